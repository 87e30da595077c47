import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const reader = '\n\nPani Ewa Lis\nul. Leśna 2\n08-455 Mielnik\n\n';
const police =
  'Komenda Miejska Policji w Łomży\nul. Wojska Polskiego 9, 18-400 Łomża\n\nRSD-204/26\nŁomża, 4 maja 2026 r.';
const prosecutor =
  'Prokuratura Rejonowa w Łomży\nul. Szosa Zambrowska 1, 18-400 Łomża\n\n4006-1.Ds.88.2026\nŁomża, 4 maja 2026 r.';
const mayor =
  'Burmistrz Miasta Kutno\npl. Piłsudskiego 18, 99-300 Kutno\n\nGKM.6232.11.2026\nKutno, 4 maja 2026 r.';

const remedyIn = (letter: string) => readLetter(openLetter(letter)).remedy;

const discontinued = (head: string, teaching: string) =>
  remedyIn(
    `${head}${reader}POSTANOWIENIE\no umorzeniu dochodzenia\n\nna podstawie art. 325f k.p.k. postanowił umorzyć dochodzenie w sprawie kradzieży roweru wobec niewykrycia sprawcy.\n\nPOUCZENIE\n${teaching}`,
  );

describe('an order that ends an inquiry', () => {
  it.each([
    [
      'Pokrzywdzonemu przysługuje zażalenie. Zażalenie wnosi się w terminie 7 dni od doręczenia odpisu do prokuratora sprawującego nadzór nad dochodzeniem, tj. Prokuratora Rejonowego w Łomży.',
      'Prokurator Rejonowy w Łomży',
      'Komenda Miejska Policji w Łomży',
    ],
    [
      'Pokrzywdzonemu przysługuje zażalenie. Należy je złożyć w terminie 7 dni, za pośrednictwem tutejszej komendy, do Prokuratora Okręgowego w Łomży.',
      'Prokurator Okręgowy w Łomży',
      'Komenda Miejska Policji w Łomży',
    ],
    [
      'Na postanowienie przysługuje zażalenie pokrzywdzonemu w terminie 7 dni.',
      'prokurator, który nadzoruje dochodzenie',
      'Komenda Miejska Policji w Łomży',
    ],
  ])('of the police: %s', (teaching, addressee, via) => {
    expect(discontinued(police, teaching)).toMatchObject({ addressee, via });
  });

  it('that a prosecutor approved goes to a court through that prosecutor', () => {
    const teaching =
      'Postanowienie zatwierdził prokurator Prokuratury Rejonowej w Łomży. Na postanowienie przysługuje zażalenie do Sądu Rejonowego w Łomży za pośrednictwem prokuratora, który je zatwierdził, w terminie 7 dni.';
    expect(discontinued(police, teaching)).toMatchObject({
      addressee: 'Sąd Rejonowy w Łomży',
      via: 'prokurator, który zatwierdził postanowienie',
    });
  });

  it('of a prosecutor goes to the court through the prosecutor', () => {
    const teaching =
      'Na postanowienie przysługuje zażalenie do sądu właściwego do rozpoznania sprawy, tj. Sądu Rejonowego w Łomży, w terminie 7 dni.';
    expect(discontinued(prosecutor, teaching)).toMatchObject({
      addressee: 'Sąd Rejonowy w Łomży',
      via: 'Prokuratura Rejonowa w Łomży',
    });
  });
});

it.each([
  [
    'Od decyzji przysługuje odwołanie w terminie 14 dni. Adresuje się je do Samorządowego Kolegium Odwoławczego w Płocku, a składa w tutejszym urzędzie.',
    'Samorządowe Kolegium Odwoławcze w Płocku',
  ],
  [
    'Odwołanie od decyzji, adresowane do Samorządowego Kolegium Odwoławczego w Płocku, należy złożyć za moim pośrednictwem w terminie 14 dni.',
    'Samorządowe Kolegium Odwoławcze w Płocku',
  ],
  [
    'Od decyzji służy stronie odwołanie. Odwołanie kieruje się w terminie 14 dni od doręczenia do Wojewody Łódzkiego za pośrednictwem organu, który ją wydał.',
    'Wojewoda Łódzki',
  ],
])('the body that the instruction names: %s', (teaching, addressee) => {
  const letter = `${mayor}${reader}DECYZJA\n\nNa podstawie art. 104 k.p.a. odmawiam przyznania zasiłku.\n\nPouczenie\n${teaching}`;
  expect(remedyIn(letter)).toMatchObject({ addressee, via: 'Burmistrz Miasta Kutno' });
});

it('takes nobody for the body who only follows the remedy', () => {
  const letter = `Ubezpieczenia Zorza S.A.\nul. Prosta 1, 00-001 Warszawa\n\nNr szkody 118/26${reader}DECYZJA W SPRAWIE SZKODY\n\nOdmawiamy wypłaty odszkodowania. Od decyzji przysługuje reklamacja w terminie 30 dni. Po rozpatrzeniu reklamacji można wystąpić do Rzecznika Finansowego.`;
  expect(remedyIn(letter)?.addressee).not.toMatch(/Rzecznik/);
});

it('is passed on by the bailiff, not by the employer who tells of the seizure', () => {
  const mail =
    'Od: Kadry Pralnia Bis sp. z o.o. <kadry@pralnia.example>\nDo: Ewa Lis\nTemat: Zajęcie wynagrodzenia Km 77/26\n\nDzień dobry,\n\nkomornik przy Sądzie Rejonowym w Łomży zajął Pani wynagrodzenie do kwoty 4 100,00 zł. Od czerwca potrącamy połowę pensji i przekazujemy ją komornikowi. Skargę na czynności komornika można wnieść w terminie tygodnia przez kancelarię komornika do Sądu Rejonowego w Łomży.\n\nPralnia Bis sp. z o.o.';
  expect(remedyIn(mail)?.via ?? '').not.toContain('Pralnia');
});
