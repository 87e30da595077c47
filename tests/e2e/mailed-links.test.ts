import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { forgotPassword, getMe, login, register, resetPassword } from '#shared/contracts/auth.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { changeMail, getMail, stopMail } from '#shared/contracts/notifications.ts';
import type { ErrorCode } from '#shared/errors/error-catalogue.ts';
import { siteInBrowser } from '#tests/support/in-browser.ts';
import { fill } from '#tests/support/message-case.ts';
import { type Failure, playWire, type Wire } from '#tests/support/wire.ts';
import { beSignedIn, personOf, trial } from '#tests/support/wire-people.ts';

const here = siteInBrowser();
let context: BrowserContext;
let page: Page;
let wire: Wire;

beforeEach(async () => {
  context = await here.browser.newContext({
    ...{ serviceWorkers: 'block', locale: 'pl-PL', reducedMotion: 'reduce' },
    viewport: { width: 360, height: 740 },
  });
  context.setDefaultTimeout(20_000);
  page = await context.newPage();
  wire = await playWire(page);
});
afterEach(() => context.close());

const open = (route: string) => page.goto(`${here.site.url}/#/${route}`);
const title = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

function refusal(status: number, code: ErrorCode, message: string): Failure {
  return { status, body: JSON.stringify({ code, message }), contentType: 'application/json' };
}

describe('the confirmation of an address', () => {
  const unconfirmed = refusal(403, 'EMAIL_NOT_VERIFIED', 'Potwierdź adres e-mail.');

  it('is sent again for who did not find it, and signs in who confirmed it meanwhile', async () => {
    wire.answers(register, { message: 'Sprawdź skrzynkę e-mail.' });
    wire.fails(login, unconfirmed);
    await open('login');
    await press('Zarejestruj się');
    await fill(page, { Imię: 'Anna', Nazwisko: 'Nowak', 'Adres e-mail': 'anna@poczta.example' });
    await fill(page, { Hasło: 'tajne hasło', 'Powtórz hasło': 'tajne hasło' });
    await page.locator('button[type=submit]').click();
    const again = page.waitForRequest((request) => request.url().endsWith('/api/auth/login'));
    await press('Wyślij wiadomość jeszcze raz');
    expect((await again).postDataJSON()).toEqual({
      email: 'anna@poczta.example',
      password: 'tajne hasło',
    });
    await page.getByText('Wysłaliśmy wiadomość jeszcze raz. Sprawdź swoją').waitFor();
    wire.answers(login, { token: 'a-new-session', user: personOf() });
    wire.answers(getMe, personOf());
    wire.answers(getUsage, trial);
    await press('Wyślij wiadomość jeszcze raz');
    await title('Nowe pismo');
  });

  it('is offered again to who signs in before it', async () => {
    wire.fails(login, unconfirmed);
    await open('login');
    await fill(page, { 'Adres e-mail': 'anna@poczta.example', Hasło: 'tajne hasło' });
    await press('Zaloguj się');
    await page.getByText('Na ten adres wysłaliśmy link').waitFor();
    await page.getByRole('button', { name: 'Wyślij wiadomość jeszcze raz' }).waitFor();
  });
});

describe('a link for a new password', () => {
  it('that is spent leads to a new one', async () => {
    wire.fails(resetPassword, refusal(400, 'LINK_INVALID', 'Link wygasł albo został użyty.'));
    wire.answers(forgotPassword, { message: 'Wysłaliśmy link.' });
    await open('reset-password/zuzyty');
    await fill(page, {
      'Nowe hasło': 'nowe tajne hasło',
      'Powtórz nowe hasło': 'nowe tajne hasło',
    });
    await press('Ustaw nowe hasło');
    await page.getByText('Ten link wygasł albo został już użyty.').waitFor();
    await page.getByRole('link', { name: 'Poproś o nowy link' }).click();
    await fill(page, { 'Adres e-mail': 'anna@poczta.example' });
    await press('Wyślij link');
    await page.getByText('Jeśli konto o podanym adresie').waitFor();
  });
});

describe('reminders by e-mail', () => {
  it('are off until they are turned on, and say where they go', async () => {
    await beSignedIn(page, wire);
    await open('settings');
    const control = page.getByRole('switch', { name: 'Przypomnienia e-mailem' });
    expect(await control.getAttribute('aria-checked')).toBe('false');
    wire.answers(changeMail, { isOn: true });
    const asked = page.waitForRequest((request) => request.method() === 'PATCH');
    await control.click();
    expect((await asked).postDataJSON()).toEqual({ isOn: true });
    await page.getByText('Wysyłamy je na adres anna.nowak@poczta.example.').waitFor();
  });

  it('say when it is not known whether they are on', async () => {
    await beSignedIn(page, wire);
    wire.fails(getMail, { status: 500 });
    await open('settings');
    const failed = page
      .getByRole('alert')
      .filter({ hasText: 'przypomnienia e-mailem są włączone' });
    await failed.waitFor();
    wire.answers(getMail, { isOn: true });
    await failed.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await page.getByText('Wysyłamy je na adres').waitFor();
  });

  it('end with one click of whoever got one: nobody signs in', async () => {
    wire.answers(stopMail, { message: 'Nie wyślemy więcej przypomnień e-mailem.' });
    await open('bez-przypomnien/osoba.tajne');
    await title('Przypomnienia wyłączone');
    await page.getByText('Nie wyślemy więcej przypomnień e-mailem.').waitFor();
    expect(wire.unexpected).toEqual([]);
  });

  it('say so when the link is none of ours', async () => {
    wire.fails(stopMail, refusal(400, 'LINK_INVALID', 'Ten link jest nieprawidłowy.'));
    await open('bez-przypomnien/x');
    await title('Nie udało się wyłączyć przypomnień');
    await page.getByText('Ten link jest nieprawidłowy.').waitFor();
    expect(await page.getByRole('button', { name: 'Spróbuj ponownie' }).count()).toBe(0);
  });
});

describe('a session that comes with an address', () => {
  const keptToken = () => page.evaluate(() => localStorage.getItem('token'));
  const begin = () => page.evaluate(() => sessionStorage.setItem('sign-in-tab', 'karta-1'));
  const comeBack = (tab: string) =>
    page.evaluate((name) => {
      location.hash = `#/auth/callback?token=obca-sesja&tab=${name}`;
    }, tab);

  it('is taken by the tab that began the sign-in', async () => {
    await open('login');
    await title('Zaloguj się');
    await begin();
    wire.answers(getMe, personOf());
    wire.answers(getUsage, trial);
    await comeBack('karta-1');
    await title('Nowe pismo');
    expect(await keptToken()).toBe('obca-sesja');
  });

  it.each(['karta-2', ''])('is not taken by any other: "%s"', async (tab) => {
    await open('login');
    await title('Zaloguj się');
    if (tab !== '') await begin();
    await comeBack(tab);
    await page.getByText('Logowanie nie powiodło się. Spróbuj ponownie.').waitFor();
    expect(await keptToken()).toBeNull();
  });

  it('never replaces one that lives', async () => {
    await beSignedIn(page, wire);
    await open('dashboard');
    await title('Nowe pismo');
    await begin();
    await comeBack('karta-1');
    await page.getByText('Masz tu już otwartą sesję').waitFor();
    await title('Nowe pismo');
    expect(await keptToken()).toBe('a-token-for-the-wire');
  });
});
