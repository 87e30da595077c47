import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { productSources } from '#tests/support/product-sources.ts';

/** A row of a table in docs/architecture.md, cell by cell. */
type Row = readonly string[];

const drawing = await readFile('docs/architecture.md', 'utf8');

/** The rows of the table whose first column has this heading. */
function tableOf(column: string): Row[] {
  const lines = drawing.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${column} `));
  const rows: Row[] = [];
  for (const line of lines.slice(start + 2)) {
    if (!line.startsWith('|')) break;
    rows.push(line.split('|').slice(1, -1));
  }
  return rows;
}

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The rooms that each room of the table may import besides itself. */
const rooms = new Map(
  tableOf('Room').flatMap(([names, , may]) => named(names).map((name) => [name, named(may)])),
);
/** The floor of each room of the letters. */
const floors = new Map<string, number>();
for (const [floor = '', room] of tableOf('Floor')) {
  const level = Number(floor.trim() || [...floors.values()].at(-1));
  for (const name of named(room)) floors.set(name, level);
}

const roomOf = (file: string) =>
  [...rooms.keys()]
    .filter((room) => file.startsWith(room))
    .toSorted((left, right) => right.length - left.length)[0];

/** `functions/` stands for every room in it. */
const isPartOf = (whole: string, file: string) => !rooms.has(whole) && file.startsWith(whole);

const floorOf = (file: string) =>
  floors.get(/^shared\/letters\/(\w+)\//.exec(file)?.[1] ?? 'no room of the letters');

/** Files beside the rooms: entry points, styles, gallery, build. */
const beside =
  /^frontend\/(?:build\/|vite\.config\.ts|src\/(?:gallery|service-worker|styles|main\.tsx|prerender\.tsx))/;

/** Each import of a file of ours by another: from, to. */
const imports = (await productSources()).flatMap(({ file, text }) =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^[#.]/.test(name))
    .map((name): [string, string] => [
      file,
      name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name),
    ]),
);

describe('the rooms that docs/architecture.md draws', () => {
  it('hold every source of the product', () => {
    const homeless = imports.flat().filter((file) => roomOf(file) === undefined);
    expect(homeless.filter((file) => !beside.test(file))).toEqual([]);
  });

  it('import only what the drawing lets them', () => {
    const strangers = imports.flatMap(([from, to]) => {
      const [inside, other] = [roomOf(from), roomOf(to)];
      if (inside === undefined || other === undefined || inside === other) return [];
      const may = rooms.get(inside) ?? [];
      return may.some((room) => room === other || isPartOf(room, to)) ? [] : [`${from} -> ${to}`];
    });
    expect(strangers).toEqual([]);
  });

  it('never let a room import what it does not', () => {
    const idle = [...rooms].flatMap(([room, may]) => {
      const used = imports.filter(([from]) => roomOf(from) === room).map(([, to]) => to);
      return may
        .filter((other) => !used.some((file) => roomOf(file) === other || isPartOf(other, file)))
        .map((other) => `${room} -> ${other}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('the rooms of the letters', () => {
  it('are the folders of shared/letters', () => {
    const folders = readdirSync('shared/letters', { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...floors.keys()].toSorted()).toEqual(folders.toSorted());
  });

  it('import from their own floor and from those below', () => {
    const climbs = imports.filter(([from, to]) => {
      if (to.startsWith('shared/letters/catalogue/law/')) return false;
      const [below, above] = [floorOf(from), floorOf(to)];
      return below !== undefined && above !== undefined && above > below;
    });
    expect(climbs).toEqual([]);
  });
});
