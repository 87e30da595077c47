import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/* The kinds of failure a model was seen to have, S01 to S76, are all played by the files of this folder. */

it('plays each of the 76 kinds', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name !== 'every-kind.test.ts');
  const titles = files.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf-8').matchAll(/'(S\d\d(?:, S\d\d)*) /g)].flatMap(
      ([, kinds = '']) => kinds.split(', '),
    ),
  );
  const all = Array.from({ length: 76 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
  expect([...new Set(titles)].sort()).toEqual(all);
});
