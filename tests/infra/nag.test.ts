import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';

import { type NagReason, nagReasons } from './nag-reasons.ts';
import { stacksOf } from './synthesized.ts';

type Finding = { rule: string; where: string };

function findings(): Finding[] {
  const { app } = stacksOf();
  app.synth();
  return new AwsSolutionsChecks()
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: ruleName,
        where: constructPath,
      })),
    );
}

const found = findings();
const isMeant =
  ({ rule, where }: Finding) =>
  (reason: NagReason) =>
    reason.rule.test(rule) && reason.where.test(where);

test('every finding of cdk-nag has a written reason', () => {
  expect(found.filter((finding) => !nagReasons.some(isMeant(finding)))).toEqual([]);
});

test.each(nagReasons.map((reason) => [reason.why, reason] as const))(
  'the reason still has its finding: %s',
  (_, reason) => {
    expect(found.some((finding) => isMeant(finding)(reason))).toBe(true);
  },
);
