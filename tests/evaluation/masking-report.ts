import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { countedSender } from '#functions/core/analysis/counted-sender.ts';
import { answerClassification } from '#shared/letters/answering/engine.ts';
import { readFirstName } from '#shared/letters/people/first-names.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { type Letter, openLetter } from '#shared/letters/text/letter.ts';

import { cassetteFiles } from './cassettes/cassette-files.ts';
import { type GroundTruth, samplesOf } from './ground-truth.ts';

const CASSETTES = 'tests/fixtures/cassettes';

/*
 * How much of what the ground truth and plain patterns know of people stands in the letters as they leave, in what
 * the statistics count of them, and in the kept cassettes: words of names in any case, streets in the addressee's
 * block, PESEL, NIP, phones, mailboxes and accounts.
 */

type Count = { all: number; left: number; counted: number };
export type MaskingReport = {
  letters: number;
  /** Of the letters, those whose sender the statistics count by name. */
  countedSenders: number;
  /** Cassettes that were looked through. */
  cassettes: number;
  kinds: Map<string, Count>;
  /** What stays, with its letter. */
  left: string[];
};

/** Something that a letter says of a person, and whether a text says it too. */
export type Secret = { kind: string; secret: string; isIn: (text: string) => boolean };

const numbers: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['PESEL', /(?<![\d/-])\d{11}(?![\d/-])/g],
  ['NIP', /(?<=NIP:?\s{0,3})\d[\d -]{8,12}\d/g],
  [
    'phone',
    /(?<=(?:tel|kom)(?:\.|efon\p{L}*)?:?\s{0,8})(?:\+48[ -]?)?\(?\d{2,3}\)?[ \n-]\s{0,6}\d{2,3}[ \n-]\s{0,6}\d{2,3}(?:[ -]\d{2,3})?(?![\d/])/giu,
  ],
  ['e-mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['account', /(?<![\d/])\d{2}\s?(?:\d{4}\s?){5}\d{4}(?!\d)/g],
];

/** Every letter of the folders that is analysed. */
export async function maskingReport(
  folders: readonly string[],
  recorded = CASSETTES,
): Promise<MaskingReport> {
  const report: MaskingReport = {
    ...{ letters: 0, countedSenders: 0, cassettes: 0 },
    ...{ kinds: new Map<string, Count>(), left: [] },
  };
  const tapes = await tapesIn(recorded);
  report.cassettes = tapes.size;
  for (const { name, file, truth } of (await Promise.all(folders.map(samplesOf))).flat()) {
    if (truth.expected_rejection !== null) continue;
    report.letters += 1;
    const letter = openLetter(await readFile(file, 'utf8'));
    const masked = maskLetter(letter).text;
    const counted = countedOf(letter);
    if (counted !== '') report.countedSenders += 1;
    const tape = tapes.get(name) ?? '';
    for (const { kind, secret, isIn } of secretsOf(truth, letter.text)) {
      const count = report.kinds.get(kind) ?? { all: 0, left: 0, counted: 0 };
      report.kinds.set(kind, count);
      count.all += 1;
      const said = `${kind}, ${secret.replace(/\s+/g, ' ')}: ${name}`;
      if (isIn(masked)) count.left += 1;
      if (isIn(counted)) count.counted += 1;
      if (isIn(masked)) report.left.push(said);
      if (isIn(counted)) report.left.push(`${said}, counted as ${counted}`);
      if (isIn(tape)) report.left.push(`${said}, in its cassette`);
    }
  }
  return report;
}

/** What the ground truth and plain patterns know of people in the text of a letter. */
export function secretsOf(truth: GroundTruth, text: string): Secret[] {
  const { addressed, all } = peopleOf(truth, text);
  const names = [...stemsOf(all)].flatMap((stem): Secret[] => {
    const anyForm = new RegExp(String.raw`(?<![\p{L}-])${stem}\p{L}{0,5}(?!\p{L})`, 'u');
    const isIn = (other: string) => anyForm.test(other);
    return isIn(text) ? [{ kind: 'name', secret: stem, isIn }] : [];
  });
  const asWritten = (kind: string, secret: string): Secret => ({
    ...{ kind, secret },
    isIn: (other) => other.includes(secret),
  });
  return [
    ...names,
    ...streetsBelow(text, addressed).map((street) => asWritten('street', street)),
    ...numbers.flatMap(([kind, pattern]) =>
      [...new Set(text.match(pattern))].map((number) => asWritten(kind, number)),
    ),
  ];
}

/** The sender as the statistics count it, by the rules' reading; empty when they count none. */
function countedOf(letter: Letter): string {
  const { value } = answerClassification(letter).sender;
  return value === null ? '' : (countedSender(value) ?? '');
}

