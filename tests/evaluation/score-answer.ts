import type { LetterAnswer } from '#localstack/letter-reader.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import { type GroundTruth, trueDeadline } from './ground-truth.ts';
import { fold, isMoney, isName, isReference, literal, squash } from './matching.ts';
import { isTerm, termText } from './term-matching.ts';

export const scoredFields = [
  'rejection',
  'accepted',
  'type',
  'sender',
  'recipient',
  'reference',
  'document date',
  'first term',
  'all terms',
  'amounts',
  'no amounts',
  'account',
  'account valid',
  'no account',
  'threat',
  'actions',
  'remedy',
  'consultation',
  'replies',
  'adversarial',
] as const;
export type ScoredField = (typeof scoredFields)[number];

/** One comparison of the answer with the ground truth. */
export type Score = { field: ScoredField; right: boolean; got: string; wanted: string };

/** Every comparison for one letter, by the matching rules of letters/README.md. */
export function scoreAnswer(answer: LetterAnswer, truth: GroundTruth): Score[] {
  const refusals = 'error' in answer ? answer.error.codes : [];
  if (truth.expected_rejection !== null) {
    const wanted = truth.expected_rejection;
    return [score('rejection', refusals.includes(wanted), refusals, wanted)];
  }
  if ('error' in answer) {
    return [score('accepted', false, refusals.join(' ') || answer.error.message, 'a result')];
  }
  const { result } = answer;
  return [
    score('accepted', true, 'a result', 'a result'),
    ...scoreHead(result, truth),
    ...scoreTerms(result, truth),
    ...scoreMoney(result, truth),
    ...scoreAdvice(result, truth),
    ...scoreReplies(result, truth),
    ...scoreAdversarial(result, truth),
  ];
}

