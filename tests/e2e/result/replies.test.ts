import { describe, expect, it } from 'vitest';

import type { AnalysisResult } from '#shared/domain/analysis-result.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { resultInBrowser } from '#tests/support/result-in-browser.ts';

const here = resultInBrowser();

/** The sample's replies as they are where the reader's town is not known. */
function withPlaceOpen(result: AnalysisResult): AnalysisResult {
  const variants = { ...result.responseVariants };
  for (const key of [
    'variant_1_cooperative',
    'variant_2_assertive',
    'variant_3_tactical_delay',
  ] as const) {
    const { content } = variants[key];
    variants[key] = {
      ...variants[key],
      content: content.replace('Rzeszów, 24', '[uzupełnij: miejscowość], 24'),
    };
  }
  return { ...result, responseVariants: variants };
}

describe('a reply', () => {
  it('has its gaps filled in every file, and shows how many are left', async () => {
    const delivery = { mode: 'in_hand', date: '2026-07-23' } as const;
    const result = withPlaceOpen(await here.sample());
    await here.show({ result, review: { delivery, corrections: {} } });
    await here.page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const card = here.page.locator('article', {
      has: here.page.getByRole('heading', { name: 'Asertywny' }),
    });
    await card.getByText('Zostały 2 miejsca do uzupełnienia.').waitFor();
    await card.getByLabel('Uzupełnij: miejscowość').fill('Rzeszów');
    await card.getByText('Zostało 1 miejsce do uzupełnienia.').waitFor();
    // The same question in another reply has the same answer.
    const places = here.page.getByLabel('Uzupełnij: miejscowość');
    expect(await places.first().inputValue()).toBe('Rzeszów');

    const text = await here.download(() =>
      card.getByRole('button', { name: 'Pobierz TXT' }).click(),
    );
    expect(text.bytes.toString()).toContain('Rzeszów, 24 lipca 2026 r.');
    expect(text.bytes.toString()).not.toMatch(/uzupełnij: (?:miejscowość|własnoręczny podpis)/);
    const pdf = await here.download(() =>
      card.getByRole('button', { name: 'Pobierz PDF' }).click(),
    );
    const { pages } = await readPdf(pdf.bytes);
    const words = pages.flatMap((runs) => runs.map((run) => run.text)).join('');
    expect(words.replaceAll(/\s/g, '')).toContain('Rzeszów,24lipca2026r.');

    // Leaving the page loses nothing that was typed; nothing of it was sent.
    await here.show({ result });
    await here.page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    expect(await places.first().inputValue()).toBe('Rzeszów');
    expect(here.kept).toEqual([]);
  });

  it('keeps the focus on the button while its file is made', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await here.page.route(/\.ttf$/, async (route) => {
      await held;
      await route.continue();
    });
    await here.show();
    await here.openMore();
    const report = here.button('Eksportuj Raport PDF');
    await report.focus();
    const { name } = await here.download(async () => {
      await here.page.keyboard.press('Enter');
      await here.button('Eksportuję...').waitFor();
      expect(await here.page.evaluate(() => document.activeElement?.textContent)).toBe(
        'Eksportuję...',
      );
      await here.page.keyboard.press('Enter');
      release(undefined);
    });
    expect(name).toBe('raport_analizy_2026-07-24.pdf');
    await report.waitFor();
    expect(await here.page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Eksportuj Raport PDF',
    );
  });
});
