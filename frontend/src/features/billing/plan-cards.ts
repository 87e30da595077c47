import { formatAmount } from '#frontend/src/lib/format.ts';
import type { Usage } from '#shared/contracts/me.ts';
import { plans, type PriceKey } from '#shared/domain/plans.ts';

/** The viewer of the price list: a guest, or a user whose usage may still be loading. */
export type Customer = { isSignedIn: boolean; usage: Usage | null | undefined };

/** Which paid card shows the current plan: recognised by source and quota (specification, section 9). */
export function currentPaidPlan({ usage }: Customer): 'BASIC' | 'PRO' | undefined {
  if (usage?.source !== 'subscription') return undefined;
  if (usage.quota === plans.BASIC.quota) return 'BASIC';
  return usage.quota === plans.PRO.quota ? 'PRO' : undefined;
}

/** What the Free card says (specification, section 2, "Pricing"); undefined until the usage is here. */
export function freeCardText({ isSignedIn, usage }: Customer): string | undefined {
  if (!isSignedIn) return 'Dostępny po rejestracji';
  if (usage === undefined) return undefined;
  if (usage?.source !== 'trial') return 'Pakiet startowy zużyty';
  return usage.used < usage.quota ? 'Aktywny' : 'Wykorzystano';
}

const DAYS_OF_PERIOD = 30;
const DAYS_OF_YEAR = 365;

/**
 * The price as charged, beside the specified words: every 30 days, and the equivalent per calendar month
 * (ustawa o prawach konsumenta, art. 12 ust. 1 pkt 5).
 */
export function periodOf(priceGrosze: number): string {
  const monthly = Math.round((priceGrosze * DAYS_OF_YEAR) / DAYS_OF_PERIOD / 12);
  const price = `${priceGrosze / 100} zł z VAT co ${DAYS_OF_PERIOD} dni`;
  return `${price}, odnawia się sam. To około 12 opłat w roku, średnio ${formatAmount(monthly / 100)} na miesiąc.`;
}

type PlanCard = {
  key: PriceKey;
  title: string;
  forWhom: string;
  points: readonly string[];
};

const inEachPlan = ['Trzy wersje odpowiedzi i plan działania', 'Historia analiz, aż ją usuniesz'];

export const planCards: readonly PlanCard[] = [
  {
    key: 'FREE',
    title: 'Free',
    forWhom: 'Na pierwsze pismo.',
    points: ['1 analiza na start', 'Bez karty', ...inEachPlan],
  },
  {
    key: 'BASIC',
    title: 'Standard',
    forWhom: 'Dla domu i małej firmy.',
    points: [
      `${plans.BASIC.quota} analiz miesięcznie`,
      'Rezygnacja w każdej chwili',
      ...inEachPlan,
    ],
  },
  {
    key: 'PRO',
    title: 'Pro',
    forWhom: 'Gdy pisma przychodzą codziennie.',
    points: [`${plans.PRO.quota} analiz miesięcznie`, 'Rezygnacja w każdej chwili', ...inEachPlan],
  },
];
