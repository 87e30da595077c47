import { describe, expect, it, test } from 'vitest';

import { fromLabourOffice, fromNursery } from './letters.ts';
import { read } from './read-short.ts';

const fromProsecutor = `PROKURATURA REJONOWA W ŻYWCU
4012-0.Ds.611.2026
Żywiec, 8 października 2026 r.

Pan Tadeusz Wnęk
ul. Zielona 4, 34-300 Żywiec

ZAWIADOMIENIE POKRZYWDZONEGO O PRZESŁANIU AKTU OSKARŻENIA

Zawiadamiam, że w dniu 6 października 2026 r. skierowano akt oskarżenia przeciwko Pawłowi S. O terminie rozprawy zawiadomi Sąd.
`;

const fromHousing = (words: string) => `Spółdzielnia Mieszkaniowa Zorza
Elbląg, 15 stycznia 2026 r.

Pani Bożena Rutkowska
ul. Ogólna 7, 82-300 Elbląg

INFORMACJA

${words}
`;

describe('a kind of letter', () => {
  it.each([
    ['an enforcement of a nursery', fromNursery],
    ['a hearing without a day', fromProsecutor],
    ['a decision that decides nothing', fromLabourOffice],
  ])('is not %s', (_, letter) => {
    expect(['inne', 'wezwanie-inne', 'wezwanie-do-zaplaty']).toContain(read(letter).type.id);
  });
});

describe('a letter that asks for nothing', () => {
  it.each([
    'Zaległość w opłatach za lokal w kwocie 2 318,44 zł została w całości uregulowana 10 stycznia 2026 r.',
    'Zadłużenie karty 1 942,10 zł było ubezpieczone. Prosimy nic nie wpłacać do czasu decyzji ubezpieczyciela.',
  ])('makes nobody pay: %s', (words) => {
    expect(read(fromHousing(words)).financial.direction).not.toBe('to_pay');
    expect(read(fromHousing(words)).type.code).toBe('inne');
  });

  it('is none that tells what to do where the debt was paid in the meantime', () => {
    const letter = `Zakład Ubezpieczeń Społecznych Oddział w Gdyni
Gdynia, 14.10.2026 r.

Pani Olga Fajkowska
ul. Gdańska 31, 84-200 Wejherowo

UPOMNIENIE

Wzywa się do zapłaty należności 6 345,76 zł w terminie 7 dni od dnia doręczenia upomnienia pod rygorem wszczęcia egzekucji administracyjnej.
Gdy należność została zapłacona po wystawieniu upomnienia, prosimy o kontakt.
`;
    expect(read(letter).threat.level).toBe('HIGH');
  });

  it('is no demand of money when it calls for something else', () => {
    const letter = fromHousing('Wzywam Panią do usunięcia gałęzi do 31 stycznia 2026 r.').replace(
      'INFORMACJA',
      'Przedsądowe wezwanie do zaniechania naruszeń',
    );
    expect(read(letter).type.code).toBe('inne');
  });
});

describe('a letter that mentions a notary', () => {
  const from = (sender: string, text: string) =>
    read(
      `${sender}\nŁomża, 4 maja 2026 r.\n\nPani Irena Wolska, ul. Polna 3, 18-400 Łomża\n\nDzień dobry,\n\n${text}\n`,
    ).type.id;

  it('is not one of a notary where somebody else sends the reader there', () => {
    const text =
      'po śmierci Pani brata został u nas kredyt. Oświadczenie o odrzuceniu spadku składa się przed notariuszem; prosimy o kopię aktu poświadczenia dziedziczenia.';
    expect(from('Bank Narwiański S.A.', text)).not.toBe('notariusz-spadek');
    expect(from('Kancelaria Notarialna Ewa Mus, notariusz', text)).toBe('notariusz-spadek');
  });

  it('is no letter of a creditor of the dead where it claims a reserved share', () => {
    const text = (claim: string) =>
      `WEZWANIE\n\nwzywam Panią jako spadkobierczynię po zmarłym ojcu do zapłaty 20 000,00 zł ${claim} w terminie 14 dni.`;
    const sender = 'Kancelaria Radcy Prawnego Jan Rudy';
    expect(from(sender, text('tytułem długu zmarłego z pożyczki'))).toBe('spadek');
    expect(from(sender, text('tytułem zachowku'))).not.toBe('spadek');
  });
});

describe('a letter that names another letter', () => {
  const fromTaxOffice = (text: string) =>
    read(
      `Urząd Skarbowy w Łomży\nul. Polna 1, 18-400 Łomża\n\n4 maja 2026 r.\n\nPan Jan Rudy, ul. Polna 3, 18-400 Łomża\n\nDzień dobry,\n\n${text}\n`,
    ).type.id;

  it('is not that letter when it is only going to be sent', () => {
    const later =
      'brakuje nam części wpłaty. Jeżeli nic się nie zmieni, wyślemy upomnienie, a potem tytuł wykonawczy.';
    expect(fromTaxOffice(later)).not.toMatch(/upomnienie|tytul/);
    expect(
      fromTaxOffice('doręczamy Panu odpis: tytuł wykonawczy nr 7/2026, i zajmujemy rachunek.'),
    ).toBe('tytul-wykonawczy-administracyjny');
  });

  it('is not that letter when it denies to be one', () => {
    expect(fromTaxOffice('Ten list nie jest decyzją ani upomnieniem.')).toBe('inne');
  });
});

describe('a bailiff who writes like anybody else', () => {
  const fromBailiff = (sentence: string) =>
    read(`Komornik Sądowy przy Sądzie Rejonowym w Chełmie Marek Wilk
ul. Lwowska 3, 22-100 Chełm
Chełm, 8 czerwca 2026 r.
Km 204/26

Pani Hanna Dudek
ul. Ogrodowa 5, 22-100 Chełm

Szanowna Pani, na wniosek wierzyciela Lombard Sp. j. ${sentence} Do spłaty jest 2 300,00 zł.

Marek Wilk, komornik sądowy
`).type.id;

  it.each([
    ['zająłem Pani pensję w firmie Drewex.', 'komornik-zajecie-wynagrodzenia'],
    ['zajęłam wczoraj Pani świadczenie emerytalne.', 'komornik-zajecie-wynagrodzenia'],
    ['zająłem Pani konto w Banku Zachód.', 'komornik-zajecie-rachunku'],
  ])('still tells what is taken: %s', (sentence, kind) => {
    expect(fromBailiff(sentence)).toBe(kind);
  });
});

test.each(['Urząd Skarbowy w Kłodzku', 'Powiatowy Urząd Pracy w Lesku', 'Burmistrz Pleszewa'])(
  'a notice of %s about a transfer is no letter of a bank',
  (office) => {
    const letter = `${office}
ul. Długa 3, 57-300 Kłodzko

14 kwietnia 2026 r.

Pan Dariusz Pawlicki, ul. Polna 3, 57-300 Kłodzko

Informacja

Informujemy, że przelew 1 846,00 zł na Pana rachunek został zlecony. Środki powinny wpłynąć w ciągu 3 dni, zależnie od banku. Zwrot następuje w ciągu 45 dni.
`;
    const { type, terms } = read(letter);
    expect(type.code).not.toBe('pismo_banku');
    expect(terms).toEqual([]);
  },
);
