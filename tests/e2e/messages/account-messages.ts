import { changePassword, getMe } from '#shared/contracts/auth.ts';
import { createCheckout, openPortal } from '#shared/contracts/billing.ts';
import { updateProfile } from '#shared/contracts/me.ts';
import { type Act, fill, type MessageCase, press } from '#tests/support/message-case.ts';
import { says } from '#tests/support/wire.ts';
import { personOf, standard, trial } from '#tests/support/wire-people.ts';

const failed = { status: 500 };

const rename: Act = async (page) => {
  await fill(page, { Imię: 'Joanna' });
  await press('Zapisz zmiany')(page);
};

const change =
  (newPassword: string, repeated = newPassword): Act =>
  async (page) => {
    await fill(page, {
      'Obecne hasło': 'stare tajne',
      'Nowe hasło': newPassword,
      'Powtórz nowe hasło': repeated,
    });
    await press('Zmień hasło')(page);
  };

export const accountMessages: readonly MessageCase[] = [
  {
    says: 'Twoja sesja wygasła. Proszę zalogować się ponownie.',
    as: 'user',
    route: 'profile',
    wire: (wire) => wire.fails(updateProfile, { status: 401 }),
    act: rename,
  },
  {
    says: 'Brak autoryzacji. Proszę się zalogować.',
    as: 'user',
    route: 'profile',
    act: async (page) => {
      await page.evaluate(() => localStorage.removeItem('token'));
      await rename(page);
    },
  },
  {
    says: 'Aktualizacja profilu nie powiodła się.',
    as: 'user',
    route: 'profile',
    wire: (wire) => wire.fails(updateProfile, failed),
    act: rename,
  },
  {
    says: 'Profil zaktualizowany pomyślnie.',
    as: 'user',
    route: 'profile',
    wire: (wire) => wire.answers(updateProfile, { ...personOf(), firstName: 'Joanna' }),
    act: rename,
  },
  {
    says: 'Imię i nazwisko nie mogą być puste.',
    as: 'user',
    route: 'profile',
    act: async (page) => {
      await fill(page, { Imię: ' ' });
      await press('Zapisz zmiany')(page);
    },
  },
  {
    says: 'Wystąpił błąd. Spróbuj ponownie.',
    as: 'user',
    route: 'settings',
    wire: (wire) => wire.fails(changePassword, failed),
    act: change('nowe tajne'),
  },
  {
    says: 'Obecne hasło jest nieprawidłowe.', // the server's own words
    as: 'user',
    route: 'settings',
    wire: (wire) => wire.fails(changePassword, says(401, 'Obecne hasło jest nieprawidłowe.')),
    act: change('nowe tajne'),
  },
  {
    says: 'Hasło zostało pomyślnie zmienione.',
    as: 'user',
    route: 'settings',
    wire: (wire) => wire.answers(changePassword, { message: 'ok', token: 'nowy-token' }),
    act: change('nowe tajne'),
  },
  {
    says: 'Hasła nie są takie same',
    as: 'user',
    route: 'settings',
    act: change('nowe tajne', 'inne tajne'),
  },
  {
    says: 'Hasło musi mieć co najmniej 6 znaków',
    as: 'user',
    route: 'settings',
    act: change('krót'),
  },
  {
    says: 'Nie udało się utworzyć sesji płatności.',
    as: 'user',
    route: 'cennik',
    wire: (wire) => wire.fails(createCheckout, failed),
    act: press('Wybierz Standard'),
  },
  {
    says: 'Wystąpił błąd podczas próby płatności. Spróbuj ponownie.',
    as: 'user',
    route: 'cennik',
    wire: (wire) => wire.cut(createCheckout),
    act: press('Wybierz Pro'),
  },
  {
    says: 'Wystąpił błąd. Spróbuj ponownie.',
    as: 'user',
    usage: standard,
    route: 'cennik',
    wire: (wire) => wire.fails(openPortal, failed),
    act: press('Zarządzaj subskrypcją'),
  },
  {
    says: 'Płatność zakończona pomyślnie! Twój plan został zaktualizowany.',
    as: 'user',
    usage: standard,
    route: 'cennik?success=true',
  },
  {
    says: 'Płatność została anulowana. Możesz spróbować ponownie w dowolnym momencie.',
    as: 'user',
    route: 'cennik?canceled=true',
  },
  { says: 'Dostępny po rejestracji', route: 'cennik' },
  { says: 'Aktywny', as: 'user', route: 'cennik' },
  { says: 'Wykorzystano', as: 'user', usage: { ...trial, used: 1 }, route: 'cennik' },
  { says: 'Pakiet startowy zużyty', as: 'user', usage: standard, route: 'cennik' },
  { says: 'Brak aktywnego planu', as: 'user', usage: null, route: 'profile' },
  {
    says: 'Nie możemy połączyć się z serwerem', // only a 401 ends a session (ADR 15)
    as: 'user',
    route: 'settings',
    wire: (wire) => wire.cut(getMe),
  },
];
