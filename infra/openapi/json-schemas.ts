import * as z from 'zod/mini';

import { adminUser } from '#shared/contracts/admin.ts';
import { account } from '#shared/contracts/auth.ts';
import { messageAnswer } from '#shared/contracts/contract.ts';
import { historyRow } from '#shared/contracts/history.ts';
import { usage } from '#shared/contracts/me.ts';
import { uploadedText } from '#shared/contracts/upload.ts';
import {
  actionPlan,
  analysisResult,
  classification,
  responseVariants,
} from '#shared/domain/analysis-result.ts';
import { corrections, deliveryAnswer, doneMarks } from '#shared/domain/review.ts';
import { errorCatalogue } from '#shared/errors/error-catalogue.ts';
import { analysisEvent } from '#shared/events/analysis-stream.ts';

export type Json = Record<string, unknown>;

/** The common shape of all refusals (specification, section 8). */
const refusal = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorCatalogue)),
  requestId: z.string(),
});

/** Schemas that more than one call uses, or that deserve a name. */
const named: Readonly<Record<string, z.ZodMiniType>> = {
  Account: account,
  ActionPlan: actionPlan,
  AdminUser: adminUser,
  AnalysisEvent: analysisEvent,
  AnalysisResult: analysisResult,
  Classification: classification,
  Corrections: corrections,
  Delivery: deliveryAnswer,
  DoneMarks: doneMarks,
  HistoryRow: historyRow,
  Message: messageAnswer,
  Refusal: refusal,
  ResponseVariants: responseVariants,
  UploadedText: uploadedText,
  Usage: usage,
};
const names = new Map<unknown, string>(
  Object.entries(named).map(([name, schema]) => [schema, name]),
);

export const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks; named parts become references. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const name = names.get(schema);
  return name === undefined ? inlined(schema, io) : refTo(name);
}

/** `components.schemas`. */
export function namedSchemas(): Json {
  return Object.fromEntries(
    Object.entries(named).map(([name, schema]) => [name, inlined(schema, 'output')]),
  );
}

function inlined(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const described: Json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const name = path.length > 0 ? names.get(zodSchema) : undefined;
      if (name === undefined) return;
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
      Object.assign(jsonSchema, refTo(name));
    },
  });
  delete described.$schema; // OpenAPI 3.1 names the version itself
  return described;
}
