import { describe, expect, it } from 'vitest';

import { getMe } from '#shared/contracts/auth.ts';
import { uploadText } from '#shared/contracts/upload.ts';
import { choose, letterText } from '#tests/support/message-case.ts';
import { says } from '#tests/support/wire.ts';
import { beSignedIn, personOf } from '#tests/support/wire-people.ts';
import { wiredPage } from '#tests/support/wired-page.ts';

const here = wiredPage(360, 780);

const token = () => here.page.evaluate(() => localStorage.getItem('token'));

describe('a session', () => {
  it.each([429, 500, 503])(
    'survives a %i: the page reports it and continues later',
    async (status) => {
      await beSignedIn(here.page, here.wire);
      here.wire.fails(getMe, says(status, 'Za chwilę.'));
      await here.page.goto(`${here.url}/#/dashboard`);
      await here.page
        .getByRole('heading', { name: 'Nie możemy połączyć się z serwerem' })
        .waitFor();
      expect(await token()).not.toBeNull();

      here.wire.answers(getMe, personOf());
      await here.page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
      await here.page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
    },
  );

  it('ends with a 401', async () => {
    await beSignedIn(here.page, here.wire);
    here.wire.fails(getMe, says(401, 'Nie.'));
    await here.page.goto(`${here.url}/#/dashboard`);
    await here.page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    expect(await token()).toBeNull();
  });
});

describe('the phone menu', () => {
  it('moves the focus to the heading of the target page', async () => {
    await here.page.goto(here.url);
    await here.page.getByRole('button', { name: 'Menu' }).click();
    await here.page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('link', { name: 'Cennik' })
      .click();
    await here.page.getByRole('heading', { level: 1, name: 'Cennik' }).waitFor();
    await expect
      .poll(() => here.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Cennik');
  });

  it('returns the focus to its button when it is only closed', async () => {
    await here.page.goto(here.url);
    await here.page.getByRole('button', { name: 'Menu' }).click();
    await here.page.keyboard.press('Escape');
    await expect
      .poll(() => here.page.evaluate(() => document.activeElement?.textContent))
      .toBe('Menu');
  });
});

describe('an outage', () => {
  it('is not blamed on the letter, and charges nothing', async () => {
    await beSignedIn(here.page, here.wire);
    here.wire.fails(uploadText, says(503, 'Usługa analizy jest chwilowo niedostępna.'));
    await here.open('dashboard');
    await choose(here.page, { name: 'pismo.txt', text: letterText });
    const again = here.page.getByRole('button', { name: 'Spróbuj ponownie' });
    await again.waitFor();
    await here.page.getByText('Nieudana analiza nie zmniejsza Twojego limitu.').waitFor();
    const causes = here.page.getByText('Pismo odręczne');
    expect(await causes.isVisible()).toBe(false);
    expect(await here.page.getByText('popraw błędy').count()).toBe(0);
    await here.page.getByText('Najczęstsze przyczyny').click();
    await causes.waitFor();
  });
});

it('the sample of the landing page shows no notice about missing AI', async () => {
  await here.page.goto(here.url);
  await here.page.getByRole('button', { name: 'Zobacz przykład' }).click();
  await here.page.getByText('Co muszę zrobić?').first().waitFor();
  expect(await here.page.getByText(/bez sztucznej inteligencji|nie rozumie ich/).count()).toBe(0);
});

it('with increased contrast, soft text and lines are as strong as the others', async () => {
  const colours = () =>
    here.page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--ink', '--ink-soft', '--line', '--line-strong'].map((name) =>
        style.getPropertyValue(name),
      );
    });
  await here.page.goto(here.url);
  const [ink, soft] = await colours();
  expect(soft).not.toBe(ink);
  await here.page.emulateMedia({ contrast: 'more' });
  const [strongInk, strongSoft, line, strongLine] = await colours();
  expect(strongSoft).toBe(strongInk);
  expect(line).toBe(strongLine);
});

it('a call-to-action button keeps its shape in forced colours', async () => {
  await here.page.emulateMedia({ forcedColors: 'active' });
  await here.page.goto(here.url);
  const width = await here.page
    .getByText('Dodaj pismo', { exact: true })
    .evaluate((node) => getComputedStyle(node).borderTopWidth);
  expect(width).toBe('2px');
});
