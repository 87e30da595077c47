/**
 * The closed list of failures that a caller can meet: HTTP status and the Polish sentence for the user.
 * Server answers carry `{ message }` (specification, section 8); a throw may override `message` when a more
 * precise sentence helps (`new AppError('INVALID_INPUT', { message })`).
 */
export const errorCatalogue = {
  INVALID_INPUT: {
    status: 400,
    message: 'Nieprawidłowe dane. Sprawdź formularz i spróbuj ponownie.',
  },
  UNAUTHENTICATED: {
    status: 401,
    message: 'Twoja sesja wygasła. Proszę zalogować się ponownie.',
  },
  INVALID_CREDENTIALS: { status: 401, message: 'Nieprawidłowy email lub hasło.' },
  QUOTA_EXHAUSTED: {
    status: 402,
    message: 'Wyczerpałeś limit analiz. Wybierz plan, aby kontynuować.',
  },
  FORBIDDEN: { status: 403, message: 'Brak uprawnień do wykonania tej operacji.' },
  SECOND_FACTOR_OWED: {
    status: 403,
    message:
      'Dokończ logowanie: podaj kod z aplikacji albo włącz kody, jeśli ich jeszcze nie masz.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: 'Potwierdź adres e-mail, zanim się zalogujesz. Link wysłaliśmy na Twoją skrzynkę.',
  },
  ACCOUNT_CLOSING: {
    status: 403,
    message: 'Trwa usuwanie tego konta. Potwierdzimy je wiadomością e-mail.',
  },
  EMAIL_ALREADY_VERIFIED: {
    status: 409,
    message: 'Ten adres e-mail jest już potwierdzony. Możesz się zalogować.',
  },
  NOT_FOUND: { status: 404, message: 'Nie znaleziono szukanych danych.' },
  ROUTE_NOT_FOUND: {
    status: 404,
    message: 'Nie znaleziono usługi. Skontaktuj się z pomocą techniczną.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Ta metoda nie jest obsługiwana.' },
  CONFLICT: {
    status: 409,
    message: 'Dane zmieniły się w międzyczasie. Odśwież i spróbuj ponownie.',
  },
  TEXT_GONE: {
    status: 409,
    message: 'Tekst pisma został już usunięty z serwera. Wybierz plik ponownie.',
  },
  LINK_INVALID: { status: 400, message: 'Link jest nieprawidłowy lub wygasł. Poproś o nowy.' },
  TOO_LARGE: { status: 413, message: 'Tekst pisma jest za długi. Maksymalny rozmiar to 500 kB.' },
  UNSUPPORTED_MEDIA: {
    status: 415,
    message: 'Nieobsługiwany format. Serwer przyjmuje tylko odczytany tekst pisma.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
  },
  INTERNAL: { status: 500, message: 'Wystąpił nieoczekiwany błąd serwera.' },
  MODEL_UNAVAILABLE: {
    status: 502,
    message:
      'Usługa analizy jest chwilowo niedostępna. Analiza nie została naliczona. Spróbuj ponownie za chwilę.',
  },
  MODEL_REFUSED: {
    status: 502,
    message: 'Model odmówił analizy tego pisma. Analiza nie została naliczona.',
  },
  TIMED_OUT: {
    status: 504,
    message:
      'Analiza trwała zbyt długo i została przerwana. Nie została naliczona. Spróbuj ponownie.',
  },
  ANALYSES_PAUSED: {
    status: 503,
    message:
      'Analizy są chwilowo wstrzymane. Nic nie zostało naliczone. Spróbuj ponownie później, a jeśli termin z pisma mija wcześniej, nie czekaj na nas.',
  },
  STAGE_CEILING: {
    status: 503,
    message:
      'Dziś nie możemy już zacząć kolejnych analiz. Nic nie zostało naliczone. Spróbuj ponownie jutro, a jeśli termin z pisma mija wcześniej, nie czekaj na nas.',
  },
  USER_CEILING: {
    status: 429,
    message:
      'Na tym koncie osiągnięto dzienny limit pracy modelu. Nic nie zostało naliczone. Spróbuj ponownie jutro.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;
