import { describe, expect, it } from 'vitest';

import { forgotPassword, getMe, login, register, resetPassword } from '#shared/contracts/auth.ts';
import { getUsage } from '#shared/contracts/me.ts';
import { changeMail, getMail, stopMail } from '#shared/contracts/notifications.ts';
import type { ErrorCode } from '#shared/errors/error-catalogue.ts';
import { fill } from '#tests/support/message-case.ts';
import { type Failure } from '#tests/support/wire.ts';
import { beSignedIn, personOf, trial } from '#tests/support/wire-people.ts';
import { wiredPage } from '#tests/support/wired-page.ts';

const here = wiredPage(360, 740);

const open = (route: string) => here.page.goto(`${here.url}/#/${route}`);
const title = (name: string) => here.page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string) => here.page.getByRole('button', { name, exact: true }).click();

function refusal(status: number, code: ErrorCode, message: string): Failure {
  return { status, body: JSON.stringify({ code, message }), contentType: 'application/json' };
}

describe('the confirmation of an address', () => {
  const unconfirmed = refusal(403, 'EMAIL_NOT_VERIFIED', 'Potwierdź adres e-mail.');

  it('is sent again on request, and signs in a user who has confirmed it meanwhile', async () => {
    here.wire.answers(register, { message: 'Sprawdź skrzynkę e-mail.' });
    here.wire.fails(login, unconfirmed);
    await open('login');
    await press('Zarejestruj się');
    await fill(here.page, {
      Imię: 'Anna',
      Nazwisko: 'Nowak',
      'Adres e-mail': 'anna@poczta.example',
    });
    await fill(here.page, { Hasło: 'tajne hasło', 'Powtórz hasło': 'tajne hasło' });
    await here.page.locator('button[type=submit]').click();
    const again = here.page.waitForRequest((request) => request.url().endsWith('/api/auth/login'));
    await press('Wyślij wiadomość jeszcze raz');
    expect((await again).postDataJSON()).toEqual({
      email: 'anna@poczta.example',
      password: 'tajne hasło',
    });
    await here.page.getByText('Wysłaliśmy wiadomość jeszcze raz. Sprawdź swoją').waitFor();
    here.wire.answers(login, { token: 'a-new-session', user: personOf() });
    here.wire.answers(getMe, personOf());
    here.wire.answers(getUsage, trial);
    await press('Wyślij wiadomość jeszcze raz');
    await title('Nowe pismo');
  });

  it('is offered again to a user who signs in before confirming', async () => {
    here.wire.fails(login, unconfirmed);
    await open('login');
    await fill(here.page, { 'Adres e-mail': 'anna@poczta.example', Hasło: 'tajne hasło' });
    await press('Zaloguj się');
    await here.page.getByText('Na ten adres wysłaliśmy link').waitFor();
    await here.page.getByRole('button', { name: 'Wyślij wiadomość jeszcze raz' }).waitFor();
  });
});

describe('a link for a new password', () => {
  it('that was already used leads to a new one', async () => {
    here.wire.fails(resetPassword, refusal(400, 'LINK_INVALID', 'Link wygasł albo został użyty.'));
    here.wire.answers(forgotPassword, { message: 'Wysłaliśmy link.' });
    await open('reset-password/zuzyty');
    await fill(here.page, {
      'Nowe hasło': 'nowe tajne hasło',
      'Powtórz nowe hasło': 'nowe tajne hasło',
    });
    await press('Ustaw nowe hasło');
    await here.page.getByText('Ten link wygasł albo został już użyty.').waitFor();
    await here.page.getByRole('link', { name: 'Poproś o nowy link' }).click();
    await fill(here.page, { 'Adres e-mail': 'anna@poczta.example' });
    await press('Wyślij link');
    await here.page.getByText('Jeśli konto o podanym adresie').waitFor();
  });
});

describe('reminders by e-mail', () => {
  it('are off until they are turned on, and name their address', async () => {
    await beSignedIn(here.page, here.wire);
    await open('settings');
    const control = here.page.getByRole('switch', { name: 'Przypomnienia e-mailem' });
    expect(await control.getAttribute('aria-checked')).toBe('false');
    here.wire.answers(changeMail, { isOn: true });
    const asked = here.page.waitForRequest((request) => request.method() === 'PATCH');
    await control.click();
    expect((await asked).postDataJSON()).toEqual({ isOn: true });
    await here.page.getByText('Wysyłamy je na adres anna.nowak@poczta.example.').waitFor();
  });

  it('say when it is not known whether they are on', async () => {
    await beSignedIn(here.page, here.wire);
    here.wire.fails(getMail, { status: 500 });
    await open('settings');
    const failed = here.page
      .getByRole('alert')
      .filter({ hasText: 'przypomnienia e-mailem są włączone' });
    await failed.waitFor();
    here.wire.answers(getMail, { isOn: true });
    await failed.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await here.page.getByText('Wysyłamy je na adres').waitFor();
  });

  it('end with one click in a message, without a sign-in', async () => {
    here.wire.answers(stopMail, { message: 'Nie wyślemy więcej przypomnień e-mailem.' });
    await open('bez-przypomnien/osoba.tajne');
    await title('Przypomnienia wyłączone');
    await here.page.getByText('Nie wyślemy więcej przypomnień e-mailem.').waitFor();
    expect(here.wire.unexpected).toEqual([]);
  });

  it('report a link that is not ours', async () => {
    here.wire.fails(stopMail, refusal(400, 'LINK_INVALID', 'Ten link jest nieprawidłowy.'));
    await open('bez-przypomnien/x');
    await title('Nie udało się wyłączyć przypomnień');
    await here.page.getByText('Ten link jest nieprawidłowy.').waitFor();
    expect(await here.page.getByRole('button', { name: 'Spróbuj ponownie' }).count()).toBe(0);
  });
});

describe('a session that comes with an address', () => {
  const keptToken = () => here.page.evaluate(() => localStorage.getItem('token'));
  const begin = () => here.page.evaluate(() => sessionStorage.setItem('sign-in-tab', 'karta-1'));
  const comeBack = (tab: string) =>
    here.page.evaluate((name) => {
      location.hash = `#/auth/callback?token=obca-sesja&tab=${name}`;
    }, tab);

  it('is accepted by the tab that began the sign-in', async () => {
    await open('login');
    await title('Zaloguj się');
    await begin();
    here.wire.answers(getMe, personOf());
    here.wire.answers(getUsage, trial);
    await comeBack('karta-1');
    await title('Nowe pismo');
    expect(await keptToken()).toBe('obca-sesja');
  });

  it.each(['karta-2', ''])('is not accepted by any other tab: "%s"', async (tab) => {
    await open('login');
    await title('Zaloguj się');
    if (tab !== '') await begin();
    await comeBack(tab);
    await here.page.getByText('Logowanie nie powiodło się. Spróbuj ponownie.').waitFor();
    expect(await keptToken()).toBeNull();
  });

  it('never replaces a valid one', async () => {
    await beSignedIn(here.page, here.wire);
    await open('dashboard');
    await title('Nowe pismo');
    await begin();
    await comeBack('karta-1');
    await here.page.getByText('Masz tu już otwartą sesję').waitFor();
    await title('Nowe pismo');
    expect(await keptToken()).toBe('a-token-for-the-wire');
  });
});
