import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { launchBrowser } from '#tests/support/browser.ts';
import { startResultSite } from '#tests/support/result-site.ts';
import { resultStates } from '#tests/support/result-states.ts';

/*
 * Pictures of a result in each of its states, for eyes, not for comparison:
 *   node tests/shots/take-result-shots.ts <folder> [state...]
 * The first screen of a phone, the whole page and each of its parts unfolded, 320, 360, 768 and 1440 wide, light and dark.
 */
const [, , folder = 'shots', ...wanted] = process.argv;
await mkdir(folder, { recursive: true });
const [site, browser] = await Promise.all([startResultSite(), launchBrowser()]);
try {
  for (const [width, theme] of [
    [320, 'light'],
    [360, 'light'],
    [360, 'dark'],
    [768, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height: width < 600 ? 780 : 900 },
      colorScheme: theme,
      locale: 'pl-PL',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(site.url);
    const sample = await page.evaluate(() => resultPage.sample);
    for (const [state, result] of Object.entries(resultStates(sample))) {
      if (wanted.length > 0 && !wanted.includes(state)) continue;
      await page.evaluate(
        ([shown, value]) => {
          document.documentElement.dataset.theme = value;
          scrollTo(0, 0);
          resultPage.show({ id: 'letter-of-a-shot', now: '2026-07-24T12:00:00Z', result: shown });
          return document.fonts.ready.then(() => true);
        },
        [result, theme] as const,
      );
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      const name = join(folder, `${state}-${width}-${theme}`);
      await page.screenshot({ path: `${name}.png` });
      await page.screenshot({ path: `${name}-whole.png`, fullPage: true });
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('[role="tabpanel"] details')) {
            fold.setAttribute('open', '');
          }
        });
        const label = await tab.innerText();
        const part = label.split(' ')[0] ?? label;
        await page.screenshot({ path: `${name}-${part.toLowerCase()}.png`, fullPage: true });
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
