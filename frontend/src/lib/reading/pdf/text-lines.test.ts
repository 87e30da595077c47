import { expect, it } from 'vitest';

import { setPageText } from './text-lines.ts';
import type { TextRun } from './text-segments.ts';

/** Runs of 10-unit text, 5 units a character. */
function run(text: string, left: number, y: number): TextRun {
  return { text, left, right: left + text.length * 5, y, height: 10 };
}

function rows(runs: TextRun[]): string[] {
  return setPageText(runs)
    .split('\n')
    .map((row) => row.trim().replace(/ {2,}/g, ' | '))
    .filter((row) => row !== '');
}

it('joins runs of one word and adds the spaces nobody wrote', () => {
  const runs = [run('za', 0, 10), run('płata', 10, 10), run('do', 38, 10), run(' dnia', 48, 10)];
  expect(rows(runs)).toEqual(['zapłata do dnia']);
});

it('sets sender and recipient side by side though one was written after the other', () => {
  const runs = [
    run('Urząd Skarbowy', 0, 10),
    run('ul. Prosta 1', 0, 22),
    run('Pan Jan Kowalski', 300, 10),
    run('ul. Krzywa 2', 300, 22),
    run('Wezwanie do zapłaty', 0, 60),
  ];
  expect(rows(runs)).toEqual([
    'Urząd Skarbowy | Pan Jan Kowalski',
    'ul. Prosta 1 | ul. Krzywa 2',
    'Wezwanie do zapłaty',
  ]);
});

it('keeps true columns of text one after the other', () => {
  const column = (name: string, left: number) =>
    Array.from({ length: 15 }, (_, row) => run(`${name} wiersz ${row}`, left, 10 + row * 12));
  const read = rows([...column('lewa', 0), ...column('prawa', 300)]);
  expect(read[14]).toBe('lewa wiersz 14');
  expect(read[15]).toBe('prawa wiersz 0');
});

it('makes one line of a table row whose cells take several', () => {
  const runs = [
    run('Ubezpieczenia', 0, 10),
    run('społeczne', 0, 22),
    run('05.2025-', 120, 10),
    run('12.2025', 120, 22),
    run('7 412,33', 240, 16),
    run('948,00', 340, 16),
  ];
  expect(rows(runs)).toEqual(['Ubezpieczenia społeczne | 05.2025-12.2025 | 7 412,33 | 948,00']);
});
