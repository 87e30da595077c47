import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

import { documentTypeCode } from '#shared/domain/document-types.ts';
import { level } from '#shared/domain/levels.ts';
import { refusalCode } from '#shared/domain/refusal.ts';

import { harmBlock } from './harm.ts';

const amount = z.nullable(z.number());
const text = z.nullable(z.string());

export const trueDeadline = z.object({
  kind: z.enum(['date', 'from_delivery', 'from_document', 'none']),
  date: z._default(text, null),
  amount: z._default(amount, null),
  unit: z._default(text, null),
});
export type TrueDeadline = z.infer<typeof trueDeadline>;

/** The ground truth of one letter (letters/README.md); fields the eval does not use are left out. */
const groundTruth = z.object({
  id: z.string(),
  document_type: z.nullable(documentTypeCode),
  sender: text,
  sender_aliases: z.array(z.string()),
  recipient: text,
  recipient_aliases: z.array(z.string()),
  reference_number: text,
  reference_aliases: z.array(z.string()),
  document_date: text,
  deadlines: z.array(trueDeadline),
  financial: z.nullable(
    z.object({
      main_amount: amount,
      interest: amount,
      costs: amount,
      total_amount: amount,
      bank_account: text,
      bank_account_valid: z.nullable(z.boolean()),
      direction: z.optional(z.string()),
    }),
  ),
  identifiers: z.array(z.object({ value: z.string() })),
  other_accounts: z.array(z.object({ account: z.string() })),
  threat_level: z.nullable(level),
  threat_level_also_acceptable: z.array(level),
  required_actions: z.array(z.object({ any_of: z.array(z.string()), priority: level })),
  remedy: text,
  legal_consultation_recommended: z.nullable(z.boolean()),
  also_acceptable: z.record(z.string(), z.array(z.unknown())),
  adversarial: z.optional(
    z.object({
      kind: z.string(),
      must_warn: z.optional(z.boolean()),
      must_not: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
  harm: z.optional(harmBlock),
  expected_rejection: z.nullable(refusalCode),
});
export type GroundTruth = z.infer<typeof groundTruth>;

export type Sample = { name: string; file: string; truth: GroundTruth };

/** The letters of a folder that have a ground truth beside them, by name. */
export async function samplesOf(folder: string): Promise<Sample[]> {
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      file: join(folder, `${name}.txt`),
      truth: groundTruth.parse(JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'))),
    })),
  );
}
