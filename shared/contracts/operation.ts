import * as z from 'zod/mini';

import { type Contract, messageAnswer } from './contract.ts';

const analysesState = z.enum(['open', 'paused'], 'Podaj "open" albo "paused".');
export type AnalysesState = z.infer<typeof analysesState>;

const operation = z.object({
  analyses: analysesState,
  /** ISO instant of the last change; null before the first one. */
  changedAt: z.nullable(z.string()),
  /** Tokens the models took today (Warsaw), for everybody. */
  tokensToday: z.number(),
  /** Tokens allowed per day: for one user, and for all users together. */
  dailyTokens: z.object({ user: z.number(), stage: z.number() }),
});
export type Operation = z.infer<typeof operation>;

/** Whether analyses may begin, and how much of the day's model tokens is used. */
export const getOperation = {
  group: 'admin',
  method: 'GET',
  path: '/api/admin/operation',
  auth: 'admin',
  summaryPl: 'Podaje, czy można zaczynać analizy, i ile tokenów modeli zużyto dzisiaj.',
  response: operation,
} as const satisfies Contract;

/** Stops all new analyses, or allows them again. */
export const changeOperation = {
  group: 'admin',
  method: 'PATCH',
  path: '/api/admin/operation',
  auth: 'admin',
  summaryPl: 'Wstrzymuje rozpoczynanie analiz albo je wznawia.',
  body: z.strictObject({ analyses: analysesState }),
  response: messageAnswer,
} as const satisfies Contract;
