import { expect, it } from 'vitest';

import { isJoined, joinPictures, splitPictures } from './joined-pages.ts';

const picture = (name: string, content: string) =>
  new File([content], name, { type: 'image/jpeg' });

it('leaves one picture as it is', () => {
  const one = picture('pismo.jpg', 'a');
  expect(joinPictures([one])).toBe(one);
  expect(isJoined(one)).toBe(false);
});

it('keeps several pictures in their order, with names and bytes', async () => {
  const joined = joinPictures([picture('żółta 1.jpg', 'pierwsza'), picture('2.png', 'druga')]);
  expect(isJoined(joined)).toBe(true);
  expect(joined.name).toBe('żółta 1.jpg');
  const pages = await splitPictures(joined);
  expect(pages.map(({ name }) => name)).toEqual(['żółta 1.jpg', '2.png']);
  expect(await Promise.all(pages.map((page) => page.text()))).toEqual(['pierwsza', 'druga']);
});
