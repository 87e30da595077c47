/** Name of each group of calls in the OpenAPI file. */
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
