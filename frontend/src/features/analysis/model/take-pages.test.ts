import { expect, it } from 'vitest';

import { movePage, takePages } from './take-pages.ts';

const photo = (name: string, content = name) => new File([content], name);
const names = (pages: readonly File[]) => pages.map(({ name }) => name);

it('puts further pictures after the first', async () => {
  const { pages, refusal } = await takePages([photo('1.jpg')], [photo('2.png'), photo('3.jpeg')]);
  expect(names(pages)).toEqual(['1.jpg', '2.png', '3.jpeg']);
  expect(refusal).toBeUndefined();
});

it('takes the same picture once, whatever its name', async () => {
  const { pages, refusal } = await takePages([photo('1.jpg', 'x')], [photo('kopia.jpg', 'x')]);
  expect(names(pages)).toEqual(['1.jpg']);
  expect(refusal).toBe('To zdjęcie już jest: to strona 1.');
});

it('takes pictures only, and ten at most', async () => {
  const pdf = await takePages([photo('1.jpg')], [photo('pismo.pdf')]);
  expect(pdf.refusal).toBe('Kolejną stroną może być tylko zdjęcie JPG lub PNG.');
  const many = Array.from({ length: 11 }, (_, index) => photo(`${index}.jpg`));
  const { pages, refusal } = await takePages([], many);
  expect(pages).toHaveLength(10);
  expect(refusal).toBe('Jedno pismo może mieć najwyżej 10 zdjęć.');
});

it('moves a page up and down, and not over the edge', () => {
  const pages = ['1', '2', '3'].map((name) => photo(name));
  expect(names(movePage(pages, 2, -1))).toEqual(['1', '3', '2']);
  expect(names(movePage(pages, 0, 1))).toEqual(['2', '1', '3']);
  expect(names(movePage(pages, 0, -1))).toEqual(['1', '2', '3']);
});
