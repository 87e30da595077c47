import type { ProviderName } from './clients.ts';
import type { Person } from './identity-provider.ts';

/** An account at a provider that the page offers. */
export type ProviderAccount = {
  id: string;
  name: string;
  /** The special property of the account. */
  note: string;
  person: Person;
};

const google = (sub: string, email: string, names: [string, string], verified = true): Person => ({
  sub,
  email,
  email_verified: verified,
  given_name: names[0],
  family_name: names[1],
});

const facebook = (id: string, email: string | undefined, names: [string, string]): Person => ({
  id,
  ...(email === undefined ? {} : { email }),
  first_name: names[0],
  last_name: names[1],
});

/** One account for each possible outcome of a sign-in. */
export const providerAccounts: Readonly<Record<ProviderName, readonly ProviderAccount[]>> = {
  google: [
    {
      id: 'ewa',
      name: 'Ewa Nowa',
      note: 'ewa.nowa@listownik.test, potwierdzony: otworzy konto od razu',
      person: google('local-ewa', 'ewa.nowa@listownik.test', ['Ewa', 'Nowa']),
    },
    {
      id: 'jan',
      name: 'Jan Użytkownik',
      note: 'user@listownik.test, potwierdzony: wejdzie na konto ze startu',
      person: google('local-jan', 'user@listownik.test', ['Jan', 'Użytkownik']),
    },
    {
      id: 'ola',
      name: 'Ola Niepotwierdzona',
      note: 'ola@listownik.test, niepotwierdzony: dostanie od nas e-mail',
      person: google('local-ola', 'ola@listownik.test', ['Ola', 'Niepotwierdzona'], false),
    },
  ],
  facebook: [
    {
      id: 'piotr',
      name: 'Piotr Nowy',
      note: 'piotr.nowy@listownik.test: dostanie od nas e-mail z linkiem',
      person: facebook('local-piotr', 'piotr.nowy@listownik.test', ['Piotr', 'Nowy']),
    },
    {
      id: 'iga',
      name: 'Iga Bezadresowa',
      note: 'bez e-maila: konta nie założy',
      person: facebook('local-iga', undefined, ['Iga', 'Bezadresowa']),
    },
  ],
};

/** The accounts as the page of controls lists them. */
export function offeredAccounts() {
  const shown = (accounts: readonly ProviderAccount[]) =>
    accounts.map(({ name, note }) => ({ name, note }));
  return { google: shown(providerAccounts.google), facebook: shown(providerAccounts.facebook) };
}
