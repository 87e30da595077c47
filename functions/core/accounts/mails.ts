import type { Mail } from '#functions/platform/mail.ts';
import { render, screen } from '#functions/platform/mail-layout.ts';

/**
 * The messages about the account, in Polish, as text and as HTML with the same words. They contain nothing
 * that a stranger typed: a registration in somebody else's name must not put words into their mailbox.
 */

/** Life of a confirmation link. */
export const CONFIRMATION_HOURS = 24;
/**
 * Life of a reset link. ASVS 6.5.5 recommends 10 minutes; greylisting often delays mail to Polish public
 * mailboxes for longer, and a link that has expired on arrival only makes people ask again. The link has 256
 * random bits, works once, and a newer one invalidates it.
 */
export const RESET_MINUTES = 60;

/** Asks to confirm an address; `token` is the link's secret. */
export function confirmationMail(to: string, token: string): Mail {
  return render(to, {
    subject: 'Potwierdź adres e-mail w Listowniku',
    heading: 'Jeszcze jeden krok',
    paragraphs: [
      'Dziękujemy za rejestrację w Listowniku. Potwierdź, że to Twój adres e-mail, a od razu Cię zalogujemy i udostępnimy pierwszą, bezpłatną analizę pisma.',
      `Link działa przez ${CONFIRMATION_HOURS} godziny.`,
    ],
    button: { label: 'Potwierdzam adres', href: screen(`verify-email/${token}`) },
    closing:
      'To nie Ty zakładasz konto? Nie klikaj w link i usuń tę wiadomość. Bez potwierdzenia konto nie powstanie.',
  });
}

/** Tells the owner of an account that somebody tried to register with the same address. */
export function alreadyRegisteredMail(to: string): Mail {
  return render(to, {
    subject: 'Masz już konto w Listowniku',
    heading: 'To konto już istnieje',
    paragraphs: [
      'Ktoś próbował założyć konto w Listowniku na ten adres e-mail. Masz już u nas konto, więc nic się nie zmieniło.',
      'Jeśli to Ty, po prostu się zaloguj. Nie pamiętasz hasła? Na ekranie logowania wybierz „Odzyskaj hasło”.',
    ],
    button: { label: 'Przejdź do logowania', href: screen('login') },
    closing: 'To nie Ty? Nie musisz nic robić. Twoje konto i hasło są bezpieczne.',
  });
}

/** Carries a link to set a new password; `token` is the link's secret. */
export function resetMail(to: string, token: string): Mail {
  return render(to, {
    subject: 'Ustaw nowe hasło do Listownika',
    heading: 'Nowe hasło',
    paragraphs: [
      'Poproszono o zmianę hasła do Twojego konta w Listowniku. Ustaw nowe hasło, klikając w link.',
      `Link działa przez ${RESET_MINUTES} minut i tylko raz. Po zmianie hasła wylogujemy Cię ze wszystkich urządzeń.`,
    ],
    button: { label: 'Ustaw nowe hasło', href: screen(`reset-password/${token}`) },
    closing:
      'To nie Ty? Nie klikaj w link i usuń tę wiadomość. Dotychczasowe hasło działa bez zmian.',
  });
}

/** Tells the owner that the password has changed. */
export function passwordChangedMail(to: string): Mail {
  return render(to, {
    subject: 'Hasło do Listownika zostało zmienione',
    heading: 'Hasło zostało zmienione',
    paragraphs: [
      'Hasło do Twojego konta w Listowniku zostało właśnie zmienione, a wcześniejsze sesje na innych urządzeniach zakończone.',
    ],
    closing:
      'To nie Ty? Od razu ustaw nowe hasło: na ekranie logowania wybierz „Odzyskaj hasło”. Zmień też hasło do swojej poczty.',
  });
}

/** Tells the owner that a sign-in asks for a code from now on, or no longer does. */
export function secondFactorMail(to: string, isAsked: boolean): Mail {
  return render(to, {
    subject: isAsked
      ? 'Logowanie do Listownika wymaga teraz kodu'
      : 'Logowanie do Listownika nie wymaga już kodu',
    heading: isAsked ? 'Kody z aplikacji są włączone' : 'Kody z aplikacji są wyłączone',
    paragraphs: [
      isAsked
        ? 'Przy każdym logowaniu na Twoje konto zapytamy o kod z aplikacji na telefonie. Kody zapasowe przechowuj osobno, w bezpiecznym miejscu.'
        : 'Na Twoje konto można się teraz zalogować bez kodu z aplikacji.',
    ],
    closing:
      'To nie Ty? Od razu ustaw nowe hasło („Odzyskaj hasło” na ekranie logowania) i zawiadom drugiego administratora.',
  });
}

/** Confirms to somebody that their data have been erased. */
export function accountErasedMail(to: string): Mail {
  return render(to, {
    subject: 'Twoje konto w Listowniku zostało usunięte',
    heading: 'Konto zostało usunięte',
    paragraphs: [
      'Zgodnie z Twoim poleceniem usunęliśmy konto w Listowniku wraz z historią analiz i wszystkimi danymi.',
      'Dziękujemy za zaufanie. Jeśli zechcesz wrócić, możesz w każdej chwili założyć nowe konto.',
    ],
    closing: 'To nie Ty? Odpowiedz na tę wiadomość i zmień hasło do swojej poczty.',
  });
}
