import { expect, test } from 'vitest';

import { answerClassification, answerReplies } from '#shared/letters/answering/engine.ts';

import { letterSaying } from './letter-saying.ts';

const read = (sentences: string) => answerClassification(letterSaying(sentences));
const labelOf = (sentences: string) => read(sentences).type_label;
const levelOf = (sentences: string) => read(sentences).threat.level;
const today = '2026-05-10';

test.each([
  ['Pani reklamacji z 2 maja nie możemy uwzględnić.', 'Odpowiedź na reklamację lub wniosek'],
  ['W odpowiedzi na Pani wniosek z 2 maja wyrażamy zgodę.', 'Odpowiedź na reklamację lub wniosek'],
  [
    'Opłata miesięczna od 1 lipca wzrośnie do 65 zł. Jeżeli nie akceptuje Pani nowej ceny, może Pani rozwiązać umowę.',
    'Zmiana ceny lub warunków umowy',
  ],
  ['Rozliczamy kaucję po najmie: potrącamy 120 zł za klucz.', 'Rozliczenie kaucji'],
  ['Kurs pływania 12 czerwca 2026 r. nie odbędzie się.', 'Odwołanie lub opóźnienie usługi'],
  [
    'Potwierdzamy wpłatę z 2 maja. Ugoda została wykonana i sprawę zamykamy.',
    'Potwierdzenie, że sprawa jest zamknięta',
  ],
  ['Oddajemy do dyspozycji nowe logo naszej firmy.', 'Inne pismo'],
])('a letter whose words name no kind has one by what it does: %s', (said, label) => {
  expect(labelOf(said)).toBe(label);
});

test.each([
  ['Wstrzymania dostaw nie planujemy. Prosimy zapłacić 100 zł do 20 maja 2026 r.'],
  ['Kurier zabierze pralkę. Proszę ją wcześniej odłączyć od wody.'],
  ['Opłatę za wznowienie pobiera operator wyłącznie po wstrzymaniu dostaw gazu.'],
])('who threatens no supply makes no letter grave: %s', (said) => {
  expect(['LOW', 'MEDIUM']).toContain(levelOf(said));
});

test('a sender who will take money by itself is no mere informant', () => {
  expect(levelOf('12 czerwca pobierzemy z Pani konta 340,00 zł.')).toBe('MEDIUM');
  expect(levelOf('Jeżeli Pani poprosi, pobierzemy z konta 340,00 zł.')).toBe('LOW');
});

test('nobody is told to pay what was paid too much', () => {
  const { financial } = read(
    'Rozliczenie roczne.\n\nNależność 902,17 zł\nWpłaty 1 020,00 zł\nNadpłata 117,83 zł\n\nKonto: 50 1020 3453 0000 8902 0331 4417',
  );
  expect(financial.direction).not.toBe('to_pay');
});

test.each([
  ['Resztę przeleję na Pani konto do 15 maja 2026 r.'],
  ['Grafik dostanie Pani od kierownika do 15 maja 2026 r.'],
  ['Wpis w rejestrze wykreślimy do 15 maja 2026 r.'],
  ['Technologiczny czas naprawy to 4 dni.'],
])('what the sender does or how long something takes is no term of the reader: %s', (said) => {
  expect(read(said).terms).toEqual([]);
});

test('a refusal beside a small grant is not answered with thanks', () => {
  const { variant_1_cooperative: first } = answerReplies(
    letterSaying(
      'Reklamacji czterech płatności na 3 480,00 zł nie uznajemy. Opłatę 45,00 zł zwróciliśmy dziś na konto.',
    ),
    undefined,
    today,
  );
  expect(first.content).not.toContain('pozytywne');
});

test('a cancelled fee is no money on its way to the reader', () => {
  const { optional_actions } = read('Pani odwołanie uwzględniamy. Opłatę 150,00 zł anulujemy.');
  expect(optional_actions.map(({ action }) => action).join(' ')).not.toContain(
    'pieniądze przyszły',
  );
});

test('money that waits for an account number makes the reader give it', () => {
  const { required_actions } = read(
    'Uwzględniamy Pani reklamację i wypłacimy 280,00 zł w 7 dni od otrzymania numeru Pani konta.',
  );
  expect(required_actions.map(({ action }) => action).join(' ')).toMatch(/numer\w* (?:Pani )?kont/);
});

test('a debt that the sender lets be paid in instalments is not to be paid at once', () => {
  const { required_actions } = read(
    'Zarząd zgodził się, żeby zaległość 2 184,00 zł spłaciła Pani w sześciu ratach po 364,00 zł, do 15. dnia każdego miesiąca. Konto: 80 2030 0045 1110 0000 0043 2210',
  );
  const said = required_actions.map(({ action }) => action).join(' ');
  expect(said).not.toMatch(/Dokonaj zapłaty 2 184,00 zł(?! – w ratach po 364,00 zł)/);
  expect(said).not.toContain('zaproponuj raty');
});
