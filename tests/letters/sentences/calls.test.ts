import { expect, test } from 'vitest';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { letterSaying } from './letter-saying.ts';

const actionsOf = (sentences: string) => {
  const { required_actions, optional_actions } = answerClassification(letterSaying(sentences));
  return [...required_actions, ...optional_actions].map(({ action }) => action).join('\n');
};

test.each([
  [
    'Szkoła prosi, żeby uczeń lub rodzic potwierdził udział na załączonym druku do 26 czerwca 2026 r.',
    'potwierdził udział',
  ],
  [
    'Sąd postanawia:\n1. wszcząć postępowanie;\n2. wezwać obowiązanego do złożenia - w terminie 7 dni od dnia doręczenia - sprawozdania finansowego za rok 2025.',
    'do złożenia - w terminie 7 dni',
  ],
  [
    'Nakładam na inwestora, Pana Pawła Hinca, zam. Chwaszczyno, obowiązek usunięcia w terminie 60 dni od dnia doręczenia braków w projekcie.',
    'obowiązek usunięcia',
  ],
  [
    'Żeby zakończyć sprawę, potrzebujemy jeszcze dwóch rzeczy:\n1) karty informacyjnej ze szpitala,\n2) podpisanego oświadczenia z numerem konta.',
    'oświadczenia z numerem konta',
  ],
  [
    'Nota za router zostanie anulowana, jeżeli w tym samym terminie odda Pan sprawne urządzenie w salonie.',
    'odda Pan sprawne urządzenie',
  ],
  [
    'Uzasadnienie\nDokumentów nie ma.\n\nJAK WYKONAĆ\nPo złożeniu sprawozdania należy zawiadomić sąd, podając numer zgłoszenia.',
    'należy zawiadomić sąd',
  ],
])('what the letter asks is among the actions: %s', (sentences, asked) => {
  expect(actionsOf(sentences)).toContain(asked);
});

test.each([
  'Sąd postanawia:\n1. zobowiązać powoda do złożenia umowy w terminie 7 dni.',
  'Nota nie zostanie anulowana, jeżeli odda Pan urządzenie po terminie.',
])('what another must do, or what spares nothing, is not: %s', (sentences) => {
  expect(actionsOf(sentences)).not.toMatch(/złożenia umowy|odda Pan/);
});

const termsOf = (sentences: string) =>
  answerClassification(letterSaying(sentences)).terms.map(
    ({ date, amount, unit }) => date ?? `${String(amount)} ${String(unit)}`,
  );

test.each([
  ['Po skompletowaniu akt pieniądze przelewamy w ciągu 30 dni.', []],
  ['Gdy syn nie może przyjść, wyznaczymy termin dodatkowy, nie później niż do 30 września.', []],
  ['Jestem do dyspozycji do 30 czerwca, potem zastępuje mnie pani Kot.', []],
  ['Sprawę zamkniemy, jeżeli do 30 czerwca przyśle Pani oświadczenie.', ['2026-06-30']],
  ['Prosimy o nie do 20 maja 2026 r.', ['2026-05-20']],
])('a day that binds the sender is no term of the reader: %s', (sentences, terms) => {
  expect(termsOf(sentences)).toEqual(terms);
});

test('an insurance that goes on by itself is told with its premium and the day to leave', () => {
  const { type, financial, terms } = readLetter(
    openLetter(`Warmia Towarzystwo Ubezpieczeń S.A.
ul. Kanta 1, 10-691 Olsztyn

Olsztyn, 4 maja 2026 r.

Pan Jan Wrona
ul. Szkolna 5/2
10-100 Olsztyn

Kończy się okres ubezpieczenia OC

1 czerwca 2026 r. kończy się okres ubezpieczenia OC pojazdu NO 4411K. Jeżeli nie wypowie Pan umowy, zostanie zawarta następna umowa na kolejne 12 miesięcy. Składkę za nowy okres, 812,00 zł, prosimy wpłacić do 15 czerwca 2026 r. na rachunek 12 1020 3541 0000 5102 0012 3456. Wypowiedzenie prosimy wysłać najpóźniej 31 maja 2026 r.`),
  );
  expect(type.id).toBe('ubezpieczyciel-wznowienie');
  expect([financial.direction, financial.main_amount.value]).toEqual(['to_pay', 812]);
  expect(terms.map(({ date }) => date).toSorted()).toEqual(['2026-05-31', '2026-06-15']);
});
