import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cutPages, fitPages } from './cut-pages.ts';
import { mustStayTogether } from './polish-spaces.ts';
import { setBlock } from './set-block.ts';
import type { Line, Measure, TextBlock } from './text-block.ts';

const COLUMN = 300;
const measure: Measure = (text, { size }) => text.length * size * 0.5;

function block(text: string, extra: Partial<TextBlock> = {}): TextBlock {
  return {
    spans: [{ text }],
    align: 'justify',
    size: 12,
    leading: 18,
    left: 0,
    right: 0,
    before: 10,
    ...extra,
  };
}

const join = (lines: readonly Line[]) =>
  lines
    .flatMap(({ texts }) => texts)
    .map(({ text, endsWord }) => text + (endsWord ? ' ' : ''))
    .join('');

const word = fc.stringMatching(/^[a-zżółć]{1,14}$/);
const prose = fc.array(word, { minLength: 1, maxLength: 80 }).map((words) => words.join(' '));
const alignment = fc.constantFrom('left', 'right', 'center', 'justify');

describe('setting a paragraph', () => {
  it('keeps every word in order and every line inside the column', () => {
    fc.assert(
      fc.property(prose, alignment, (text, align) => {
        const lines = setBlock(block(text, { align }), COLUMN, measure);

        expect(join(lines).trim()).toBe(text);
        for (const { texts } of lines) {
          expect(texts[0]?.x ?? 0).toBeGreaterThanOrEqual(-0.01);
          const last = texts.at(-1);
          expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(COLUMN + 0.1);
        }
      }),
    );
  });

  it('cuts a word wider than the column without losing a letter', () => {
    const address = 'https://przyklad.pl/' + 'x'.repeat(200);
    const lines = setBlock(block(`Adres: ${address}.`), COLUMN, measure);

    expect(lines.length).toBeGreaterThan(3);
    expect(
      lines
        .flatMap(({ texts }) => texts)
        .map(({ text }) => text)
        .join(''),
    ).toBe(`Adres:${address}.`);
  });

  it('fills all lines but the last of a justified paragraph', () => {
    const text = 'pismo w tej sprawie zostało doręczone w dniu trzecim maja tego roku '.repeat(4);
    const lines = setBlock(block(text.trim()), COLUMN, measure);
    const ends = lines.slice(0, -1).map(({ texts }) => {
      const last = texts.at(-1);
      return (last?.x ?? 0) + (last?.width ?? 0);
    });

    expect(ends.every((end) => Math.abs(end - COLUMN) < 0.1)).toBe(true);
  });

  it.each([
    ['w', 'sprawie'],
    ['art.', '6'],
    ['19', '654,39'],
    ['654,39', 'zł.'],
    ['21', 'listopada'],
    ['listopada', '2026'],
    ['Nc', '1284/26'],
  ])('never ends a line between "%s" and "%s"', (first, second) => {
    expect(mustStayTogether(first, second)).toBe(true);
  });

  it('may end a line between ordinary words', () => {
    expect(mustStayTogether('nakaz', 'zapłaty')).toBe(false);
    expect(mustStayTogether('2026', 'Sąd')).toBe(false);
  });
});

describe('cutting pages', () => {
  const pages = (blocks: readonly TextBlock[], height = 400) =>
    cutPages(
      blocks.flatMap((each) => setBlock(each, COLUMN, measure)),
      height,
    );

  it('never cuts a line, leaves none alone and loses none', () => {
    fc.assert(
      fc.property(fc.array(prose, { minLength: 1, maxLength: 20 }), (paragraphs) => {
        const lines = paragraphs.map((text) => setBlock(block(text), COLUMN, measure));
        const cut = cutPages(lines.flat(), 400);

        expect(cut.flat().map(({ texts }) => texts)).toEqual(
          lines.flat().map(({ texts }) => texts),
        );
        for (const page of cut) {
          const last = page.at(-1);
          expect((last?.top ?? 0) + (last?.leading ?? 0)).toBeLessThanOrEqual(400.01);
          expect(page[0]?.top).toBe(0);
        }
        for (const page of cut.slice(0, -1)) expect(page.at(-1)?.keepWithNext).toBe(false);
      }),
    );
  });

  it('takes a title to the page of its text', () => {
    const filler = Array.from({ length: 13 }, () => block('wiersz'));
    const cut = pages([...filler, block('Uzasadnienie', { keepWithNext: true }), block('Bo tak.')]);

    expect(cut).toHaveLength(2);
    expect(join(cut[1] ?? []).trim()).toBe('Uzasadnienie Bo tak.');
  });

  it('tightens the spaces when that saves a nearly empty page', () => {
    const lines = Array.from({ length: 15 }, () => block('wiersz')).flatMap((each) =>
      setBlock(each, COLUMN, measure),
    );

    expect(cutPages(lines, 400)).toHaveLength(2);
    expect(fitPages(lines, 400)).toHaveLength(1);
  });
});
