import { answerClassification } from '#shared/letters/answering/engine.ts';
import { type ReadLetter, readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

/** A letter of a few lines as it is read. */
export const read = (text: string): ReadLetter => readLetter(openLetter(text));

/** The terms of a letter: the last day or the length, and what is to be done by then. */
export const terms = (text: string) =>
  read(text).terms.map(({ kind, date, amount, unit, what }) => ({
    kind,
    end: date ?? `${String(amount)} ${String(unit)}`,
    what,
  }));

/** The same on one line each: "2026-02-28: zapłata". */
export const endings = (text: string) => terms(text).map(({ end, what }) => `${end}: ${what}`);

/** What the letter makes its reader do, in one text. */
export const steps = (text: string) =>
  answerClassification(openLetter(text))
    .required_actions.map(({ action }) => action)
    .join(' ');
