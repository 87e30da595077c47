import { isAsked, type MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "to od Ciebie wychodzi", "na Panią przypada", "Twoja część to": the reader's part of a sum for several people. */
const share = new RegExp(
  String.raw`\b${either(
    /(?:od|na|dla) (?:ciebie|pana|pania|pani|panstwa) (?:\w+ )?(?:wychodzi|przypada|wypada)/,
    /(?:twoja|pana|pani|panstwa) czesc (?:to|wynosi|wychodzi)|(?:twoj|pana|pani|panstwa) udzial (?:to|wynosi|wychodzi)/,
  )}(?: (?:kwota|do zaplaty|do zwrotu))?\W{0,3}$`,
);

/** The one sum that the letter calls the reader's own share, where it orders no other. */
export function ownShare(items: readonly MoneyItem[]): MoneyItem | undefined {
  const own = items.filter((item) => isAsked(item) && !item.row && item.zone === 'body');
  const shares = own.filter(({ label, way }) => way !== 'receive' && share.test(label.trimEnd()));
  const [sum] = shares;
  // "Pani część to 20 000 zł … na konto wpłynie 19 957 zł": a share of what the sender pays out.
  if (items.some(({ way }) => way === 'receive')) return undefined;
  if (sum === undefined || shares.some(({ grosze }) => grosze !== sum.grosze)) return undefined;
  return own.some(({ ordered, grosze }) => ordered && grosze !== sum.grosze)
    ? undefined
    : { ...sum, way: 'pay', ordered: true };
}
