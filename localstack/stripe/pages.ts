import { buttonForm, escaped, localPage } from '#localstack/controls/local-page.ts';
import { plans } from '#shared/domain/plans.ts';

import { livingSubscription, type SubscriptionAct } from './acts.ts';
import type { Ledger } from './ledger.ts';
import type { LocalSession, LocalSubscription } from './objects.ts';
import { amountOf, planOf } from './prices.ts';
import { endOf, itemOf } from './subscriptions.ts';

const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
const zloty = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });

/** The stand-in's page around content that is already markup. */
export function page(title: string, content: string): string {
  const lead = 'Zastępuje operatora płatności na Twoim komputerze. Nikt niczego nie zapłaci.';
  return localPage({ title, suffix: 'płatności lokalne', lead }, content);
}

function row(name: string, value: string): string {
  return `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`;
}

function planName(priceId: string): string {
  const plan = planOf(priceId);
  return plan === undefined ? priceId : plans[plan].label;
}

function priceText(priceId: string): string {
  return `${zloty.format(amountOf(priceId) / 100)} co 30 dni`;
}

const emailOf = (ledger: Ledger, customer: string) =>
  ledger.book.customers.find(({ id }) => id === customer)?.email ?? '';

/** The payment page of a plan. */
export function checkoutPage(ledger: Ledger, session: LocalSession, declined: boolean): string {
  const price = ledger.book.hidden.wanted[session.id]?.price ?? '';
  const refusal = declined ? '<p role="alert">Karta została odrzucona. Spróbuj ponownie.</p>' : '';
  return page(
    'Płatność',
    `<section aria-label="Zamówienie"><article><h2>Plan ${escaped(planName(price))}</h2>
    <dl>${row('Cena', priceText(price))}${row('E-mail', emailOf(ledger, session.customer))}</dl></article>
    ${refusal}
    ${buttonForm(`/__local/stripe/checkout/${session.id}`, [
      ['pay', 'Zapłać'],
      ['abandon', 'Anuluj'],
    ])}</section>`,
  );
}

/** The portal: the subscription with its actions, and events that only the provider causes. */
export function portalPage(
  ledger: Ledger,
  id: string,
  customer: string,
  returnUrl: string,
): string {
  const subscription = livingSubscription(ledger, customer);
  const address = `/__local/stripe/portal/${id}`;
  const own =
    subscription === undefined
      ? '<p>Nie masz aktywnej subskrypcji.</p>'
      : subscriptionPart(ledger, subscription, address);
  const declined = ledger.book.hidden.declined.includes(customer);
  const trials: [SubscriptionAct | 'advance', string][] = [
    ['advance', 'Przejdź do końca okresu'],
    declined ? ['accept', 'Przyjmuj kartę'] : ['decline', 'Odrzucaj kartę'],
    ['refund', 'Zwróć ostatnią płatność'],
  ];
  return page(
    'Twoja subskrypcja',
    `<section aria-label="Subskrypcja">${own}<p><a href="${escaped(returnUrl)}">Wróć do Listownika</a></p></section>
    <aside><section aria-labelledby="trial"><h2 id="trial">Próby</h2>
    <p class="soft">Czego klient nie zrobi, a co może się zdarzyć. Pierwszy przycisk przesuwa zegar produktu.</p>
    ${buttonForm(address, trials)}</section></aside>`,
  );
}

function subscriptionPart(
  ledger: Ledger,
  subscription: LocalSubscription,
  address: string,
): string {
  const { id: price } = itemOf(subscription).price;
  const next = ledger.book.hidden.nextPrice[subscription.id];
  const end = day.format(new Date(endOf(subscription) * 1_000));
  const isPro = planOf(price) === 'PRO';
  const buttons: [SubscriptionAct, string][] = [
    isPro ? ['change-to-BASIC', 'Zmień na Standard'] : ['change-to-PRO', 'Zmień na Pro'],
    subscription.cancel_at_period_end
      ? ['resume', 'Wznów subskrypcję']
      : ['cancel', 'Anuluj subskrypcję'],
  ];
  if (subscription.status === 'past_due') buttons.unshift(['pay', 'Zapłać zaległość']);
  const states = [
    row('Cena', priceText(price)),
    row('Stan', stateText(subscription)),
    row(subscription.cancel_at_period_end ? 'Kończy się' : 'Odnawia się', end),
    next === undefined ? '' : row('Od następnego okresu', planName(next)),
  ];
  return `<article><h2>Plan ${escaped(planName(price))}</h2><dl>${states.join('')}</dl></article>${buttonForm(address, buttons)}`;
}

function stateText({ status, cancel_at_period_end: ends }: LocalSubscription): string {
  if (status === 'past_due') return 'zaległa płatność';
  return ends ? 'anulowana, aktywna do końca okresu' : 'aktywna';
}
