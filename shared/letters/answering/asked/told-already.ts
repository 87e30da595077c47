import type { LetterDuty } from '#shared/letters/answering/duty.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** What only frames a request: who asks whom, by what right, how politely and until when. */
const frame = wordPattern([
  'wzyw*',
  'wezw*',
  'zobowiazuj*',
  'zobowiazan*',
  'obowiazan*',
  'prosi',
  'prosimy',
  'prosze',
  'nalezy',
  'trzeba',
  'musi',
  'musza',
  'musisz',
  'powin*',
  'jest',
  'sie',
  'pan',
  'pana',
  'pani',
  'pania',
  'panstw*',
  'przewodniczac*',
  'sad',
  'organ',
  'uprzejmie',
  'pilne',
  'pilnie',
  'niezwloczn*',
  'uzasadnion*',
  'pisemn*',
  'pismo',
  'pisma',
  'pismie',
  'niniejsz*',
  'jego',
  'jej',
  'termin',
  'terminie',
  'terminu',
  'ciagu',
  'dni',
  'dnia',
  'dniach',
  'tygodn*',
  'miesiac*',
  'dwoch',
  'trzech',
  'czternastu',
  'siedmiu',
  'dorecz*',
  'otrzyma*',
  'uplywem',
  'przed',
  'najpozniej',
  'oraz',
  'tego',
]);
const opensCondition = /^(?:tylko )?(?:jezeli|jesli|gdy|gdyby|w razie)\b/;
const condition = new RegExp(String.raw`${opensCondition.source}[^,]*,\s*`);
/** "pod rygorem zwrotu odpowiedzi złożonej po terminie": a duty with its own consequence says it. */
const threat = /,? pod rygorem\b.*/;
const FEWEST = 2;
const STEM = 5;
const SHORTEST_STEM = 4;

const wordsIn = (folded: string): string[] => folded.match(/[a-z]{3,}|\d+/g) ?? [];

/** "złóż" and "złożenia", "odpowiedź" and "odpowiedzi". */
const isSameWord = (left: string, right: string): boolean => {
  const length = Math.min(STEM, left.length, right.length);
  return length < SHORTEST_STEM ? left === right : left.slice(0, length) === right.slice(0, length);
};

/**
 * Whether a duty already says all that a request says: "wzywam Panią do złożenia wyjaśnień w terminie 7 dni" beside
 * "Złóż na piśmie wyjaśnienia". What the letter asks of everybody is not told by what only some have to do.
 */
export function isToldBy(words: string, { action, otherwise }: LetterDuty): boolean {
  const folded = foldText(words);
  const told = foldText(action);
  if (opensCondition.test(folded) !== opensCondition.test(told)) return false;
  const asked = otherwise === undefined ? folded : folded.replace(threat, '');
  const said = wordsIn(told.replace(condition, ''));
  const deed = wordsIn(asked.replace(condition, '')).filter((word) => !frame.test(word));
  return (
    deed.length >= FEWEST &&
    deed.every((word) => word !== 'nie' && said.some((one) => isSameWord(one, word)))
  );
}
