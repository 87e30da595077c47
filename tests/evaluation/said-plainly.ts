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

/** The greatest FOG-PL of each part of a result; the pleadings themselves stay formal. */
export const fogLimits = { podsumowanie: 9, plan: 9, 'wokół odpowiedzi': 11 } as const;
type Part = keyof typeof fogLimits;

/** The letter's own words are in quotation marks; their style is not ours. */
const ownWords = (text: string) => text.replace(/„[^”]*”/g, '„…”');
const today = '2026-11-22';

/** FOG-PL of what the rules say about the letters of a folder, by part of the result. */
export async function fogOfFolder(folder: string): Promise<Record<Part, number>> {
  const said: Record<Part, string[]> = { podsumowanie: [], plan: [], 'wokół odpowiedzi': [] };
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
    const replies = answerReplies(letter, undefined, today);
    const sending = answerSending(letter, undefined, today);
    said['wokół odpowiedzi'].push(replies.recommendation_reasoning);
    for (const key of variantKey.options) {
      const { strategy, pros, cons } = replies[key];
      said['wokół odpowiedzi'].push(strategy, ...pros, ...cons, ...sending[key]);
    }
  }
  return {
    podsumowanie: fogOf(said.podsumowanie.join('\n')),
    plan: fogOf(said.plan.join('\n')),
    'wokół odpowiedzi': fogOf(said['wokół odpowiedzi'].join('\n')),
  };
}
