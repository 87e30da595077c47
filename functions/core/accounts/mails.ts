import { env } from '#functions/platform/env.ts';
import type { Mail } from '#functions/platform/mail.ts';

/**
 * The messages of the account, in Polish, as text and as HTML of the same words. They hold nothing a
 * stranger typed: a registration in somebody else's name must not put its words into their mailbox.
 */
type Message = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; href: string };
  /** What to do when the message comes as a surprise. */
  closing: string;
};

/** Life of a confirmation link. */
export const CONFIRMATION_HOURS = 24;
/**
 * Life of a reset link. ASVS 6.5.5 advises 10 minutes; mail to Polish public mailboxes is often held
 * back longer by greylisting, and a link that is dead on arrival only makes people ask again. The link
 * has 256 random bits, works once, and dies with any newer one.
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

/** Tells the owner that the password is another one now. */
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

/** Confirms to somebody that nothing of theirs is stored any more. */
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

/** Address of a screen; the token stays behind `#`, so no server on the way ever sees it. */
function screen(route: string): string {
  return `${env('WEB_ORIGIN')}/#/${route}`;
}

const SIGNATURE =
  'Listownik – pomoc w zrozumieniu pism urzędowych. Wiadomość wysłana automatycznie.';

function render(to: string, message: Message): Mail {
  return { to, subject: message.subject, text: asText(message), html: asHtml(message) };
}

function asText({ heading, paragraphs, button, closing }: Message): string {
  const action = button === undefined ? [] : [`${button.label}:\n${button.href}`];
  return [heading, ...paragraphs, ...action, closing, `-- \n${SIGNATURE}`].join('\n\n') + '\n';
}

const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#1f2933';

function asHtml({ subject, heading, paragraphs, button, closing }: Message): string {
  const body = paragraphs.map((text) => `<p style="${TEXT}">${escaped(text)}</p>`).join('\n');
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f4f1ea;font-family:Segoe UI,Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;font-family:Georgia,serif;font-size:22px;font-weight:bold;color:#1d3a5f">Listownik</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e3ddd0;border-radius:12px">
<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.3;color:#1d3a5f">${escaped(heading)}</h1>
${body}
${button === undefined ? '' : htmlButton(button)}<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3ddd0;font-size:14px;line-height:1.6;color:#52606d">${escaped(closing)}</p>
</td></tr>
<tr><td style="padding:16px 8px;font-size:12px;line-height:1.5;color:#52606d">${escaped(SIGNATURE)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function htmlButton({ label, href }: { label: string; href: string }): string {
  const address = escaped(href);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;background:#1d3a5f;border-radius:8px;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0;font-size:13px;line-height:1.6;color:#52606d">Przycisk nie działa? Skopiuj ten adres do przeglądarki:<br><a href="${address}" style="color:#1d3a5f;word-break:break-all">${address}</a></p>
`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
