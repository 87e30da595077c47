import { expect, it } from 'vitest';

import { firmBehind } from './address-block.ts';

it.each([
  ['Sygn. akt Km 88/26 (podać w odpowiedzi) Piekarnia Kłos [OSOBA_2]', 'Piekarnia Kłos [OSOBA_2]'],
  ['Znak: EG.12.2026 Warsztat Samochodowy [OSOBA_1]', 'Warsztat Samochodowy [OSOBA_1]'],
  ['Kancelaria nr 4, prowadzi: [OSOBA_1]', undefined],
])('a firm in its owner’s name behind a number: %s', (text, name) => {
  expect(firmBehind(text)?.name).toBe(name);
});
