import { accountExamples } from './account-examples.ts';
import { adminExamples } from './admin-examples.ts';
import type { CallExample, CallExamples } from './call-example.ts';
import { letterExamples } from './letter-examples.ts';

export const callExamples: CallExamples = {
  ...accountExamples,
  ...letterExamples,
  ...adminExamples,
};

/** The example of a route; throws for one that has none. */
export function exampleOf(route: string): CallExample {
  const example = callExamples[route];
  if (example === undefined) throw new Error(`${route} has no example.`);
  return example;
}
