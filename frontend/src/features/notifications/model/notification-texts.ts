/** Sentences of specification section 8, push; those about e-mail are our own. */
export const notificationTexts = {
  unsupported: 'Powiadomienia push nie są wspierane w tej przeglądarce.',
  refused: 'Odmówiono uprawnień do powiadomień.',
  alreadyOn: 'Powiadomienia są już włączone.',
  noConfiguration: 'Nie udało się pobrać konfiguracji powiadomień z serwera.',
  notStored: 'Nie udało się zapisać subskrypcji na serwerze.',
  notTurnedOn: 'Nie udało się włączyć powiadomień.',
  turnedOn: 'Powiadomienia zostały włączone!',
  turnedOff: 'Powiadomienia zostały wyłączone.',
  notTurnedOff: 'Nie udało się wyłączyć powiadomień.',
  mailOn: 'Przypomnienia e-mailem są włączone.',
  mailOff: 'Przypomnienia e-mailem są wyłączone.',
  mailUnknown: 'Nie udało się sprawdzić, czy przypomnienia e-mailem są włączone.',
  mailNotChanged: 'Nie udało się zmienić przypomnień e-mailem. Spróbuj ponownie.',
} as const;
