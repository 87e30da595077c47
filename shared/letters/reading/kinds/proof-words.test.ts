import { describe, expect, it, test } from 'vitest';

import { allDocumentTypes } from '#shared/letters/catalogue/all-document-types.ts';
import { proofOf } from '#shared/letters/catalogue/proof-words.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const read = (...lines: string[]) =>
  readLetter(
    openLetter(`BASTION Towarzystwo Ubezpieczeń S.A.
ul. Prosta 1, 00-001 Warszawa

Warszawa, 6 października 2026 r.

Pani Ewa Lis
ul. Leśna 2, 49-300 Brzeg

${lines.join('\n')}

Reklamacje: pisemnie lub telefonicznie.`),
  );

test('every kind that needs proof is in the catalogue', () => {
  const known = new Set(allDocumentTypes.map(({ id }) => id));
  expect(Object.keys(proofOf).filter((id) => !known.has(id))).toEqual([]);
});

describe('a premium that was not paid is no claim for a damage', () => {
  it.each([
    [
      'WEZWANIE DO ZAPŁATY',
      'Polisa DOM 118/26. Do dziś nie wpłynęła druga rata składki 418,00 zł, płatna 12 maja 2026 r. Wzywamy do zapłaty w terminie 7 dni od otrzymania pisma. Brak zapłaty spowoduje ustanie naszej odpowiedzialności; za późniejsze szkody nie wypłacimy odszkodowania.',
    ],
    [
      'Przypomnienie o zapłacie składki',
      'Nie odnotowaliśmy składki za polisę nr 77 1201. Prosimy o wpłatę 640,00 zł do 20 października 2026 r. Jeżeli pieniądze nie wpłyną, ochrona wygaśnie.',
    ],
  ])('%s', (title, text) => {
    const { type, threat } = read(title, text);
    expect(type.id).toBe('ubezpieczyciel-skladka');
    expect(threat.level).toBe('HIGH');
  });

  it('does not end where the letter says that the cover goes on', () => {
    const { threat } = read(
      'Wezwanie do zapłaty raty składki',
      'Nie wpłynęła II rata składki OC, polisa 12/26, 468,00 zł. Prosimy o wpłatę do 20 października 2026 r. Brak zapłaty nie powoduje, że ochrona wygaśnie.',
    );
    expect(threat.level).toBe('MEDIUM');
  });
});

it('is a recourse where the insurer has paid somebody', () => {
  const { type } = read(
    'WEZWANIE DO ZAPŁATY – REGRES',
    'Wypłaciliśmy poszkodowanemu odszkodowanie 6 200,00 zł. Sprawca szkody prowadził bez prawa jazdy. Na podstawie art. 43 ustawy wzywamy do zwrotu wypłaconego odszkodowania 6 200,00 zł w terminie 14 dni.',
  );
  expect(type.id).toBe('ubezpieczyciel-regres');
});
