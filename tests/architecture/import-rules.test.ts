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

/** The rules broken by a repository with only these imports. */
async function brokenBy(imports: readonly (readonly [string, string])[]): Promise<string[]> {
  for (const [from, to] of imports) {
    const target = path.relative(path.dirname(from), to);
    const source = `import '${target.startsWith('.') ? '' : './'}${target}';`;
    for (const [file, text] of Object.entries({ [from]: source, [to]: '' })) {
      await mkdir(path.join(repository, path.dirname(file)), { recursive: true });
      await writeFile(path.join(repository, file), text);
    }
  }
  const { output } = await cruise(['.'], { baseDir: repository, validate: true, ruleSet });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const broken = (from: string, to: string) => brokenBy([[from, to]]);

describe('the rooms of the letters', () => {
  test.each([
    ['checking', 'answering', 'answers-are-worded-in-one-place'],
    ['reading', 'answering', 'letters-import-downwards-from-reading'],
    ['reading', 'checking', 'letters-import-downwards-from-reading'],
    ['catalogue', 'reading', 'letters-import-downwards-from-catalogue'],
    ['intake', 'catalogue', 'letters-import-downwards-from-intake'],
    ['calendar', 'reading', 'letters-import-downwards-from-figures-people-calendar'],
    ['text', 'people', 'letters-import-downwards-from-text'],
    ['catalogue/law', 'text', 'law-knows-no-room'],
  ])('%s must not import %s', async (from, to, rule) => {
    const found = await broken(`shared/letters/${from}/a.ts`, `shared/letters/${to}/b.ts`);
    expect(found).toContain(rule);
  });

  test.each([
    ['answering', 'reading'],
    ['checking', 'reading'],
    ['reading', 'text'],
    ['calendar', 'figures'],
    ['calendar', 'catalogue/law'],
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

describe('the rooms of the cloud', () => {
  test.each([
    ['nouns-know-no-flow', 'functions/core/runs/file.ts', 'functions/core/flows/end.ts'],
    ['core-knows-no-edge', 'functions/core/runs/send.ts', 'functions/edge/endpoint.ts'],
    ['edge-knows-no-endpoint', 'functions/edge/other.ts', 'functions/api/me/get.ts'],
    ['platform-knows-no-core', 'functions/platform/table.ts', 'functions/core/runs/key.ts'],
    ['endpoint-groups-are-strangers', 'functions/api/me/list.ts', 'functions/api/auth/login.ts'],
    ['cloud-knows-no-browser', 'functions/core/runs/show.ts', 'frontend/src/lib/show.ts'],
  ])('%s', async (rule, from, to) => {
    expect(await broken(from, to)).toContain(rule);
  });

  test('two nouns never know each other, though no two files do', async () => {
    const start = ['functions/core/runs/start.ts', 'functions/core/packages/take.ts'] as const;
    const count = ['functions/core/packages/count.ts', 'functions/core/runs/state.ts'] as const;
    expect(await brokenBy([start])).toEqual([]);
    expect(await brokenBy([start, count])).toContain('nouns-never-meet-both-ways');
  });
});
