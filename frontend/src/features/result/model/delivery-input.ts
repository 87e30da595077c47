import { isIsoDay } from '#frontend/src/lib/format.ts';
import type { DeliveryAnswer, DeliveryMode } from '#shared/domain/review.ts';

/** The content of the two fields, valid or not; `mode` is empty while nothing is chosen. */
export type DeliveryInput = {
  mode: DeliveryMode | '';
  date: string;
  /** The date field contains something other than a date. */
  isBroken: boolean;
};

/** The fields filled with the stored values. */
export function inputOf(answer: DeliveryAnswer | null): DeliveryInput {
  return { mode: answer?.mode ?? '', date: answer?.date ?? '', isBroken: false };
}

export type ReadDelivery = {
  /** Undefined while the fields are incomplete. */
  answer: DeliveryAnswer | undefined;
  error?: string;
  hint?: string;
};

export const modeOptions = [
  { value: '', label: 'Wybierz' },
  { value: 'in_hand', label: 'odebrane osobiście' },
  { value: 'household_member', label: 'odebrał dorosły domownik' },
  { value: 'uncollected', label: 'nieodebrane mimo dwóch awiz' },
  { value: 'e_delivery_opened', label: 'e-Doręczenia: otwarte' },
  { value: 'e_delivery_unopened', label: 'e-Doręczenia: nieotwarte' },
  { value: 'unknown', label: 'nie wiem' },
] as const satisfies readonly { value: DeliveryMode | ''; label: string }[];

/** The meaning of the date for each way of delivery; "nie wiem" has none. */
export const dateLabels = {
  in_hand: 'Dzień odbioru',
  household_member: 'Dzień odbioru przez domownika',
  uncollected: 'Dzień pierwszego awizo',
  e_delivery_opened: 'Dzień otwarcia w skrzynce',
  e_delivery_unopened: 'Dzień wpłynięcia do skrzynki',
} as const satisfies Record<Exclude<DeliveryMode, 'unknown'>, string>;

const EARLIEST = '2000-01-01';
export const deliveryTexts = {
  missing: 'Podaj pełną, istniejącą datę, na przykład 16.10.2026.',
  future: 'Ta data jest w przyszłości. Podaj dzień, który już był.',
  ancient: 'Sprawdź rok w tej dacie.',
  beforeLetter: 'To wcześniej niż data pisma. Sprawdź obie daty.',
  noDocumentDate: 'Nie znamy też daty pisma, więc nie policzymy terminu.',
} as const;

/** Reads the two fields; `today` is the ISO day in Warsaw, `documentDate` the letter's own date if known. */
export function readDelivery(
  { mode, date, isBroken }: DeliveryInput,
  today: string,
  documentDate: string | null,
): ReadDelivery {
  if (mode === '') return { answer: undefined };
  if (mode === 'unknown') {
    const answer = { mode, date: null };
    return documentDate === null ? { answer, hint: deliveryTexts.noDocumentDate } : { answer };
  }
  if (date === '' && !isBroken) return { answer: undefined };
  if (isBroken || !isIsoDay(date)) return { answer: undefined, error: deliveryTexts.missing };
  if (date > today) return { answer: undefined, error: deliveryTexts.future };
  if (date < EARLIEST) return { answer: undefined, error: deliveryTexts.ancient };
  const answer = { mode, date };
  const isEarly = documentDate !== null && date < documentDate;
  return isEarly ? { answer, hint: deliveryTexts.beforeLetter } : { answer };
}
