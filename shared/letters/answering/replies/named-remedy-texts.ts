import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { statutoryIssuers } from '#shared/letters/reading/remedy.ts';
import { stemOf } from '#shared/letters/reading/remedy-names.ts';
import { closeSpacedWord } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { courtRemedyTexts } from './court-remedy-texts.ts';
import { officeRemedyTexts } from './office-remedy-texts.ts';
import { civilAppeal, orderRemedyTexts, reconsideration } from './order-remedy-texts.ts';
import type { RemedyText } from './remedy-text.ts';

const byKind: Readonly<Partial<Record<ReplyKind, RemedyText>>> = {
  ...courtRemedyTexts,
  ...officeRemedyTexts,
  ...orderRemedyTexts,
};

/** Whether the judgment comes with its reasons, so that the time to appeal already runs. */
function hasReasons({ view }: LetterFacts): boolean {
  const served =
    /\b(?:dorecza(?:m|my)?|przesyla(?:m|my)?|w zalaczeniu)\b.{0,60}odpis\w*.{0,110}z uzasadnieniem/.test(
      view.spaced,
    );
  return (
    served || view.lines.some(({ text }) => foldText(closeSpacedWord(text)) === 'uzasadnienie')
  );
}

/**
 * The text for the remedy the letter gives. Where its own instruction names another remedy than the
 * kind's usual one, the text follows the instruction; undefined where no statutory remedy runs.
 */
export function remedyTextFor(facts: LetterFacts): RemedyText | undefined {
  const { remedy, type } = facts;
  if (remedy === null) return undefined;
  if (type.reply === 'judgment' && hasReasons(facts)) return civilAppeal;
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
