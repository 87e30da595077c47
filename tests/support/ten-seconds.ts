import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';

import type { LetterRun } from './letter-run.ts';

/*
 * The ten-second test: whether the first screen of a phone shows what people look for first. A letter passes when its
 * kind, the day, the sum with its direction and the first step are inside the screen; a letter that is about no money, or
 * wants nothing, passes by saying so.
 */

export const tenSecondLetters = [
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

export const TEN_SECOND_PHONE = { width: 360, height: 740 };
/** How high the summary may be, in screens of the phone. */
export const MOST_SCREENS = 5;
/** A few days after each letter was written, when people open it. */
const DAYS_LATER = 4;

export const soughtFirst = ['kind', 'day', 'sum', 'step'] as const;
export type FirstScreen = Record<(typeof soughtFirst)[number], boolean> & {
  /** The height of the whole summary, in screens. */
  screens: number;
};

function laterThan(day: string | null | undefined): string {
  const from = new Date(`${day ?? '2026-09-01'}T12:00:00Z`);
  return new Date(from.getTime() + DAYS_LATER * 86_400_000).toISOString().slice(0, 10);
}

/** What the rules make of a development letter, and the day it is looked at. */
export async function readWhenOpened(
  run: LetterRun,
  name: string,
): Promise<{ result: AnalysisResult; today: string }> {
  const path = join(import.meta.dirname, `../fixtures/letters/${name}.txt`);
  const text = await readFile(path, 'utf-8');
  const first = await run.read(text, '2026-09-01');
  if (first.kind !== 'result') throw new Error(`${name} ended as ${first.kind}.`);
  const today = laterThan(first.result.classification.critical_dates.document_date);
  const again = await run.read(text, today);
  if (again.kind !== 'result') throw new Error(`${name} ended as ${again.kind}.`);
  return { result: again.result, today };
}

/** Shows a result on the page of results and says what of the first card lies wholly inside the first screen. */
export async function firstScreen(
  page: Page,
  result: AnalysisResult,
  today: string,
): Promise<FirstScreen> {
  await page.evaluate(
    ([shown, now]) => {
      resultPage.show({ id: 'ten-seconds', now, result: shown });
      return document.fonts.ready.then(() => true);
    },
    [result, `${today}T10:00:00Z`] as const,
  );
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return look(page);
}

function look(page: Page): Promise<FirstScreen> {
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
    // The step itself; the small type below says what it takes.
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
