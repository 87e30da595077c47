import { readFile } from 'node:fs/promises';

import { samplesOf } from '#tests/evaluation/ground-truth.ts';

/*
 * The personal data of the letters of a folder, known without the product's own finders: from the
 * ground truth, from plain patterns over the text, and from the table below.
 */

export type PersonalData = {
  name: string;
  text: string;
  /** How the words of the addressee's name begin in every grammatical case, as written in the letter. */
  names: string[];
  /** Street and house number of the addressee, in each form the letter writes them. */
  streets: string[];
  /** Identifiers, accounts, e-mail addresses and telephone numbers as the letter prints them. */
  numbers: string[];
};

/** How the addressee's street begins in every case, and the house number. */
const addresses: Readonly<Record<string, readonly [street: string, house: string]>> = {
  a01: ['Kanta', '44'],
  a03: ['Krapkowick', '3/5'],
  d01: ['Rokicińsk', '318'],
  d02: ['Przędzalnian', '7'],
  d04: ['Dąbrowskiego', '8'],
  d05: ['Chylońsk', '277D'],
  d06: ['Ślężn', '280'],
  d07: ['Puławsk', '391'],
  d08: ['Kwiatkowskiego', '71/16'],
  d09: ['Półłanki', '512'],
  d10: ['Limanowskiego', '93'],
  d11: ['Jabłoniow', '50B/11'],
  d12: ['Nałęczowsk', '302'],
  d13: ['Złotowsk', '60C/7'],
  d14: ['Rydygiera', '31F'],
  d15: ['Tarnogórsk', '255'],
  d16: ['Kasztanow', '21'],
  d17: ['Rocha', '16'],
  d18: ['Lubick', '211'],
  d19: ['Słońcu', '133/14'],
  d20: ['Leśna Polan', '17'],
  d21: ['Kołobrzesk', '44C'],
  d22: ['Wyspiańskiego', '77'],
  d23: ['Chłopskich', '9'],
  d24: ['Zwycięstwa', '187'],
  d25: ['Produkcyjn', '117'],
};

const numberPatterns = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, // e-mail
  /(?<=tel(?:\.|efon\w*)?:?\s{1,3})\d{2,3}(?: \d{2,3}){2,3}/gi,
  /(?<!\d)\d{2} ?(?:\d{4} ?){5}\d{4}(?!\d)/g, // Polish accounts
  /\b[A-Z]{2}\d{2} ?(?:\d{4} ?){3,}\d{2,4}\b/g, // foreign ones
];

/** The letters that are analysed, with what must not leave. */
export async function personalDataOf(folder: string): Promise<PersonalData[]> {
  const samples = (await samplesOf(folder)).filter(
    ({ truth }) => truth.expected_rejection === null,
  );
  return Promise.all(
    samples.map(async ({ name, file, truth }) => {
      const text = await readFile(file, 'utf8');
      return {
        name,
        text,
        names: namesIn(text, [truth.recipient ?? '', ...truth.recipient_aliases]),
        streets: streetIn(text, name.slice(0, 3)),
        numbers: [
          ...truth.identifiers.map(({ value }) => value),
          ...numberPatterns.flatMap((pattern) => text.match(pattern) ?? []),
        ],
      };
    }),
  );
}

/** "Jan Kowalski" and "Joannę i Michała Sikorów" are people; firms and trade names are not. */
const personName = /^\p{Lu}[\p{Ll}'’]\S+(?: i \p{Lu}\p{Ll}+)? \p{Lu}\S+$/u;

function namesIn(text: string, names: readonly string[]): string[] {
  const words = names
    .filter((name) => personName.test(name))
    .flatMap((name) => name.split(/ i | |-/));
  const stems = words.map((word) => (word.length > 5 ? word.slice(0, -2) : word.slice(0, 3)));
  return [...new Set(stems.flatMap((stem) => [stem, stem.toUpperCase()]))].filter((stem) =>
    startsAWord(stem).test(text),
  );
}

/** Finds the words that begin so; the case of the letters counts. */
export function startsAWord(stem: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}])${stem}`, 'u');
}

function streetIn(text: string, letter: string): string[] {
  const [street, house] = addresses[letter] ?? [];
  if (street === undefined || house === undefined) return [];
  const written = new RegExp(String.raw`${street}\p{L}*\s+${house}`, 'giu');
  return (text.match(written) ?? []).map((found) => found.replace(/\s+/g, ' '));
}
