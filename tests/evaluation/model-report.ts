import { type LetterAnswer, type LetterReader, readLetterFile } from '#localstack/letter-reader.ts';
import type { FactEvidence } from '#shared/domain/analysis-result.ts';

import { pathsOf } from './calibration.ts';
import { samplesOf } from './ground-truth.ts';
import { harmsIn } from './harm.ts';
import type { LetterScores } from './report.ts';
import { scoreAnswer } from './score-answer.ts';

const standings = ['agree', 'differ', 'one reads', 'no mark'] as const;
type Standing = (typeof standings)[number];
type StandingFact = { field: string; right: boolean; standing: Standing };

/** What became of the calls of one kind that did not simply give an answer. */
type CallTrouble = { repaired: number; refused: number; silent: number; other: number };

export type ModelReport = { scores: LetterScores[]; text: string };

/**
 * Reads and scores a folder with a model, and says what its parts did: where the two readings agreed and how often each
 * was right, which answers had to be repaired or were refused, and what became of the placeholders.
 * @param logged the lines the functions logged meanwhile
 */
export async function modelReport(
  folder: string,
  reader: LetterReader,
  logged: readonly string[],
): Promise<ModelReport> {
  const scores: LetterScores[] = [];
  const facts: StandingFact[] = [];
  const before = { ...reader.usage };
  const answers: LetterAnswer[] = [];
  for (const { name, file, truth } of await samplesOf(folder)) {
    const answer = await reader.read(await readLetterFile(file));
    const own = scoreAnswer(answer, truth);
    scores.push({ name, scores: own, harms: harmsIn(answer, truth) });
    answers.push(answer);
    if ('error' in answer) continue;
    const { verification = [] } = answer.result;
    facts.push(
      ...own.flatMap((score) => {
        const [path] = pathsOf(score);
        const found = verification.find(({ fact }) => fact === path);
        return path === undefined
          ? []
          : [{ field: score.field, right: score.right, standing: standingOf(found) }];
      }),
    );
  }
  const calls = reader.usage.calls - before.calls;
  const text = [
    agreementTable(facts),
    troubleTable(callTroubles(logged), calls),
    placeholderLine(answers),
  ];
  return { scores, text: text.join('\n\n') };
}

function standingOf(evidence: FactEvidence | undefined): Standing {
  if (evidence?.certainty === 'certain' && evidence.status === 'confirmed') return 'agree';
  if (evidence?.certainty !== 'check') return 'no mark';
  const isContested = evidence.alternatives !== undefined || evidence.status === 'conflicting';
  return isContested ? 'differ' : 'one reads';
}

/** Per field: right of all facts by how the two readings stood to each other. */
export function agreementTable(facts: readonly StandingFact[]): string {
  const fields = [...new Set(facts.map(({ field }) => field))];
  const row = (name: string, own: readonly StandingFact[]) => {
    const cells = standings.map((standing) => {
      const these = own.filter((fact) => fact.standing === standing);
      return `${these.filter(({ right }) => right).length}/${these.length}`.padStart(15);
    });
    return `${name.padEnd(14)}${cells.join('')}`;
  };
  return [
    `${'right of'.padEnd(14)}${standings.map((standing) => standing.padStart(15)).join('')}`,
    ...fields.map((field) =>
      row(
        field,
        facts.filter((fact) => fact.field === field),
      ),
    ),
    row('ALL', facts),
  ].join('\n');
}

/** What the functions logged of their calls, by the name of the call. */
export function callTroubles(logged: readonly string[]): Map<string, CallTrouble> {
  const troubles = new Map<string, CallTrouble>();
  for (const line of logged.flatMap((text) => text.split('\n'))) {
    if (!line.startsWith('{') || !line.includes('"model ')) continue;
    const { event, call = '', outcome } = JSON.parse(line) as Record<string, string | undefined>;
    const trouble = troubles.get(call) ?? { repaired: 0, refused: 0, silent: 0, other: 0 };
    if (event === 'model answer cannot be used') trouble.repaired += 1;
    else if (outcome === 'refused' || outcome === 'silent') trouble[outcome] += 1;
    else trouble.other += 1;
    troubles.set(call, trouble);
  }
  return troubles;
}

function troubleTable(troubles: ReadonlyMap<string, CallTrouble>, calls: number): string {
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(10)))
      .join('');
  const rows = [...troubles].toSorted(([one], [other]) => one.localeCompare(other));
  const sum = (pick: (trouble: CallTrouble) => number) =>
    rows.reduce((total, [, trouble]) => total + pick(trouble), 0);
  const share = (count: number) => `${((100 * count) / Math.max(1, calls)).toFixed(1)} %`;
  const kinds = ['repaired', 'refused', 'silent', 'other'] as const;
  return [
    line(['call', ...kinds]),
    ...rows.map(([name, trouble]) => line([name, ...kinds.map((kind) => trouble[kind])])),
    line([`of ${calls} calls`, ...kinds.map((kind) => share(sum((trouble) => trouble[kind])))]),
  ].join('\n');
}

/** A placeholder that reached the page is a fault; a gap is what is left of one that stood for nothing. */
function placeholderLine(answers: readonly LetterAnswer[]): string {
  const texts = answers.flatMap((answer) => {
    if ('error' in answer) return [];
    const { classification, responseVariants, actionPlan } = answer.result;
    return [JSON.stringify({ classification, responseVariants, actionPlan })];
  });
  const count = (pattern: RegExp) =>
    texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const shown = count(/\[\p{Lu}+(?:_\p{Lu}+)*_\d+\]/gu);
  return `placeholders shown: ${shown}; gaps left in their place or by the replies: ${count(/\[uzupełnij: /g)}`;
}
