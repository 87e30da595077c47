import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { type Clause, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "Z tej kwoty 12 400,00 zł przekazujemy bankowi, a 7 107,00 zł Panu": what is paid out to several. */
const isSplit = new RegExp(
  String.raw`\b${either(
    /z (?:tej|powyzszej|calej|tego) (?:kwoty|sumy|odszkodowania)/,
    /z czego/,
    /z tego/,
  )}\b[^;]*\b(?:bank\w*|cesj\w*|warsztat\w*|leasing\w*|komornik\w*|wierzyciel\w*|wspolwlasciciel\w*)`,
);
const pays = either(
  'wyplacamy',
  'wyplacimy',
  'przekazujemy',
  'przekazemy',
  'przelewamy',
  'przelejemy',
);
const reader = '(?:panu|pani|panstwu|tobie)';
/** "… 7 107,00 zł dla Pani", "… 7 107,00 zł wypłacimy Panu". */
const toReader = new RegExp(String.raw`^ (?:(?:${pays}|dla) )?${reader}\b`);
/** "Panu zaś wypłacimy 7 107,00 zł". */
const readerGets = new RegExp(
  String.raw`\b${reader} (?:(?:${pays}|zas|natomiast|pozostale|reszte) ){0,3}$`,
);

/** The reader's part in grosze of a sum that is split between several, where the letter names it. */
export function readersPart(view: LetterView): number | undefined {
  return clausesOf(view)
    .filter(({ text }) => isSplit.test(text))
    .flatMap((clause) => partIn(view, clause) ?? [])
    .at(0);
}

function partIn(view: LetterView, { span }: Clause): number | undefined {
  return findAmounts(view.flow).find((amount) => {
    const start = flowPosition(view, amount.span.start);
    const end = flowPosition(view, amount.span.end);
    return (
      amount.explicit &&
      start >= span.start &&
      end <= span.end &&
      (toReader.test(view.spaced.slice(end, span.end)) ||
        readerGets.test(view.spaced.slice(span.start, start)))
    );
  })?.grosze;
}