/** The kept answers by the name of their letter. */
async function tapesIn(folder: string): Promise<Map<string, string>> {
  const files = await cassetteFiles(folder);
  return new Map(
    await Promise.all(
      files.map(async (file) => [basename(file, '.json'), await readFile(file, 'utf8')] as const),
    ),
  );
}

/** The share per kind, and what stays. */
export function maskingTable(report: MaskingReport): string {
  const { letters, countedSenders, cassettes, kinds, left } = report;
  const line = (cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? `${cell}`.padEnd(8) : `${cell}`.padStart(7))).join(' ');
  return [
    `${letters} letters as they leave for the model, ${countedSenders} senders counted, ${cassettes} cassettes`,
    '',
    line(['kind', 'known', 'left', 'counted']),
    ...[...kinds].map(([kind, count]) => line([kind, count.all, count.left, count.counted])),
    ...left.map((one) => `  ${one}`),
  ].join('\n');
}

const isFirst = (one = '') => readFirstName(one).length > 0;
const nameLike = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,3}$/u;
/** Words that are no part of a name. */
const spoken = /^(?:pan|pani|panie|państwo|cześć|szanowny|szanowna|klient|podatnik|kierowca)/iu;

/** The people who receive or answer the letter, and those who write it. */
function peopleOf({ harm, ...truth }: GroundTruth, text: string) {
  const names = [truth.recipient, ...truth.recipient_aliases, ...(harm?.reply_from ?? [])];
  // Beside a name with a first name, "Fotek Fit" is the firm's.
  const listed = names.filter((name) => name?.split(' ').some(isFirst) === true);
  const addressed = (listed.length > 0 ? listed : names).flatMap((name) => personIn(name, text));
  const senders = [truth.sender, ...truth.sender_aliases]
    .filter((name) => isFirst(name?.split(' ')[0]))
    .flatMap((name) => personIn(name, text));
  return { addressed, all: [...addressed, ...senders] };
}

/** A first name with the word after it, or two words that are not a company. */
function personIn(one: string | null, text: string): string[] {
  if (one === null || !nameLike.test(one)) return [];
  const words = one.split(' ').filter((word) => !spoken.test(word));
  const from = words.findIndex(isFirst);
  const rest = words.slice(Math.max(0, from));
  const given = rest.findIndex((word) => !isFirst(word));
  // What follows the surname belongs to the company.
  if (from >= 0 && given > 0) return [rest.slice(0, given + 1).join(' ')];
  if (from >= 0) return words.length > 1 ? [rest.join(' ')] : [];
  const isFirm = new RegExp(String.raw`${one}[”"]?\s+(?:sp\.|spółk|s\.)`, 'iu').test(text);
  return words.length === 2 && !isFirm && !isTrade(one) ? [words.join(' ')] : [];
}
const isTrade = (name: string) => /^\p{Lu}{3,}-|przychodni|\p{Lu}{3}|studio|firma/u.test(name);

const stemsOf = (people: readonly string[]) =>
  new Set(
    people
      .flatMap((name) => name.split(/[ -]/))
      .filter((word) => word.length >= 3)
      .map((word) => word.slice(0, word.length > 5 ? -2 : word.length > 4 ? -1 : undefined)),
  );

const street =
  /^(?:(?:\d{2}-\d{3} )?\p{Lu}[\p{L} -]+, )?(?<street>(?:(?:ul|al|os|pl)\. ?)?(?:\d{1,2} )?\p{Lu}[\p{L}.'’ -]*? \d{1,4}[A-Za-z]?(?: ?(?:\/|m\.|lok\.) ?\d+[a-zA-Z]?)?)(?=,|$)/u;
const LINES_BELOW = 4;

/** Below a line that is such a name, down to the line with the postal code. */
function streetsBelow(text: string, people: readonly string[]): string[] {
  const lines = text.split('\n');
  const names = new Set(people.map((name) => name.toLowerCase()));
  return lines.flatMap((line, row) => {
    const cell =
      /(?:^|\s{2,})(?:Pan|Pani) (?<name>\S.*)$|(?:^|\s{2,})(?<alone>\S+(?: \S+)+)$/u.exec(line);
    const name = cell?.groups?.name ?? cell?.groups?.alone ?? '';
    if (!names.has(name.trim().toLowerCase())) return [];
    const column = line.search(/\S+(?: \S+)*$/);
    const below = lines
      .slice(row + 1, row + 1 + LINES_BELOW)
      .map((one) => one.slice(Math.max(0, column - 2)).trim());
    const end = below.findIndex((one) => /\d{2}-\d{3}/.test(one));
    return below.slice(0, end + 1).flatMap((one) => street.exec(one)?.groups?.street ?? []);
  });
}
