import { SESClient } from '@aws-sdk/client-ses';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { act } from '#localstack/stripe/acts.ts';
import { terms } from '#shared/domain/legal/terms.ts';
import type { Person } from '#tests/support/administration.ts';
import {
  type BillingProduct,
  reconcile,
  startBillingProduct,
  usageOf,
} from '#tests/support/billing.ts';

const DAY_MS = 86_400_000;
let product: BillingProduct;

beforeAll(async () => {
  product = await startBillingProduct();
});
afterAll(() => product.close());
afterEach(() => vi.restoreAllMocks());

const confirmations = ({ email }: Person) =>
  product.cloud
    .mails()
    .filter(({ to, subject }) => to === email && subject.startsWith('Potwierdzenie zamówienia'));

describe('the confirmation of an order', () => {
  test('contains the plan, its price and period, the withdrawal and the seller, and is sent once', async () => {
    const person = await product.newPerson();
    const first = product.events.length;
    await product.buy(person);
    const [mail] = confirmations(person);
    const text = mail?.text.replace(/\s+/g, ' ') ?? '';
    for (const words of [
      'plan Standard, do 20 analiz pism w ciągu 30 dni',
      'Cena: 49,00 zł z podatkami za każde 30 dni',
      'Nie zażądano rozpoczęcia usługi przed upływem terminu do odstąpienia',
      'Masz prawo odstąpić od umowy bez podania przyczyny do',
      'Odstąp od umowy tutaj: ',
      '/#/odstapienie',
      'Wzór oświadczenia: Ja, (imię i nazwisko), odstępuję od umowy o plan Standard',
      'Sprzedawca: [NAZWA OPERATORA] sp. z o.o.',
    ]) {
      expect(text).toContain(words);
    }
    // On a durable medium: the terms themselves, not where they may be read.
    const html = mail?.html ?? '';
    for (const { title, points } of terms) {
      for (const words of [title, ...points]) {
        expect(text).toContain(words.replace(/\s+/g, ' '));
        expect(html).toContain(words);
      }
    }
    expect(text).toMatch(/Regulamin serwisu Listownik, ostatnia aktualizacja: \d+ \p{L}+ \d{4}/u);
    const events = product.events.slice(first);
    await Promise.all([...events, ...events].map((body) => product.replay(body)));
    expect(confirmations(person)).toHaveLength(1);
    await product.advance(30 * DAY_MS + 1_000); // a renewal goes on with the same contract
    expect((await usageOf(person.userId))?.quota).toBe(20);
    expect(confirmations(person)).toHaveLength(1);
  });

  test('contains the request to begin at once, with the price of a day', async () => {
    const person = await product.newPerson();
    const { openCheckout } = await import('#functions/core/billing/open-checkout.ts');
    const { paySession } = await import('#localstack/stripe/acts.ts');
    const buyer = { id: person.userId, email: person.email };
    const url = await openCheckout(buyer, 'PRO', true);
    const session = product.stripe.ledger.book.sessions.find((open) => open.url === url);
    if (session === undefined) throw new Error('No page.');
    paySession(product.stripe.ledger, session);
    await product.stripe.sender.idle();
    const text = confirmations(person)[0]?.text.replace(/\s+/g, ' ');
    expect(text).toContain(
      'zażądano rozpoczęcia usługi przed upływem terminu do odstąpienia. Przy',
    );
    expect(text).toContain('około 6,63 zł za dzień');
  });

  test('of a changed plan is a separate message', async () => {
    const person = await product.newPerson();
    const customer = await product.buy(person);
    act(product.stripe.ledger, customer, 'change-to-PRO');
    await product.stripe.sender.idle();
    const subjects = confirmations(person).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      'Potwierdzenie zamówienia: plan Pro w Listowniku',
      'Potwierdzenie zamówienia: plan Standard w Listowniku',
    ]);
  });

  test('that cannot be sent loses no payment, and is sent by the next hour', async () => {
    const person = await product.newPerson();
    const outage = vi.spyOn(SESClient.prototype, 'send').mockImplementation(() => {
      throw new Error('SES is out.');
    });
    await product.buy(person);
    expect((await usageOf(person.userId))?.quota).toBe(20);
    expect(confirmations(person)).toHaveLength(0);
    outage.mockRestore();
    await product.advance(3_600_000);
    await reconcile();
    expect(confirmations(person)).toHaveLength(1);
  });
});
