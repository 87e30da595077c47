import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

/** Sentences that stand in many letters and change nothing for their reader. */
const neutral = {
  'a remedy against costs alone':
    'Na postanowienie w przedmiocie kosztów przysługuje zażalenie w terminie 7 dni.',
  'a term for delivery abroad':
    'Jeżeli doręczenie ma nastąpić poza terytorium Unii Europejskiej, termin wynosi trzy miesiące.',
  'the month of a data request':
    'Na żądanie dotyczące danych osobowych administrator odpowiada w terminie miesiąca od jego otrzymania.',
  'a complaint to the data protection office':
    'Przysługuje Państwu skarga do Prezesa Urzędu Ochrony Danych Osobowych.',
  'a witness who fails to come':
    'Świadek może w ciągu tygodnia od doręczenia postanowienia skazującego na grzywnę usprawiedliwić niestawiennictwo.',
  'the restoring of a missed term':
    'W ciągu tygodnia od ustania przyczyny uchybienia można złożyć wniosek o przywrócenie terminu.',
} as const;

const folders = [
  'tests/fixtures/letters',
  'tests/fixtures/letters-2',
  'tests/fixtures/further-letters',
];

function letters(folder: string): [string, string][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && !/^[br]\d/.test(name))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]);
}

/** What the reader would do first, and by which remedy. */
function advice(text: string) {
  const { remedy, terms } = answerClassification(openLetter(text));
  const [first] = terms;
  return {
    remedy: remedy?.name ?? null,
    first: first === undefined ? null : [first.kind, first.date, first.amount, first.unit],
  };
}

describe.each(folders)('in %s', (folder) => {
  test.each(Object.entries(neutral))('%s changes neither remedy nor first term', (_, sentence) => {
    const changed = letters(folder).flatMap(([name, text]) => {
      const before = advice(text);
      const after = advice(`${text.trimEnd()}\n\n${sentence}\n`);
      return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ name, before, after }];
    });
    expect(changed).toEqual([]);
  });
});
