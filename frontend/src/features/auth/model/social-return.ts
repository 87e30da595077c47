/** How a social sign-in without a session ended, as the server writes it into `#/login?social=`. */
export type SocialReturn = {
  kind: 'info' | 'success' | 'warning' | 'error';
  title: string;
  message: string;
};

const returns = new Map<string, SocialReturn>([
  [
    'mailed',
    {
      kind: 'info',
      title: 'Sprawdź skrzynkę e-mail',
      message:
        'Wysłaliśmy na Twój adres wiadomość z linkiem. Kliknij go, aby potwierdzić, że to Ty, i dokończyć logowanie.',
    },
  ],
  [
    'no-email',
    {
      kind: 'warning',
      title: 'Nie znamy Twojego adresu e-mail',
      message:
        'Wybrany serwis nie udostępnił nam adresu. Zezwól na to i spróbuj ponownie albo załóż konto z hasłem.',
    },
  ],
  [
    'not-possible',
    {
      kind: 'warning',
      title: 'Tym sposobem nie możemy Cię zalogować',
      message:
        'Zaloguj się adresem e-mail i hasłem. Jeśli nie pamiętasz hasła, możesz je odzyskać.',
    },
  ],
  [
    'canceled',
    {
      kind: 'info',
      title: 'Logowanie przerwane',
      message: 'Nic się nie stało. Możesz spróbować jeszcze raz albo zalogować się hasłem.',
    },
  ],
  [
    'failed',
    {
      kind: 'error',
      title: 'Logowanie nie powiodło się. Spróbuj ponownie.',
      message: 'Jeśli to się powtarza, zaloguj się adresem e-mail i hasłem.',
    },
  ],
  [
    'unavailable',
    {
      kind: 'warning',
      title: 'Ten sposób logowania jest teraz niedostępny',
      message: 'Zaloguj się adresem e-mail i hasłem albo spróbuj później.',
    },
  ],
]);

/** The message for a return; an unknown value is an ordinary failure, a missing one is no return. */
export function describeSocialReturn(value: string | null): SocialReturn | undefined {
  if (value === null) return undefined;
  return returns.get(value) ?? returns.get('failed');
}
