import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { oldDebtDay } from './old-debt.ts';

const dayOf = (body: string) =>
  oldDebtDay(
    readLetter(
      openLetter(
        `Inkaso Wschód sp. z o.o.\nul. Lipowa 8, 15-427 Białystok\n\nBiałystok, 3 marca 2026 r.\n\nPani Danuta Fik\nul. Krótka 2\n16-100 Sokółka\n\nWEZWANIE DO ZAPŁATY\n\n${body} Wzywamy do zapłaty 2 710,30 zł w terminie 7 dni od otrzymania pisma.\n`,
      ),
    ),
  );

describe('a debt that may be time-barred', () => {
  it.each([
    ['Umowa pożyczki z 9 maja 2017 r. miała zostać spłacona do 9 maja 2018 r.', '2018-05-09'],
    ['Nabyliśmy 2 lutego 2026 r. wierzytelność z umowy z 9 maja 2017 r.', '2017-05-09'],
    ['Faktura z dnia 4 stycznia 2021 r., termin płatności 18 stycznia 2021 r.', '2021-01-18'],
  ])('dates from the newest day of its origin: %s', (body, day) => {
    expect(dayOf(body)).toBe(day);
  });

  it.each([
    // The claim expires with the end of the third year.
    'Umowa pożyczki z 9 maja 2021 r. miała zostać spłacona do 9 stycznia 2023 r.',
    'Umowa abonencka z 9 maja 2015 r. Faktura z dnia 4 stycznia 2026 r.',
    'Umowa pożyczki z 9 maja 2017 r. Dług zasądza nakaz zapłaty z dnia 8 maja 2019 r.',
    'Nabyliśmy wierzytelność 2 lutego 2018 r.',
  ])('is none of these: %s', (body) => {
    expect(dayOf(body)).toBeNull();
  });
});
