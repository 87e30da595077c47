/** ISO 4217 code of the currency. */
export type Currency = (typeof currencies)[number];
const currencies = [
  'PLN',
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CZK',
  'SEK',
  'NOK',
  'DKK',
  'UAH',
  'HUF',
  'RON',
] as const;

/** The currency of a folded word or sign ("zl", "euro", "€"); złote when there is none. */
export function currencyOf(word: string | undefined): Currency {
  if (word === undefined || word.startsWith('z')) return 'PLN';
  if (word.startsWith('eur') || word === '€') return 'EUR';
  if (word === '$') return 'USD';
  if (word === '£') return 'GBP';
  return currencies.find((code) => code.toLowerCase() === word) ?? 'PLN';
}
