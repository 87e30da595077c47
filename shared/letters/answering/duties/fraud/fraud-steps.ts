import type { Duty, LetterDuty } from '#shared/letters/answering/duty.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { pays, warnedOf } from '#shared/letters/reading/scam/scam-pattern.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { anyOf, either } from '#shared/letters/text/word-list.ts';

import { type FraudAim, fraudAims } from './fraud-aims.ts';

/** More would be a list that nobody reads while they are frightened. */
const MOST = 3;

/** What the fraudster wants of the reader, the most dangerous first; a sentence that warns of it does not count. */
const aimsOf: (view: LetterView) => readonly FraudAim[] = oncePer((view: LetterView) => {
  const sentences = view.flow.folded
    .split(/(?<=[.!?;])\s|\n\n/u)
    .map((one) => one.replace(/\n/g, ' '));
  const said = sentences.filter((sentence) => !warnedOf.test(sentence));
  return fraudAims
    .filter(({ asked }) => said.some((sentence) => asked.test(sentence)))
    .slice(0, MOST);
});

/** What not to do with this letter, for each thing that it is after. */
export const fraudRefusals = (view: LetterView): Duty[] =>
  aimsOf(view).map(({ avoid, step }) => ({ action: avoid, step, priority: 'HIGH' }));

/** What to do at once when the reader has already done what the letter is after. */
export function fraudRescues(view: LetterView): Duty[] {
  const rescues = aimsOf(view).flatMap(({ rescue }) => (rescue === undefined ? [] : [rescue]));
  return [...new Set(rescues)].map(([action, step]) => ({ action, step, priority: 'HIGH' }));
}

/** What a letter with signs of fraud wants done with money, data, links and telephones is never passed on as a step. */
export const lures = ({ quote }: Pick<LetterDuty, 'quote'>): boolean =>
  quote !== null && luring.test(foldText(quote));
const luring = new RegExp(
  either(
    new RegExp(String.raw`\b${pays}`),
    new RegExp(
      anyOf([
        'przela*',
        'kont*',
        'koncie',
        'rachun*',
        'bank*',
        'kart*',
        'kod*',
        'blik',
        'hasl*',
        'login*',
        'logow*',
        'zaloguj*',
        'link*',
        'klik*',
        'http*',
        'www',
        'aplikacj*',
        'zainstal*',
        'dzwon*',
        'telefon*',
        'dane',
        'danych',
        'poufn*',
      ]),
    ),
  ),
);
