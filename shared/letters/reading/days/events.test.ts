import { expect, test } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { readEvents } from './events.ts';

const head = 'Sąd Rejonowy w Legnicy\nI Wydział Cywilny\n\nZAWIADOMIENIE\n\n';

function eventsOf(text: string, role?: Parameters<typeof readEvents>[1]) {
  return readEvents(viewLetter(openLetter(head + text)), role, '2026-03-02');
}

test('a hearing has its day, hour and room, and attendance as the letter says', () => {
  const [event] = eventsOf(
    'Rozprawa odbędzie się dnia 8 października 2026 r. o godz. 11:40, sala nr 114. Stawiennictwo nie jest obowiązkowe.',
    'debtor',
  );
  expect(event).toMatchObject({
    kind: 'hearing',
    date: '2026-10-08',
    time: '11:40',
    place: 'sala nr 114',
    attendance: 'optional',
  });
});

test('a threat to witnesses is none to a party', () => {
  const [event] = eventsOf(
    'Rozprawa odbędzie się dnia 8 października 2026 r. o godz. 11:40. Świadek, który nie stawi się na wezwanie, podlega grzywnie.',
    'debtor',
  );
  expect(event?.consequence).toBeNull();
});

test.each([
  [
    'Wzywam Pana do osobistego stawienia się w charakterze podejrzanego w dniu 15 października 2026 r. o godz. 9:00 w Komisariacie Policji, pok. 21.',
    'summons',
    '2026-10-15',
  ],
  [
    'Komornik zawiadamia, że w dniu 15 grudnia 2026 r. o godz. 10:00 odbędzie się pierwsza licytacja nieruchomości.',
    'auction',
    '2026-12-15',
  ],
  [
    'W dniu 20 maja 2026 r. o godz. 12:00 zostaną przeprowadzone oględziny lokalu.',
    'inspection',
    '2026-05-20',
  ],
])('%s', (text, kind, date) => {
  expect(eventsOf(text)[0]).toMatchObject({ kind, date });
});

test('an order to come is an order', () => {
  const [event] = eventsOf(
    'Wzywam Panią do osobistego stawienia się w dniu 15 października 2026 r. o godz. 9:00.',
  );
  expect(event?.attendance).toBe('ordered');
});

test.each([
  'Po rozpoznaniu sprawy na rozprawie w dniu 17 lutego 2026 r. sąd orzekł.',
  'Rozprawa odbyła się dnia 20 lutego 2026 r. o godz. 9:00.',
  'Wpłaty należy dokonać do dnia 30 kwietnia 2026 r.',
])('no event: %s', (text) => {
  expect(eventsOf(text)).toEqual([]);
});

test('the end of a notice period is a day of its own, no term', () => {
  expect(
    eventsOf(
      'Rozwiązujemy umowę z zachowaniem okresu wypowiedzenia, który upłynie 30 listopada 2026 r.',
    ),
  ).toMatchObject([{ kind: 'other', date: '2026-11-30', what: 'koniec okresu wypowiedzenia' }]);
});

test.each([
  [
    'Pracownik socjalny przeprowadzi rodzinny wywiad środowiskowy w dniu 8 maja 2026 r. między godz. 9:00 a 11:00.',
    'wywiad środowiskowy, w godz. 9:00–11:00',
    '09:00',
  ],
  [
    'Zapraszamy Państwa na odbiór lokalu 8 maja 2026 r. o godz. 14:30.',
    'odbiór lokalu lub budynku',
    '14:30',
  ],
])('a visit at home and the handing over of a flat are appointments: %s', (text, what, time) => {
  expect(eventsOf(text)).toMatchObject([{ kind: 'inspection', date: '2026-05-08', what, time }]);
});

test('a day in the boxes of a printed summons is read', () => {
  expect(
    eventsOf(
      'wzywa Pana(ią) JAN KOT\n[ ] oskarżony  [x] ŚWIADEK\nna dzień [0][9] [0][4] [2][0][2][6] tj. czwartek, 09.04.2026\ngodzina [1][3]:[1][5]',
      'witness',
    ),
  ).toMatchObject([{ kind: 'summons', date: '2026-04-09', time: '13:15' }]);
});

