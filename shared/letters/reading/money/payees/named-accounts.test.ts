import { describe, expect, it } from 'vitest';

import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { openLetter } from '#shared/letters/text/letter.ts';

import { namedAccounts } from './named-accounts.ts';

const water = '37 1140 2004 0000 3802 7755 1904';
const waste = '58 1010 1023 3000 0261 3951 0007';
const quotesIn = (body: string) =>
  namedAccounts(viewLetter(openLetter(`Wspólnota\n\nPan Jan Nowak\n\n${body}\n`))).map(
    ({ quote }) => quote,
  );

describe('the accounts of a letter', () => {
  it.each([
    `Za wodę prosimy wpłacić 120,00 zł na\nkonto ${water}, a za śmieci 64,00 zł na konto ${waste}.`,
    `1   za wodę      120,00 zł   ${water}\n2   za śmieci     64,00 zł   ${waste}`,
    `- opłata za wodę:\n  ${water}\n- opłata za śmieci:\n  ${waste}`,
    `${water} – opłata za wodę\n${waste} – opłata za śmieci`,
  ])('are told with what each is for: %s', (body) => {
    const [first, second, third] = quotesIn(body);
    expect(first).toMatch(/wodę/);
    expect(second).toMatch(/śmieci/);
    expect(first).not.toMatch(/śmieci/);
    expect(third).toBeUndefined();
  });

  it('are told once', () => {
    expect(quotesIn(`Wpłata na konto ${water}. Jeszcze raz: konto ${water}.`)).toHaveLength(1);
  });

  it.each([
    `Wpłata na konto ${water}. Dotychczasowy rachunek ${waste} został zamknięty.`,
    `Wpłata na konto ${water}. Zająłem rachunek dłużnika ${waste}.`,
    `Wpłata na konto ${water}. Rachunek opłat (${waste}) nie służy do wpłaty kary.`,
    `Wpłata na konto ${water}. Rękojmię licytanci wpłacają na rachunek ${waste}.`,
  ])('are not those that take no payment of the reader: %s', (body) => {
    expect(quotesIn(body)).toHaveLength(1);
  });
});
