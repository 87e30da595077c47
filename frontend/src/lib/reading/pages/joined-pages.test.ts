import { expect, it } from 'vitest';

import { byHandOf, turnFurther } from './by-hand.ts';
import { isJoined, joinPictures, sayOf, splitPictures } from './joined-pages.ts';

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

it('keeps what was said of a picture by hand, also of one alone', async () => {
  const corners = [
    { x: 0.1, y: 0.2 },
    { x: 0.9, y: 0.2 },
    { x: 0.9, y: 0.8 },
    { x: 0.1, y: 0.8 },
  ] as const;
  const turned = turnFurther(turnFurther(picture('1.jpg', 'a')));
  const joined = joinPictures([turned, picture('2.jpg', 'b')]);
  const pages = await splitPictures(await sayOf(joined, 1, { corners }));
  expect(pages.map(byHandOf)).toEqual([
    { turn: 180, corners: null },
    { turn: 0, corners },
  ]);
  const [alone] = await splitPictures(joinPictures([turned]));
  expect(alone && byHandOf(alone).turn).toBe(180);
  expect(await alone?.text()).toBe('a');
});
