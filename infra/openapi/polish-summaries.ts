/** What each call does, in one Polish sentence; the contract's own English one stands below it. */
export const polishSummaries: Readonly<Record<string, string>> = {
  'GET /api/auth/me': 'Podaje zalogowaną osobę.',
  'POST /api/auth/login': 'Loguje adresem e-mail i hasłem.',
  'POST /api/auth/register': 'Prosi o założenie konta; adres potwierdza się linkiem z wiadomości.',
  'GET /api/auth/verify-email/{token}': 'Potwierdza adres, zakłada konto i loguje.',
  'POST /api/auth/forgot-password':
    'Wysyła link do ustawienia nowego hasła, jeśli konto istnieje; odpowiedź jest zawsze taka sama.',
  'POST /api/auth/reset-password/{token}':
    'Ustawia nowe hasło z linku w wiadomości i kończy wszystkie sesje.',
  'POST /api/auth/change-password':
    'Ustawia nowe hasło, kończy pozostałe sesje i zwraca nowy token.',
  'GET /api/auth/google': 'Kieruje przeglądarkę do logowania przez Google.',
  'GET /api/auth/google/callback': 'Tu przeglądarka wraca od Google.',
  'GET /api/auth/facebook': 'Kieruje przeglądarkę do logowania przez Facebook.',
  'GET /api/auth/facebook/callback': 'Tu przeglądarka wraca od Facebooka.',
  'GET /api/me/usage': 'Podaje bieżący pakiet analiz.',
  'PATCH /api/me/profile': 'Zmienia imię i nazwisko.',
  'GET /api/me/export': 'Zwraca wszystkie dane osoby w JSON (RODO, art. 15 i 20).',
  'POST /api/me/delete': 'Usuwa konto ze wszystkimi danymi (RODO, art. 17).',
  'POST /api/upload': 'Przyjmuje tekst odczytany z jednego dokumentu.',
  'DELETE /api/upload/{fileId}':
    'Anuluje analizę: tekst znika, niezakończona analiza staje, limit wraca.',
  'GET /api/analyze-stream':
    'Rozpoczyna lub wznawia analizę i przesyła jej przebieg jako zdarzenia (SSE).',
  'GET /api/history': 'Podaje jedną stronę dawnych analiz.',
  'GET /api/history/{id}': 'Podaje jedną analizę z wynikiem.',
  'DELETE /api/history/{id}': 'Usuwa wszystko, co dotyczy jednej analizy.',
  'PATCH /api/history/{id}/review': 'Zapisuje doręczenie i poprawki czytelnika.',
  'PATCH /api/history/{id}/tags': 'Zastępuje tagi jednej analizy.',
  'POST /api/billing/checkout': 'Otwiera stronę płatności za plan.',
  'POST /api/billing/portal': 'Otwiera stronę zarządzania subskrypcją.',
  'POST /api/billing/webhook': 'Przyjmuje podpisane zdarzenia operatora płatności.',
  'GET /api/notifications/vapid-public-key': 'Podaje klucz publiczny powiadomień push.',
  'POST /api/notifications/subscribe': 'Zapisuje subskrypcję powiadomień tej przeglądarki.',
  'POST /api/notifications/unsubscribe': 'Usuwa subskrypcję powiadomień.',
  'POST /api/notifications/seen/{fileId}':
    'Zapamiętuje, że koniec analizy był widziany i nie trzeba o nim powiadamiać.',
  'GET /api/admin/users': 'Podaje listę użytkowników, od najnowszych.',
  'GET /api/admin/stats': 'Podaje cztery liczby z dzisiaj.',
  'POST /api/admin/users/{id}/grant-usage': 'Przyznaje użytkownikowi pakiet analiz.',
  'DELETE /api/admin/usage/{usageId}': 'Cofa przyznany pakiet, który nie wygasł.',
  'POST /api/admin/users/{id}/trigger-reset-password':
    'Wysyła użytkownikowi link do ustawienia hasła.',
  'PATCH /api/admin/users/{id}/role':
    'Zmienia rolę użytkownika; ostatni administrator zachowuje swoją.',
  'DELETE /api/admin/users/{id}': 'Usuwa użytkownika ze wszystkimi danymi.',
  'GET /api/admin/audit': 'Podaje czynności administratorów z jednego miesiąca.',
  'GET /api/admin/analytics': 'Liczy analizy według dni, rodzajów, zagrożenia i nadawców.',
};

export const polishGroups = {
  auth: 'Konto i logowanie',
  me: 'Moje dane',
  upload: 'Przesłanie tekstu',
  analyze: 'Analiza',
  history: 'Historia',
  billing: 'Płatności',
  notifications: 'Powiadomienia',
  admin: 'Administracja',
} as const;
