import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
  const sources = new Map<string, string>();
  for (const [from, to] of imports) {
    const target = path.relative(path.dirname(from), to);
    const line = `import '${target.startsWith('.') ? '' : './'}${target}';\n`;
    sources.set(from, `${sources.get(from) ?? ''}${line}`);
    sources.set(to, sources.get(to) ?? '');
  }
  for (const [file, text] of sources) {
    await mkdir(path.join(repository, path.dirname(file)), { recursive: true });
    await writeFile(path.join(repository, file), text);
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
    ['core-speaks-no-http', 'functions/core/runs/route.ts', 'node_modules/@middy/core/index.js'],
    [
      'vendors-stay-in-platform-and-repositories',
      'functions/core/runs/ask.ts',
      'node_modules/openai/index.js',
    ],
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

describe('the rooms of the browser', () => {
  test.each([
    ['browser-and-cloud-meet-only-in-shared', 'frontend/src/lib/a.ts', 'functions/platform/b.ts'],
    [
      'features-are-strangers',
      'frontend/src/features/auth/a.ts',
      'frontend/src/features/result/b.ts',
    ],
    ['features-never-see-app', 'frontend/src/features/auth/a.ts', 'frontend/src/app/b.ts'],
    ['parts-know-no-feature', 'frontend/src/components/a.ts', 'frontend/src/features/auth/b.ts'],
    ['browser-tools-stay-in-lib', 'frontend/src/app/a.ts', 'node_modules/jspdf/index.js'],
  ])('%s', async (rule, from, to) => {
    expect(await broken(from, to)).toContain(rule);
  });
});

describe('the whole house', () => {
  test.each([
    ['shared-stands-alone', 'shared/domain/a.ts', 'functions/platform/b.ts'],
    ['infra-names-handlers-by-path', 'infra/a.ts', 'functions/api/me/handler.ts'],
    ['nothing-imports-tests', 'localstack/a.ts', 'tests/support/b.ts'],
  ])('%s', async (rule, from, to) => {
    expect(await broken(from, to)).toContain(rule);
  });

  test('no-cycles', async () => {
    const [one, other] = ['shared/domain/one.ts', 'shared/domain/other.ts'] as const;
    expect(await brokenBy([[one, other]])).toEqual([]);
    expect(
      await brokenBy([
        [one, other],
        [other, one],
      ]),
    ).toContain('no-cycles');
  });

  test('every rule has a planted fault here', async () => {
    const source = await readFile(import.meta.filename, 'utf8');
    const names = (ruleSet.forbidden ?? []).map(({ name = '' }) => name);
    expect(names.filter((name) => !source.includes(`'${name}'`))).toEqual([]);
  });
});
