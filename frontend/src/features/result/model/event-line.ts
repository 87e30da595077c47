import { formatDay } from '#frontend/src/lib/format.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';
import type { LetterEvent } from '#shared/domain/events-and-money.ts';

const names = {
  hearing: 'Rozprawa',
  auction: 'Licytacja',
  summons: 'Wezwanie na miejsce',
  examination: 'Badanie',
  inspection: 'Kontrola',
  instalment: 'Rata',
  other: 'Wydarzenie',
} as const satisfies Record<LetterEvent['kind'], string>;

const attendances = { ordered: 'obowiązkowa', optional: 'nieobowiązkowa' } as const;

export type EventLine = {
  /** Path of the event in the classification, for its evidence. */
  fact: string;
  name: string;
  /** The name and the subject of the event: "Rozprawa: podział majątku". */
  title: string;
  /** Day and hour in words; "Brak" where the letter names no day. */
  when: string;
  place: string | null;
  attendance: string | null;
  consequence: string | null;
  quote: string | null;
  day: string | null;
};

/** Described in the letter's own words, because no rule recognised the event. */
const isQuoted = (what: string) => what.startsWith('„');

/** Omits the name when the words already contain it: no "Rozprawa: rozprawa w sprawie". */
function titleOf(name: string, what: string): string {
  if (what === '') return name;
  if (isQuoted(what)) return `Dzień w piśmie: ${what}`;
  const isNamed = what.toLocaleLowerCase('pl').startsWith(name.toLocaleLowerCase('pl'));
  return isNamed ? what.charAt(0).toLocaleUpperCase('pl') + what.slice(1) : `${name}: ${what}`;
}

function eventLine(event: LetterEvent, index: number): EventLine {
  const { kind, date, time, place, attendance, what, consequence, quote } = event;
  const hour = time === null ? '' : `, godz.\u00a0${time}`;
  return {
    fact: `critical_dates.events.${index}`,
    name: names[kind],
    title: titleOf(names[kind], what),
    when: `${formatDay(date)}${hour}`,
    place,
    attendance: attendance === null ? null : attendances[attendance],
    consequence,
    quote,
    day: date,
  };
}

type Dated = Pick<Classification, 'critical_dates'>;

/** Events in the order of their days, those without a day last. */
export const eventLines = ({ critical_dates: dates }: Dated): EventLine[] =>
  inOrder((dates.events ?? []).map(eventLine));

function inOrder(lines: readonly EventLine[]): EventLine[] {
  const key = ({ day, when }: EventLine) => `${day ?? '9999'} ${when}`;
  return lines.toSorted((a, b) => key(a).localeCompare(key(b)));
}

/** For the first card: future events that are understood; of instalments only the next one. */
export function nextEvents({ critical_dates: dates }: Dated, today: string): EventLine[] {
  const lines = (dates.events ?? []).flatMap((event, index) =>
    isQuoted(event.what) ? [] : eventLine(event, index),
  );
  const ahead = inOrder(lines).filter(({ day }) => day === null || day >= today);
  const [instalment] = ahead.filter(({ name }) => name === names.instalment);
  return ahead.filter((event) => event.name !== names.instalment || event === instalment);
}
