import { afterAll, beforeAll, expect } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { classificationOfD20, repliesToD20 } from './scripted-answers.ts';
import { type Script, type ScriptedModel, startScriptedModel } from './scripted-model.ts';
import { changed, type Play, playD20, type Played } from './sloppy-gateway.ts';

/*
 * Every kind of failure a model was seen to have, played through the product's own run of letter d20; the
 * numbers (S01 to S76) are those of the list of failures. An analysis is given back when the rules had to describe
 * the letter; how the quota is settled then, tests/integration/faults/model.test.ts plays with a table.
 */

type Ending = {
  /** Whether the analysis is taken from the package. */
  costs?: boolean;
  /** The facts of another text than d20's own. */
  facts?: Partial<Facts>;
} & Parameters<typeof playD20>[2];

/** A gateway for the tests of one file, and the ways to play a failure on it. */
export function sloppyGateway() {
  let model: ScriptedModel;
  beforeAll(async () => {
    model = await startScriptedModel();
  });
  afterAll(() => model.close());

  /**
   * Plays a failure. Whatever happens, an analysis is charged exactly when a model described the letter, the reader
   * is told in words what the rules had to write, nothing that the letter does not say is shown as confirmed, and no
   * name of the letter is logged.
   */
  const play = async (plan: Play, { costs = true, facts, ...stage }: Ending = {}) => {
    const played = await playD20(model, plan, stage);
    expect(played.isCharged).toBe(costs);
    expect(toldOfRules(played)).toBe(sayingOf(played.result));
    expect(wrongButConfirmed(played.result, { ...factsOfD20, ...facts })).toEqual([]);
    expect(played.logs).not.toMatch(/Pogorzels|Zdzisław|Irena/);
    return played;
  };
  /** The model describes the letter with these fields changed. */
  const describes = (change: Record<string, unknown>) =>
    play(classified(changed('classification', change)));
  return {
    play,
    describes,
    /** The model reads these sums. */
    money: (change: Record<string, unknown>) =>
      describes({ financial: { ...classificationOfD20.financial, ...change } }),
    /** The model writes this as the assertive reply. */
    replies: (content: string) => play({ variant_2_assertive: [replyOf(content)] }),
  };
}

/** The describing call answers by these scripts, one attempt after the other. */
export const classified = (...scripts: Script[]): Play => ({ classification: scripts });
/** The assertive reply with other words. */
export const replyOf = (content: string) => changed('variant_2_assertive', { content });

/** What d20 says, for every reader. */
export const factsOfD20 = {
  code: 'wezwanie_do_zaplaty',
  level: 'MEDIUM',
  deadline: '2026-09-21',
  total: 2283.99,
  main: 2243.22,
  interest: 28.47,
  costs: 12.3,
  account: '38102051253782341715162871',
  sender: classificationOfD20.sender.value,
  recipient: 'Irena i Zdzisław Pogorzelscy',
  reference: 'CW/1402/2026',
  documentDate: '2026-09-03',
  remedy: null,
};
type Facts = Record<keyof typeof factsOfD20, string | number | null | undefined>;

export function factsOf({
  classification: { financial_obligations: money, ...rest },
}: AnalysisResult): Facts {
  return {
    code: rest.document_classification.code,
    level: rest.threat_assessment.level,
    deadline: rest.critical_dates.deadline,
    total: money.total_amount,
    main: money.main_amount,
    interest: money.interest,
    costs: money.costs,
    account: money.bank_account,
    sender: rest.sender_identification.name,
    recipient: rest.recipient_identification.name,
    reference: rest.case_details.reference_number,
    documentDate: rest.critical_dates.document_date,
    remedy: rest.remedy?.name ?? null,
  };
}

const paths: Readonly<Record<keyof Facts, string>> = {
  code: 'document_classification.type',
  level: 'threat_assessment.level',
  deadline: 'critical_dates.deadline',
  total: 'financial_obligations.total_amount',
  main: 'financial_obligations.main_amount',
  interest: 'financial_obligations.interest',
  costs: 'financial_obligations.costs',
  account: 'financial_obligations.bank_account',
  sender: 'sender_identification.name',
  recipient: 'recipient_identification.name',
  reference: 'case_details.reference_number',
  documentDate: 'critical_dates.document_date',
  remedy: 'remedy',
};

/** Capitals and quotation marks are no difference. */
const written = (value: string | number | null | undefined) =>
  foldText(String(value)).replace(/[^a-z\d]/g, '');

/** Facts that differ from the letter although the reader is told that they stand in it. */
function wrongButConfirmed(result: AnalysisResult, truth: Facts): string[] {
  const facts = factsOf(result);
  return (Object.keys(paths) as (keyof Facts)[]) // the keys of the constant above
    .filter((fact) => written(facts[fact]) !== written(truth[fact]))
    .filter((fact) => {
      const shown = standing(result, paths[fact]);
      return shown?.status === 'confirmed' && shown.certainty !== 'check';
    });
}

const parts: Readonly<Record<string, string>> = {
  variant_1_cooperative: 'odpowiedź 1',
  variant_2_assertive: 'odpowiedź 2',
  variant_3_tactical_delay: 'odpowiedź 3',
  action_plan: 'plan działania',
};

/** What the result's labels say that the rules wrote: "all", or the parts in the reader's words. */
function sayingOf({ meta }: AnalysisResult): string {
  const byRules = meta?.offline_parts ?? [];
  return byRules.includes('classification')
    ? 'all'
    : byRules.map((part) => parts[part] ?? part).join(', ');
}

/** What the warnings tell of it. */
function toldOfRules({ result: { warnings = [] } }: Played): string {
  const told = (wanted: string) => warnings.find(({ kind }) => kind === wanted)?.message;
  if (told('answered_by_rules')?.includes('Analiza nie została naliczona.') === true) return 'all';
  return /poprawnie: ([^.]+)\./.exec(told('reply_replaced') ?? '')?.[1] ?? '';
}

export const warningKinds = ({ warnings = [] }: AnalysisResult) => warnings.map(({ kind }) => kind);
export const standing = ({ verification = [] }: AnalysisResult, fact: string) =>
  verification.find((one) => one.fact === fact);
export const assertiveReply = (result: AnalysisResult) =>
  result.responseVariants.variant_2_assertive.content;
/** What the honest model writes there. */
export const { content: honestReply } = repliesToD20.variant_2_assertive;

/** How often each call was asked, by the model's name: "first classification". */
export const times = (asked: readonly string[], call: string) =>
  asked.filter((one) => one === call || one.endsWith(` ${call}`)).length;
/** All that a result tells, without how long it took. */
export const toldBy = ({ meta, ...told }: AnalysisResult) => ({
  ...told,
  meta: { ...meta, duration_ms: 0 },
});
