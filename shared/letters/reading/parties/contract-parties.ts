import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { inNominative, type Party } from './party.ts';

const opening = /(?:pomiedzy|miedzy)\s?:?\s+/;
const partyEnd =
  /,? (?:z siedziba|zamieszkal|zam\.|wpisan|reprezentowan|legitymujac|pesel|nip|regon|krs|prowadzac|zwan|adres)|,|\n/;
const andWord = /(?:zwan\w{1,3} (?:dalej|w dalszej)[^,\n]{0,60},?|\n)\s*a\s+(?:pan\w* )?/g;

/** The party named first in a contract: the one that drafted it. */
export function firstContractParty(view: LetterView): Party | null {
  const start = opening.exec(view.spaced);
  return start === null ? null : partyAt(view, start.index + start[0].length);
}

/** The other party: after "a" between the two descriptions. */
export function secondContractParty(view: LetterView): Party | null {
  const start = opening.exec(view.spaced);
  if (start === null) return null;
  andWord.lastIndex = start.index;
  const second = andWord.exec(view.flow.folded);
  return second === null ? null : partyAt(view, second.index + second[0].length);
}

function partyAt(view: LetterView, at: number): Party | null {
  const start =
    at +
    (/^\s*(?:\d[.)]|[a-c]\))?\s*(?:pan\w{0,3} )?/.exec(view.spaced.slice(at))?.[0].length ?? 0);
  const rest = view.spaced.slice(start, start + 200);
  const end = partyEnd.exec(rest)?.index ?? 80;
  const name = view.flow.text
    .slice(start, start + end)
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? null : { name: inNominative(name), quote: name };
}
