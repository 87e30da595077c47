import { afterAll, beforeAll, expect } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { classificationOfD20, repliesToD20 } from './scripted-answers.ts';
import { type Script, type ScriptedModel, startScriptedModel } from './scripted-model.ts';
import { changed, type Play, playD20 } from './sloppy-gateway.ts';

/*
 * Every kind of failure a model was seen to have, played through the product's own run of letter d20; the
 * numbers (S01 to S76) are those of the list of failures. An analysis is given back when the rules had to describe
 * the letter; how the quota is settled then, tests/integration/faults/model.test.ts plays with a table.
 */

/** A gateway for the tests of one file, and the ways to play a failure on it. */
export function sloppyGateway() {
  let model: ScriptedModel;
  beforeAll(async () => {
    model = await startScriptedModel();
  });
  afterAll(() => model.close());

  /**
   * Plays a failure. Whatever happens, an analysis is charged exactly when a model described the letter, and
   * nothing that d20 does not say is shown as confirmed.
   */
  const play = async (
    plan: Play,
    { costs = true, ...rest }: { costs?: boolean } & Parameters<typeof playD20>[2] = {},
  ) => {
    const played = await playD20(model, plan, rest);
    expect(played.isCharged).toBe(costs);
    if (rest.text === undefined) expect(wrongButConfirmed(played.result)).toEqual([]);
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
    replies: (content: string) =>
      play({ variant_2_assertive: [changed('variant_2_assertive', { content })] }),
  };
}

/** The describing call answers by these scripts, one attempt after the other. */
export const classified = (...scripts: Script[]): Play => ({ classification: scripts });

/** What d20 says, for every reader. */
export const factsOfD20 = {
  deadline: '2026-09-21',
  total: 2283.99,
  sender: classificationOfD20.sender.value,
  reference: 'CW/1402/2026',
  documentDate: '2026-09-03',
};

export function factsOf({
  classification: { financial_obligations: money, ...rest },
}: AnalysisResult) {
  return {
    deadline: rest.critical_dates.deadline,
    total: money.total_amount,
    sender: rest.sender_identification.name,
    reference: rest.case_details.reference_number,
    documentDate: rest.critical_dates.document_date,
  };
}

const paths: Readonly<Record<keyof typeof factsOfD20, string>> = {
  deadline: 'critical_dates.deadline',
  total: 'financial_obligations.total_amount',
  sender: 'sender_identification.name',
  reference: 'case_details.reference_number',
  documentDate: 'critical_dates.document_date',
};

/** Capitals and quotation marks are no difference. */
const written = (value: string | number | null | undefined) =>
  foldText(String(value)).replace(/[^a-z\d]/g, '');

/** Facts that differ from the letter although the reader is told that they stand in it. */
function wrongButConfirmed(result: AnalysisResult): string[] {
  const facts = factsOf(result);
  return (Object.keys(factsOfD20) as (keyof typeof factsOfD20)[]) // the keys of the constant above
    .filter((fact) => written(facts[fact]) !== written(factsOfD20[fact]))
    .filter((fact) => {
      const shown = standing(result, paths[fact]);
      return shown?.status === 'confirmed' && shown.certainty !== 'check';
    });
}

export const warningKinds = ({ warnings = [] }: AnalysisResult) => warnings.map(({ kind }) => kind);
export const standing = ({ verification = [] }: AnalysisResult, fact: string) =>
  verification.find((one) => one.fact === fact);
export const assertiveReply = (result: AnalysisResult) =>
  result.responseVariants.variant_2_assertive.content;
/** What the honest model writes there. */
export const { content: honestReply } = repliesToD20.variant_2_assertive;
