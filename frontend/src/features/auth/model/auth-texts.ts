/** Defaults of specification section 8, for answers without a message of their own. */
export const authTexts = {
  loginFailed: 'Nieprawidłowy email lub hasło.',
  socialLoginFailed: 'Logowanie nie powiodło się. Spróbuj ponownie.',
  alreadySignedIn: 'Masz tu już otwartą sesję, więc niczego nie zmieniliśmy.',
  registerFailed: 'Rejestracja nie powiodła się.',
  forgotFailed: 'Wysłanie linku do resetowania hasła nie powiodło się.',
  forgotSent:
    'Jeśli konto o podanym adresie e-mail istnieje, wysłaliśmy na nie link do zresetowania hasła.',
  resetFailed: 'Resetowanie hasła nie powiodło się.',
  resetDone: 'Hasło zostało pomyślnie zmienione.',
  verifyFailed: 'Weryfikacja nie powiodła się.',
  verifyDone: 'Email zweryfikowany pomyślnie!',
  verifyUnexpected: 'Wystąpił nieoczekiwany błąd.',
  verifyNoToken: 'Brak tokenu weryfikacyjnego.',
  linkSentAgain: 'Wysłaliśmy wiadomość jeszcze raz. Sprawdź swoją skrzynkę e-mail.',
  confirmFirst:
    'Na ten adres wysłaliśmy link, którym potwierdzisz konto. Otwórz go, a potem się zaloguj.',
  passwordsDiffer: 'Hasła nie są takie same.',
} as const;
