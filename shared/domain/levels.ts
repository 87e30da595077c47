import * as z from 'zod/mini';

/** Threat levels and priorities share four values (specification, section 4). */
export const level = z.enum(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL']);
export type Level = z.infer<typeof level>;

export const threatLabels = {
  LOW: 'niskie',
  MEDIUM: 'średnie',
  HIGH: 'wysokie',
  CRITICAL: 'krytyczne',
} as const satisfies Record<Level, string>;

export const priorityLabels = {
  LOW: 'niski',
  MEDIUM: 'średni',
  HIGH: 'wysoki',
  CRITICAL: 'krytyczny',
} as const satisfies Record<Level, string>;
