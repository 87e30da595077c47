import { Template } from 'aws-cdk-lib/assertions';

import type { Resource } from '#tests/infra/synthesized.ts';

type Resources = Record<string, Resource>;
/** Takes a line out of a stack, or puts a wrong one in. */
export type Mutation = (resources: Resources) => void;

/** What the deployed product holds to, how to see it in the template, and how it could be broken. */
export type InfraPromise = {
  says: string;
  /** Throws when the template does not hold it. */
  check: (template: Template) => void;
  /** At least one; each has to turn the check red. */
  breaks: Readonly<Record<string, Mutation>>;
};

/** The template after a mutation; the given one stays as it is. */
export function mutated(template: Template, mutation: Mutation): Template {
  const copy = structuredClone(template.toJSON()) as { Resources: Resources };
  const before = JSON.stringify(copy);
  mutation(copy.Resources);
  if (JSON.stringify(copy) === before) throw new Error('The mutation changed nothing.');
  return Template.fromJSON(copy);
}

export type Chosen = { type: string; id?: RegExp };

/** Sets a value by its path below `Properties` (dots between names and indexes); `undefined` takes it out. */
export function weaken({ type, id = /./ }: Chosen, path: string, value?: unknown): Mutation {
  return (resources) => {
    const [found] = Object.entries(resources).filter(
      ([name, resource]) => resource.Type === type && id.test(name),
    );
    if (found === undefined) throw new Error(`The template has no ${type} like ${String(id)}.`);
    const names = ['Properties', ...path.split('.')];
    const last = names.pop() ?? '';
    let place = found[1] as unknown as Record<string, unknown>; // plain JSON, walked by name
    for (const name of names) place = place[name] as Record<string, unknown>;
    if (value !== undefined) place[last] = value;
    else if (Array.isArray(place)) place.splice(Number(last), 1);
    else Reflect.deleteProperty(place, last);
  };
}

export function remove({ type, id = /./ }: Chosen): Mutation {
  return (resources) => {
    for (const [name, resource] of Object.entries(resources)) {
      if (resource.Type !== type || !id.test(name)) continue;
      Reflect.deleteProperty(resources, name);
      return;
    }
    throw new Error(`The template has no ${type} like ${String(id)}.`);
  };
}

export function add(type: string, properties: Record<string, unknown>): Mutation {
  return (resources) => {
    resources.Added = { Type: type, Properties: properties };
  };
}

/** Changes what stands written anywhere in the template, names included. */
export function rewrite(pattern: RegExp, replacement: string): Mutation {
  return (resources) => {
    const changed = JSON.parse(
      JSON.stringify(resources).replaceAll(pattern, replacement),
    ) as Resources;
    for (const name of Object.keys(resources)) Reflect.deleteProperty(resources, name);
    Object.assign(resources, changed);
  };
}
