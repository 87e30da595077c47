import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const head =
  'BURMISTRZ MIASTA LIPOWO Wydział Finansowy ul. Długa 1, 11-100 Lipowo Data 12.03.2026 r. Znak sprawy FN.3120.14.2026 Pan Jan Zawadzki ul. Krótka 5/2 11-100 Lipowo';
const title = 'DECYZJA odmawiająca umorzenia zaległości';
const body =
  'Na podstawie art. 67a ustawy z dnia 29 sierpnia 1997 r. Ordynacja podatkowa, po rozpatrzeniu wniosku z dnia 3 lutego 2026 r., odmawiam umorzenia zaległości w podatku od nieruchomości. UZASADNIENIE Wnioskodawca nie wykazał ważnego interesu. POUCZENIE Od decyzji przysługuje odwołanie do Samorządowego Kolegium Odwoławczego w terminie 14 dni od dnia doręczenia decyzji.';

describe('a letter copied as one block', () => {
  it.each([
    ['alone', ''],
    ['below the head of a mail', 'Od: Kancelaria <k@x.example>\nDo: jan@x.example\n\n'],
  ])('is read like a letter with lines, %s', (_name, above) => {
    const read = readLetter(openLetter(`${above}${head} ${title} ${body}`));
    expect(read).toMatchObject({
      sender: 'Burmistrz Miasta Lipowo',
      recipient: 'Jan Zawadzki',
      reference: 'FN.3120.14.2026',
      documentDate: '2026-03-12',
    });
    expect(read.view.title).toBe(title);
  });
});
