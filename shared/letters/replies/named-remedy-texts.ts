import type { ReplyKind } from '../document-types/document-type.ts';
import type { LetterFacts } from '../letter-facts.ts';
import { statutoryIssuers, stemOf } from '../remedy.ts';
import { courtRemedyTexts } from './court-remedy-texts.ts';
import { officeRemedyTexts } from './office-remedy-texts.ts';
import { orderRemedyTexts, reconsideration } from './order-remedy-texts.ts';
import type { RemedyText } from './remedy-text.ts';

const byKind: Readonly<Partial<Record<ReplyKind, RemedyText>>> = {
  ...courtRemedyTexts,
  ...officeRemedyTexts,
  ...orderRemedyTexts,
};

/**
 * The text for the remedy the letter gives. Where its own instruction names another remedy than the
 * kind's usual one, the text follows the instruction; undefined where no statutory remedy runs.
 */
export function remedyTextFor({ remedy, type }: LetterFacts): RemedyText | undefined {
  if (remedy === null) return undefined;
  const stem = stemOf(remedy.name);
  const usual = byKind[type.reply];
  if (type.remedy !== null && stemOf(type.remedy.name) === stem) return usual;
  if (!statutoryIssuers.has(type.issuer)) return undefined;
  const taxes = type.issuer === 'tax_office';
  switch (stem) {
    case 'zazaleni':
      return taxes ? orderRemedyTexts.tax_order : officeRemedyTexts.admin_order;
    case 'odwolani':
      return taxes ? officeRemedyTexts.tax_decision : officeRemedyTexts.admin_decision;
    case 'skarg':
      return type.issuer === 'bailiff' ? usual : officeRemedyTexts.final_decision;
    case 'wniosek':
      return reconsideration;
    default:
      return usual;
  }
}
