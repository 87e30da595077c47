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

  it('parts a firm’s name in capitals from the number before it', () => {
    const letter =
      'MALWA LEASING S.A. ul. Domaniewska 47, 02-672 Warszawa Warszawa, 3.08.2026 r. Nasz znak: DM/1/44719/26 Umowa nr KL/2024/0093312 USŁUGI TRANSPORTOWE JAN ZAWADZKI ul. Lwowska 70, 39-300 Mielec NIP 8173302265 WEZWANIE DO ZAPŁATY Szanowny Panie, wyznaczamy Panu dodatkowy termin 7 dni od dnia otrzymania niniejszego wezwania na zapłatę 4 478,22 zł na rachunek 37 1140 2004 0000 3802 7755 1904. W razie bezskutecznego upływu tego terminu Malwa Leasing S.A. będzie uprawniona do wypowiedzenia umowy ze skutkiem natychmiastowym. Z poważaniem Anna Lis';
    const { recipient, threat } = readLetter(openLetter(letter));
    expect(recipient).toMatch(/usługi transportowe jan zawadzki/i);
    expect(threat.level).toBe('HIGH');
  });
});
