import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';

function moneyOf(body: string, type: string) {
  const { financial } = readMoney(viewLetter(openLetter(`${body}\n`)), documentTypeOf(type));
  const { main_amount: main, costs, interest, total_amount: total, direction } = financial;
  return [main.value, interest.value, costs.value, total.value, direction];
}

describe('arithmetic that the letter prints', () => {
  it.each([
    [
      'ogrzewanie   3 000,00   2 200,00   dopłata 800,00\nwoda         900,00     1 000,00   zwrot   100,00\nSALDO PO POTRĄCENIU                  700,00 zł',
      'Saldo 700,00 zł jest DOPŁATĄ. Prosimy o wpłatę do 30 września 2026 r.',
    ],
    [
      'ciepło   niedopłata   500,00\nścieki   nadpłata     120,00\nSALDO: NIEDOPŁATA   380,00 zł',
      'Kwotę 380,00 zł prosimy wpłacić do 30 września 2026 r.',
    ],
  ])('takes no side of a reckoning for its balance: %s', (table, asked) => {
    const body = `ROZLICZENIE KOSZTÓW OGRZEWANIA I WODY\n\n${table}\n\n${asked} ${account}`;
    const balance = table.includes('700,00') ? 700 : 380;
    expect(moneyOf(body, 'zmiana-oplat')).toEqual([balance, null, null, balance, 'to_pay']);
  });

  it.each(['brakującej opłaty', 'pozostałej części opłaty', 'reszty opłaty'])(
    'knows what was credited on a fee from what is missing: %s',
    (words) => {
      const body = `WEZWANIE\n\nSąd wzywa Pana do usunięcia braków apelacji przez:\n\n  1)  uiszczenie ${words} od apelacji w kwocie 400 zł\n      (należna jest opłata 500 zł, na którą zaliczono 100 zł wpłacone wcześniej);\n  2)  podpisanie apelacji,\n\nw terminie tygodniowym. ${account}`;
      expect(moneyOf(body, 'sad-braki-formalne').slice(0, 1)).toEqual([400]);
    },
  );

  it('is about what the last row leaves, not about what it is set off against', () => {
    const body =
      'POSTANOWIENIE\n\npostanawiam zaliczyć część nadpłaty na poczet zaległości:\n\n  nadpłata PIT-37              2 000,00\n  1. należność główna            700,00\n  2. odsetki za zwłokę            50,00\n     suma (1+2)                  750,00\n  DO ZWROTU                    1 250,00\n\nZwrot kwoty nastąpi na rachunek wskazany w zeznaniu.';
    const [main, , , , direction] = moneyOf(body, 'postanowienie-podatkowe');
    expect([main, direction]).toEqual([1250, 'to_receive']);
  });

  it('takes one sum that comes to the reader whole, whatever it is credited on', () => {
    const body =
      'INFORMACJA\n\nZ kwoty tej pobrano opłatę 100,00 zł, a na rachunek z wniosku przekazano Pani 900,00 zł, z zaliczeniem na:\n   - koszty procesu           500,00 zł\n   - odsetki                  150,00 zł\n   - należność główną         250,00 zł.\n\nEgzekucja jest w toku.';
    expect(moneyOf(body, 'komornik-pismo').slice(0, 4)).toEqual([900, null, null, 900]);
  });

  it('makes the granted whole of the points of a complaint', () => {
    const body =
      'Odpowiedź na reklamację\n\n1. Basen nieczynny - UZNAJEMY, obniżka ceny 400,00 zł. 2. Odwołana wycieczka - UZNAJEMY, zwrot opłaty 250,00 zł. 3. Hałas 900,00 zł - NIE UZNAJEMY. Razem uznane: 650,00 zł. Kwotę tę przelejemy w ciągu 14 dni od podania nam numeru rachunku.';
    expect(moneyOf(body, 'odpowiedz-na-reklamacje')).toEqual([650, null, null, 650, 'to_receive']);
  });
});

describe('a seizure', () => {
  const table =
    '  Należności wraz z kosztami upomnienia   216,00 zł\n  Opłata manipulacyjna                     40,00 zł\n  Opłata egzekucyjna                       21,60 zł\n  KWOTA ZAJĘCIA NA DZIEŃ 11.05.2026       277,60 zł';

  it('is about what it takes, and asks for nothing that is taken anyway', () => {
    const body = `ZAWIADOMIENIE O ZAJĘCIU INNEJ WIERZYTELNOŚCI PIENIĘŻNEJ\n\nZajęta wierzytelność: nadpłata w podatku dochodowym za 2025 r. w kwocie 1 000,00 zł\n\n${table}\n\nKwota zajęcia zostanie przekazana wierzycielowi z nadpłaty bez udziału zobowiązanego. Pozostała część nadpłaty, tj. 722,40 zł, zostanie zwrócona na rachunek.`;
    const [main, , , total, direction] = moneyOf(body, 'tytul-wykonawczy-administracyjny');
    expect([main, total, direction]).toEqual([216, 277.6, 'disputed']);
  });
});

describe('a rate', () => {
  const letter = (counted: string) =>
    `ZAWIADOMIENIE o wysokości opłaty\n\nuchwałą zmieniona została stawka opłaty. Od 1 stycznia 2027 r. stawka wynosi 40,00 zł miesięcznie od osoby (dotychczas 33,00 zł). ${counted} Opłatę wnosi się do 15 dnia każdego miesiąca. ${account}`;

  it.each([
    'Liczba osób 3, opłata miesięczna 3 x 40,00 zł = 120,00 zł (do 31 grudnia: 99,00 zł).',
    'Opłata miesięczna za Pana nieruchomość: 3 osoby x 40,00 zł = 120,00 zł.',
  ])('comes to what the letter multiplies it to: %s', (counted) => {
    expect(moneyOf(letter(counted), 'inne')[0]).toBe(120);
  });

  it('comes to less where something is taken off the product', () => {
    const counted =
      'Opłata 3 x 40,00 zł = 120,00 zł, zwolnienie 3 x 4,00 zł = 12,00 zł, opłata miesięczna 108,00 zł.';
    expect(moneyOf(letter(counted), 'inne')[0]).not.toBe(120);
  });
});
