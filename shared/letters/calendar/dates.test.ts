import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { flowOf } from '#shared/letters/text/text.ts';

import { datesInFlow, findDates, findDocumentDate, findImpossibleDates } from './dates.ts';
import { addDays, polishDate } from './days.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('1990-01-01', days));
const months =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' ',
  );
const romans = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const notations: readonly ((iso: string) => string)[] = [
  (iso) => iso,
  polishDate,
  (iso) => polishDate(iso).replace(/\./g, '-'),
  (iso) =>
    `${Number(iso.slice(8))} ${months[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)} r.`,
  (iso) =>
    `${Number(iso.slice(8))}.${romans[Number(iso.slice(5, 7)) - 1] ?? ''}.${iso.slice(0, 4)} r.`,
  (iso) =>
    `${iso.slice(8)}\n   ${months[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)} roku`,
];

describe('findDates', () => {
  it('reads back every day in every notation, at its place', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...notations), (iso, write) => {
        const text = `pismo z dnia ${write(iso)} w sprawie`;
        const [date, ...others] = findDates(flowOf(text));
        expect(others).toEqual([]);
        expect(date?.iso).toBe(iso);
        expect(date?.raw).toBe(write(iso));
      }),
    );
  });

  it.each([
    ['pierwszego kwietnia dwa tysiące dwudziestego szóstego roku', '2026-04-01'],
    ['dnia l5 listopada 2O26 r.', '2026-11-15'],
    ['dnia 5 pazdziernika 2026', '2026-10-05'],
    ['dn. 12.05.26 r.', '2026-05-12'],
    ['12/05/2026', '2026-05-12'],
  ])('reads %s', (text, iso) => {
    expect(findDates(flowOf(text)).map((date) => date.iso)).toEqual([iso]);
  });

  it.each([
    '31.02.2026',
    '12.13.2026',
    'FP.3120.1.1877.2026',
    'faktura nr 12/06/2026',
    'za maj 2026 r.',
  ])('reads no date in %s', (text) => {
    expect(findDates(flowOf(text))).toEqual([]);
  });

  it.each([
    ['ul. 3 Maja 5, Kalisz', []],
    ['biuro przy 11 Listopada 14/2', []],
    ['Szpital im. 29 Listopada', []],
    ['lokal przy ulicy 3 Maja', []],
    ['na placu 1 Maja', []],
    ['prosimy przyjść 8 grudnia', ['2026-12-08']],
    ['prosimy przyjść 8 grudnia 9:30', ['2026-12-08']],
  ])('tells a day without a year from the name of a street: %s', (text, days) => {
    const flow = flowOf(`Kalisz, dnia 3 listopada 2026 r.\n\nInformacja: ${text}`);
    expect(
      findDates(flow)
        .slice(1)
        .map(({ iso }) => iso),
    ).toEqual(days);
  });

  it('fills the current year of the letter', () => {
    expect(datesInFlow(flowOf('do 15 maja br.'), '2026-01-01')[0]?.iso).toBe('2026-05-15');
  });

  it('reads hour and room of an appointment', () => {
    const [date] = findDates(
      flowOf('Rozprawa odbędzie się 5 maja 2026 r. o godz. 9:30, sala nr 12.'),
    );
    expect(date).toMatchObject({ role: 'hearing', time: '09:30', room: '12' });
  });

  it.each([
    ['na podstawie ustawy z dnia 29 sierpnia 1997 r. - Ordynacja podatkowa', 'statute'],
    ['wpłata do dnia 30 lipca 2026 r.', 'deadline'],
    ['Olsztyn, 16 lipca 2026 r.', 'issued'],
    ['Dnia 11 maja 2026 r.', 'issued'],
    ['doręczono 13 lipca 2026 r. osobiście', 'delivery'],
    ['szkoda z dnia 17 maja 2026 r., zgłoszona', 'other'],
  ])('tells what the date of "%s" is for: %s', (text, role) => {
    expect(findDates(flowOf(text))[0]?.role).toBe(role);
  });
});

describe('findDocumentDate', () => {
  it('prefers the issue line to dates of acts and deadlines', () => {
    const text = `Ustawa z dnia 8 marca 2013 r.\n\n          Poznań, dnia 4 sierpnia 2026 r.\n\nTermin do dnia 14 sierpnia 2026 r.`;
    expect(findDocumentDate(flowOf(text))?.iso).toBe('2026-08-04');
  });

  it('takes the day a contract was made', () => {
    expect(
      findDocumentDate(flowOf('UMOWA\nzawarta w Łodzi w dniu 30 marca 2026 r. pomiędzy'))?.iso,
    ).toBe('2026-03-30');
  });
});

it.each([
  ['Zajmowano lokal od 2 czerwca do 24 sierpnia 2025 r.', ['2025-06-02', '2025-08-24']],
  ['Wezwania z 8 października i 20 listopada 2024 r.', ['2024-10-08', '2024-11-20']],
  ['Od 1 listopada do 31 marca 2027 r. trwa okres ochronny.', ['2026-11-01', '2027-03-31']],
])('the first of two days has the year of the second: %s', (sentence, days) => {
  const flow = flowOf(sentence);
  expect(datesInFlow(flow, '2026-02-20').map(({ iso }) => iso)).toEqual(days);
});

describe('findImpossibleDates', () => {
  it('reports days no calendar knows', () => {
    expect(
      findImpossibleDates(flowOf('z dnia 31 lutego 2024 r. i 29.02.2028')).map(({ raw }) => raw),
    ).toEqual(['31 lutego 2024 r.']);
  });
});
