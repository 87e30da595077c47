import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const ACCOUNT = 'Rachunek: 37 1140 2004 0000 3802 7755 1904';
const head = (sender: string, title: string) =>
  `${sender}\nul. Polna 1, 00-001 Warszawa\nWarszawa, 4 marca 2026 r.\n\nPani Anna Wilk\nul. Długa 5, 00-002 Warszawa\n\n${title}\n\n`;

function sumsOf(letter: string) {
  const read = readLetter(openLetter(letter)).financial;
  const { main_amount: main, interest, costs, total_amount: total, direction } = read;
  return [main.value, interest.value, costs.value, total.value, direction];
}

describe('a granted benefit', () => {
  it.each([
    ['wysokość', 'świadczenie wychowawcze'],
    ['kwota świadczenia', 'świadczenie „Dobry start”'],
    ['miesięczna kwota', 'dodatek osłonowy'],
  ])('is named by the row "%s" below the words that grant it', (row, what) => {
    const body = `Informujemy, że przyznaliśmy Pani ${what}:\n\n  okres               od 01.06.2026 do 31.05.2027\n  ${row}            640,00 zł miesięcznie\n  termin wypłaty      do 12. dnia miesiąca\n`;
    const letter = head('Zakład Ubezpieczeń Społecznych', 'INFORMACJA O PRZYZNANIU ŚWIADCZENIA');
    const [main, , , , direction] = sumsOf(letter + body);
    expect([main, direction]).toEqual([640, 'to_receive']);
  });

  it('counts, not the difference that the reasons leave to its reader', () => {
    const body =
      'PRZYZNAJĘ\n\nPani Annie Wilk dodatek mieszkaniowy w kwocie 215,84 zł miesięcznie od 1 marca 2026 r.\n\nUzasadnienie\nWydatki przyjęto w wysokości 600,00 zł. Różnicę, w tym miesiącu 384,16 zł, płaci Pani sama.\n';
    const [main, , , , direction] = sumsOf(head('Ośrodek Pomocy Społecznej', 'DECYZJA') + body);
    expect([main, direction]).toEqual([215.84, 'to_receive']);
  });
});

describe('interest', () => {
  it.each(['odsetki dzienne', 'dalsze odsetki za każdy dzień', 'dzienna kwota odsetek'])(
    'is never the rate of one day: %s',
    (rate) => {
      const rows = `Wzywam do zapłaty:\nnależność główna      2 100,00 zł\n${rate}       0,63 zł\nodsetki do dnia 3.03.2026      310,50 zł\nkoszty procesu      120,00 zł\nrazem      2 530,50 zł\n\n${ACCOUNT}\n`;
      const letter = head('Komornik Sądowy Jan Rak', 'WEZWANIE DO ZAPŁATY') + rows;
      expect(sumsOf(letter).slice(0, 4)).toEqual([2100, 310.5, 120, 2530.5]);
    },
  );

  it.each([
    ['Okres Zasiłek Odsetki Razem', '12.02.2026-10.03.2026 3 214,80 zł 118,26 zł 3 333,06 zł'],
    [
      'Za okres Świadczenie Odsetki do dnia decyzji Razem',
      'od 12.02.2026 do 10.03.2026 3 214,80 118,26 3 333,06',
    ],
  ])('keeps its column in a table without columns: %s', (names, figures) => {
    const body = `Zakład zobowiązuje Panią do zwrotu nienależnie pobranego zasiłku:\n${names}\n${figures}\nKwotę 3 333,06 zł należy wpłacić w ciągu 14 dni. ${ACCOUNT}\n`;
    const letter = head('Zakład Ubezpieczeń Społecznych', 'DECYZJA') + body;
    expect(sumsOf(letter)).toEqual([3214.8, 118.26, null, 3333.06, 'to_pay']);
  });
});

