/** Sentences of the administrators' screens (specification, section 8). */
export const adminTexts = {
  listFailed: 'Nie udało się pobrać listy użytkowników.',
  statsFailed: 'Nie udało się pobrać statystyk.',
  grantFailed: 'Nie udało się przyznać analiz.',
  revokeFailed: 'Nie udało się cofnąć przydziału.',
  resetFailed: 'Nie udało się wysłać e-maila.',
  roleFailed: 'Nie udało się zaktualizować roli.',
  deleteFailed: 'Nie udało się usunąć użytkownika.',
  analyticsFailed: 'Nie udało się pobrać danych analitycznych.',
  granted: 'Pomyślnie przyznano dodatkowe analizy.',
  revoked: 'Przydział analiz został cofnięty.',
  resetSent: 'Wysłano e-mail do resetowania hasła.',
  roleChanged: 'Rola użytkownika została zaktualizowana.',
  deleted: 'Użytkownik został pomyślnie usunięty.',
} as const;
