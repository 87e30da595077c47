/** An act of law in the grammatical forms that sentences need. */
export type Act = {
  name: string; // "Kodeks postępowania cywilnego"
  short: string; // "k.p.c.", behind an article on the page
};

/** A text that was read. `asOf` is the date of the law it shows: a day, a month or a year (ISO). */
export type Source = { url: string; asOf: string };

/**
 * One thing the law says, worded for a reader. Every article shown to a reader comes from a statement, so
 * a change of law means one edit and a lawyer can check all of them (`npm run law`).
 */
export type Statement = {
  act: Act;
  /** "art. 505 § 1", without the act; `null` when only the act is certain. */
  article: string | null;
  sentence: string; // plain Polish, a complete sentence
  /** The text that was read for the sentence and the article; `null` means general knowledge that nobody has checked. */
  source: Source | null;
  /** First and last day (ISO) on which it is the law, when a change is known. */
  validFrom: string | null;
  validUntil: string | null;
};

type Details = { seen?: Source; from?: string; until?: string };
type Make = (article: string | null, sentence: string, details?: Details) => Statement;

/**
 * Makes the statements of one act: `read` when a text was read (the act's own unless `seen` names
 * another), `known` when nobody has checked yet. Throws `RangeError` for a `read` without a text.
 */
export function statementsOf(act: Act, text: Source | null): { read: Make; known: Make } {
  const make = (
    source: Source | null,
    article: string | null,
    sentence: string,
    details: Details,
  ): Statement => ({
    act,
    article,
    sentence,
    source,
    validFrom: details.from ?? null,
    validUntil: details.until ?? null,
  });
  return {
    read: (article, sentence, details = {}) => {
      const source = details.seen ?? text;
      if (source === null) throw new RangeError(`Nothing was read for ${act.name}.`);
      return make(source, article, sentence, details);
    },
    known: (article, sentence, details = {}) => make(null, article, sentence, details),
  };
}

/** Whether a source was read for the statement; the reader sees "do sprawdzenia" beside the others. */
export function isVerified({ source }: Statement): boolean {
  return source !== null;
}

/** Whether the statement is in force on that day (ISO). */
export function isValidOn({ validFrom, validUntil }: Statement, day: string): boolean {
  return (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);
}

/** "art. 505 § 1 k.p.c.", for the page. */
export function citation({ act, article }: Statement): string {
  return article === null ? act.name : `${article} ${act.short}`;
}

/** "art. 480(2) § 2 i art. 505 § 1 k.p.c.": several statements, the act named once after its articles. */
export function citations(statements: readonly Statement[]): string {
  return joined(statements);
}

function joined(statements: readonly Statement[]): string {
  const byAct = new Map<Act, string[]>();
  for (const { act, article } of statements) {
    const articles = byAct.get(act) ?? [];
    const isNew = article !== null && !articles.includes(article);
    byAct.set(act, isNew ? [...articles, article] : articles);
  }
  return listed(
    [...byAct].map(([act, articles]) =>
      articles.length === 0 ? act.name : `${listed(articles)} ${act.short}`,
    ),
  );
}

function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} i ${last}`;
}
