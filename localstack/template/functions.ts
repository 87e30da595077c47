import * as z from 'zod/mini';

import { SOURCE_METADATA } from '#infra/source-metadata.ts';

import { localName, resourcesOf, type Template } from './template.ts';

const functionProperties = z.object({
  Timeout: z.number(),
  Environment: z._default(
    z.object({ Variables: z._default(z.record(z.string(), z.unknown()), {}) }),
    { Variables: {} },
  ),
});

export type DeclaredFunction = {
  id: string;
  /** Handler file, relative to the repository's root. */
  source: string;
  timeoutSeconds: number;
  environment: Record<string, string>;
};

/** Settings of Lambda's own runtime and of the deployed cloud, which have no effect here. */
const ONLY_DEPLOYED = /^(?:NODE_OPTIONS|ORIGIN_PROOF(?:_BEFORE)?|[A-Z]+_SECRET_ARN)$/;

/** Our functions, as the template declares them. Functions of the CDK itself name no source. */
export function declaredFunctions(template: Template): DeclaredFunction[] {
  return resourcesOf(template, 'AWS::Lambda::Function', functionProperties).flatMap(
    ({ id, properties, metadata }) => {
      const source = metadata[SOURCE_METADATA];
      if (typeof source !== 'string') return [];
      const environment = resolved(template, properties.Environment.Variables);
      return [{ id, source, timeoutSeconds: properties.Timeout, environment }];
    },
  );
}

function resolved(template: Template, variables: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables)
      .filter(([name]) => !ONLY_DEPLOYED.test(name))
      .map(([name, value]) => [name, resolve(template, name, value)]),
  );
}

const reference = z.strictObject({ Ref: z.string() });
/** `Ref` returns the name of these; of a queue it returns the URL, which `applyEnvironment` completes. */
const NAMED_BY_REF = new Set(['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::SQS::Queue']);

function resolve(template: Template, name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  const ref = reference.safeParse(value);
  const type = ref.success ? template.Resources[ref.data.Ref]?.Type : undefined;
  if (ref.success && type !== undefined && NAMED_BY_REF.has(type)) return localName(ref.data.Ref);
  throw new Error(`The local cloud cannot resolve the template's value of ${name}.`);
}

/**
 * One environment for all functions, because they share a process here. Throws when two of them
 * want different values under one name.
 */
export function sharedEnvironment(functions: readonly DeclaredFunction[]): Record<string, string> {
  const shared: Record<string, string> = {};
  for (const { environment } of functions) {
    for (const [name, value] of Object.entries(environment)) {
      if ((shared[name] ?? value) !== value) {
        throw new Error(`Two functions of the template disagree about ${name}.`);
      }
      shared[name] = value;
    }
  }
  return shared;
}
