import type { Classification } from '#shared/domain/analysis-result.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { stemOf } from '#shared/letters/reading/remedy-names.ts';
import type { Letter } from '#shared/letters/text/letter.ts';

import type { Comparison } from './comparison.ts';

type Remedy = NonNullable<Classification['remedy']>;

/**
 * The remedy: when both readings have the same name for it, or the model knows none, everything about it
 * comes from the letter's own instruction and the law; a different one of the model is shown beside it.
 */
export function compareRemedy(comparison: Comparison, own: Classification, letter: Letter): void {
  const fact = 'remedy.name';
  const claimed = comparison.classification.remedy ?? null;
  const read = own.remedy ?? null;
  if (claimed === null && read === null) return;
  if (read !== null) comparison.classification.remedy = withOpening(read, claimed);
  const quote = readLetter(letter).remedy?.quote ?? null;
  if (read !== null) {
    comparison.note(fact, quote === null ? ofTheLaw : saidByLetter, quote);
  }
  comparison.settle({
    ...{ fact, label: 'środek zaskarżenia (odwołanie, sprzeciw, zażalenie…)' },
    shown: (read ?? claimed)?.name ?? null,
    other: read === null ? null : (claimed?.name ?? null),
    isSame: isSameRemedy,
    put: (copy, name) => (copy.remedy = [read, claimed].find((one) => one?.name === name) ?? null),
  });
  if (comparison.standingOf(fact)?.certainty === 'check') comparison.told.add('jak się odwołać');
}

const ofTheLaw = {
  status: 'unconfirmed',
  reason: 'Pismo nie wymienia tego środka. Wynika z przepisów.',
} as const;
const saidByLetter = { status: 'confirmed', reason: 'Tak stoi w piśmie.' } as const;

function isSameRemedy(left: string | null, right: string | null): boolean {
  if (left === null || right === null) return false;
  return stemOf(left) === stemOf(right);
}

/** The day from which a remedy is open comes from the letter; the rules do not read it. */
function withOpening(remedy: Remedy, claimed: Remedy | null): Remedy {
  const opens = claimed?.available_from;
  return opens == null ? { ...remedy } : { ...remedy, available_from: opens };
}
