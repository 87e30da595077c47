import { describe, expect, it } from 'vitest';

import { saysAnything } from './first-facts.ts';
import { firstFactsOf } from './read-first-facts.ts';

const order = `Sąd Rejonowy w Rzeszowie
I Wydział Cywilny
Sygn. akt I Nc 1284/26

NAKAZ ZAPŁATY
W POSTĘPOWANIU UPOMINAWCZYM

nakazuje pozwanemu Janowi Nowakowi, aby zapłacił powodowi Klinika Zdrowie sp. z o.o. kwotę 6 318,44 zł
w terminie dwóch tygodni od dnia doręczenia niniejszego nakazu albo w tym terminie wniósł sprzeciw
do tutejszego Sądu.`;

describe('the first facts of a letter', () => {
  it("are its kind, sender and the letter's own words about its term", () => {
    const facts = firstFactsOf(order);
    expect(facts.kind).toMatch(/nakaz zapłaty/i);
    expect(facts.sender).toContain('Sąd Rejonowy w Rzeszowie');
    expect(facts.term).toMatch(/dwóch tygodni od dnia doręczenia/);
  });

  it('are the sums of its own part, where these are few', () => {
    expect(firstFactsOf(order).sums).toEqual([{ amount: 6318.44, currency: 'PLN' }]);
    const many = ['odsetki 12,50 zł', 'koszty 40,00 zł', 'opłata 16,00 zł'].join(', ');
    expect(firstFactsOf(`${order}\nOraz ${many}.`).sums).toEqual([]);
  });

  it('are none for a text that is no letter we know', () => {
    const facts = firstFactsOf('Ciasto drożdżowe: mąka, mleko, drożdże. Piec czterdzieści minut.');
    expect(saysAnything(facts)).toBe(false);
  });
});
