import { writeFile } from 'node:fs/promises';

import { rankedKinds } from '#shared/letters/reading/classify.ts';
import { learnedKinds } from '#shared/letters/reading/kinds/learned-kinds-of.ts';
import { settleKind } from '#shared/letters/reading/kinds/settle-kind.ts';

import type { KindModel } from './fit-kinds.ts';
import { type FixtureLetter, knownLetters } from './known-letters.ts';
import { trainedKinds } from './trained-kinds.ts';

/**
 * `npm run -s train:kinds`: fits the weights by which a letter's words tell its kind, from all corpora, and writes
 * them. With `--measure` it writes nothing and prints how many kinds are right in each corpus by phrases alone, by
 * words alone and by both, the weights fitted without that corpus. With `--without FOLDER` it leaves that one out.
 */
const target = new URL('../../../shared/letters/reading/kinds/kind-weights.json', import.meta.url);

const letters = await knownLetters();
if (process.argv.includes('--measure')) {
  process.stdout.write(`${measured(letters).join('\n')}\n`);
} else {
  const at = process.argv.indexOf('--without');
  const left = at < 0 ? undefined : process.argv[at + 1];
  const model = trainedKinds(letters, left);
  await writeFile(target, `${JSON.stringify(model, null, 2)}\n`);
}

function measured(known: readonly FixtureLetter[]): string[] {
  const corpora = [...Map.groupBy(known, ({ folder }) => folder)].map(([folder, own]) => {
    const model = trainedKinds(known, folder);
    return { folder, all: own.length, ...rightOf(own, model) };
  });
  const sum = (of: 'all' | 'phrases' | 'words' | 'both') =>
    corpora.reduce((all, one) => all + one[of], 0);
  const whole = {
    all: sum('all'),
    phrases: sum('phrases'),
    words: sum('words'),
    both: sum('both'),
  };
  return [
    line('corpus', ['letters', 'phrases', 'words', 'both']),
    ...[...corpora, { folder: 'ALL', ...whole }].map(({ folder, all, phrases, words, both }) =>
      line(folder, [all, phrases, words, both].map(String)),
    ),
  ];
}

function rightOf(own: readonly FixtureLetter[], model: KindModel) {
  const right = { phrases: 0, words: 0, both: 0 };
  for (const { view, features, accepted } of own) {
    const ranked = rankedKinds(view);
    const learned = learnedKinds(model, features);
    const codes = {
      phrases: settleKind(ranked, [])?.type.code,
      words: learned[0]?.code,
      both: settleKind(ranked, learned)?.type.code,
    };
    for (const by of ['phrases', 'words', 'both'] as const) {
      if (accepted.includes(codes[by] ?? 'inne')) right[by] += 1;
    }
  }
  return right;
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(32)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}
