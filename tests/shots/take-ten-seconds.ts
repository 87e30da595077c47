import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { launchBrowser } from '#tests/support/browser.ts';
import { startLetterRun } from '#tests/support/letter-run.ts';
import { startResultSite } from '#tests/support/result-site.ts';
import {
  firstScreen,
  MOST_SCREENS,
  readWhenOpened,
  soughtFirst,
  TEN_SECOND_PHONE,
  tenSecondLetters,
} from '#tests/support/ten-seconds.ts';

/*
 * The pictures and the table of the ten-second test (tests/e2e/result/ten-seconds.test.ts holds what they show):
 *   node tests/shots/take-ten-seconds.ts [folder for the pictures]
 * With WHOLE=1 the whole page is taken too.
 */
const COMMAND = 'node tests/shots/take-ten-seconds.ts';

const [, , folder = resolve(import.meta.dirname, '../../docs/screens/ten-seconds')] = process.argv;
const run = await startLetterRun();
const [site, browser] = await Promise.all([startResultSite(), launchBrowser()]);
const rows: string[][] = [['Letter', ...soughtFirst, 'Screens of the summary']];

/** The rows as a table of Markdown, its columns as wide as their widest cell. */
function table(): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...rows.slice(1)].map(line).join('\n');
}

const { width, height } = TEN_SECOND_PHONE;
const intro = `# The ten-second test

The first screen of a phone (${width} × ${height}) for twelve development letters, read by the rules a few days after they were
written. \`${COMMAND}\` writes this page and its pictures; \`tests/e2e/result/ten-seconds.test.ts\` holds that
kind, day, sum with its direction and first step stand on the screen, and that the summary takes at most ${MOST_SCREENS} of them.
`;
try {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    ...{ viewport: TEN_SECOND_PHONE, locale: 'pl-PL', reducedMotion: 'reduce', hasTouch: true },
  });
  const page = await context.newPage();
  await page.goto(site.url);
  for (const name of tenSecondLetters) {
    const { result, today } = await readWhenOpened(run, name);
    const seen = await firstScreen(page, result, today);
    await writeFile(join(folder, `${name}.png`), await page.screenshot());
    if (process.env.WHOLE === '1') {
      await writeFile(join(folder, `${name}-whole.png`), await page.screenshot({ fullPage: true }));
    }
    const marks = soughtFirst.map((part) => (seen[part] ? 'yes' : 'NO'));
    rows.push([`[${name}](${name}.png)`, ...marks, String(seen.screens)]);
  }
  await writeFile(join(folder, 'README.md'), `${intro}\n${table()}\n`);
} finally {
  await Promise.all([browser.close(), site.close(), run.gateway.close()]);
}
