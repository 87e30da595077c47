/** Sentences of specification section 8, push. */
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
} as const;
