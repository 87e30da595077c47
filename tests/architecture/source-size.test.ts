import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { productSources } from '#tests/support/product-sources.ts';

const LONGEST_PATTERN = 160;
const FULL_FOLDER = 20;

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** A line that could hold such a literal: the rest need not be parsed. */
const candidate = new RegExp(String.raw`/.{${LONGEST_PATTERN - 1},}/`);

/** Patterns written as one literal longer than a reviewer reads: "file:line". */
function longPatterns(file: string, text: string): string[] {
  if (!candidate.test(text)) return [];
  const source = parse(file, text);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node) && node.text.length > LONGEST_PATTERN) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Folders with more sources than one looks through: "folder: count". */
function fullFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  return [...folders]
    .filter(([, inside]) => inside.length > FULL_FOLDER)
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
}

const sources = await productSources();
const files = sources.map(({ file }) => file);

describe('the sources of the product', () => {
  it('write no pattern as one literal of more than 160 characters', () => {
    expect(sources.flatMap(({ file, text }) => longPatterns(file, text))).toEqual([]);
  });

  it('lie at most twenty in a folder', () => {
    expect(fullFolders(files)).toEqual([]);
  });
});

describe('the measures of the sources', () => {
  const word = 'odwolanie|';

  it('find a long pattern, and let a list of short ones be', () => {
    const long = `const a = 1;\nexport const b = /${word.repeat(20)}/u;\n`;
    const list = `export const b = [${`/${word}/,`.repeat(40)}];\n`;
    expect(longPatterns('a.ts', long)).toEqual(['a.ts:2']);
    expect(longPatterns('a.ts', list)).toEqual([]);
  });

  it('find a folder with more than twenty sources', () => {
    const inside = Array.from({ length: 21 }, (_, index) => `shared/full/${index}.ts`);
    expect(fullFolders(inside)).toEqual(['shared/full: 21']);
    expect(fullFolders(inside.slice(1))).toEqual([]);
  });
});
