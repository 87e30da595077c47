import { describe, expect, it } from 'vitest';

import { letterDuties } from '#shared/letters/answering/actions.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const account = '37 1140 2004 0000 3802 7755 1904';

/** The direction of the money, and the sums of the steps that tell the reader to pay. */
function paymentIn(sender: string, body: string) {
  const letter = `${sender}\nul. Polna 4, 90-001 Łódź\nŁódź, 12 maja 2026 r.\n\nPani Maria Lis\nul. Leśna 3, 90-002 Łódź\n\n${body}\n`;
  const facts = readLetter(openLetter(letter));
  const orders = letterDuties(facts).filter(({ action }) =>
    /^(?:Dokonaj zapłaty|Zapłać)/.test(action),
  );
  return {
    direction: facts.financial.direction,
    sums: orders.flatMap(
      ({ action }) => /\d[\d\s]*,\d{2}/.exec(action)?.[0].replace(/\s/g, '') ?? [],
    ),
  };
}

describe('a payment that the letter asks for is told as one', () => {
  it.each([
    [
      'Zakład Gospodarki Komunalnej',
      `Na koncie lokalu jest niedopłata 214,50 zł. Czekamy na wpłatę do 30 maja 2026 r. Konto: ${account}.`,
      '214,50',
    ],
    [
      'Biblioteka Miejska',
      `Za przetrzymanie książek do uregulowania ma Pani 36,00 zł, w kasie albo na rachunek ${account}, najpóźniej 5 czerwca 2026 r.`,
      '36,00',
    ],
    [
      'Dentysta Uśmiech sp. z o.o.',
      `Przypominam się z fakturą nr 12/04/2026 na 640,00 zł. Bardzo proszę o przelew w tym tygodniu na ${account}.`,
      '640,00',
    ],
    [
      'Naczelnik Urzędu Skarbowego Łódź-Polesie',
      `DECYZJA\n\nNa podstawie art. 21 § 3 Ordynacji podatkowej określam zobowiązanie w podatku dochodowym za 2024 r. w kwocie 2 318,00 zł.\nRachunek: ${account}\n\nOd decyzji służy odwołanie w terminie 14 dni.`,
      '2318,00',
    ],
    [
      'Komornik Sądowy przy Sądzie Rejonowym w Łodzi Jan Bielik',
      `ZAWIADOMIENIE O WSZCZĘCIU EGZEKUCJI\nKm 17/26\n\nZawiadamiam, że na wniosek wierzyciela Nova S.A. wszczęto przeciwko Pani egzekucję.\nnależność główna 1 500,00 zł\nodsetki 80,00 zł\nkoszty 150,00 zł\nrazem 1 730,00 zł\nRachunek komornika: ${account}`,
      '1730,00',
    ],
    [
      'Straż Miejska w Łodzi',
      `Nałożono na Panią grzywnę w drodze mandatu karnego kredytowanego w wysokości 100,00 zł. Grzywnę należy uiścić w terminie 7 dni na konto ${account}.`,
      '100,00',
    ],
    [
      'Anna Kot',
      `Mario,\n\noddaj mi 1 200 zł, które pożyczyłaś, do końca maja. Konto to samo: ${account}.\n\nAnia`,
      '1200,00',
    ],
    [
      'Sąd Rejonowy w Łodzi\nI Wydział Cywilny',
      'ZARZĄDZENIE\n\nSąd wzywa Panią do uiszczenia opłaty od apelacji w kwocie 250,00 zł w terminie tygodniowym pod rygorem odrzucenia apelacji.',
      '250,00',
    ],
    [
      'Orzeł Telekom S.A.',
      `Faktura VAT 77/05/2026\nAbonament 59,00 zł\nRazem brutto 59,00 zł\nDo zapłaty 59,00 zł\nTermin płatności 26.05.2026\nNr konta: ${account}`,
      '59,00',
    ],
    [
      'Fundusz Sekur NFIZW',
      `Zawiadomienie o cesji\n\nNabyliśmy od Banku Wspólnego S.A. wierzytelność wobec Pani. Zadłużenie: kapitał 4 102,11 zł, odsetki 822,90 zł, razem 4 925,01 zł. Oczekujemy spłaty całości w ciągu 14 dni na rachunek ${account}.`,
      '4925,01',
    ],
    [
      'Lokum Zarządca sp. z o.o.',
      `Zaległość czynszowa\n\nNie zapłaciła Pani czynszu za marzec i kwiecień, łącznie 1 480,00 zł. Brak wpłaty do 31 maja 2026 r. spowoduje skierowanie sprawy do sądu. Konto: ${account}.`,
      '1480,00',
    ],
  ])('%s', (sender, body, sum) => {
    expect(paymentIn(sender, body)).toEqual({ direction: 'to_pay', sums: [sum] });
  });
});

