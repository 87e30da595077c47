import type { Mail } from '#functions/platform/mail.ts';
import { render, screen } from '#functions/platform/mail-layout.ts';
import { terms } from '#shared/domain/legal/terms.ts';
import { LEGAL_TEXTS_UPDATED, operator } from '#shared/domain/operator.ts';
import { plans } from '#shared/domain/plans.ts';

import type { PaidPlan } from './prices.ts';
import { withdrawUntil } from './withdraw-until.ts';

const instant = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});
const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
const zloty = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });
const PERIOD_DAYS = 30;

type ConfirmedOrder = {
  email: string;
  plan: PaidPlan;
  boughtAt: Date;
  /** End of the paid period, ISO instant. */
  windowEnd: string;
  /** When the buyer asked for the plan to begin before the end of the withdrawal period, ISO instant. */
  startRequestedAt: string | undefined;
};

/**
 * The confirmation of a contract on a durable medium: what was bought, for how much and how long, the request to
 * begin at once, how to withdraw, and the seller, with the current terms in full, because a link could later lead to newer ones
 * (ustawa o prawach konsumenta, art. 12 ust. 1 and 21 ust. 1).
 */
export function orderMail({ email, plan, ...order }: ConfirmedOrder): Mail {
  const { label, quota, priceGrosze } = plans[plan];
  const { name, street, city, nip, krs, email: contact } = operator;
  const price = zloty.format(priceGrosze / 100);
  const until = day.format(new Date(`${withdrawUntil(order.boughtAt)}T12:00:00Z`));
  return render(email, {
    subject: `Potwierdzenie zamówienia: plan ${label} w Listowniku`,
    heading: 'Potwierdzenie zawarcia umowy',
    paragraphs: [
      `Kupujący: ${email}. Umowa zawarta ${instant.format(order.boughtAt)} (czas polski).`,
      `Przedmiot umowy: plan ${label}, do ${quota} analiz pism w ciągu ${PERIOD_DAYS} dni. To usługa cyfrowa, dostępna po zalogowaniu.`,
      `Cena: ${price} z podatkami za każde ${PERIOD_DAYS} dni. Opłacony okres trwa do ${instant.format(new Date(order.windowEnd))}. Potem plan odnawia się co ${PERIOD_DAYS} dni za tę samą cenę, dopóki nie wyłączysz odnowienia w ustawieniach konta („Zarządzaj subskrypcją”). Możesz to zrobić w każdej chwili.`,
      requestOf(order.startRequestedAt, priceGrosze),
      `Masz prawo odstąpić od umowy bez podania przyczyny do ${until} włącznie. Najprościej na stronie „Odstąp od umowy tutaj”, także bez logowania; wystarczy też wiadomość na adres ${contact}. Termin jest zachowany, gdy wyślesz oświadczenie przed jego upływem. Zapłatę zwracamy w ciągu 14 dni, tą samą drogą, którą przyszła.`,
      `Wzór oświadczenia: Ja, (imię i nazwisko), odstępuję od umowy o plan ${label} w Listowniku zawartej ${day.format(order.boughtAt)}. Adres e-mail: ${email}. Data. (Podpis tylko na papierze).`,
      `Reklamacje: ${contact}. Odpowiadamy w ciągu 14 dni. Usługa ma być zgodna z umową; jeśli nie jest, możesz żądać jej poprawienia, obniżki ceny albo odstąpić od umowy.`,
      `Sprzedawca: ${name}, ${street}, ${city}, NIP ${nip}, KRS ${krs}, ${contact}.`,
      'Niżej jest pełny regulamin, a w nim pouczenie o odstąpieniu (§ 6) i formularz odstąpienia (§ 10). Zachowaj tę wiadomość.',
    ],
    button: { label: 'Odstąp od umowy tutaj', href: screen('odstapienie') },
    closing: 'To nie Twoje zamówienie? Odpowiedz na tę wiadomość.',
    enclosure: {
      title: `Regulamin serwisu Listownik, ostatnia aktualizacja: ${day.format(new Date(`${LEGAL_TEXTS_UPDATED}T12:00:00Z`))}`,
      sections: terms,
    },
  });
}

/** The buyer's request to begin at once, and the cost of a withdrawal after it (art. 15 ust. 3 and 35 ust. 1). */
function requestOf(requestedAt: string | undefined, priceGrosze: number): string {
  if (requestedAt === undefined) {
    return 'Nie zażądano rozpoczęcia usługi przed upływem terminu do odstąpienia: przy odstąpieniu zwracamy całą zapłatę.';
  }
  const perDay = zloty.format(priceGrosze / 100 / PERIOD_DAYS);
  return `${instant.format(new Date(requestedAt))} zażądano rozpoczęcia usługi przed upływem terminu do odstąpienia. Przy odstąpieniu zatrzymujemy tylko zapłatę za pełne dni do tej chwili (około ${perDay} za dzień), resztę zwracamy.`;
}