test.each([
  'Rata piąta z terminem 20 marca 2026 r. (310,00 zł) nie jest objęta tym wezwaniem.',
  'Składka za marzec ma termin 20.03.2026 i ta kwota jej nie obejmuje.',
  'Faktura 7/2026 ma termin 20 marca 2026 r. i nie jest jeszcze zaległa.',
])('a payment besides the one that the letter demands has its day: %s', (sentence) => {
  expect(eventsOf(sentence)).toMatchObject([
    { kind: 'other', date: '2026-03-20', what: 'termin następnej płatności' },
  ]);
});

test('a payment of the past, and a day that is no payment, are no later payment', () => {
  expect(
    eventsOf(
      'Rata z 5 stycznia 2026 r. nie jest objęta tym wezwaniem. Uchwała z dnia 3 kwietnia 2026 r. nie dotyczy Pana.',
    ),
  ).toEqual([]);
});

test('an offer has its last day', () => {
  expect(eventsOf('Oferta jest ważna do 20 marca 2026 r.')).toMatchObject([
    { kind: 'other', date: '2026-03-20', what: 'koniec ważności' },
  ]);
});

test('a form says from when new charges apply behind a colon', () => {
  expect(eventsOf('INFORMACJA O OPŁATACH   obowiązuje od:  1 października 2026 r.')).toMatchObject([
    { kind: 'other', date: '2026-10-01', what: 'zmiana wchodzi w życie' },
  ]);
});
test.each([
  [
    'Od 24 marca 2026 r. zawiesimy połączenia wychodzące.',
    'zapowiedziane odcięcie lub wstrzymanie',
  ],
  [
    'Jeśli pieniądze nie wpłyną, 24 marca 2026 r. ograniczymy świadczenie usług.',
    'zapowiedziane odcięcie lub wstrzymanie',
  ],
  [
    'Z dniem 24 marca 2026 r. telefon przestanie działać.',
    'zapowiedziane odcięcie lub wstrzymanie',
  ],
  ['Odcięcie gazu zaplanowano na 24 marca 2026 r.', 'zapowiedziane odcięcie lub wstrzymanie'],
  ['Z dniem 24 marca 2026 r. zmienia się wysokość opłat.', 'zmiana wchodzi w życie'],
  [
    'Nowe zaliczki od 24 marca 2026 r.: ogrzewanie 245,00 zł (dotąd 220,00 zł).',
    'zmiana wchodzi w życie',
  ],
  ['Łącznie: dotychczas 752,48 zł; od 24 marca 2026 r. 790,17 zł.', 'zmiana wchodzi w życie'],
  ['W umowie od 24 marca 2026 r. zaczną obowiązywać nowe zapisy.', 'zmiana wchodzi w życie'],
  ['Od 24 marca 2026 r. warsztat nalicza 35,00 zł za dobę.', 'początek naliczania opłat'],
  [
    'Od 24 marca 2026 r. zwalniamy Panią z obowiązku świadczenia pracy.',
    'początek zwolnienia z obowiązku świadczenia pracy',
  ],
  ['Piszemy, bo 24 marca 2026 r. kończy się umowa OC pojazdu.', 'koniec umowy'],
  ['Rozwiązujemy umowę o pracę za porozumieniem stron z dniem 24 marca 2026 r.', 'koniec umowy'],
  ['Wypowiadam umowę najmu ze skutkiem na dzień 24 marca 2026 r.', 'koniec okresu wypowiedzenia'],
  [
    'Pieniądze wyślemy na konto z wniosku do 24 marca 2026 r.',
    'zapowiedziana wypłata lub zwrot pieniędzy',
  ],
  [
    'Przyznaję dodatek 312,40 zł na okres od 24 lutego 2025 r. do 24 marca 2026 r.',
    'koniec okresu, o którym mowa w piśmie',
  ],
  ['Wniosek na następny okres można składać od 24 marca 2026 r.', 'początek przyjmowania wniosków'],
])('a day on which something begins or ends by itself is told: %s', (sentence, what) => {
  expect(eventsOf(sentence)).toMatchObject([{ kind: 'other', date: '2026-03-24', what }]);
});

