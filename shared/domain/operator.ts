/**
 * Who runs the service. PLACEHOLDERS: replace them before the service opens to the public; the legal texts,
 * the contact page and the footer all read this one file.
 */
export const operator = {
  name: '[NAZWA OPERATORA] sp. z o.o.',
  street: 'ul. [ULICA I NUMER]',
  city: '[00-000 MIASTO]',
  nip: '[NIP]',
  krs: '[KRS]',
  /** Public origin, without a trailing slash. */
  site: 'https://listownik.example',
  email: 'kontakt@listownik.example',
  privacyEmail: 'prywatnosc@listownik.example',
  hours: 'poniedziałek–piątek, 9:00–17:00',
  /** Where the stage stores its data (`region` of `cdk.json`; eu-central-1 by default). */
  cloudRegion: 'Frankfurt nad Menem (Niemcy)',
  /** Who runs the gateway and the model at `modelBaseUrl`, and in which country. */
  modelProvider: '[DOSTAWCA MODELU, KRAJ]',
} as const;

/** When the terms and the privacy policy last changed (specification, section 1). */
export const LEGAL_TEXTS_UPDATED = '2025-08-29';
