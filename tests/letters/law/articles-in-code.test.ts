import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const rooms = ['shared', 'functions', 'localstack', 'frontend/src'];

const homes = [
  'shared/letters/catalogue/', // the book and the words by which letters are known
  'frontend/src/app/content/', // regulations of the service itself
  'shared/contracts/me.ts', // what the service owes by the GDPR
];

/** "art. 505 § 1", as a text for a reader writes it; a pattern that reads letters writes `art\. ?`. */
const cited = /(?<![\\\w])art\. \d+/g;

const citing = rooms
  .flatMap(sources)
  .filter((file) => !homes.some((home) => file.startsWith(home)))
  .map((file) => ({ file, count: articlesIn(file) }))
  .filter(({ count }) => count > 0);

it('no article of law stands in code outside the book', () => {
  expect(citing).toEqual([]);
});

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function articlesIn(file: string): number {
  const code = readFileSync(join(root, file), 'utf8');
  const said = code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(?<!:)\/\/.*$/gm, '');
  return said.match(cited)?.length ?? 0;
}