test.each([
  'Z dniem 24 marca 2026 r. sprawa zostanie przekazana komornikowi.',
  'Jeżeli nie zapłaci Pani do 24 marca 2026 r., przekażemy sprawę do sądu.',
  'Może Pani złożyć wniosek do 24 marca 2026 r., a przelew wyślemy w 14 dni.',
  'Od 24 marca 2026 r. należą się dalsze odsetki (6,08 zł dziennie).',
  'Opłaty pozostają bez zmian od 24 marca 2026 r.',
  'Brak zapłaty do 24 marca 2026 r. nie rozwiązuje umowy.',
])('nothing begins or ends by itself: %s', (sentence) => {
  expect(eventsOf(sentence)).toEqual([]);
});

test.each([
  [
    'Kurier odbierze szafę we wtorek 24 marca 2026 r. między 9:00 a 13:00.',
    'wizyta na miejscu, w godz. 9:00–13:00',
  ],
  [
    'Kiedy przyjdziemy?\nWe wtorek 24 marca 2026 r. między godziną 9:00 a 12:00.',
    'wizyta na miejscu, w godz. 9:00–12:00',
  ],
  [
    'Prosi się o udostępnienie go oglądającym 24 marca 2026 r. w godzinach od 15 do 17.',
    'udostępnienie lokalu lub rzeczy, w godz. 15–17',
  ],
  ['Przyjdę do Państwa we wtorek 24 marca 2026 r. po południu.', 'wizyta u Ciebie'],
  ['We wtorek 24 marca 2026 r. będziemy u Pani z nowym piecem.', 'wizyta u Ciebie'],
])('a visit is known by its hours too: %s', (sentence, what) => {
  expect(eventsOf(sentence)).toMatchObject([{ kind: 'inspection', date: '2026-03-24', what }]);
});

test('an appointment that falls through is no day to come, and the one in its place is', () => {
  const events = eventsOf(
    'Wizyta wyznaczona na 20 marca 2026 r. odpada. Nowy termin wizyty: 24 marca 2026 r., godz. 10:15.',
  );
  expect(events).toMatchObject([{ date: '2026-03-24', what: 'wizyta', time: '10:15' }]);
});

test('each day of a list is a day to come', () => {
  const events = eventsOf(
    'Nakazuję przedstawić psa lekarzowi weterynarii w dniach: 15 maja 2026 r., 20 maja 2026 r. i 25 maja 2026 r., w godzinach 15:00-18:00.',
  );
  expect(events.map(({ kind, date }) => [kind, date])).toEqual([
    ['summons', '2026-05-15'],
    ['summons', '2026-05-20'],
    ['summons', '2026-05-25'],
  ]);
});

test('a postponed hearing is told with its new day only', () => {
  expect(
    eventsOf(
      'Rozprawa w dniu 5 maja 2026 r. została odroczona na dzień 7 lipca 2026 r. o godz. 9:00.',
    ),
  ).toMatchObject([{ kind: 'hearing', date: '2026-07-07' }]);
});

test('a day within a sentence needs no word before it, and the next sentence keeps its own day', () => {
  const events = eventsOf(
    'Prosimy o udostępnienie lokali 8 grudnia (wtorek) od 9:00 do 13:00. Przypominamy, że od 1 stycznia 2027 r. zaliczka wzrasta.',
  );
  expect(events.filter(({ kind }) => kind === 'inspection')).toMatchObject([
    { date: '2026-12-08', time: '09:00' },
  ]);
});

test.each([
  'Sprawdzian wiadomości i umiejętności odbędzie się 8 października 2026 r. o godz. 9.00 w sali 31.',
  'Kolokwium poprawkowe wyznaczam na 8 października 2026 r., godz. 9.00, sala 31.',
])('a test of what somebody knows is an examination: %s', (text) => {
  expect(eventsOf(text)[0]).toMatchObject({ kind: 'examination', date: '2026-10-08' });
});

test.each([
  'Uczeń, który nie przystąpi do egzaminu, może przystąpić do niego później (egzamin poprawkowy - nie później niż do końca września).',
  'Egzamin w terminie dodatkowym można zdać do końca września 2026 r.',
])('the end of a time for an examination is no day of one: %s', (text) => {
  expect(eventsOf(text)).toEqual([]);
});
