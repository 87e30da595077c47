import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const houses = ['shared', 'functions/core', 'frontend/src', 'infra', 'localstack'];
const fileIn = (house: string) => `${house}/planted.ts`;
/** The rules tested with planted faults; none of them needs types. */
const names = ['max-lines', 'max-lines-per-function', 'no-restricted-imports'];

/** The repository's own settings of these rules for a source of each room. */
const settings = new Map<string, Linter.RulesRecord>();
for (const house of houses) {
  const config = (await new ESLint().calculateConfigForFile(fileIn(house))) as Linter.Config;
  const rules = Object.entries(config.rules ?? {}).filter(([name]) => names.includes(name));
  settings.set(house, Object.fromEntries(rules) as Linter.RulesRecord);
}

/** The findings of the repository's own configuration in a source of this room, by rule. */
function brokenBy(house: string, text: string): string[] {
  const rules = settings.get(house) ?? {};
  const found = new Linter().verify(
    text,
    [{ files: ['**/*.ts'], languageOptions: { parser: tseslint.parser }, rules }],
    { filename: fileIn(house) },
  );
  return found.map(({ ruleId, message }) => ruleId ?? message);
}

describe.each(houses)('a source of %s', (house) => {
  test('imports nothing by climbing', () => {
    expect(brokenBy(house, "import '../other.ts';\n")).toEqual(['no-restricted-imports']);
    expect(brokenBy(house, "import '../../a/other.ts';\n")).toEqual(['no-restricted-imports']);
    expect(brokenBy(house, "import './other.ts';\nimport '#shared/a.ts';\n")).toEqual([]);
  });

  test('has at most 200 lines of code', () => {
    expect(brokenBy(house, 'f();\n'.repeat(201))).toEqual(['max-lines']);
    expect(brokenBy(house, `${'f();\n'.repeat(200)}\n// Why.\n`)).toEqual([]);
  });

  test('has functions of at most 50 lines', () => {
    const body = (lines: number) => `function f() {\n${'  g();\n'.repeat(lines - 2)}}\n`;
    expect(brokenBy(house, body(51))).toEqual(['max-lines-per-function']);
    expect(brokenBy(house, body(50))).toEqual([]);
  });
});
