import { describe, expect, it } from 'vitest';

import { violations } from '#tests/support/axe.ts';
import {
  beSmall,
  keyboardFaults,
  layoutFaults,
  smallScreens,
  thumbFaults,
} from '#tests/support/layout-faults.ts';
import { resultInBrowser } from '#tests/support/result-in-browser.ts';
import { resultStates } from '#tests/support/result-states.ts';

const here = resultInBrowser();
const TABS = ['Podsumowanie', 'Warianty Odpowiedzi', 'Plan Działania'] as const;

async function openTab(name: (typeof TABS)[number]): Promise<boolean> {
  const tab = here.page.getByRole('tab', { name });
  // A suspected fraud has no tabs.
  if ((await tab.count()) === 0) return name === TABS[0];
  await tab.click();
  return true;
}

/** All but the menu "Więcej", which opens over the page. */
const openFolds = () =>
  here.page.evaluate(() => {
    for (const fold of document.querySelectorAll('main details')) {
      if (!fold.querySelector('summary')?.textContent.includes('Więcej'))
        fold.setAttribute('open', '');
    }
  });

/** Each state of the result on one page, one after the other: a fault names its state. */
async function overStates(check: (state: string) => Promise<string[]>): Promise<string[]> {
  const states = Object.entries(resultStates(await here.sample()));
  const faults: string[] = [];
  for (const [state, result] of states) {
    await here.show({ result });
    faults.push(...(await check(state)).map((fault) => `${state}, ${fault}`));
  }
  return faults;
}

describe('every state of a result', () => {
  it.each(smallScreens)(
    'has room for all its words at %i px and text of %i percent, folds open',
    async (width, percent) => {
      await beSmall(here.page, width, percent);
      const faults = await overStates(async () => {
        const found: string[] = [];
        for (const tab of TABS) {
          if (!(await openTab(tab))) continue;
          await openFolds();
          found.push(...(await layoutFaults(here.page)).map((fault) => `${tab}: ${fault}`));
        }
        return found;
      });
      expect(faults).toEqual([]);
    },
  );

  it('has controls of a thumb’s size, none covered, folds open', async () => {
    await beSmall(here.page, 360, 100);
    const faults = await overStates(async () => {
      const found: string[] = [];
      for (const tab of TABS) {
        if (!(await openTab(tab))) continue;
        await openFolds();
        found.push(...(await thumbFaults(here.page)).map((fault) => `${tab}: ${fault}`));
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('can be used by keyboard alone', async () => {
    const faults = await overStates(() => keyboardFaults(here.page));
    expect(faults).toEqual([]);
  });

  it.each([
    ['Podsumowanie', 360, 'dark'],
    ['Warianty Odpowiedzi', 1_440, 'light'],
    ['Plan Działania', 768, 'dark'],
    ['Podsumowanie', 1_440, 'light'],
  ] as const)('passes axe: %s at %i px, %s', async (tab, width, theme) => {
    await here.page.setViewportSize({ width, height: 900 });
    await here.page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    const faults = await overStates(async () =>
      (await openTab(tab)) ? violations(here.page) : [],
    );
    expect(faults).toEqual([]);
  });
});
