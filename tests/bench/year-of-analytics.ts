import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

import { dayPlus } from '#functions/core/statistics/date-range.ts';
import { rolledUp, sumCounts } from '#functions/core/statistics/day-counts.ts';
import { rolledDayKey } from '#functions/core/statistics/statistics-keys.ts';
import { assumptions } from '#infra/cost/assumptions.ts';
import { documentTypeCode } from '#shared/domain/document-types.ts';
import { level } from '#shared/domain/levels.ts';
import { samplesOf } from '#tests/evaluation/ground-truth.ts';
import { type CountedAnalysis, rowsOfCounters } from '#tests/support/loaded-table.ts';

import { table } from './figures.ts';

/*
 * npm run -s bench:year [users]: what reading the analytics of a year takes at so many users (a million). A working
 * day's letters are counted into the items that the product keeps, and rolled up by the product's own rule;
 * items are then measured as the table stores them and as it sends them. Every day is taken for a working day.
 */

type Item = Record<string, unknown>;

const USERS = Number(process.argv[2] ?? 1_000_000);
const DAYS = 366;
const MONTHS = 13;
/** Offices and firms that write; the n-th writes a n-th as often as the first. */
const SENDERS = 20_000;
/** Stated, not measured: an answer of the table within a region, and what a small function receives in a second. */
const ANSWER_SECONDS = 0.01;
const MEGABYTES_PER_SECOND = 40;
/** A function of 512 MB has this share of a processor (1,769 MB is one). */
const PROCESSOR_SHARE = 512 / 1_769;
/** The session, then everything at once. */
const IN_SEQUENCE = 2;
const LARGEST_ITEM = 400_000;
const PAGE_BYTES = 1_000_000;

/** The same numbers from 0 to 1 in every run. */
function* fractions(): Generator<number, never> {
  for (let state = 20_261_123; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const names = (await samplesOf('tests/fixtures/letters')).flatMap(
  ({ truth }) => truth.sender ?? [],
);
const random = fractions();
const pick = <T>(all: readonly T[]) => all[Math.floor(random.next().value * all.length)];

/** A sender by how often it writes: names of the letters, told apart by a number. */
function sender(): string {
  const place = Math.floor(SENDERS ** random.next().value); // a share of 1/n each
  return `${names[place % names.length] ?? ''} ${place}`;
}

const perDay = Math.round((USERS * assumptions.analysesPerUserMonth) / assumptions.workingDays);
const letters = Array.from({ length: perDay }, (_, index): CountedAnalysis => ({
  ...{ id: `letter ${index}`, day: '2026-11-23', sender: sender() },
  ...{ type: pick(documentTypeCode.options) ?? 'inne', level: pick(level.options) },
}));

/** Bytes that the table stores and charges for: names and values, a number by its digits. */
function storedBytes(item: Item): number {
  return Object.entries(item).reduce((sum, [name, value]) => {
    const texts = value instanceof Set ? [...value].map(String) : [];
    const size =
      typeof value === 'number'
        ? Math.ceil(String(value).length / 2) + 1
        : texts.reduce((all, text) => all + Buffer.byteLength(text), 0) +
          (typeof value === 'string' ? Buffer.byteLength(value) : 0);
    return sum + Buffer.byteLength(name) + size;
  }, 0);
}

const sent = (items: readonly Item[]) => items.map((item) => JSON.stringify(marshall(item)));
const bytes = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Seconds of a processor to read items and add them up, the least of three. */
function processing(texts: readonly string[]): number {
  const once = () => {
    const began = process.cpuUsage();
    sumCounts(
      texts.map((text) => unmarshall(JSON.parse(text) as Parameters<typeof unmarshall>[0])),
    );
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  return Math.min(once(), once(), once());
}

/** A row of the table for items that are read `times` times over. */
function row(
  name: string,
  items: readonly Item[],
  { partitions, times = 1 }: { partitions: number; times?: number },
): (string | number)[] {
  const texts = sent(items);
  const stored = times * items.reduce((sum, item) => sum + storedBytes(item), 0);
  const answered = times * bytes(texts);
  const pages = Math.max(partitions, Math.ceil(stored / PAGE_BYTES));
  const cpu = (times * processing(texts)) / PROCESSOR_SHARE;
  // Partitions answer side by side, the pages of one after each other.
  const inSequence = IN_SEQUENCE + Math.ceil(pages / partitions) - 1;
  const waiting = inSequence * ANSWER_SECONDS + answered / 1e6 / MEGABYTES_PER_SECOND;
  const seconds = (waiting + cpu).toFixed(2);
  const megabytes = [stored, answered].map((size) => (size / 1e6).toFixed(2));
  return [name, times * items.length, ...megabytes, pages + 2, cpu.toFixed(2), seconds];
}

const today = rowsOfCounters(letters);
const rolled = Array.from({ length: DAYS - 1 }, (_, index) => ({
  ...rolledDayKey(dayPlus('2025-11-23', index)),
  ...rolledUp(today),
}));
const largest = Math.max(...today.map(storedBytes));
const kept = Object.keys(rolledUp(today)).filter((name) => name.startsWith('sender#')).length;
const all = new Set(letters.map((letter) => letter.sender)).size;

const head = [
  'Read',
  'Items',
  'MB stored',
  'MB sent',
  'Table calls',
  'CPU at 512 MB, s',
  'Seconds',
];
process.stdout
  .write(`${USERS.toLocaleString('en')} users, ${perDay.toLocaleString('en')} analyses a working day, \
${MEGABYTES_PER_SECOND} MB/s, ${ANSWER_SECONDS * 1_000} ms an answer

${table(head, [
  row('A year, rolled up, and today', [...rolled, ...today], { partitions: MONTHS + today.length }),
  row('30 days, rolled up, and today', [...rolled.slice(-29), ...today], {
    partitions: 2 + today.length,
  }),
  row('A year without a roll-up', today, { partitions: today.length, times: DAYS }),
])}

Today's largest item: ${(largest / 1e3).toFixed(1)} kB of ${LARGEST_ITEM / 1e3}. A rolled-up day keeps ${kept} of ${all} senders.
`);
