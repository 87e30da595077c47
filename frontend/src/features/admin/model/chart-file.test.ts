import { expect, it } from 'vitest';

import { chartFileName } from './chart-file.ts';

it.each([
  ['Typy dokumentów', 'wykres_typy_dokumentow.png'],
  ['10 najczęstszych nadawców', 'wykres_10_najczestszych_nadawcow.png'],
  ['Poziomy zagrożenia', 'wykres_poziomy_zagrozenia.png'],
])('the picture of a chart is named after it: %s', (title, name) => {
  expect(chartFileName(title)).toBe(name);
});
