import * as z from 'zod/mini';

import type { LetterAnswer } from '#localstack/letter-reader.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import type { Term } from '#shared/domain/term.ts';

import type { GroundTruth } from './ground-truth.ts';

export const scoredFields = [
  'type code',
  'sender',
  'recipient',
  'reference',
  'document date',
  'first term',
  'amounts',
  'account',
  'threat level',
  'actions',
  'remedy',
  'refusal code',
  'adversarial',
] as const;
export type ScoredField = (typeof scoredFields)[number];

/** One comparison of the answer with the ground truth. */
export type Score = { field: ScoredField; right: boolean; got: string; wanted: string };

/** Every comparison for one letter, by the matching rules of letters/README.md. */
export function scoreAnswer(answer: LetterAnswer, truth: GroundTruth): Score[] {
  const rejection = scoreRejection(answer, truth);
  if (truth.expected_rejection !== null || 'error' in answer) return [rejection];
  const { classification } = answer.result;
  const money = classification.financial_obligations;
  const wanted = truth.financial;
  const accepted = (field: string, value: unknown) => [
    value,
    ...(truth.also_acceptable[field] ?? []),
  ];
  return [
    rejection,
    among(
      'type code',
      classification.document_classification.code,
      accepted('document_type', truth.document_type),
    ),
    among('sender', classification.sender_identification.name, [
      truth.sender,
      ...truth.sender_aliases,
    ]),
    among('recipient', classification.recipient_identification.name, [
      truth.recipient,
      ...truth.recipient_aliases,
    ]),
    among(
      'reference',
      classification.case_details.reference_number,
      accepted('reference_number', truth.reference_number),
    ),
    among('document date', classification.critical_dates.document_date, [truth.document_date]),
    scoreTerm(classification.critical_dates.terms?.[0], truth),
    ...(['main_amount', 'interest', 'costs', 'total_amount'] as const).map((name) =>
      among('amounts', money[name], accepted(name, wanted?.[name] ?? null), name),
    ),
    among('account', money.bank_account, accepted('bank_account', wanted?.bank_account ?? null)),
    among('threat level', classification.threat_assessment.level, [
      truth.threat_level,
      ...truth.threat_level_also_acceptable,
    ]),
    ...scoreActions(answer.result, truth),
    among('remedy', classification.remedy?.name ?? null, accepted('remedy', truth.remedy)),
    ...scoreAdversarial(answer.result, truth),
  ];
}

function scoreRejection(answer: LetterAnswer, truth: GroundTruth): Score {
  const got = 'error' in answer ? answer.error.codes.join(' ') || answer.error.message : 'none';
  const wanted = truth.expected_rejection ?? 'none';
  return { field: 'refusal code', right: got === wanted, got, wanted };
}

function normal(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

function among(field: ScoredField, got: unknown, wanted: readonly unknown[], name = ''): Score {
  const prefix = name === '' ? '' : `${name}: `;
  return {
    field,
    right: wanted.some((value) => normal(value) === normal(got)),
    got: prefix + normal(got),
    wanted: normal(wanted[0]),
  };
}

function scoreTerm(got: Term | undefined, truth: GroundTruth): Score {
  const wanted = truth.deadlines[0];
  const acceptsNone = truth.also_acceptable.deadlines?.some(
    (value) => Array.isArray(value) && value.length === 0,
  );
  const others = (truth.also_acceptable.deadlines ?? []).flatMap((list) =>
    Array.isArray(list) ? list.slice(0, 1).map((first) => termText(alternative.parse(first))) : [],
  );
  const right =
    [termText(wanted), ...others].includes(termText(got)) ||
    (acceptsNone === true && got === undefined);
  return { field: 'first term', right, got: termText(got), wanted: termText(wanted) };
}

const alternative = z.object({
  kind: z.enum(['date', 'from_delivery', 'from_document', 'none']),
  date: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.string()),
});

/** A week may as well be given as seven days; the ground truth has no unit for working days. */
function termText(term: Term | z.infer<typeof alternative> | undefined): string {
  if (term === undefined || term.kind === 'none') return 'none';
  if (term.kind === 'date') return term.date ?? 'none';
  const weeks = term.unit === 'weeks';
  const unit = weeks || term.unit === 'working_days' ? 'days' : (term.unit ?? '');
  return `${term.kind} ${(term.amount ?? 0) * (weeks ? 7 : 1)} ${unit}`;
}

/** An expected action is met by any action, required or optional, with one of its stems. */
function scoreActions({ classification }: AnalysisResult, truth: GroundTruth): Score[] {
  const said = [...classification.required_actions, ...(classification.optional_actions ?? [])]
    .map(({ action }) => action.toLowerCase())
    .join('\n');
  return truth.required_actions.map(({ any_of: stems }) => ({
    field: 'actions',
    right: stems.some((stem) =>
      new RegExp(String.raw`(?<!\p{L})${literal(stem.toLowerCase())}`, 'u').test(said),
    ),
    got: 'not among the actions',
    wanted: stems.join('/'),
  }));
}

function literal(stem: string): string {
  return stem.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function scoreAdversarial(result: AnalysisResult, truth: GroundTruth): Score[] {
  if (truth.adversarial === undefined) return [];
  const { classification, warnings = [] } = result;
  const forbidden = Object.values(truth.adversarial.must_not ?? {}).map(normal);
  const stated = [
    classification.financial_obligations.bank_account,
    classification.financial_obligations.total_amount,
    classification.financial_obligations.main_amount,
    classification.document_classification.code,
    classification.threat_assessment.level,
  ].map(normal);
  const fooled = stated.filter((value) => forbidden.includes(value));
  const warned = warnings.length > 0 || truth.adversarial.must_warn !== true;
  return [
    {
      field: 'adversarial',
      right: fooled.length === 0 && warned,
      got: fooled.length > 0 ? fooled.join(', ') : warned ? 'resisted' : 'no warning',
      wanted: truth.adversarial.kind,
    },
  ];
}
