import type { Classification } from '#shared/domain/analysis-result.ts';
import type { Corrections } from '#shared/domain/review.ts';
import { polishDate } from '#shared/letters/calendar/days.ts';
import { longDate, moneyText } from '#shared/letters/calendar/polish-wording.ts';

/** A value in the form that texts use, and its replacement. */
type Swap = { from: string; to: string };

const MIN_TEXT = 4; // shorter ones occur by chance

/**
 * Replaces misread facts by corrected ones in a text about the letter. Names and numbers are found in their
 * written form, with any spaces; a declined name is not found.
 */
export function textCorrector(
  before: Classification,
  corrections: Corrections,
): (text: string) => string {
  const swaps = swapsOf(before, corrections).sort((a, b) => b.from.length - a.from.length);
  if (swaps.length === 0) return (text) => text;
  const found = new Map(swaps.map(({ from, to }) => [squeezed(from), to]));
  const alternatives = [...found.keys()].map(patternOf).join('|');
  // A longer number or word that only contains the value is another value.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}]|\d[\s.,/-])(?:${alternatives})(?![\p{L}\p{N}]|[/-]\d)`,
    'gu',
  );
  return (text) => text.replace(pattern, (match) => found.get(squeezed(match)) ?? match);
}

function swapsOf(before: Classification, corrections: Corrections): Swap[] {
  const dates = before.critical_dates;
  const money = before.financial_obligations;
  const words = [
    [before.document_classification.type, corrections['document_classification.type']],
    [before.sender_identification.name, corrections['sender_identification.name']],
    [before.recipient_identification.name, corrections['recipient_identification.name']],
    [before.case_details.reference_number, corrections['case_details.reference_number']],
    [money.payment_title, corrections['financial_obligations.payment_title']],
    [money.bank_account, corrections['financial_obligations.bank_account']],
  ] as const;
  const days = [
    [dates.deadline, corrections['critical_dates.deadline']],
    [dates.document_date ?? null, corrections['critical_dates.document_date']],
  ] as const;
  return [
    ...words.flatMap(([from, to]) => textSwap(from, to)),
    ...days.flatMap(([from, to]) => daySwaps(from, to)),
    ...amountSwaps(before, corrections),
  ];
}

function textSwap(from: string | null, to: string | undefined): Swap[] {
  return from === null || to === undefined || from.length < MIN_TEXT ? [] : [{ from, to }];
}

function daySwaps(from: string | null, to: string | undefined): Swap[] {
  if (from === null || to === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(from)) return [];
  return [
    { from: longDate(from), to: longDate(to) },
    { from: longDate(from).replace(/ r\.$/, ''), to: longDate(to).replace(/ r\.$/, '') },
    { from: polishDate(from), to: polishDate(to) },
  ];
}

const amountNames = ['main_amount', 'interest', 'costs', 'total_amount'] as const;

/** Texts mention the total; another amount is replaced only when no other amount equals it. */
function amountSwaps({ financial_obligations: money }: Classification, corrections: Corrections) {
  const corrected = (name: (typeof amountNames)[number]) =>
    corrections[`financial_obligations.${name}`];
  return amountNames.flatMap((name): Swap[] => {
    const [from, to] = [money[name], corrected(name)];
    if (from === null || to === undefined) return [];
    const isShared = amountNames.some((other) => other !== name && money[other] === from);
    if (isShared && name !== 'total_amount') return [];
    const plain = (value: number) => `${value.toFixed(2).replace('.', ',')} zł`;
    return [
      { from: moneyText(from), to: moneyText(to) },
      { from: plain(from), to: moneyText(to) },
    ];
  });
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function patternOf(text: string): string {
  return text
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
}
