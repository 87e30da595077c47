import { genitives } from './institution-cases.ts';

const nominatives: ReadonlyMap<string, string> = new Map(
  Object.entries(genitives).map(([nominative, genitive]) => [genitive, nominative]),
);

/**
 * The other party as a letter names it after "z powództwa" or "na wniosek" ("Banku Mazowsze S.A."), in
 * the nominative. A name that opens with no known noun stays unchanged: it may already be a nominative.
 */
export function firmInNominative(phrase: string): string {
  const words = phrase.split(' ');
  const noun = nominatives.get(words[0] ?? '');
  if (noun === undefined || noun === words[0]) return withLegalForm(phrase);
  const rest = words.slice(1);
  const end = rest.findIndex((word) => !/^\p{Lu}\p{L}+(?:ego|ej)$/u.test(word));
  const cut = end < 0 ? rest.length : end;
  const agreeing = rest.slice(0, cut).map((word) => adjectiveFor(noun, word));
  return withLegalForm([noun, ...agreeing, ...rest.slice(cut)].join(' '));
}

/** "Mieszkaniowej" → "Mieszkaniowa", "Budowlanego" → "Budowlany", after a neuter noun "Budowlane". */
function adjectiveFor(noun: string, word: string): string {
  if (word.endsWith('iej')) return `${word.slice(0, -3)}a`;
  if (word.endsWith('ej')) return `${word.slice(0, -2)}a`;
  const stem = word.slice(0, -3);
  if (/[oe]$|um$/.test(noun)) return `${stem}e`;
  return stem.endsWith('i') ? stem : `${stem}y`;
}

const withLegalForm = (name: string): string =>
  name
    .replace(/(?<= )Spółki Jawnej/iu, 'Spółka Jawna')
    .replace(/(?<= )Spółki Akcyjnej/iu, 'Spółka Akcyjna')
    .replace(/(?<= )Spółki z (?=ogranicz)/iu, 'Spółka z ');
