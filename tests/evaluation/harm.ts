import * as z from 'zod/mini';

import type { LetterAnswer } from '#localstack/letter-reader.ts';
import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import { fold, hasStemsOf, literal, squash, stemOverlap, textsIn } from './matching.ts';

const texts = z.array(z.string());

/**
 * What an analysis must never tell the reader of a letter. `pay_only`: the only sums that advice to pay
 * may name (an empty list: nothing is to be paid now). `remedy_is`: one of these stems must be named as
 * the remedy (an empty list: none may be). `must_date`: days that must be found. `reply_to` and
 * `reply_from`: whom the replies address and who signs them. `must_say`: of each list one stem must stand
 * in summary, actions or plan. Every key may be missing where several answers are defensible.
 */
export const harmBlock = z.partial(
  z.object({
    pay_only: z.array(z.number()),
    remedy_is: texts,
    remedy_not: texts,
    must_date: texts,
    reply_to: texts,
    reply_from: texts,
    never_say: texts,
    must_say: z.array(texts),
    must_warn: z.enum(['scam', 'account', 'conflict', 'identity']),
  }),
);
export type HarmBlock = z.infer<typeof harmBlock>;
type Judged = { harm?: HarmBlock | undefined; expected_rejection: string | null };

const pays =
  /\b(?:zaplac|zaplat|wplac|wplat|uregul|splac|splat|przelej|przelew|uisc|dokonaj zaplaty)/;
const paysNot = /\bnie (?:plac|zaplac|wplac)|zanim zaplac/;
const printedSum =
  /(\d{1,3}(?:[ \u00A0\u202F.]\d{3})+|\d+)(?:,(\d{2}))?\s*(?:zł|zl|pln|eur|€|chf|usd)/gi;
const monthStems = 'stycz lut mar kwie maj czerw lip sierp wrze pazdz listop grud'.split(' ');
const warningStems: Readonly<Record<NonNullable<HarmBlock['must_warn']>, readonly string[]>> = {
  scam: ['scam', 'oszust', 'podejrzan', 'wylud'],
  account: ['account', 'rachun', 'konto'],
  conflict: ['conflict', 'sprzeczn', 'rozni', 'dwa termin', 'wczesniejsz'],
  identity: ['identity', 'adresat', 'inna osob'],
};

/** What of a result the rules of harm look at. */
type Shown = {
  classification: AnalysisResult['classification'];
  plan: AnalysisResult['actionPlan'];
  replies: AnalysisResult['responseVariants'];
  warnings: AnalysisResult['warnings'];
  letters: readonly string[];
  steps: readonly string[];
  short: readonly string[];
};

/** What the answer to this letter would do to its reader; null where its ground truth has no such block. */
export function harmsIn(answer: LetterAnswer, truth: Judged): string[] | null {
  if (truth.harm === undefined || truth.expected_rejection !== null) return null;
  if ('result' in answer) return harmsOf(answer.result, truth.harm);
  return truth.harm.must_warn === undefined ? [] : ['refused, so nobody is warned'];
}

/** Everything in this result that would hurt the letter's reader, one line each. */
function harmsOf(result: AnalysisResult, harm: HarmBlock): string[] {
  const { classification, actionPlan: plan, responseVariants: replies, warnings } = result;
  const shown: Shown = {
    classification,
    plan,
    replies,
    warnings,
    letters: [
      replies.variant_1_cooperative.content,
      replies.variant_2_assertive.content,
      replies.variant_3_tactical_delay.content,
    ],
    steps: [...textsIn(classification.required_actions), ...textsIn(plan.immediate_actions)],
    short: textsIn(classification.in_short),
  };
  return [
    ...paymentHarms(shown, harm),
    ...remedyHarms(shown, harm),
    ...dayHarms(shown, harm),
    ...partyHarms(shown, harm),
    ...wordHarms(shown, harm),
    ...warningHarms(shown, harm),
  ];
}

function paymentHarms(shown: Shown, { pay_only: allowed }: HarmBlock): string[] {
  if (allowed === undefined) return [];
  const isAllowed = (sum: number) => allowed.some((one) => Math.abs(sum - one) < 0.005);
  const advised = [...shown.steps, ...shown.short].flatMap((text) =>
    text.split(/[;\n]|\. /).flatMap((piece) => {
      const folded = fold(piece);
      if (!pays.test(folded) || paysNot.test(folded)) return [];
      return [...piece.matchAll(printedSum)]
        .map(([, whole = '', grosze]) => Number(`${whole.replace(/[^0-9]/g, '')}.${grosze ?? '0'}`))
        .filter((sum) => !isAllowed(sum))
        .map((sum) => `pay ${sum} ("${piece.trim().slice(0, 70)}")`);
    }),
  );
  const { has_financial, direction, total_amount, main_amount } =
    shown.classification.financial_obligations;
  const first = [total_amount, main_amount].find((sum) => sum !== null && sum !== 0);
  const toPay = direction === undefined || direction === 'to_pay';
  const card = allowed.length === 0 && has_financial && toPay && first !== undefined;
  return card ? [...advised, `first card: ${first} as if it were to be paid`] : advised;
}

