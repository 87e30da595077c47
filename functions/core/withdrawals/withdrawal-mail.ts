import type { Mail } from '#functions/platform/mail.ts';
import { render, screen } from '#functions/platform/mail-layout.ts';
import type { Withdrawal } from '#shared/contracts/withdrawals.ts';
import { plans } from '#shared/domain/plans.ts';

const instant = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
});
const zloty = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });

/**
 * The receipt of a withdrawal on a durable medium: what was stated, the day and the hour (dyrektywa 2011/83,
 * art. 11a ust. 4; ustawa o prawach konsumenta, art. 30 ust. 4).
 */
export function withdrawalMail({ name, email, plan, at, refundGrosze }: Withdrawal): Mail {
  const { label } = plans[plan];
  return render(email, {
    subject: 'Potwierdzenie odstąpienia od umowy',
    heading: 'Odstąpienie przyjęte',
    paragraphs: [
      `Odstąpienie przyjęte ${instant.format(new Date(at))} (czas polski).`,
      `Treść oświadczenia: Ja, ${name}, odstępuję od umowy o plan ${label} w Listowniku. Adres e-mail: ${email}.`,
      refundGrosze === null
        ? 'Odszukamy umowę po tym adresie i zwrócimy zapłatę najpóźniej w ciągu 14 dni, tą samą drogą, którą przyszła.'
        : `Plan się zakończył i nie odnowi się. Zwracamy ${zloty.format(refundGrosze / 100)} tą samą drogą, którą przyszła zapłata, najpóźniej w ciągu 14 dni.`,
      'Zachowaj tę wiadomość.',
    ],
    button: { label: 'Ustawienia konta', href: screen('settings') },
    closing:
      'To nie Ty? Odpowiedz na tę wiadomość. Bez zalogowania niczego nie zmieniamy od razu: każde takie oświadczenie sprawdzamy.',
  });
}
