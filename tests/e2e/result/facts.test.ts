import { describe, expect, it } from 'vitest';

import { resultInBrowser } from '#tests/support/result-in-browser.ts';

const here = resultInBrowser();

describe('a wrong fact', () => {
  it('is corrected in place, appears in the replies and can be restored', async () => {
    await here.show();
    await here.correct();
    await here.button('Popraw: Numer sprawy').press('Enter');
    await here.page.getByLabel('Nowa wartość: numer sprawy').fill('');
    await here.page.keyboard.press('Enter');
    await here.page.getByText('Wpisz poprawną wartość.').waitFor();
    await here.page.getByLabel('Nowa wartość: numer sprawy').fill('1816-SEW.723.99999.2026');
    await here.page.keyboard.press('Enter');
    expect(await here.focused()).toBe('Popraw: Numer sprawy');
    await here.page.getByText('poprawione przez Ciebie').waitFor();
    await here.page.getByText('Odczytaliśmy: 1816-SEW.723.40218.2026').waitFor();
    await expect
      .poll(() => here.kept)
      .toEqual([{ corrections: { 'case_details.reference_number': '1816-SEW.723.99999.2026' } }]);

    await here.page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    const letter = here.page.getByRole('region', { name: 'Treść: Asertywny' });
    expect(await letter.innerText()).toContain('1816-SEW.723.99999.2026');
    await here.openMore();
    const { bytes } = await here.download(() => here.button('Pobierz JSON').click());
    expect(JSON.parse(bytes.toString())).toMatchObject({
      classification: { case_details: { reference_number: '1816-SEW.723.99999.2026' } },
      review: { delivery: null },
    });

    await here.page.getByRole('tab', { name: 'Podsumowanie' }).click();
    await here.button('Przywróć').click();
    await here.page.getByText('1816-SEW.723.40218.2026').first().waitFor();
    expect(await here.focused()).toBe('Popraw: Numer sprawy');
    expect(await here.page.getByText('poprawione przez Ciebie').count()).toBe(0);
    await expect.poll(() => here.kept.at(-1)).toEqual({ corrections: {} });
  });

  it('closes with Escape and leaves the keyboard where it was', async () => {
    await here.show();
    await here.correct();
    await here.button('Popraw: Razem').press('Enter');
    await here.page.getByLabel('Nowa wartość: razem').fill('1');
    await here.page.keyboard.press('Escape');
    expect(await here.page.getByLabel('Nowa wartość: razem').count()).toBe(0);
    expect(await here.focused()).toBe('Popraw: Razem');
    expect(here.kept).toEqual([]);
  });
});

describe('the evidence', () => {
  it('shows the sentence in the letter while the tab remembers it', async () => {
    await here.show();
    const sum = here.page.locator('dl > div', { hasText: 'Razem' });
    await sum.getByRole('button', { name: 'Skąd to wiemy: Razem' }).click();
    await sum.getByRole('button', { name: 'Pokaż w piśmie' }).click();
    const dialog = here.page.getByRole('dialog', { name: 'Miejsce w piśmie' });
    expect(await dialog.locator('mark').innerText()).toContain('2 391,00');
    await here.page.keyboard.press('Escape');
    await here.show({ hasText: false });
    await sum.getByRole('button', { name: 'Skąd to wiemy: Razem' }).click();
    expect(await here.page.getByRole('button', { name: 'Pokaż w piśmie' }).count()).toBe(0);
  });
});
