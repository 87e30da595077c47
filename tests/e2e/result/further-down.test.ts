import { describe, expect, it } from 'vitest';

import { violations } from '#tests/support/axe.ts';
import { resultInBrowser } from '#tests/support/result-in-browser.ts';
import { resultStates } from '#tests/support/result-states.ts';

const here = resultInBrowser();

describe('a text that is copied', () => {
  it('is announced to screen readers, and nothing is announced before', async () => {
    await here.page.context().grantPermissions(['clipboard-write']);
    await here.show({ result: await here.payable() });
    const told = () => here.page.getByRole('status').allInnerTexts();
    expect((await told()).filter((words) => words !== '')).toEqual([]);
    await here.page
      .getByRole('button', { name: /^Kopiuj/ })
      .first()
      .click();
    await expect.poll(told).toContain('Skopiowano');
  });
});

describe('the lower part of a result', () => {
  const told = async () => {
    const state = resultStates(await here.sample()).told;
    if (state === undefined) throw new Error('The state "told" is gone.');
    await here.show({ result: state });
  };
  const heading = (name: string) => here.page.getByRole('heading', { name, exact: true });

  it('shows how to send a reply, below the reply, when it is known', async () => {
    await told();
    await here.page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const card = here.page.locator('article', { has: heading('Jak to wysłać') }).first();
    expect(await card.getByRole('heading', { level: 3 }).innerText()).toBe('Współpracujący');
    const steps = card.locator('ol > li');
    expect(await steps.count()).toBe(3);
    expect(await steps.last().innerText()).toContain('potwierdzenie nadania');
    expect(await violations(here.page)).toEqual([]);
  });

  it('shows how to do a step of the plan, folded below it', async () => {
    await told();
    await here.page.getByRole('tab', { name: 'Plan Działania' }).click();
    const how = here.page.getByText('Złóż wniosek w urzędzie albo przez e-Urząd Skarbowy.');
    expect(await how.isVisible()).toBe(false);
    const step = here.page.getByRole('listitem').filter({ has: how });
    await step.locator('summary', { hasText: 'Jak to zrobić' }).press('Enter');
    await how.waitFor();
    expect(await violations(here.page)).toEqual([]);
  });

  it('shows what else the letter says, in its own words, folded', async () => {
    await told();
    const said = here.page.getByText('Upomnienie nie jest decyzją');
    expect(await said.isVisible()).toBe(false);
    await here.page.locator('summary', { hasText: 'Pismo mówi też' }).press('Enter');
    await said.waitFor();
    expect(await said.evaluate((quote) => quote.tagName)).toBe('Q');
    expect(await violations(here.page)).toEqual([]);
  });

  it('shows the law, with its source, its date and what was not verified', async () => {
    await told();
    const fold = here.page.locator('details', {
      has: here.page.locator('summary', { hasText: 'Podstawa prawna' }),
    });
    await fold.locator('summary').press('Enter');
    const [first, second] = await fold.locator('li').allInnerTexts();
    expect(first?.replaceAll('\u00a0', ' ')).toContain(
      'art. 15 § 1 u.p.e.a. · stan prawny na 1 lipca 2026',
    );
    expect(first).not.toContain('do sprawdzenia');
    expect(second).toContain('do sprawdzenia');
    expect(await fold.getByRole('link').evaluateAll((all) => all.map(String))).toEqual([
      'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19660240151',
    ]);
    expect(await violations(here.page)).toEqual([]);
  });

  it('shows which part the rules wrote, and what was removed', async () => {
    await told();
    await here.page
      .getByText('Według reguł, bez sztucznej inteligencji, powstało: odpowiedź „Asertywny”.')
      .waitFor();
    for (const title of [
      'Część wyniku ułożona według wzorów',
      'Sprawdź datę',
      'Sprawdź kontakt',
      'Nikomu nie podawaj kodu',
      'Analiza bez modelu językowego',
    ]) {
      expect(await here.page.getByText(title, { exact: true }).isVisible()).toBe(true);
    }
  });
});
