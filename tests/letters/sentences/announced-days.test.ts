import { describe, expect, test } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';

import { letterSaying } from './letter-saying.ts';

const daysOf = (sentence: string) =>
  readLetter(letterSaying(sentence)).events.map(({ kind, date, time }) =>
    [date, kind, time].filter(Boolean).join(' '),
  );

describe('a day on which something happens is an event, however it is announced', () => {
  test.each([
    ['We wtorek 12 maja, między 8 a 12, przyjdzie do Pani kominiarz.', '2026-05-12 inspection'],
    [
      'W dniu 12.05.2026 r. pracownik wodociągów dokona wymiany wodomierza w Pani lokalu.',
      '2026-05-12 inspection',
    ],
    ['Rzeczoznawca obejrzy samochód 20 maja 2026 r.', '2026-05-20 inspection'],
    [
      'Geodeta przystąpi do wznowienia znaków granicznych 20 maja 2026 r. o godz. 10.00.',
      '2026-05-20 inspection 10:00',
    ],
    ['Kurator sądowy odwiedzi Panią w domu 20 maja 2026 r.', '2026-05-20 inspection'],
    ['Termin badania: 20 maja 2026 r., pok. 3.', '2026-05-20 examination'],
    [
      'Wyznaczam termin badania przez lekarza orzecznika na 20 maja 2026 r., godz. 10:15.',
      '2026-05-20 examination 10:15',
    ],
    [
      'Posiedzenie powiatowego zespołu do spraw orzekania odbędzie się 20 maja 2026 r. o godz. 10:15.',
      '2026-05-20 examination 10:15',
    ],
    [
      'Pani wizyta u lekarza medycyny pracy: środa 20 maja 2026, 9:40.',
      '2026-05-20 examination 09:40',
    ],
    ['Ma Pani obowiązek przybyć 20 maja 2026 r. na godz. 8:30.', '2026-05-20 summons 08:30'],
    ['Ogłoszenie wyroku nastąpi 20 maja 2026 r. o godz. 14:00.', '2026-05-20 other 14:00'],
    ['Eksmisja odbędzie się 20 maja 2026 r. o godz. 10:00.', '2026-05-20 other 10:00'],
    ['Początek pobytu: 15 czerwca 2026 r., godz. 14.00', '2026-06-15 other 14:00'],
    ['Przyjazd: 15 czerwca 2026 r.', '2026-06-15 other'],
    ['Turnus rozpoczyna się 15 czerwca 2026 r.', '2026-06-15 other'],
    ['Szkolenie odbędzie się 15 czerwca 2026 r. o 9.00.', '2026-06-15 other 09:00'],
    ['Wszystko zacznie się 15 czerwca 2026 r. o godz. 9.00.', '2026-06-15 other 09:00'],
  ])('%s', (sentence, day) => {
    expect(daysOf(sentence)).toEqual([day]);
  });

  test.each([
    'Prosimy o odpowiedź do 20 maja 2026 r. do godz. 15.00.',
    'Lista wisi w biurze od 20 maja 2026 r. od godz. 9.00.',
    'Spotkanie odbyło się 30 kwietnia 2026 r. o godz. 9.00.',
  ])('a last day, a beginning or a past day is no appointment: %s', (sentence) => {
    expect(daysOf(sentence)).toEqual([]);
  });
});
