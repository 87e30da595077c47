import type { ResultWarning } from '#shared/domain/analysis-result.ts';

import { hasValidBankCode, isValidNip, isValidNrb, microAccountOwner } from './checksums.ts';

export type PaymentOrder = {
  /** NIP of the payee, or null for a private person. */
  nip: string | null;
  account: string; // 26 digits
  grosze: number;
  payee: string;
  title: string;
};

/** Why no code is offered; the payer can always type the transfer. */
export type NoPaymentCode =
  'account_fails' | 'warnings_stand' | 'amount_out_of_range' | 'tax_transfer';

const LARGEST_GROSZE = 999_999; // the amount field holds six digits
/** Warnings about how a part was written that say nothing against the money or its payee. */
const aboutReplies: ReadonlySet<ResultWarning['kind']> = new Set([
  'reply_replaced',
  'answered_by_rules',
]);
const PAYEE_LENGTH = 20;
const TITLE_LENGTH = 32;

/**
 * The text of a Polish transfer code (ZBP recommendation "Standard 2D" of 2013-12-03):
 * `NIP|PL|account|grosze|payee|title|||`. Offered only when the account passes both checks and every
 * warning is about the replies; never for taxes, whose transfers need a form symbol and a period.
 */
export function paymentCode(
  { nip, account, grosze, payee, title }: PaymentOrder,
  warnings: readonly ResultWarning[],
): { code: string } | { refused: NoPaymentCode } {
  if (!isValidNrb(account) || !hasValidBankCode(account)) return { refused: 'account_fails' };
  if (warnings.some(({ kind }) => !aboutReplies.has(kind))) return { refused: 'warnings_stand' };
  if (microAccountOwner(account) !== undefined) return { refused: 'tax_transfer' };
  if (!Number.isSafeInteger(grosze) || grosze < 1 || grosze > LARGEST_GROSZE) {
    return { refused: 'amount_out_of_range' };
  }
  const fields = [
    nip !== null && isValidNip(nip) ? nip : '',
    'PL',
    account,
    String(grosze).padStart(6, '0'),
    field(payee, PAYEE_LENGTH),
    field(title, TITLE_LENGTH),
    '',
    '',
    '',
  ];
  return { code: fields.join('|') };
}

/** Letters, digits and plain punctuation, white space collapsed, cut by characters instead of bytes. */
function field(text: string, length: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\s.,:;/()+'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, length).join('').trim();
}
