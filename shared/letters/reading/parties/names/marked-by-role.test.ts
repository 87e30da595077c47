import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const partiesOf = (text: string) => {
  const { sender, recipient, reference } = readLetter(openLetter(text));
  return { sender, recipient, reference };
};
const bailiff = `Komornik Sądowy przy Sądzie Rejonowym w Kole [OSOBA_1]
Kancelaria Komornicza nr I w Kole
ul. Toruńska 1, 62-600 Koło
Koło, 4.03.2026 r.
Km 402/26
`;
const seizure = `
Wzywam pracodawcę, aby w terminie tygodnia złożył oświadczenie o wynagrodzeniu.`;

describe('a seizure goes to who pays the debtor', () => {
  it.each([
    [
      'a note below the address',
      `MŁYN BIAŁY S.C.\nul. Włocławska 8\n62-600 Koło\n(pracodawca dłużnika)\n\nZAJĘCIE WYNAGRODZENIA ZA PRACĘ\nDłużnik: [OSOBA_2], zam. ul. Cicha 3, 62-600 Koło`,
      'Młyn Biały S.C.',
    ],
    [
      'a note behind the address, the debtor above the heading too',
      `Hurtownia Owoców FRUKT Sp. z o.o. ul. Włocławska 8 62-600 Koło - pracodawca\nDłużnik: [OSOBA_2] ul. Cicha 3, 62-600 Koło\nZAJĘCIE WYNAGRODZENIA ZA PRACĘ`,
      'Hurtownia Owoców FRUKT Sp. z o.o.',
    ],
    [
      'a label with what the addressee is',
      `ADRESAT - dłużnik zajętej wierzytelności: FRUKT Sp. z o.o. ul. Włocławska 8 62-600 Koło\nDŁUŻNIK: [OSOBA_2] ul. Cicha 3 62-600 Koło\n\nZAJĘCIE WYNAGRODZENIA ZA PRACĘ`,
      'FRUKT Sp. z o.o.',
    ],
    [
      'the label of a garnishee',
      `DŁUŻNIK: [OSOBA_2], ul. Cicha 3, 62-600 Koło\nTRZECIODŁUŻNIK: FRUKT Sp. z o.o., ul. Włocławska 8, 62-600 Koło\n\nZAJĘCIE WYNAGRODZENIA ZA PRACĘ`,
      'FRUKT Sp. z o.o.',
    ],
  ])('%s', (_, block, recipient) => {
    expect(partiesOf(bailiff + block + seizure)).toMatchObject({
      recipient,
      reference: 'Km 402/26',
    });
  });

  it('and to the debtor, whose own copy has the debtor in its window', () => {
    const copy = `${bailiff}
                    [OSOBA_2]
                    ul. Cicha 3
                    62-600 Koło
                    - dłużnik -

ZAJĘCIE WYNAGRODZENIA ZA PRACĘ
Dłużnik: [OSOBA_2]
Pracodawca: FRUKT Sp. z o.o.${seizure}`;
    expect(partiesOf(copy).recipient).toBe('[OSOBA_2]');
  });
});

describe('the writer of a letter about an insolvency', () => {
  it('is the trustee, and the creditor at its address the reader', () => {
    const letter = `Syndyk masy upadłości
NORDEX Sp. z o.o. w upadłości w Gdyni
[OSOBA_1], licencja doradcy restrukturyzacyjnego nr 1190
ul. Polna 70/4, 81-388 Gdynia

Wierzyciel:
Tapicernia KANAPA s.c.
ul. Lipowa 2, 83-300 Kartuzy

ZAWIADOMIENIE O OGŁOSZENIU UPADŁOŚCI

Zawiadamiam, że sąd ogłosił upadłość NORDEX Sp. z o.o. Wierzytelność zgłasza się w terminie 30 dni.`;
    expect(partiesOf(letter)).toMatchObject({
      sender: 'Syndyk masy upadłości NORDEX Sp. z o.o.',
      recipient: 'Tapicernia KANAPA s.c.',
    });
  });
});

describe('a label with what it also gives', () => {
  it('names the reader, and a day of something else is not the day of the letter', () => {
    const { recipient, documentDate } = readLetter(
      openLetter(`Gaz Obrót sp. z o.o. ul. Polna 2, 35-105 Rzeszów
Rzeszów, 22.06.2026 r.
Nabywca i adres punktu poboru: [OSOBA_1] Budy Małe 117 36-060 Głogów

WEZWANIE DO ZAPŁATY

Data i godzina kontroli: 19.11.2025, 7:52
Wzywamy do zapłaty 266,00 zł do 10.07.2026 r.`),
    );
    expect({ recipient, documentDate }).toEqual({
      recipient: '[OSOBA_1]',
      documentDate: '2026-06-22',
    });
  });
});
