import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { firstContractParty } from './contract-parties.ts';
import { readBailiff, readCourt } from './court-names.ts';
import { readLetterhead } from './letterhead.ts';
import type { Party } from './party.ts';
import { labelledParty, personInSignature, senderLabels } from './persons-in-letter.ts';

/** Whether a court's name opens the page, whatever the letter says. */
function courtHead({ lines }: LetterView): boolean {
  return lines.slice(0, 4).some(({ text }) => /^sąd (?:rejonowy|okręgowy|apelacyjny)/iu.test(text));
}

const offices: ReadonlySet<DocumentType['issuer']> = new Set([
  'tax_office',
  'municipality',
  'office',
  'zus',
  'traffic',
]);

/** Who wrote the letter, in the nominative, with the words it was read from. */
export function readSender(view: LetterView, type: DocumentType): Party | null {
  if (type.issuer === 'bailiff') return readBailiff(view) ?? readLetterhead(view);
  if (type.code === 'umowa') return firstContractParty(view) ?? readLetterhead(view);
  if (type.issuer === 'court' || courtHead(view)) return readCourt(view) ?? readLetterhead(view);
  if (offices.has(type.issuer)) {
    const office = readLetterhead(view);
    if (office !== null) return office; // "Wierzyciel: …" in its letter is somebody else
  }
  return (
    labelledParty(view, senderLabels) ??
    readLetterhead(view) ??
    personInSignature(view) ??
    readCourt(view)
  );
}
