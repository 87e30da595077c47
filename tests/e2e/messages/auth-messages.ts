import {
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyEmail,
} from '#shared/contracts/auth.ts';
import { type Act, fill, type MessageCase, press } from '#tests/support/message-case.ts';
import { says } from '#tests/support/wire.ts';
import { personOf } from '#tests/support/wire-people.ts';

const failed = { status: 500 };
const html = { status: 502, body: '<!doctype html><h1>Bad gateway</h1>', contentType: 'text/html' };

const signIn: Act = async (page) => {
  await fill(page, { 'Adres e-mail': 'anna@poczta.example', Hasło: 'tajne hasło' });
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
};

const signUp =
  (repeated: string): Act =>
  async (page) => {
    await press('Zarejestruj się')(page);
    await fill(page, { Imię: 'Anna', Nazwisko: 'Nowak', 'Adres e-mail': 'anna@poczta.example' });
    await fill(page, { Hasło: 'tajne hasło', 'Powtórz hasło': repeated });
    await page.locator('button[type=submit]').click();
  };

const ask: Act = async (page) => {
  await press('Odzyskaj hasło')(page);
  await fill(page, { 'Adres e-mail': 'anna@poczta.example' });
  await press('Wyślij link')(page);
};

const setPassword =
  (password: string, repeated = password): Act =>
  async (page) => {
    await fill(page, { 'Nowe hasło': password, 'Powtórz nowe hasło': repeated });
    await press('Ustaw nowe hasło')(page);
  };

const reset = 'reset-password/token-z-listu';
const verify = 'verify-email/token-z-listu';

export const authMessages: readonly MessageCase[] = [
  {
    says: 'Nieprawidłowy email lub hasło.',
    route: 'login',
    wire: (wire) => wire.fails(login, { status: 401 }),
    act: signIn,
  },
  {
    says: 'Wystąpił nieoczekiwany błąd serwera. Spróbuj ponownie.',
    route: 'login',
    wire: (wire) => wire.fails(login, html),
    act: signIn,
  },
  {
    says: 'Wystąpił błąd odczytu odpowiedzi serwera.',
    route: 'login',
    wire: (wire) => wire.fails(login, { status: 200, body: 'to nie jest JSON' }),
    act: signIn,
  },
  {
    says: 'Serwer prosi o chwilę cierpliwości.', // the message of a JSON body
    route: 'login',
    wire: (wire) => wire.fails(login, says(429, 'Serwer prosi o chwilę cierpliwości.')),
    act: signIn,
  },
  {
    says: 'Przerwa techniczna do 12:00.', // a body of plain text, as it is
    route: 'login',
    wire: (wire) => wire.fails(login, { status: 503, body: 'Przerwa techniczna do 12:00.' }),
    act: signIn,
  },
  { says: 'Logowanie nie powiodło się. Spróbuj ponownie.', route: 'auth/callback' },
  {
    says: 'Rejestracja nie powiodła się.',
    route: 'login',
    wire: (wire) => wire.fails(register, failed),
    act: signUp('tajne hasło'),
  },
  { says: 'Hasła nie są takie same.', route: 'login', act: signUp('inne hasło') },
  {
    says: 'Wysłanie linku do resetowania hasła nie powiodło się.',
    route: 'login',
    wire: (wire) => wire.fails(forgotPassword, failed),
    act: ask,
  },
  {
    says: 'Jeśli konto o podanym adresie e-mail istnieje, wysłaliśmy na nie link do zresetowania hasła.',
    route: 'login',
    wire: (wire) => wire.answers(forgotPassword, { message: 'ok' }),
    act: ask,
  },
  {
    says: 'Resetowanie hasła nie powiodło się.',
    route: reset,
    wire: (wire) => wire.fails(resetPassword, failed),
    act: setPassword('nowe tajne'),
  },
  {
    says: 'Hasło zostało pomyślnie zmienione.',
    route: reset,
    wire: (wire) => wire.answers(resetPassword, { message: 'ok' }),
    act: setPassword('nowe tajne'),
  },
  { says: 'Hasła nie są takie same.', route: reset, act: setPassword('nowe tajne', 'inne tajne') },
  { says: 'Hasło musi mieć co najmniej 6 znaków.', route: reset, act: setPassword('krót') },
  {
    says: 'Weryfikacja nie powiodła się.',
    route: verify,
    wire: (wire) => wire.fails(verifyEmail, failed),
  },
  {
    says: 'Ten link wygasł. Poproś o nowy.', // the server's own words
    route: verify,
    wire: (wire) => wire.fails(verifyEmail, says(410, 'Ten link wygasł. Poproś o nowy.')),
  },
  {
    says: 'Wystąpił nieoczekiwany błąd.',
    route: verify,
    wire: (wire) => wire.cut(verifyEmail),
  },
  {
    says: 'Email zweryfikowany pomyślnie!',
    route: verify,
    wire: (wire) => wire.answers(verifyEmail, { token: 'nowy-token', user: personOf() }),
  },
  { says: 'Brak tokenu weryfikacyjnego.', route: 'verify-email' },
];
