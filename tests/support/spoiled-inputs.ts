import type * as z from 'zod/mini';

type Json = Readonly<Record<string, unknown>>;

export type SpoiledInput = { what: string; input: unknown };

const LONG = 'x'.repeat(5_000);
const WRONG_VALUES: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '   '],
  ['far too long', LONG],
  ['a number', 12_345],
  ['negative', -1],
  ['a fraction', 1.5],
  ['enormous', 1e300],
  ['true', true],
  ['a list', [LONG]],
  ['a list of numbers', [1, 2]],
  ['an object', { a: 1 }],
  ['an operator', { $gt: '' }],
  ['control characters', 'a\u0000b\u001b[31m'],
  ['markup', '<script>alert(1)</script>'],
  ['nothing it names', 'NOBODY_KNOWS_THIS'],
];

/** Everything a contract's schema refuses among a right input with one member spoiled. */
export function spoiledInputs(schema: z.ZodMiniType, right: Json): SpoiledInput[] {
  const one = Object.keys(right).flatMap((name) =>
    WRONG_VALUES.map(([what, value]) => ({
      what: `${name}: ${what}`,
      input: { ...right, [name]: value },
    })),
  );
  return one.filter(({ input }) => !schema.safeParse(input).success);
}

/** Bodies that are not a JSON object of any call. */
export const brokenBodies: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half a body', '{"email":"a'],
  ['a word', 'ala'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['a form', 'email=a%40b.example&password=x'],
  ['nesting without end', '['.repeat(50_000)],
];
