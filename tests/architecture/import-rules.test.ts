import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { ruleSet = {} } = await extractDepcruiseOptions('./.dependency-cruiser.mjs');
let repository = '';

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
});

afterEach(async () => {
  await rm(repository, { recursive: true });
});

/** The rules that a repository breaks in which only this one file imports this other one. */
async function broken(from: string, to: string): Promise<string[]> {
  const target = path.relative(path.dirname(from), to);
  const files = { [from]: `import '${target.startsWith('.') ? '' : './'}${target}';`, [to]: '' };
  for (const [file, source] of Object.entries(files)) {
    await mkdir(path.join(repository, path.dirname(file)), { recursive: true });
    await writeFile(path.join(repository, file), source);
  }
  const { output } = await cruise(['.'], {
    baseDir: repository,
    validate: true,
    ruleSet,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

describe('the rooms of the letters', () => {
  test.each([
    ['checking', 'answering', 'answers-are-worded-in-one-place'],
    ['reading', 'answering', 'letters-import-downwards-from-reading'],
    ['reading', 'checking', 'letters-import-downwards-from-reading'],
    ['catalogue', 'reading', 'letters-import-downwards-from-catalogue'],
    ['intake', 'catalogue', 'letters-import-downwards-from-intake'],
    ['calendar', 'reading', 'letters-import-downwards-from-figures-people-calendar'],
    ['text', 'people', 'letters-import-downwards-from-text'],
  ])('%s must not import %s', async (from, to, rule) => {
    const found = await broken(`shared/letters/${from}/a.ts`, `shared/letters/${to}/b.ts`);
    expect(found).toContain(rule);
  });

  test.each([
    ['answering', 'reading'],
    ['checking', 'reading'],
    ['reading', 'text'],
    ['calendar', 'figures'],
  ])('%s may import %s', async (from, to) => {
    const found = await broken(`shared/letters/${from}/a.ts`, `shared/letters/${to}/b.ts`);
    expect(found).toEqual([]);
  });
});

test('what runs in the cloud and in the browser never words answers', async () => {
  for (const room of ['functions/core/analysis', 'frontend/src/lib']) {
    const found = await broken(`${room}/a.ts`, 'shared/letters/answering/b.ts');
    expect(found).toContain('answers-are-worded-in-one-place');
  }
});
