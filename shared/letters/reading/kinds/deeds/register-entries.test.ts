import { expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const idOf = (entry: string) =>
  readLetter(
    openLetter(`SĄD REJONOWY W EŁKU
V WYDZIAŁ KSIĄG WIECZYSTYCH
Dz.Kw. OL1E/00001234/26/001

Pani Ewa Lis
ul. Leśna 2, 19-300 Ełk

ZAWIADOMIENIE O WPISIE

W księdze wieczystej OL1E/00012345/6 dokonano wpisu.
${entry}

POUCZENIE
Na wpis referendarza przysługuje skarga w terminie tygodnia. Można żądać wykreślenia hipoteki.`),
  ).type.id;

it.each([
  [
    'Dział IV. Rodzaj wpisu: WYKREŚLENIE. Hipoteka umowna 120 000,00 zł.',
    'ksiega-wykreslenie-hipoteki',
  ],
  ['W dziale IV wykreślono hipotekę przymusową 40 000 zł.', 'ksiega-wykreslenie-hipoteki'],
  ['W dziale III wykreślono ostrzeżenie o egzekucji.', 'ksiega-wykreslenie'],
  ['W dziale IV wpisano hipotekę przymusową 40 000 zł na rzecz Gminy Ełk.', 'ksiega-wpis-hipoteki'],
  ['W dziale III wpisano ostrzeżenie o wszczęciu egzekucji.', 'ksiega-wpis-ostrzezenia'],
  ['W dziale II wpisano prawo własności na rzecz Ewy Lis.', 'ksiega-wpis-wlasnosci'],
  ['W dziale IV wykreślono hipotekę nr 1 i wpisano hipotekę nr 2.', 'wpis-ksiega-wieczysta'],
])('%s', (entry, id) => {
  expect(idOf(entry)).toBe(id);
});

it('what was struck off is no debt and no reason for a lawyer', () => {
  const { financial, threat } = readLetter(
    openLetter(
      'SĄD REJONOWY W EŁKU\nV WYDZIAŁ KSIĄG WIECZYSTYCH\n\nPani Ewa Lis\nul. Leśna 2, 19-300 Ełk\n\nZAWIADOMIENIE O WPISIE\n\nW księdze wieczystej OL1E/00012345/6 wykreślono hipotekę umowną. Suma hipoteki (wykreślona): 120 000,00 zł.',
    ),
  );
  expect(financial.direction).toBe('none');
  expect(threat.level).toBe('LOW');
});
