import { readFile } from 'node:fs/promises';

import { answerClassification } from '#shared/letters/answering/engine.ts';
import { checkQuality } from '#shared/letters/intake/quality.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { samplesOf } from '#tests/evaluation/ground-truth.ts';

import { modelFaults } from './faults.ts';
import { faultyReading, judgeFault, type Verdict } from './judge-fault.ts';

type FaultCount = Record<Verdict, number>;
export type FaultReport = { letters: number; fields: Map<string, FaultCount>; missed: string[] };

/** Every fault in every letter of the folders, `every`-th letter only. */
export async function faultReport(
  folders: readonly string[],
  today: string,
  every = 1,
): Promise<FaultReport> {
  const report: FaultReport = { letters: 0, fields: new Map(), missed: [] };
  const samples = (await Promise.all(folders.map(samplesOf))).flat();
  for (const [index, { name, file }] of samples.entries()) {
    if (index % every !== 0) continue;
    const letter = openLetter(await readFile(file, 'utf8'));
    if (checkQuality(letter).length > 0) continue;
    report.letters += 1;
    const reading = faultyReading(letter, answerClassification(letter), today);
    for (const fault of modelFaults) {
      const verdict = judgeFault(fault, reading);
      if (verdict === undefined) continue;
      const count = report.fields.get(fault.field) ?? { caught: 0, marked: 0, missed: 0 };
      count[verdict] += 1;
      report.fields.set(fault.field, count);
      if (verdict === 'missed') report.missed.push(`${fault.field}, ${fault.name}: ${name}`);
    }
  }
  return report;
}

/** The table per field, and each fault that reached the reader unmarked. */
export function faultTable({ letters, fields, missed }: FaultReport): string {
  const rows = [...fields].map(([field, count]) => [field, count] as const);
  const sum = { caught: 0, marked: 0, missed: 0 };
  for (const [, count] of rows) {
    sum.caught += count.caught;
    sum.marked += count.marked;
    sum.missed += count.missed;
  }
  const line = (field: string, { caught, marked, missed: lost }: FaultCount) =>
    [
      field.padEnd(10),
      ...[caught + marked + lost, caught, marked, lost].map((n) => String(n).padStart(7)),
    ].join(' ');
  return [
    `${letters} letters, the rules' answer with one fault at a time`,
    '',
    `field       faults  caught  marked  missed`,
    ...rows.map(([field, count]) => line(field, count)),
    line('ALL', sum),
    ...missed.map((one) => `  ${one}`),
  ].join('\n');
}
