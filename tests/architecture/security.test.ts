import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const THREATS = 35;
const TEST_LINE = /^- `([^`]+)`: “([^”]+)”$/;

type Named = { file: string; name: string };
type Threat = { number: number; tests: Named[]; text: string };

/** The threats of docs/security.md: their numbers, and the tests each of them names. */
async function documentedThreats(): Promise<Threat[]> {
  const page = await readFile('docs/security.md', 'utf-8');
  return page
    .split(/^## /m)
    .filter((part) => /^\d+\. /.test(part))
    .map((text) => ({ number: Number.parseInt(text, 10), tests: namedIn(text), text }));
}

function namedIn(text: string): Named[] {
  return text.split('\n').flatMap((line) => {
    const [, file, name] = TEST_LINE.exec(line) ?? [];
    return file === undefined || name === undefined ? [] : [{ file, name }];
  });
}

const threats = await documentedThreats();
const tests = threats.flatMap((threat) => threat.tests);

describe('docs/security.md', () => {
  it('goes through every threat once, in order', () => {
    const expected = Array.from({ length: THREATS }, (_, index) => index + 1);
    expect(threats.map(({ number }) => number)).toEqual(expected);
  });

  it.each(tests)('names a test that is there: $file “$name”', async ({ file, name }) => {
    const source = (await readFile(file, 'utf-8')).replaceAll("\\'", "'");
    expect(source.split(name).length - 1).toBeGreaterThanOrEqual(1);
  });

  it('names a test for each threat, or says why there is none', () => {
    const untested = threats.filter((threat) => threat.tests.length === 0);
    for (const { text } of untested) expect(text).toContain('Not a test of ours:');
  });

  it('has no line that looks like a test and is not read as one', () => {
    const lines = threats.flatMap(({ text }) =>
      text.split('\n').filter((line) => line.startsWith('- ')),
    );
    expect(lines).toHaveLength(tests.length);
  });
});

/** The answer to a finding: a test, a section of docs/security.md, a command, or a dated reason. */
const ANSWER = /“[^”]+”|\bparts? \d|`npm run [^`]+`|\(\d+ \w+ 20\d\d\)/;

describe.each(['docs/security.md', 'docs/operations.md'])('the findings in %s', (path) => {
  const rows = async () => {
    const [, list = ''] = (await readFile(path, 'utf-8')).split('## Findings of the review');
    const lines = list.split('\n## ')[0]?.split('\n') ?? [];
    return lines.filter((line) => line.startsWith('| ')).slice(2);
  };

  it('are each answered by a test or by a reason with its date', async () => {
    const all = await rows();
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter((row) => !ANSWER.test(row.split(' | ')[1] ?? ''))).toEqual([]);
  });

  it('name tests that are there', async () => {
    const named = (await rows()).flatMap((row) => [...row.matchAll(/`([^`]+)`: “([^”]+)”/g)]);
    expect(named.length).toBeGreaterThan(10);
    for (const [, file = '', name = ''] of named) {
      expect((await readFile(file, 'utf-8')).replaceAll("\\'", "'")).toContain(name);
    }
  });
});
