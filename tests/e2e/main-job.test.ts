import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { mailedRoute, newAddress, newPerson, PASSWORD, usageOf } from '#tests/support/people.ts';
import { productInBrowser } from '#tests/support/product-in-browser.ts';
import { signIn } from '#tests/support/sign-in.ts';

const letters = join(import.meta.dirname, '../fixtures/letters');
const QUOTA_SENTENCE = 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.';

const here = productInBrowser();
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeEach(async () => {
  faults = [];
  context = await here.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pl-PL',
  });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(here.product.url)) {
      faults.push(`Foreign request: ${request.url()}`);
    }
  });
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function upload(name: string, file = name): Promise<void> {
  const buffer = await readFile(join(letters, file));
  const mimeType = 'application/octet-stream';
  await page.locator('input[type=file]:not([capture])').setInputFiles({ name, mimeType, buffer });
}

/** Opens the product as a person who is signed in, with one analysis left. */
async function signedIn(): Promise<string> {
  const { token } = await newPerson(here.product.url);
  await signIn(page, here.product.url, token);
  await page.goto(`${here.product.url}/#/dashboard`);
  await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
  return token;
}

const completed = () => page.getByRole('heading', { name: 'Analiza Zakończona' });

async function fact(label: string): Promise<string> {
  const row = page.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('..');
  return row.locator('dd').innerText();
}

