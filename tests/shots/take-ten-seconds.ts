import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { startLetterRun } from '#tests/support/letter-run.ts';
import { startResultSite } from '#tests/support/result-site.ts';

/*
 * The ten-second test: the first phone screen of twelve letters, and whether what somebody looks for first stands on it:
 *   node tests/shots/take-ten-seconds.ts [folder for the pictures]
 * A letter passes when its kind, the day, the sum with its direction and the first step are inside the screen; a letter that
 * is about no money, or wants nothing, passes by saying so. "Screens" is how high the summary stands: five at most.
 * With WHOLE=1 the whole page is taken too.
 */
const letters = [
  'd01_przedsadowe_wezwanie_firma',
  'd03_nakaz_zaplaty_upominawczy',
  'd06_komornik_zajecie_rachunku',
  'd07_us_wezwanie_czynnosci_sprawdzajace',
  'd08_us_upomnienie_pit',
  'd10_zus_zawiadomienie_zaleglosc',
  'd11_zus_odmowa_zasilku',
  'd13_gitd_fotoradar',
  'd15_decyzja_odmowa_wz',
  'd17_ubezpieczyciel_odmowa',
  'd18_ubezpieczyciel_wyplata_czesciowa',
  'd20_spoldzielnia_zaleglosc_bledny_rachunek',
] as const;

const PHONE = { width: 360, height: 740 };
/** How high the summary may be, in screens of the phone. */
const MOST_SCREENS = 5;
/** A few days after each letter was written, when people open it. */
const DAYS_LATER = 4;
const parts = ['kind', 'day', 'sum', 'step'] as const;
type Seen = Record<(typeof parts)[number], boolean> & { screens: number };

const [, , folder = join(resolve(import.meta.dirname, '../..'), '.local/ten-seconds')] =
  process.argv;

function laterThan(day: string | null | undefined): string {
  const from = new Date(`${day ?? '2026-09-01'}T12:00:00Z`);
  return new Date(from.getTime() + DAYS_LATER * 86_400_000).toISOString().slice(0, 10);
}

/** What of the first card lies wholly inside the first screen. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const isSeen = (element: Element | Range | null | undefined) => {
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
    };
    const card = document.querySelector('article');
    const answer = (question: RegExp) => {
      const headings = card === null ? [] : [...card.querySelectorAll('h3')];
      return headings.find((one) => question.test(one.innerText))?.closest('section');
    };
    const valueOf = (question: RegExp) => answer(question)?.querySelector('p, button');
    // What to do; what it takes stands below in small type.
    const words = (step: Element | null | undefined) => {
      const range = document.createRange();
      if (step?.firstChild) range.selectNodeContents(step.firstChild);
      return range;
    };
    const todo = answer(/^Co muszę zrobić/);
    return {
      kind: isSeen(card?.querySelector('h2')),
      day: isSeen(valueOf(/^Do kiedy/)),
      sum: isSeen(valueOf(/^(?:Do zapłaty|Dostaniesz|O co chodzi|Kwota sporna|Ile)/)),
      step: isSeen(words(todo?.querySelector('li, p'))),
      screens: Math.round((document.documentElement.scrollHeight / innerHeight) * 10) / 10,
    };
  });
}

const run = await startLetterRun();
const [site, browser] = await Promise.all([startResultSite(), launchBrowser()]);
const print = process.stdout.write.bind(process.stdout);
// The functions log to standard output in the cloud; here it carries the table alone.
process.stdout.write = () => true;

async function read(name: string): Promise<{ result: AnalysisResult; today: string }> {
  const text = await readFile(
    join(import.meta.dirname, `../fixtures/letters/${name}.txt`),
    'utf-8',
  );
  const first = await run.read(text, '2026-09-01');
  if (first.kind !== 'result') throw new Error(`${name} ended as ${first.kind}.`);
  const today = laterThan(first.result.classification.critical_dates.document_date);
  const again = await run.read(text, today);
  if (again.kind !== 'result') throw new Error(`${name} ended as ${again.kind}.`);
  return { result: again.result, today };
}

try {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    ...{ viewport: PHONE, locale: 'pl-PL', reducedMotion: 'reduce', hasTouch: true },
  });
  const page = await context.newPage();
  await page.goto(site.url);
  print(`| Letter | ${parts.join(' | ')} | Screens |\n| --- | ${'--- | '.repeat(5)}\n`);
  for (const name of letters) {
    const { result, today } = await read(name);
    await page.evaluate(
      ([shown, now]) => {
        resultPage.show({ id: 'ten-seconds', now, result: shown });
        return document.fonts.ready.then(() => true);
      },
      [result, `${today}T10:00:00Z`] as const,
    );
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    const seen = await look(page);
    await writeFile(join(folder, `${name}.png`), await page.screenshot());
    if (process.env.WHOLE === '1') {
      await writeFile(join(folder, `${name}-whole.png`), await page.screenshot({ fullPage: true }));
    }
    const isWhole = parts.every((part) => seen[part]) && seen.screens <= MOST_SCREENS;
    if (!isWhole) process.exitCode = 1;
    const marks = parts.map((part) => (seen[part] ? 'yes' : 'NO'));
    print(`| ${name} | ${marks.join(' | ')} | ${seen.screens} |\n`);
  }
} finally {
  await Promise.all([browser.close(), site.close(), run.gateway.close()]);
}
