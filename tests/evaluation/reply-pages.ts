import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { restoredReplies } from '#functions/core/analysis/masking/restored-answers.ts';
import { type VariantKey, variantKey } from '#shared/domain/analysis-result.ts';
import { answerReplies, answerSending } from '#shared/letters/answering/engine.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack, quietly } from '#shared/letters/people/put-back.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { replyChecks, replyTable } from '#tests/letters/reply-table.ts';

/** The letters whose replies a lawyer can read in `docs/replies`, and the day they are dated. */
const letters = 'tests/fixtures/letters';
const today = '2026-11-22';
const chosen = /^d(?:0[1-9]|1[0-9]|2[0-1])_.*\.txt$/;

const titles: Readonly<Record<VariantKey, string>> = {
  variant_1_cooperative: 'Wariant 1: zgadzam się',
  variant_2_assertive: 'Wariant 2: nie zgadzam się',
  variant_3_tactical_delay: 'Wariant 3: zgodny z prawem czas',
};

/** Every kind of letter with the checks that its three replies hold to; the columns stand as tables of Markdown are laid out. */
export function tablePage(): string {
  const names = Object.keys(replyChecks);
  const head = ['Pismo', 'Odpowiedzi', ...names.map((_, index) => String(index + 1))];
  const rows = replyTable().map(({ type, kind, failed }) => [
    type ?? '–',
    kind,
    ...names.map((name) => (failed.includes(name) ? 'NIE' : '✓')),
  ]);
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const green = rows.filter((row) => !row.includes('NIE')).length;
  return `${[
    '# Rodzaje pism i sprawdzenia odpowiedzi',
    'Written by `npm run -s docs:replies` from the book of kinds; do not edit by hand.',
    `Wierszy: ${rows.length}, w pełni zielonych: ${green}. Ten sam rodzaj odpowiedzi sprawdza się osobno dla każdego pisma.`,
    names.map((name, index) => `${index + 1}. ${name}`).join('\n'),
    [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'),
  ].join('\n\n')}\n`;
}

/** The pages of `docs/replies`: a letter's three replies in full, by the name of its file. */
export async function replyPages(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(letters)).filter((name) => chosen.test(name)).sort();
  const pages = new Map<string, string>();
  for (const name of names) {
    const text = await readFile(join(letters, name), 'utf8');
    pages.set(name.replace(/\.txt$/, '.md'), pageOf(name, text));
  }
  return pages;
}

function pageOf(name: string, text: string): string {
  // Read as the product reads it: without personal data, which is put back into the answer.
  const masking = quietly(maskLetter(openLetter(text)));
  const letter = openLetter(masking.text);
  const replies = restoredReplies(answerReplies(letter, undefined, today), masking);
  const sending = putBack(answerSending(letter, undefined, today), masking);
  const parts = variantKey.options.flatMap((key) => [
    `## ${titles[key]}${replies.recommended_variant === key ? ' (polecany)' : ''}`,
    replies[key].strategy,
    fenced(replies[key].content),
    `Za: ${replies[key].pros.join(' ')} Przeciw: ${replies[key].cons.join(' ')}`,
    ['Jak to wysłać:', '', ...sending[key].map((step) => `1. ${step}`)].join('\n'),
  ]);
  return `${[
    `# Odpowiedzi na pismo ${name}`,
    'Written by `npm run -s docs:replies` from the letter of the same name; do not edit by hand.',
    replies.recommendation_reasoning,
    ...parts,
  ].join('\n\n')}\n`;
}

const fenced = (letter: string) => ['```text', letter, '```'].join('\n');