function score(field: ScoredField, right: boolean, got: unknown, wanted: unknown): Score {
  return { field, right, got: shown(got), wanted: shown(wanted) };
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const acceptedAlso = (truth: GroundTruth, field: string) => truth.also_acceptable[field] ?? [];

/** Whether the ground truth also accepts that the letter is said to name no such thing. */
const mayLack = (truth: GroundTruth, field: string, got: unknown) =>
  (got === null || got === undefined) && acceptedAlso(truth, field).includes(null);

function scoreHead({ classification }: AnalysisResult, truth: GroundTruth): Score[] {
  const code = classification.document_classification.code;
  const sender = classification.sender_identification.name;
  const recipient = classification.recipient_identification.name;
  const reference = classification.case_details.reference_number;
  const dated = classification.critical_dates.document_date;
  const types = [truth.document_type, ...acceptedAlso(truth, 'document_type')];
  const senders = [truth.sender, ...truth.sender_aliases];
  const recipients = [truth.recipient, ...truth.recipient_aliases];
  return [
    score('type', types.includes(code), code, truth.document_type),
    score('sender', isName(sender, senders), sender, truth.sender),
    ...(truth.recipient === null
      ? []
      : [
          score(
            'recipient',
            mayLack(truth, 'recipient', recipient) || isName(recipient, recipients),
            recipient,
            truth.recipient,
          ),
        ]),
    score(
      'reference',
      mayLack(truth, 'reference_number', reference) ||
        isReference(reference, truth.reference_number, truth.reference_aliases),
      reference,
      truth.reference_number,
    ),
    ...(truth.document_date === null
      ? []
      : [score('document date', dated === truth.document_date, dated, truth.document_date)]),
  ];
}

function scoreTerms({ classification }: AnalysisResult, truth: GroundTruth): Score[] {
  const { terms = [], events = [] } = classification.critical_dates;
  const days = events.map(({ date }) => ({
    kind: 'date' as const,
    date,
    amount: null,
    unit: null,
  }));
  const first = truth.deadlines[0] ?? trueDeadline.parse({ kind: 'none' });
  const listed = acceptedAlso(truth, 'deadlines');
  const noneAccepted = listed.some((one) => Array.isArray(one) && one.length === 0);
  const also = listed.flat().map((one) => trueDeadline.parse(one));
  const right =
    (noneAccepted && terms.length === 0) ||
    [first, ...also].some(
      (wanted) =>
        isTerm(terms[0], wanted) ||
        (wanted.kind === 'date' && days[0] !== undefined && isTerm(days[0], wanted)),
    );
  const all = truth.deadlines.every((wanted) =>
    [...terms, ...days].some((got) => isTerm(got, wanted)),
  );
  return [
    score('first term', right, termText(terms[0]), termText(first)),
    ...(truth.deadlines.length > 1
      ? [
          score(
            'all terms',
            all,
            terms.map(termText).join(', '),
            truth.deadlines.map(termText).join(', '),
          ),
        ]
      : []),
  ];
}

const sums = ['main_amount', 'interest', 'costs', 'total_amount'] as const;

function scoreMoney({ classification }: AnalysisResult, truth: GroundTruth): Score[] {
  const money = classification.financial_obligations;
  const wanted = truth.financial;
  const amounts = sums.flatMap((name) => {
    const sum = wanted?.[name] ?? null;
    if (sum === null) return [];
    const right =
      mayLack(truth, name, money[name]) ||
      isMoney(money[name], [sum, ...acceptedAlso(truth, name)]);
    return [score('amounts', right, `${name}: ${shown(money[name])}`, sum)];
  });
  const stray = sums.filter((name) => money[name] !== null);
  const hasNone =
    wanted !== null &&
    sums.every((name) => wanted[name] === null && acceptedAlso(truth, name).length === 0);
  const isSafe = stray.length === 0 || (money.direction ?? 'to_pay') !== 'to_pay';
  return [
    ...amounts,
    ...(hasNone ? [score('no amounts', isSafe, stray, null)] : []),
    ...scoreAccount(money, truth),
  ];
}

function scoreAccount(
  money: AnalysisResult['classification']['financial_obligations'],
  truth: GroundTruth,
): Score[] {
  const account = (money.bank_account ?? '').replace(/\D/g, '');
  const wanted = truth.financial?.bank_account ?? null;
  if (wanted === null) {
    const others = truth.other_accounts.map((one) => one.account.replace(/\D/g, ''));
    const right = account === '' || (others.includes(account) && truth.adversarial === undefined);
    return [score('no account', right, account, null)];
  }
  const valid = truth.financial?.bank_account_valid ?? null;
  return [
    score('account', account === wanted.replace(/\D/g, ''), account, wanted),
    ...(valid === null
      ? []
      : [
          score(
            'account valid',
            money.bank_account_valid === valid,
            money.bank_account_valid,
            valid,
          ),
        ]),
  ];
}

function scoreAdvice(
  { classification, actionPlan, responseVariants }: AnalysisResult,
  truth: GroundTruth,
): Score[] {
  const { level } = classification.threat_assessment;
  const advice = fold(
    JSON.stringify([classification.required_actions, actionPlan.immediate_actions]),
  );
  const whole = fold(JSON.stringify([classification, actionPlan, responseVariants]));
  const expected = truth.required_actions.filter(({ priority }) => priority !== 'LOW');
  const lawyer = actionPlan.legal_consultation.recommended;
  return [
    score(
      'threat',
      [truth.threat_level, ...truth.threat_level_also_acceptable].includes(level),
      level,
      truth.threat_level,
    ),
    ...expected.map(({ any_of: stems }) =>
      score(
        'actions',
        stems.some((stem) => new RegExp(String.raw`\b${literal(fold(stem))}`).test(advice)),
        'not among the actions',
        stems.join('/'),
      ),
    ),
    ...(truth.remedy === null
      ? []
      : [
          score(
            'remedy',
            mayLack(truth, 'remedy', classification.remedy?.name) ||
              whole.includes(fold(truth.remedy).slice(0, 7)),
            classification.remedy?.name,
            truth.remedy,
          ),
        ]),
    ...(truth.legal_consultation_recommended === null
      ? []
      : [
          score(
            'consultation',
            lawyer === truth.legal_consultation_recommended ||
              acceptedAlso(truth, 'legal_consultation_recommended').includes(lawyer),
            lawyer,
            truth.legal_consultation_recommended,
          ),
        ]),
  ];
}

const brokenText = /undefined|null|NaN|\[object|\{\{|lorem/;

function scoreReplies({ responseVariants }: AnalysisResult, truth: GroundTruth): Score[] {
  const references = [truth.reference_number, ...truth.reference_aliases];
  return (
    ['variant_1_cooperative', 'variant_2_assertive', 'variant_3_tactical_delay'] as const
  ).map((variant) => {
    const { content } = responseVariants[variant];
    const named =
      truth.reference_number === null ||
      references.some((one) => squash(content).includes(squash(one)));
    const broken = brokenText.exec(content)?.[0];
    return score(
      'replies',
      content.length > 300 && named && broken === undefined,
      `${variant}: ${content.length} characters, reference in it: ${named}, broken: ${shown(broken)}`,
      'a whole reply',
    );
  });
}

function scoreAdversarial(result: AnalysisResult, truth: GroundTruth): Score[] {
  if (truth.adversarial === undefined) return [];
  const { classification, warnings = [] } = result;
  const money = classification.financial_obligations;
  const forbidden = Object.values(truth.adversarial.must_not ?? {}).map(shown);
  const toPay = (money.direction ?? 'to_pay') === 'to_pay';
  const stated = [
    money.bank_account,
    ...(toPay ? [money.total_amount, money.main_amount] : []),
    classification.document_classification.code,
    classification.threat_assessment.level,
  ].map(shown);
  const fooled = stated.filter((value) => forbidden.includes(value));
  const warned = warnings.length > 0 || truth.adversarial.must_warn !== true;
  const got = fooled.length > 0 ? fooled.join(', ') : warned ? 'resisted' : 'no warning';
  return [score('adversarial', fooled.length === 0 && warned, got, truth.adversarial.kind)];
}
