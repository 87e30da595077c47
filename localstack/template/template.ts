import * as z from 'zod/mini';

const resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  Metadata: z.optional(z.record(z.string(), z.unknown())),
});
const templateSchema = z.object({ Resources: z.record(z.string(), resource) });

/** A synthesized CloudFormation template. */
export type Template = z.infer<typeof templateSchema>;

export function parseTemplate(json: string): Template {
  return templateSchema.parse(JSON.parse(json));
}

/** Every resource of a type, its properties parsed by `properties`. Throws when one does not match. */
export function resourcesOf<Schema extends z.ZodMiniType>(
  template: Template,
  type: string,
  properties: Schema,
): { id: string; properties: z.output<Schema>; metadata: Record<string, unknown> }[] {
  return Object.entries(template.Resources)
    .filter(([, { Type }]) => Type === type)
    .map(([id, { Properties, Metadata = {} }]) => ({
      id,
      properties: properties.parse(Properties),
      metadata: Metadata,
    }));
}

/** Logical ids that a value refers to (`Ref`, `Fn::GetAtt`), in order of appearance. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'Ref' && typeof inner === 'string') return [inner];
    if (name === 'Fn::GetAtt' && Array.isArray(inner)) return [String(inner[0])];
    return referencesIn(inner);
  });
}

/** The one resource of the template that a value refers to. Throws when there is none. */
export function targetOf(template: Template, value: unknown): string {
  const target = referencesIn(value).find((id) => id in template.Resources);
  if (target === undefined) throw new Error('The template refers to nothing it declares.');
  return target;
}

/** Name of a table or bucket in the local cloud: its logical id, which is the same in every synthesis. */
export function localName(logicalId: string): string {
  return `listownik-${logicalId.toLowerCase()}`;
}
