import { describe, expect, it } from 'vitest';

import { RESULT_NAME, resultInBrowser } from '#tests/support/result-in-browser.ts';

const here = resultInBrowser();

describe('the day of the deadline', () => {
  it('follows from how and when the letter came, by keyboard alone, and is stored', async () => {
    await here.show();
    await here.button('Policz dokładny dzień').press('Enter');
    await here.page.keyboard.press('o'); // the first choice that begins so
    const day = here.page.getByLabel('Dzień odbioru', { exact: true });
    await day.fill('2026-07-23');

    await here.page.getByText('30 lipca 2026 (czwartek)').first().waitFor();
    await here.page.getByText('Zrób do: 28 lipca 2026').waitFor();
    await here.page.locator('summary', { hasText: 'Jak to policzyliśmy' }).press('Enter');
    await here.page.getByText('+ 7 dni → 30.07.2026 (czwartek)').last().waitFor();
    await here.page.getByText('Podstawa: art. 57 § 1 k.p.a.').last().waitFor();
    await here.page.getByText('Zapisane przy tej analizie.').first().waitFor();
    expect(here.kept).toEqual([{ delivery: { mode: 'in_hand', date: '2026-07-23' } }]);

    // Not collected: the figures would need fourteen days of storage, and everything is counted again.
    await here.page.getByLabel('Sposób odbioru').selectOption('uncollected');
    await here.page.getByText('13 sierpnia 2026 (czwartek)').first().waitFor();
    await here.page.getByRole('tab', { name: 'Plan Działania' }).click();
    await here.page.getByText('Ostatni dzień: zapłata').waitFor();
    await expect
      .poll(() => here.kept.at(-1))
      .toEqual({ delivery: { mode: 'uncollected', date: '2026-07-23' } });
  });

  it('keeps the typed values when they cannot be stored, says so and sends them again', async () => {
    here.answerWith(503);
    await here.show();
    await here.page.getByLabel('Sposób odbioru').selectOption('unknown');
    await here.page.getByText('Najwcześniejszy możliwy termin', { exact: true }).waitFor();
    await here.page.getByText('Nie udało się zapisać.').last().waitFor();
    await here.page.getByText('29 lipca 2026 (środa)').first().waitFor();
    here.answerWith(200);
    await here.button('Zapisz ponownie').first().click();
    await here.page.getByText('Zapisane przy tej analizie.').first().waitFor();
    expect(here.kept.at(-1)).toEqual({ delivery: { mode: 'unknown', date: null } });
  });

  it.each([
    ['2026-07-25', 'Ta data jest w przyszłości. Podaj dzień, który już był.'],
    ['0206-07-20', 'Sprawdź rok w tej dacie.'],
  ])('is not counted from %s, and a sentence says why', async (date, sentence) => {
    await here.show();
    await here.page.getByLabel('Sposób odbioru').selectOption('in_hand');
    await here.page.getByLabel('Dzień odbioru', { exact: true }).fill(date);
    await here.page.getByText(sentence).waitFor();
    expect(await here.page.getByText('Ostateczny termin').count()).toBe(0);
    expect(here.kept).toEqual([]);
  });

  it('is there again when the result is opened again', async () => {
    const delivery = { mode: 'e_delivery_unopened', date: '2026-07-01' } as const;
    await here.show({ review: { delivery, corrections: {} }, hasText: false });
    await here.page.getByText('23 lipca 2026 (czwartek)').first().waitFor();
    expect(await here.page.getByLabel('Dzień wpłynięcia do skrzynki').inputValue()).toBe(
      '2026-07-01',
    );
    await here.page.getByText('termin minął 1 dzień temu').first().waitFor();
  });

  it('goes into a calendar with reminders', async () => {
    const delivery = { mode: 'in_hand', date: '2026-07-23' } as const;
    await here.show({ review: { delivery, corrections: {} } });
    const { name, bytes } = await here.download(() =>
      here.button('Dodaj do kalendarza').first().click(),
    );
    expect(name).toBe('terminy_upomnienie.ics');
    const lines = bytes.toString().replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20260730');
    expect(lines).toContain(`UID:${RESULT_NAME}-termin-0@listownik`);
    expect(lines.filter((line) => line.startsWith('TRIGGER;VALUE=DATE-TIME:'))).toHaveLength(3);
    await here.page.getByText(`Pobrano plik: ${name}`).waitFor();
  });
});

describe('a payment', () => {
  it('is offered as a code that carries the transfer, on white in the dark theme too', async () => {
    await here.show({ result: await here.payable() });
    await here.page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    // A phone cannot photograph its own screen: the code is folded there.
    await here.page.locator('summary', { hasText: 'Kod QR do przelewu' }).click();
    const code = here.page.getByRole('img', { name: /^Kod QR do przelewu/ });
    await code.waitFor();
    const sheet = await code
      .locator('..')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(sheet).toBe('rgb(255, 255, 255)');
    expect(await code.locator('path').getAttribute('d')).toMatch(/^M4 4h7v1h-7z/);
    for (const name of ['Kopiuj rachunek', 'Kopiuj kwotę', 'Kopiuj tytuł']) {
      expect(await here.button(name).count()).toBe(1);
    }
  });
});