describe('a sum to pay', () => {
  it.each(['do wyrównania', 'do uregulowania', 'do uzupełnienia'])(
    'is the last row of a table: %s',
    (label) => {
      const body = `Na koncie brakuje wpłat:\n\nkurs marzec       320,00 zł   brak wpłaty\nkurs kwiecień     320,00 zł   brak wpłaty\npodręcznik         96,00 zł   brak wpłaty\n${label}    736,00 zł\n\nProsimy o przelew do 24 maja 2026 r. ${ACCOUNT}\n`;
      expect(sumsOf(head('Szkoła Lingua sp. z o.o.', 'Rozliczenie') + body)).toEqual([
        736,
        null,
        null,
        736,
        'to_pay',
      ]);
    },
  );

  it.each([
    'Do zapłaty z faktury zostaje 320,00 zł. Nowy termin płatności: 7 września 2026 r.',
    'Po korekcie do zapłaty pozostaje 320,00 zł, płatne do 30 maja 2026 r.',
  ])('is what a complaint leaves of a bill: %s', (left) => {
    const body = `Uznajemy reklamację faktury F/12 na kwotę 412,00 zł w części. Wystawiliśmy korektę na minus 92,00 zł.\n${left}\nW pozostałym zakresie reklamacji nie uznajemy.\n`;
    const letter = head('Energia Wschód S.A.', 'ODPOWIEDŹ NA REKLAMACJĘ') + body;
    expect(sumsOf(letter)).toEqual([320, null, null, 320, 'to_pay']);
  });

  it.each([
    '150,00 zł w przypadku wpłaty w ciągu 7 dni, a 250,00 zł w przypadku wpłaty po tym terminie.',
    '150,00 zł przy wpłacie do 11 marca 2026 r., 250,00 zł przy wpłacie po tym dniu.',
  ])('is the price of the first days, not what it grows to later: %s', (rates) => {
    const body = `Za brak opłaty za postój pobiera się opłatę dodatkową w wysokości ${rates}\n${ACCOUNT}\n`;
    const letter =
      head('Miejski Zarząd Dróg', 'ZAWIADOMIENIE o opłacie dodatkowej nr 88/26') + body;
    expect(sumsOf(letter).slice(0, 4)).toEqual([150, null, null, 150]);
  });

  it('does not grow by a relief or by the costs of a later reminder', () => {
    const body = `Miesięczna opłata wyniesie:\n\n stawka za osobę            34,00 zł\n ulga za kompostownik      - 4,00 zł\n OPŁATA MIESIĘCZNA          98,00 zł\n\nOpłatę prosimy wpłacić do 15 kwietnia 2026 r. ${ACCOUNT}\nOpłata podlega egzekucji po uprzednim upomnieniu (koszt upomnienia 16,00 zł).\n`;
    const letter = head('Wójt Gminy Lipno', 'ZAWIADOMIENIE o wysokości opłaty') + body;
    expect(sumsOf(letter).slice(0, 4)).toEqual([98, null, null, 98]);
  });
});

describe('the claim of a creditor', () => {
  it.each([
    'W księgach upadłej znajduje się Pani faktura FV 1/2026 z 2 stycznia 2026 r. na 4 920,00 zł brutto, niezapłacona.',
    'Z ewidencji upadłej spółki wynika, że nie zapłacono Pani faktury nr 3/2025 z 2 grudnia 2025 r. na kwotę 4 920,00 zł.',
  ])('is named by the books of the bankrupt: %s', (books) => {
    const body = `Sąd ogłosił upadłość BUDOMAX sp. z o.o. ${books}\nWierzytelność zgłasza się syndykowi w Krajowym Rejestrze Zadłużonych w terminie 30 dni od dnia obwieszczenia.\n`;
    const letter =
      head('Syndyk masy upadłości BUDOMAX sp. z o.o.', 'ZAWIADOMIENIE o ogłoszeniu upadłości') +
      body;
    expect(sumsOf(letter)).toEqual([4920, null, null, null, 'disputed']);
  });
});
