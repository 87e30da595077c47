import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { productSources } from '#tests/support/product-sources.ts';

const LONGEST_PATTERN = 160;
const FULL_FOLDER = 20;

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** Only a file with a line of this length can contain such a literal; the others need no parsing. */
const candidate = new RegExp(`[/\`'].{${LONGEST_PATTERN - 1},}`);

/** Whether a template or a string is a pattern: by its signs, the tag `String.raw`, or as an argument of `RegExp`. */
function isPatternSource(node: ts.Node): boolean {
  const { parent } = node;
  if (/\(\?(?:[:=!]|<[=!])/.test(node.getText())) return true;
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag.getText() === 'String.raw';
  return ts.isNewExpression(parent) && parent.expression.getText() === 'RegExp';
}

/** The characters of a pattern written at this place; a named part counts by its name. */
function writtenLength(node: ts.Node): number {
  if (ts.isRegularExpressionLiteral(node)) return node.text.length;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return 0;
  if (!isPatternSource(node)) return 0;
  if (!ts.isTemplateExpression(node)) return node.getText().length;
  const named = node.templateSpans
    .map(({ expression }) => expression)
    .filter((expression) => !ts.isIdentifier(expression));
  return node.getText().length - sumOf(named.map((expression) => expression.getText().length));
}

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);

/** Patterns written in one piece that is too long to review: "file:line". */
function longPatterns(file: string, text: string): string[] {
  if (!candidate.test(text)) return [];
  const source = parse(file, text);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (writtenLength(node) > LONGEST_PATTERN) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Folders with too many sources: "folder: count". */
function fullFolders(files: readonly string[]): string[] {
  const folders = Map.groupBy(files, (file) => path.dirname(file));
  return [...folders]
    .filter(([, inside]) => inside.length > FULL_FOLDER)
    .map(([folder, inside]) => `${folder}: ${inside.length}`);
}

const sources = await productSources();
const files = sources.map(({ file }) => file);

describe('the sources of the product', () => {
  it('write no pattern in one piece of more than 160 characters', () => {
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

  it('find a long template or string that is made a pattern', () => {
    const words = word.repeat(20);
    expect(longPatterns('a.ts', `const a = String.raw\`${words}\`;\n`)).toEqual(['a.ts:1']);
    expect(longPatterns('a.ts', `const a = new RegExp('${words}');\n`)).toEqual(['a.ts:1']);
    expect(longPatterns('a.ts', `const a = new RegExp(\`${words}\${b}\`);\n`)).toEqual(['a.ts:1']);
    expect(longPatterns('a.ts', `const a = ['(?:${words})'];\n`)).toEqual(['a.ts:1']);
  });

  it('let a template be whose parts have names or stand in a list', () => {
    const named = '${remedyName}'.repeat(12);
    const list = `\${either(${`'${word}', `.repeat(20)})}`;
    expect(longPatterns('a.ts', `const a = String.raw\`${named}\`;\n`)).toEqual([]);
    expect(longPatterns('a.ts', `const a = new RegExp(\`^${list}\`);\n`)).toEqual([]);
    expect(longPatterns('a.ts', `const sentence = '${word.repeat(20)}';\n`)).toEqual([]);
  });

  it('find a folder with more than twenty sources', () => {
    const inside = Array.from({ length: 21 }, (_, index) => `shared/full/${index}.ts`);
    expect(fullFolders(inside)).toEqual(['shared/full: 21']);
    expect(fullFolders(inside.slice(1))).toEqual([]);
  });
});