async function fault(kind: string, times: number): Promise<void> {
  const answer = await fetch(`${here.product.url}/__local/ai/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind, times }),
  });
  expect(answer.ok).toBe(true);
}

describe('the main job in the browser', () => {
  it('goes from a letter chosen by a guest through registering to its result and the history', async () => {
    const email = newAddress('maria');
    await page.goto(here.product.url);
    await upload('nakaz zapłaty.pdf', 'd03_nakaz_zaplaty_upominawczy.pdf');
    await page.getByText(/^Dodając pismo, wyraźnie zgadzasz się/).waitFor();
    await page.getByRole('button', { name: 'Rozpocznij Analizę' }).click();

    await page.getByRole('button', { name: 'Zarejestruj się' }).click();
    await page.getByLabel('Imię').fill('Maria');
    await page.getByLabel('Nazwisko').fill('Testowa');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Powtórz hasło').fill(PASSWORD);
    await page.getByRole('button', { name: /^(Załóż konto|Zarejestruj się)$/ }).click();
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();

    // The link opens in the same tab: the letter that waits is analysed by itself.
    const route = await mailedRoute(here.product.url, email, 'verify-email');
    await page.evaluate((hash) => {
      location.hash = hash;
    }, route);

    await completed().waitFor();
    expect(await fact('Nadawca')).toContain('Sąd Rejonowy dla Łodzi-Widzewa w Łodzi');
    expect(await fact('Numer sprawy')).toContain('I Nc 1284/26');
    expect(await fact('Typ dokumentu')).toMatch(/nakaz zapłaty/i);

    await page.getByRole('tab', { name: 'Warianty Odpowiedzi' }).click();
    await page.getByText('Dotyczy:').first().waitFor();
    await page.getByRole('tab', { name: 'Plan Działania' }).click();

    await page.locator('summary', { hasText: 'Więcej' }).click();
    await page.getByRole('button', { name: 'Przejdź do historii' }).click();
    await page.getByText('nakaz zapłaty.pdf').first().waitFor();
    await page
      .getByRole('link', { name: /Zobacz/ })
      .or(page.getByRole('button', { name: /Zobacz/ }))
      .first()
      .click();
    expect(await fact('Numer sprawy')).toContain('I Nc 1284/26');

    await page.goto(`${here.product.url}/#/settings`);
    await page.getByText(/^Zgoda udzielona/).waitFor();
  });

  it('sends nothing after the consent was withdrawn, until it is given again', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload')) sent.push(request.url());
    });
    await signedIn();
    await page.goto(`${here.product.url}/#/settings`);
    await page.getByRole('button', { name: 'Wycofaj zgodę' }).click();
    await page.getByRole('button', { name: 'Wycofaj zgodę i usuń analizy' }).click();
    await page.getByText('Zgoda została wycofana, a Twoje analizy usunięte.').waitFor();

    await page.goto(`${here.product.url}/#/dashboard`);
    await upload('d08_us_upomnienie_pit.txt');
    const box = page.getByRole('checkbox', { name: /^Zgadzam się, żeby/ });
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    const go = page.getByRole('button', { name: 'Zgadzam się, analizuj' });
    await go.click({ force: true }); // not ticked: nothing happens
    await page.getByRole('button', { name: 'Nie teraz' }).click();
    await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
    expect(sent).toEqual([]);

    await upload('d08_us_upomnienie_pit.txt');
    await box.check();
    await go.click();
    await completed().waitFor();
    expect(sent).toHaveLength(1);
    await page.goto(`${here.product.url}/#/settings`);
    await page.getByText(/^Zgoda udzielona/).waitFor();
  });

  it.each([
    ['d06_komornik_zajecie_rachunku.scan.pdf', /Komornik/, /Km/],
    ['d10_zus_zawiadomienie_zaleglosc.jpg', /Zakład Ubezpieczeń Społecznych/, /\d/],
    ['d18_ubezpieczyciel_wyplata_czesciowa.png', /\p{L}/u, /\d/],
    ['d01_przedsadowe_wezwanie_firma.txt', /\p{L}/u, /\d/],
  ])('reads and analyses %s', async (file, sender, reference) => {
    await signedIn();
    await upload(file);
    // A scan is read on this machine, which may be busy.
    await completed().waitFor({ timeout: 90_000 });
    expect(await fact('Nadawca')).toMatch(sender);
    expect(await fact('Nadawca')).not.toMatch(/^Brak/);
    expect(await fact('Numer sprawy')).toMatch(reference);
    expect(await fact('Numer sprawy')).not.toMatch(/^Brak/);
    expect((await fact('Typ dokumentu')).length).toBeGreaterThan(3);
  });

  it('finds the same run again after a reload in the middle, and charges it once', async () => {
    const token = await signedIn();
    await fault('silence', 1); // the next attempt is answered, so there is a middle
    await upload('d08_us_upomnienie_pit.txt');
    await page.getByText('Analiza i klasyfikacja treści...').waitFor();
    await page.reload();
    await completed().waitFor({ timeout: 60_000 });
    expect(await usageOf(here.product.url, token)).toMatchObject({ used: 1, quota: 1 });
  });

  it('has its own address: a reload after the end shows the result again, charged once', async () => {
    const token = await signedIn();
    await upload('d08_us_upomnienie_pit.txt');
    await completed().waitFor();
    expect(page.url()).toMatch(/#\/history\/[\w-]+$/);
    await page.reload();
    await completed().waitFor();
    await page.getByText('Co muszę zrobić?').first().waitFor();
    expect(await usageOf(here.product.url, token)).toMatchObject({ used: 1, quota: 1 });
  });

  it('cancels without a charge and is ready for another letter', async () => {
    const token = await signedIn();
    await fault('silence', 1);
    await upload('d08_us_upomnienie_pit.txt');
    await page.getByText('Analiza i klasyfikacja treści...').waitFor();
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
    await expect.poll(async () => (await usageOf(here.product.url, token)).used).toBe(0);
  });

  it('names the reason when a letter is refused, keeps the text and charges nothing', async () => {
    const token = await signedIn();
    await upload('b03_too_short.txt');
    await page.getByText('dokument jest zbyt krótki do analizy').first().waitFor();
    expect(await page.locator('textarea').inputValue()).toContain('Wzywamy do zapłaty');
    expect(await usageOf(here.product.url, token)).toMatchObject({ used: 0, quota: 1 });
  });

  it('sends a person without analyses left to the prices, with the sentence', async () => {
    await signedIn();
    await upload('d08_us_upomnienie_pit.txt');
    await completed().waitFor();
    await page.locator('summary', { hasText: 'Więcej' }).click();
    await page.getByRole('button', { name: 'Nowa Analiza' }).click();
    await page.getByRole('heading', { name: 'Nowe pismo' }).waitFor();
    await upload('d01_przedsadowe_wezwanie_firma.txt');
    await page.getByText(QUOTA_SENTENCE).first().waitFor();
    await page.waitForURL(/#\/cennik/);
  });

  it('refuses a wrong file with its sentence and keeps the page', async () => {
    await signedIn();
    const file = {
      name: 'pismo.docx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('x'),
    };
    await page.locator('input[type=file]:not([capture])').setInputFiles(file);
    await page
      .getByText('Plik "pismo.docx" ma nieobsługiwany format. Dozwolone: PDF, JPG, PNG, TXT.')
      .first()
      .waitFor();
  });
});