describe('a sum that the letter only tells is nothing to pay', () => {
  it.each([
    [
      'Komornik Sądowy przy Sądzie Rejonowym w Radomiu Adam Wrona',
      `POSTANOWIENIE\nKm 411/24\n\nKomornik postanawia zakończyć postępowanie egzekucyjne, gdyż dłużnik spłacił roszczenie.\n\nRozliczenie:\nnależność główna 3 200,00 zł\nodsetki 214,18 zł\nopłata egzekucyjna 341,42 zł\nrazem 3 755,60 zł\nRachunek: ${account}`,
    ],
    [
      'Komornik Sądowy przy Sądzie Rejonowym w Łodzi Jan Bielik',
      `POSTANOWIENIE\nKm 17/26\n\nUmarzam postępowanie egzekucyjne na wniosek wierzyciela. Wierzyciel odstąpił od egzekucji 1 730,00 zł. Rachunek ${account}.`,
    ],
    [
      'Spółdzielnia Mieszkaniowa Zorza',
      `Potwierdzenie salda\n\nNa dzień 31.12.2025 r. saldo Pani konta wynosi:\nopłaty za lokal 0,00 zł\nfundusz remontowy 412,00 zł (termin płatności 10.01.2026, zapłacono 8.01.2026)\n\nProsimy o potwierdzenie zgodności salda w terminie 14 dni.\n${account}`,
    ],
    [
      'ZUS Oddział w Opolu',
      `INFORMACJA\n\nNa Pani koncie płatnika na dzień 30 kwietnia 2026 r. zapisano składki w kwocie 1 600,32 zł i wpłaty w kwocie 1 600,32 zł. Gdyby powstała zaległość, wyślemy upomnienie, a jego koszt wyniesie 16,00 zł.\nNumer rachunku składkowego: ${account}`,
    ],
    [
      'Fundusz Sekur NFIZW',
      `Zawiadomienie o cesji\n\nUmową z 20 kwietnia 2026 r. nabyliśmy od Banku Wspólnego S.A. wierzytelność z umowy nr 55/2020. Na dzień cesji wierzytelność wynosiła:\nkapitał 4 102,11 zł\nodsetki 822,90 zł\nrazem 4 925,01 zł\n\nWkrótce skontaktujemy się z Panią.\n${account}`,
    ],
    [
      'Telemax sp. z o.o.',
      `Otrzymaliśmy wniosek o rozłożenie na raty zadłużenia 904,50 zł. Wniosek rozpatrzymy w ciągu 14 dni. Poprzednio wzywaliśmy Panią do zapłaty 2 kwietnia 2026 r.\n${account}`,
    ],
    [
      'Lokum Zarządca sp. z o.o.',
      `Potwierdzamy, że 8 maja 2026 r. wpłynęła Pani wpłata 1 480,00 zł za czynsz za marzec i kwiecień. Rachunek: ${account}.`,
    ],
    [
      'TU Przystań S.A.',
      'Wycena szkody całkowitej\n\nWartość auta przed szkodą 18 200,00 zł, wartość pozostałości 6 100,00 zł, różnica 12 100,00 zł. Prosimy o podanie numeru rachunku do wypłaty w ciągu 7 dni.',
    ],
    [
      'Urząd Miasta Zgierz',
      `POSTANOWIENIE\n\nZaliczam wpłatę 500,00 zł z 4 maja 2026 r. na poczet zaległości w podatku od nieruchomości: należność główna 470,00 zł, odsetki 30,00 zł, razem 500,00 zł.\nRachunek: ${account}`,
    ],
  ])('%s', (sender, body) => {
    const { direction, sums } = paymentIn(sender, body);
    expect(direction).not.toBe('to_pay');
    expect(sums).toEqual([]);
  });
});

describe('a payment that depends on the reader’s choice is conditional', () => {
  it.each([
    [
      'Kancelaria Radcy Prawnego Piotr Żuk',
      `W imieniu Nova S.A. proponuję, aby sprawę zakończyć wpłatą 2 000,00 zł zamiast 3 150,00 zł. Jeżeli zdecyduje się Pani na ugodę, proszę podpisać załączony egzemplarz; wtedy wpłata następuje do 30 czerwca na konto ${account}.`,
    ],
    [
      'Administracja Cmentarza Zachodniego',
      `Jeśli chce Pani zachować grób na następne 20 lat, prosimy wnieść opłatę: opłata za przedłużenie 780,00 zł.\nRachunek ${account}`,
    ],
    [
      'Multi Ubezpieczenia S.A.',
      `Przygotowaliśmy dla Pani ofertę: składka roczna 312,00 zł. Jeżeli zdecyduje się Pani na ochronę, wystarczy opłacić składkę do 20 maja 2026 r. na ${account}.`,
    ],
  ])('%s', (sender, body) => {
    expect(paymentIn(sender, body)).toEqual({ direction: 'conditional', sums: [] });
  });
});
