import { describe, expect, it } from 'vitest';

import { documentTypeOf } from '#shared/letters/catalogue/all-document-types.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { readMoney } from '#shared/letters/reading/money/money.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

function moneyOf(kind: string, body: string) {
  const letter = `Sąd Rejonowy w Ostrowie\nul. Polna 1, 00-001 Warszawa\n\nPan Jan Nowak\n\nPISMO\n\n${body}\n`;
  const { main_amount, total_amount, direction } = readMoney(
    viewLetter(openLetter(letter)),
    documentTypeOf(kind),
  ).financial;
  return { main: main_amount.value, total: total_amount.value, direction };
}

describe('a sum that somebody has still to decide on is not to be paid', () => {
  it.each([
    [
      'rozprawa-strona',
      'Sąd zawiadamia, że w dniu 3 marca 2027 r. o godz. 9:00 odbędzie się posiedzenie w sprawie wykonania orzeczenia organu Republiki Czeskiej z dnia 4 lutego 2026 r., nr 55/26, nakładającego na Pana karę pieniężną w wysokości 300 EUR.',
    ],
    [
      'rozprawa-strona',
      'Posiedzenie w przedmiocie zamiany grzywny w kwocie 1 200,00 zł na prace społecznie użyteczne odbędzie się 4 maja 2027 r. w sali 5. Stawiennictwo nie jest obowiązkowe.',
    ],
    [
      'rozprawa-strona',
      'Zawiadamiam o rozprawie wyznaczonej na 6 maja 2027 r. celem rozpoznania wniosku o zobowiązanie Pana do zapłaty 2 400,00 zł tytułem nawiązki.',
    ],
    [
      'rozprawa-strona',
      'Doręcza się odpis wniosku prokuratora o wymierzenie Panu grzywny w wysokości 800 zł. Posiedzenie odbędzie się 7 czerwca 2027 r.',
    ],
    [
      'inne',
      'Zawiadamiam o wszczęciu z urzędu postępowania w sprawie nałożenia na Pana kary pieniężnej w wysokości 5 000 zł. Może Pan wypowiedzieć się w terminie 7 dni.',
    ],
    [
      'inne',
      'W załączeniu przesyłamy projekt decyzji ustalającej opłatę w kwocie 3 150,00 zł. Uwagi można zgłosić w terminie 14 dni.',
    ],
  ])('%s: %s', (kind, body) => {
    const { direction } = moneyOf(kind, body);
    expect(['none', 'disputed']).toContain(direction);
  });

  it.each([
    'po rozpoznaniu na posiedzeniu w sprawie z wniosku Anny Kot nakazuje Panu zapłacić kwotę 900,00 zł w terminie 14 dni.',
    'Posiedzenie odbyło się 2 marca 2027 r. Wzywamy Pana do zapłaty grzywny 500,00 zł w terminie 30 dni na rachunek 37 1140 2004 0000 3802 7755 1904.',
  ])('but what is ordered is: %s', (body) => {
    expect(moneyOf('rozprawa-strona', body).direction).toBe('to_pay');
  });
});
