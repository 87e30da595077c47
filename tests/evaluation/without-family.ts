import { type LetterReader, readLetterFile } from '#localstack/letter-reader.ts';
import { allDocumentTypes } from '#shared/letters/catalogue/all-document-types.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { type Sample, samplesOf } from './ground-truth.ts';
import { scoreAnswer, type ScoredField } from './score-answer.ts';

type Family = DocumentType['reply'];
type Share = { right: number; all: number };
/** How a family's letters are read with its kinds known and with none of them known. */
export type FamilyScore = { family: Family; letters: number; known: Share; unknown: Share };

/** What a letter says regardless of its kind; kind, level, advice and replies follow from the kind. */
const facts: ReadonlySet<ScoredField> = new Set<ScoredField>([
  'sender',
  'recipient',
  'reference',
  'document date',
  'first term',
  'all terms',
  'amounts',
  'no amounts',
  'account',
  'no account',
  'remedy',
]);
/** Kinds that no letter is recognised as: nothing is left out. */
const unrecognised: ReadonlySet<Family> = new Set<Family>(['unknown', 'scam']);

/** Each family's letters of these folders, read as if nobody had ever described a letter of that family. */
export async function withoutFamilies(
  folders: readonly string[],
  reader: LetterReader,
): Promise<FamilyScore[]> {
  const samples = (await Promise.all(folders.map(samplesOf))).flat();
  const known = new Map<Sample, Family>();
  for (const sample of samples) {
    known.set(sample, readLetter(openLetter(await readLetterFile(sample.file))).type.reply);
  }
  const families = Map.groupBy(samples, (sample) => known.get(sample) ?? 'unknown');
  const scores: FamilyScore[] = [];
  for (const [family, letters] of families) {
    if (unrecognised.has(family)) continue;
    const before = await shareOf(letters, reader);
    const after = await leavingOut(family, () => shareOf(letters, reader));
    scores.push({ family, letters: letters.length, known: before, unknown: after });
  }
  return scores.toSorted((left, right) => lost(right) - lost(left));
}

const lost = ({ known, unknown }: FamilyScore) => known.right - unknown.right;

/** Takes the family's kinds out of the catalogue while the letters are read, and puts them back. */
async function leavingOut<T>(family: Family, read: () => Promise<T>): Promise<T> {
  const catalogue = allDocumentTypes as DocumentType[]; // only here is it ever changed
  const whole = [...catalogue];
  const others = whole.filter(({ reply }) => reply !== family);
  catalogue.splice(0, catalogue.length, ...others);
  try {
    return await read();
  } finally {
    catalogue.splice(0, catalogue.length, ...whole);
  }
}

async function shareOf(letters: readonly Sample[], reader: LetterReader): Promise<Share> {
  const share = { right: 0, all: 0 };
  for (const { file, truth } of letters) {
    const answer = await reader.read(await readLetterFile(file));
    for (const { field, right } of scoreAnswer(answer, truth)) {
      if (!facts.has(field)) continue;
      share.all += 1;
      if (right) share.right += 1;
    }
  }
  return share;
}

/** The table, what is lost most first. */
export function familyTable(scores: readonly FamilyScore[]): string {
  const sum = (of: 'known' | 'unknown'): Share => ({
    right: scores.reduce((all, one) => all + one[of].right, 0),
    all: scores.reduce((all, one) => all + one[of].all, 0),
  });
  const letters = scores.reduce((all, one) => all + one.letters, 0);
  const rows = scores.map((one) => row(one.family, one.letters, one.known, one.unknown));
  const head = [`${'family'.padEnd(24)} letters        known      unknown   share`];
  return [...head, ...rows, row('ALL', letters, sum('known'), sum('unknown'))].join('\n');
}

function row(name: string, letters: number, known: Share, unknown: Share): string {
  const share = unknown.all === 0 ? 1 : unknown.right / unknown.all;
  const cells = [known, unknown].map(({ right, all }) => `${right}/${all}`.padStart(12));
  return `${name.padEnd(24)} ${String(letters).padStart(7)} ${cells.join(' ')} ${share.toFixed(3).padStart(7)}`;
}
