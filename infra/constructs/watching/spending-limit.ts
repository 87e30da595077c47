import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

import type { StageConfig } from '#infra/config.ts';

const WARNINGS = [
  { notificationType: 'ACTUAL', threshold: 80 },
  { notificationType: 'FORECASTED', threshold: 100 },
] as const;

/** Mails the stage's alarm addresses before the month's AWS bill exceeds the budget. The gateway limits model costs. */
export function spendingLimit(
  scope: Construct,
  { alarmEmails, monthlyBudgetUsd }: StageConfig,
): CfnBudget {
  return new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
    },
    notificationsWithSubscribers: WARNINGS.map((warning) => ({
      notification: {
        ...warning,
        comparisonOperator: 'GREATER_THAN',
        thresholdType: 'PERCENTAGE',
      },
      subscribers: alarmEmails.map((address) => ({ address, subscriptionType: 'EMAIL' })),
    })),
  });
}