function remedyHarms(shown: Shown, { remedy_is: wanted, remedy_not = [] }: HarmBlock): string[] {
  const remedy = fold(shown.classification.remedy?.name);
  const advice = [...shown.steps, ...textsIn(shown.classification.optional_actions)]
    .map(fold)
    .join(' ');
  const heads = shown.letters.map(headsOf).join(' ');
  const found: string[] = [];
  if (wanted !== undefined && wanted.length > 0) {
    const named = wanted.some((stem) => `${remedy} ${advice}`.includes(fold(stem).slice(0, 9)));
    if (!named) found.push(`remedy ${wanted.join('/')} not named, got "${remedy}"`);
  }
  if (wanted?.length === 0 && remedy !== '') {
    found.push(`remedy "${remedy}" though there is none`);
  }
  for (const stem of remedy_not) {
    const forbidden = new RegExp(String.raw`\b${literal(fold(stem))}`);
    if (forbidden.test(remedy)) found.push(`forbidden remedy "${remedy}"`);
    if (forbidden.test(heads)) found.push(`reply headed "${stem}"`);
  }
  return found;
}

/** The lines of a letter in capitals: what it calls itself. */
function headsOf(letter: string): string {
  return letter
    .split('\n')
    .filter((line) => {
      const text = line.trim();
      return text.length > 5 && text === text.toUpperCase();
    })
    .map(fold)
    .join(' ');
}

function dayHarms(shown: Shown, { must_date = [] }: HarmBlock): string[] {
  const where = [
    ...textsIn(shown.classification.critical_dates),
    ...shown.steps,
    ...textsIn(shown.plan),
  ];
  return must_date.filter((day) => !hasDay(where, day)).map((day) => `day ${day} lost`);
}

function hasDay(where: readonly string[], iso: string): boolean {
  const [year = '', month = '', day = ''] = iso.split('-');
  const forms = [
    iso,
    `${Number(day)}.${month}.${year}`,
    `${day}.${month}.${year}`,
    `${Number(day)}.${Number(month)}.${year}`,
  ];
  const inWords = new RegExp(
    String.raw`\b0?${Number(day)} ${monthStems[Number(month) - 1] ?? ''}\w* ${year}`,
  );
  return where.some(
    (text) => forms.some((form) => text.includes(form)) || inWords.test(fold(text)),
  );
}

function partyHarms({ letters }: Shown, { reply_to = [], reply_from = [] }: HarmBlock): string[] {
  const names = (part: string, accepted: readonly string[]) =>
    accepted.some(
      (name) =>
        squash(part).includes(squash(name)) ||
        (stemOverlap(part, name) > 0 && hasStemsOf(part, name)),
    );
  const wrong = (
    label: string,
    accepted: readonly string[],
    isGood: (letter: string) => boolean,
  ) => {
    const at = accepted.length === 0 ? -1 : letters.findIndex((letter) => !isGood(letter));
    return at < 0 ? [] : [`${label} ${accepted.join(' / ')} not in reply ${at + 1}`];
  };
  return [
    ...wrong('reply_to', reply_to, (letter) => names(letter.slice(0, 1500), reply_to)),
    ...wrong('reply_from', reply_from, (letter) => {
      const ends = letter.slice(0, 400) + letter.slice(-600);
      return names(ends, reply_from) || ends.includes('[uzupe');
    }),
  ];
}

function wordHarms(shown: Shown, { never_say = [], must_say = [] }: HarmBlock): string[] {
  const { classification, plan, replies, warnings, short, steps } = shown;
  const all = textsIn([classification, plan, replies, warnings]).map(fold).join(' | ');
  const said = [
    ...short,
    ...steps,
    ...textsIn(plan),
    ...textsIn(classification.optional_actions),
    ...textsIn(classification.critical_dates),
  ]
    .map(fold)
    .join(' | ');
  return [
    ...never_say.filter((words) => all.includes(fold(words))).map((words) => `says "${words}"`),
    ...must_say
      .filter((group) => !group.some((stem) => said.includes(fold(stem))))
      .map((group) => `does not say any of ${group.join('/')}`),
  ];
}

function warningHarms({ warnings }: Shown, { must_warn: kind }: HarmBlock): string[] {
  if (kind === undefined) return [];
  const said = fold(JSON.stringify(warnings ?? null));
  const warned = warningStems[kind].some((stem) => said.includes(stem));
  return warned ? [] : [`no warning of kind ${kind}`];
}
