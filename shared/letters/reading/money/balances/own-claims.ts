import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

/** What a trustee writes of the claim that the reader may have against a bankrupt. */
const claimWords = wordPattern([
  'spis* wierzyciel*', // Upadły wskazał Pana w spisie wierzycieli: pożyczka, 9 400 zł
  'list* wierzyciel*',
  'wykaz* wierzyciel*',
  'wskaza* pan* jako wierzyciel*',
  'pan* jako wierzyciel*',
  'pan* wierzytelnosc*', // Pani wierzytelność z tytułu kaucji: 2 300 zł
  'panstwa wierzytelnosc*',
  'pan* naleznosc*',
  'zobowiazan* wobec pan*',
  'dlug* wobec pan*',
  'wobec pan* … zobowiazani*',
  'ksieg* upadl*', // W księgach upadłej znajduje się Pana faktura na 7 380,00 zł
  'ksieg* … pan* faktur*',
  'dokument* upadl* … pan*',
  'ewidencj* upadl* … pan*',
  'niezaplacon* … faktur* pan*',
  'jest pan* winien',
  'jest pan* winna',
]);
const LEAD = 160;

/**
 * The reader's own claim in a trustee's notice: named, but neither admitted nor to be paid by anybody yet. Undefined
 * where the letter names none or several.
 */
export function ownClaim(
  view: LetterView,
  { duties }: DocumentType,
  items: readonly MoneyItem[],
): MoneyItem | undefined {
  if (!duties.includes('file_claim')) return undefined;
  const found = items.filter(({ at, role, zone, ordered, grosze }) => {
    if (zone !== 'body' || ordered || grosze === 0) return false;
    if (role === 'fee' || role === 'ceiling' || role === 'costs') return false;
    const end = flowPosition(view, at);
    const sentence =
      view.spaced
        .slice(Math.max(0, end - LEAD), end)
        .split(/(?<!\b(?:r|nr|ul|sp|o|poz))[.;] /)
        .at(-1) ?? '';
    return claimWords.test(sentence);
  });
  const [only] = found;
  return found.every(({ grosze }) => grosze === only?.grosze) ? only : undefined;
}
