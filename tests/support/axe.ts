import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the current page, as "rule: element, reason" lines. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // `axe` is the global its source defines.
    const { axe: engine } = globalThis as unknown as { axe: typeof axe };
    const { violations: list } = await engine.run(document);
    return list.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`),
    );
  });
}
