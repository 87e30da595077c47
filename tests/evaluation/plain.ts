import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { variantKey } from '#shared/domain/analysis-result.ts';
import {
  answerClassification,
  answerHow,
  answerPlan,
  answerReplies,
  answerSending,
} from '#shared/letters/answering/engine.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { fogOf } from './fog.ts';

/**
 * `npm run -s plain [-- DIR]`: FOG-PL of what the rules say about the letters of a folder, by part of the
 * result. Status 1 where a part is harder to read than it may be.
 */
const folder = process.argv[2] ?? 'tests/fixtures/letters';
const limits = { podsumowanie: 9, plan: 9, 'wokół odpowiedzi': 11 } as const;
const said: Record<keyof typeof limits, string[]> = {
  podsumowanie: [],
  plan: [],
  'wokół odpowiedzi': [],
};

/** What the letter itself says stands in quotes: its style is not ours. */
const ownWords = (text: string) => text.replace(/„[^”]*”/g, '„…”');

for (const name of (await readdir(folder)).filter((file) => file.endsWith('.txt'))) {
  const letter = openLetter(await readFile(join(folder, name), 'utf8'));
  const summary = answerClassification(letter);
  said.podsumowanie.push(ownWords(summary.meaning), ownWords(summary.if_ignored ?? ''));
  const plan = answerPlan(letter, undefined);
  said.plan.push(
    ...plan.immediate_actions.map(({ action }) => action),
    ...answerHow(letter, undefined).values(),
    ...plan.timeline.map(({ milestone }) => milestone),
  );
  const replies = answerReplies(letter, undefined, '2026-11-22');
  const sending = answerSending(letter, undefined, '2026-11-22');
  said['wokół odpowiedzi'].push(replies.recommendation_reasoning);
  for (const key of variantKey.options) {
    const { strategy, pros, cons } = replies[key];
    said['wokół odpowiedzi'].push(strategy, ...pros, ...cons, ...sending[key]);
  }
}

for (const [part, limit] of Object.entries(limits)) {
  const fog = fogOf(said[part as keyof typeof limits].join('\n'));
  process.stdout.write(`${part.padEnd(18)} ${fog.toFixed(1).padStart(5)}  (at most ${limit})\n`);
  if (fog > limit) process.exitCode = 1;
}
