import { asksToCheck } from '#frontend/src/features/result/model/certainty.ts';
import { type LetterAnswer, type LetterReader, readLetterFile } from '#localstack/letter-reader.ts';
import type { Classification } from '#shared/domain/analysis-result.ts';

import { type GroundTruth, samplesOf } from './ground-truth.ts';
import { type Score, scoreAnswer, type ScoredField } from './score-answer.ts';

/** A fact of one letter: whether it is right, and whether the page asks its reader to look into the letter. */
export type JudgedFact = { letter: string; score: Score; isUnsure: boolean };

const DEADLINE = 'critical_dates.deadline';
const ACCOUNT = 'financial_obligations.bank_account';

/** The path of each scored fact in the classification; advice and generated texts are not facts. */
const paths: Readonly<Partial<Record<ScoredField, readonly string[]>>> = {
  type: ['document_classification.type'],
  sender: ['sender_identification.name'],
  recipient: ['recipient_identification.name'],
  reference: ['case_details.reference_number'],
  'document date': ['critical_dates.document_date'],
  'first term': [DEADLINE],
  'no amounts': ['financial_obligations.direction'],
  account: [ACCOUNT],
  'no account': [ACCOUNT],
  threat: ['threat_assessment.level'],
  remedy: ['remedy.name'],
};
const calibratedFields = [...Object.keys(paths), 'amounts'] as readonly ScoredField[];

/** The place of a scored fact in the classification; none for advice. */
export const pathsOf = ({ field, got }: Score): readonly string[] =>
  field === 'amounts' ? [`financial_obligations.${got.split(':')[0] ?? ''}`] : (paths[field] ?? []);

/** Each fact of an answer as the page shows it beside what the ground truth says. */
function judgedFacts(letter: string, answer: LetterAnswer, truth: GroundTruth): JudgedFact[] {
  if ('error' in answer) return [];
  const { verification } = answer.result;
  return [...scoreAnswer(answer, truth), ...nothingSaid(answer.result.classification, truth)]
    .filter((score) => pathsOf(score).length > 0)
    .map((score) => ({
      ...{ letter, score },
      isUnsure: pathsOf(score).some((path) => asksToCheck(verification, path)),
    }));
}

/** A sum or remedy that the letter does not give and the result does not claim is a fact too, without a mark. */
function nothingSaid(
  { financial_obligations: money, remedy }: Classification,
  truth: GroundTruth,
): Score[] {
  const sums = (['main_amount', 'interest', 'costs', 'total_amount'] as const).filter(
    (sum) => truth.financial?.[sum] === null && money[sum] === null,
  );
  const right = (field: ScoredField, got: string): Score => ({
    field,
    got,
    right: true,
    wanted: 'none',
  });
  const hasRemedy = truth.remedy !== null || (remedy ?? null) !== null;
  return [
    ...sums.map((sum) => right('amounts', `${sum}: none`)),
    ...(hasRemedy ? [] : [right('remedy', 'none')]),
  ];
}

/** Every fact of the letters of these folders. */
export async function calibrationOf(
  folders: readonly string[],
  reader: LetterReader,
): Promise<JudgedFact[]> {
  const facts: JudgedFact[] = [];
  for (const folder of folders) {
    for (const { name, file, truth } of await samplesOf(folder)) {
      facts.push(...judgedFacts(name, await reader.read(await readLetterFile(file)), truth));
    }
  }
  return facts;
}

/** Per field: how many facts are marked unsure, and how many of the unsure and of the sure ones are wrong. */
export function calibrationTable(facts: readonly JudgedFact[], isWithMisses: boolean): string {
  const misses = facts.filter(({ score, isUnsure }) => !score.right && !isUnsure);
  const list = misses.map(
    ({ letter, score: { field, got, wanted } }) =>
      `  ${letter}: ${field}: got "${got}", wanted "${wanted}"`,
  );
  const table = [`${facts.length} facts`, '', ...rowsOf(facts)];
  if (!isWithMisses || list.length === 0) return table.join('\n');
  return [...table, '', 'Wrong and not marked:', ...list].join('\n');
}

function rowsOf(facts: readonly JudgedFact[]): string[] {
  const head = [
    'field',
    'facts',
    'unsure',
    'wrong if unsure',
    'wrong if sure',
    'wrong, marked',
    'right, marked',
  ];
  const rows = calibratedFields
    .map((field) =>
      rowOf(
        field,
        facts.filter(({ score }) => score.field === field),
      ),
    )
    .concat([rowOf('ALL', facts)]);
  const widths = [14, 6, 8, 16, 15, 14, 14];
  return [head, ...rows].map((cells) =>
    cells
      .map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(widths[index] ?? 0)))
      .join(' '),
  );
}

function rowOf(name: string, facts: readonly JudgedFact[]): string[] {
  const unsure = facts.filter(({ isUnsure }) => isUnsure);
  const sure = facts.filter(({ isUnsure }) => !isUnsure);
  const wrong = facts.filter(({ score }) => !score.right);
  const right = facts.filter(({ score }) => score.right);
  const isWrong = ({ score }: JudgedFact) => !score.right;
  return [
    name,
    String(facts.length),
    shareOf(unsure.length, facts.length),
    ratio(unsure.filter(isWrong).length, unsure.length),
    ratio(sure.filter(isWrong).length, sure.length),
    ratio(wrong.filter(({ isUnsure }) => isUnsure).length, wrong.length),
    shareOf(right.filter(({ isUnsure }) => isUnsure).length, right.length),
  ];
}

const shareOf = (part: number, all: number) => (all === 0 ? '-' : (part / all).toFixed(3));
const ratio = (part: number, all: number) => `${part}/${all}`;
