import { clauseAt } from '#shared/letters/reading/clauses/clause.ts';
import { enclosedFrom } from '#shared/letters/reading/clauses/second-letter.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** The part of the letter that contains a sum: order, reasons, instruction, or an enclosed letter. */
export type Zone = 'body' | 'reasons' | 'instruction' | 'enclosed';

const heading =
  /(?:^|[\n.;:)] *)((?:UZASADNIENIE|Uzasadnienie|POUCZENI[EA]|Pouczeni[ea])(?![\p{Ll}]))/gu;

/** A heading that ends the reasons: what follows speaks to the reader again. */
const afterReasons = either(
  /(?:DODATKOWE )?INFORMACJ[EA](?: DODATKOWE)?/,
  /WYJAŚNIENI[EA](?: DLA STRONY)?/,
  'PŁATNOŚĆ',
  'WPŁATY',
  /SPOSÓB (?:ZAPŁATY|WPŁATY|PŁATNOŚCI)/,
  'CO DALEJ',
  'CO NALEŻY ZROBIĆ',
);
const ending = new RegExp(String.raw`\n[ \t]*(${afterReasons})[ \t]*[:?]?[ \t]*(?=\n)`, 'gu');

const wrote = either(
  'napisal',
  'pisze',
  'poinformowal',
  'zglosil',
  'wskazal',
  'podal',
  'podniosl',
  'zarzucil',
  'opisal',
  'twierdzi',
  'uwaza',
  'oczekiwal',
  'domagal',
);

/**
 * Sentences that repeat what the reader wrote ("Napisał Pan, że klub żąda 400 zł") or name a question that the
 * letter leaves open ("nie możemy ocenić, czy opłata jest należna"): their sums are not demanded.
 */
const retold = new RegExp(
  either(
    new RegExp(String.raw`^(?:szanown\w+ pan\w*,? )?${wrote}\w* (?:sie )?(?:pan|pani|panstwo)\b`),
    new RegExp(
      String.raw`^w (?:reklamacji|pismie|zgloszeniu|wniosku|skardze) (?:\S+ ){0,5}(?:pan|pani|panstwo) ${wrote}`,
    ),
    /\bnie (?:mozemy|moge|moze|oceniamy|rozstrzygamy|badamy)\b[^.;]{0,80}\bczy\b/,
  ),
);

/**
 * Like `zonesOf`, but text after the reasons with its own heading belongs to the body again, and single
 * sentences that are for others or only repeat something are set apart.
 */
export function readerZonesOf(view: LetterView): (at: number) => Zone {
  const zoneAt = zonesOf(view);
  const ends = [...view.source.matchAll(ending)].map(({ index }) => index);
  return (at) => {
    const end = ends.findLast((one) => one <= at);
    const isEnded = zoneAt(at) === 'reasons' && end !== undefined && zoneAt(end) === 'reasons';
    const clause = clauseAt(view, flowPosition(view, at));
    if (clause?.part === 'others') return 'enclosed';
    if (clause !== undefined && retold.test(clause.text)) return 'reasons';
    return isEnded ? 'body' : zoneAt(at);
  };
}

/** Gives, for each position of the source, the part of the letter that contains it. */
export function zonesOf(view: LetterView): (at: number) => Zone {
  const { source, flow } = view;
  const from = enclosedFrom(view);
  const enclosed = from < flow.text.length ? flow.toSource(from, from + 1).start : Infinity;
  const marks = [...source.matchAll(heading)].map((match) => ({
    at: match.index,
    zone: /^u/i.test(match[1] ?? '') ? ('reasons' as const) : ('instruction' as const),
  }));
  return (at) =>
    at >= enclosed ? 'enclosed' : (marks.findLast((mark) => mark.at <= at)?.zone ?? 'body');
}
