/** Check digits of Polish identifiers. All functions take digits only; docs/letters.md lists weights and test vectors. */

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}

/** ISO 13616: letters count 10-35, mod 97 = 1. Takes an IBAN with its country letters, no spaces. */
export function isValidIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (const character of moved) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Polish account number (NRB): 26 digits, mod 97. */
export function isValidNrb(account: string): boolean {
  return /^\d{26}$/.test(account) && isValidIban(`PL${account}`);
}

/** The bank's settlement number (digits 3-10 of an account) has its own check digit. */
export function hasValidBankCode(account: string): boolean {
  const code = account.slice(2, 10);
  if (!/^\d{8}$/.test(code)) return false;
  return (10 - (weighted(code, [3, 9, 7, 1, 3, 9, 7]) % 10)) % 10 === Number(code.charAt(7));
}

export function isValidNip(nip: string): boolean {
  if (!/^\d{10}$/.test(nip) || nip === '0000000000') return false;
  return weighted(nip, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(nip.charAt(9));
}

/** Checks the check digit and that the day of birth is possible (month + 20 for the 2000s, + 80 for the 1800s). */
export function isValidPesel(pesel: string): boolean {
  if (!/^\d{11}$/.test(pesel)) return false;
  const control = (10 - (weighted(pesel, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10;
  const month = Number(pesel.slice(2, 4)) % 20;
  const day = Number(pesel.slice(4, 6));
  return control === Number(pesel.charAt(10)) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** REGON of 9 digits, or of 14 (a local unit), whose first nine must also be valid. */
export function isValidRegon(regon: string): boolean {
  if (/^\d{9}$/.test(regon)) {
    return (weighted(regon, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10 === Number(regon.charAt(8));
  }
  if (!/^\d{14}$/.test(regon) || !isValidRegon(regon.slice(0, 9))) return false;
  const sum = weighted(regon, [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]);
  return (sum % 11) % 10 === Number(regon.charAt(13));
}

/** Series and number of a Polish identity card ("ABC123456"). */
export function isValidIdCard(card: string): boolean {
  if (!/^[A-Z]{3}\d{6}$/.test(card)) return false;
  const values = Array.from(card, (character) => parseInt(character, 36));
  const weights = [7, 3, 1, 0, 7, 3, 1, 7, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * (values[index] ?? 0), 0);
  return sum % 10 === values[3];
}

/** The owner of a tax micro-account: NBP's 10100071, the constant 222, then 1 + PESEL or 2 + NIP. */
export function microAccountOwner(
  account: string,
): { kind: 'PESEL' | 'NIP'; id: string } | undefined {
  const match = /^\d{2}10100071222(?:1(\d{11})0|2(\d{10})00)$/.exec(account);
  if (match?.[1] !== undefined) return { kind: 'PESEL', id: match[1] };
  return match?.[2] === undefined ? undefined : { kind: 'NIP', id: match[2] };
}

/** The tax micro-account of a PESEL or NIP. */
export function microAccountFor(id: string): string {
  const body = `10100071222${id.length === 11 ? '1' : '2'}${id}`.padEnd(24, '0');
  const rest = Number(BigInt(`${body}252100`) % 97n);
  return `${String(98 - rest).padStart(2, '0')}${body}`;
}
