import { describe, expect, it, test } from 'vitest';

import { fromLabourOffice, fromNursery } from './letters.ts';
import { endings, read } from './read-short.ts';

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

describe('letters in their own words', () => {
  it('an employer who ends a contract without a formula dismisses', () => {
    const mail =
      'Od: Beata Rosół <b.rosol@rosol.example>\nDo: Oliwia Kantor <o@kantor.example>\nData: pon., 19 paź 2026 o 16:42\nTemat: umowa\n\nCześć Oliwia,\n\nniestety muszę skończyć z Tobą umowę o pracę. Daję Ci wypowiedzenie, okres to miesiąc. Możesz się odwołać do sądu pracy w ciągu 21 dni od dnia, w którym je dostaniesz. Odprawy nie będzie.\n\nBeata Rosół\n';
    const { type, remedy } = read(mail);
    expect([type.id, remedy?.name]).toEqual(['wypowiedzenie-pracy', 'odwołanie']);
    expect(endings(mail)).toEqual([
      '21 days: odwołanie – wniesienie',
      '1 months: koniec okresu wypowiedzenia',
    ]);
  });

  it('a landlord who ends a lease names the day of moving out', () => {
    const note =
      'Kraków, 30 września 2026\n\nCześć Michał,\n\npotrzebuję mieszkania dla córki, więc wypowiadam Ci umowę z końcem października. Proszę, wyprowadź się do 31 października 2026 r., klucze odbiorę tego dnia.\n\nRobert Kania\n';
    expect(read(note).type.code).toBe('wypowiedzenie_umowy');
    expect(endings(note)).toEqual(['2026-10-31: opróżnienie i wydanie lokalu']);
  });

  it('what a bank says it does not do is no call', () => {
    const heir = `Bank Spółdzielczy w Lipnie\nLipno, 3 listopada 2026 r.\n\nPan Jan Kot\n\nW związku ze śmiercią Marii Kot zadłużenie z umowy kredytu wynosi 18 420,55 zł. Do czasu ustalenia kręgu spadkobierców nie wzywamy Pana do spłaty. Prosimy o nadesłanie aktu poświadczenia dziedziczenia.\n`;
    expect(read(heir).type.id).toBe('spadek');
  });
});

describe('a fee of a private car park', () => {
  it('is no fare of a carrier, though the driver had no ticket either', () => {
    const letter =
      'Parkingi Las sp. z o.o.\nul. Leśna 58, 20-309 Lublin\n\nPani Anna Nowak\n\nWEZWANIE do zapłaty opłaty dodatkowej\n\nParking: Galeria Las. Powód: brak biletu, przekroczono bezpłatny czas 60 min.\nZgodnie z regulaminem postój powyżej 60 minut jest płatny, a brak biletu powoduje obowiązek zapłaty opłaty dodatkowej 180,00 zł.\n';
    expect(read(letter).type.id).toBe('parking-prywatny');
  });

  it.each([
    'Samochód PO 1AB22 stał na terenie parkingu bez biletu. Wjazd na teren parkingu oznacza przyjęcie regulaminu.',
    'Kierujący zawarł umowę najmu miejsca na warunkach z tablicy przy wjeździe. Limit bezpłatny: 60 minut, postój bez biletu trwał dłużej.',
  ])('is one by the contract of driving in: %j', (words) => {
    const letter = `Plac Serwis sp. z o.o.\nul. Leśna 58, 20-309 Lublin\n\nPani Anna Nowak\n\nWEZWANIE DO UISZCZENIA OPŁATY DODATKOWEJ\n\n${words}\nOpłata dodatkowa wynosi 180,00 zł.\n`;
    expect(read(letter).type.id).toBe('parking-prywatny');
  });
});
