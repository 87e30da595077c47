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
    'wywiad środowiskowy',
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
