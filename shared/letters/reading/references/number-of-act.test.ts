import { describe, expect, it } from 'vitest';

import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

const readOf = (body: string) =>
  readLetter(
    openLetter(
      `Wspólnota Mieszkaniowa „Pod Lipą”\nul. Polna 45, 76-200 Słupsk\n\nSłupsk, 15 września 2026 r.\n\nSz. P. Anna Lis\nlokal nr 17\n\nPOWIADOMIENIE O TREŚCI UCHWAŁY\n\n${body}\n`,
    ),
  );
const account = '37114020040000380277551904';

describe('the number of the act that a letter without its own number tells', () => {
  it.each([
    ['UCHWAŁA NR 8/2026 w sprawie zaliczki na fundusz remontowy', '8/2026'],
    ['Uchwała nr 4/26 w sprawie remontu dachu', '4/26'],
  ])('%s', (heading, number) => {
    expect(readOf(`${heading}\n§ 1. Uchwała wchodzi w życie z dniem podjęcia.`).reference).toBe(
      number,
    );
  });

  it('is none where the letter tells of two', () => {
    const body = 'Uchwała nr 4/26 w sprawie dachu\nUchwała nr 5/26 w sprawie windy';
    expect(readOf(body).reference).toBeNull();
  });
});

describe('the account that stays in use', () => {
  it('is the one to which the new fee is paid', () => {
    const body = `UCHWAŁA NR 8/2026\nPierwszą opłatę w nowej wysokości, 586,38 zł, proszę wnieść do 10 października 2026 r. na dotychczasowy rachunek lokalu ${account}.`;
    expect(readOf(body).financial.bank_account.value).toBe(account);
  });
});
