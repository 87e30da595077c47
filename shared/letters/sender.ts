import type { DocumentType } from './document-types/document-type.ts';
import type { LetterView } from './letter-view.ts';
import { readBailiff, readCourt } from './court-names.ts';
import { firstContractParty } from './contract-parties.ts';
import { readLetterhead } from './letterhead.ts';
import type { Party } from './party.ts';
import { labelledParty, personInSignature, senderLabels } from './persons-in-letter.ts';

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
  if (type.issuer === 'court') return readCourt(view) ?? readLetterhead(view);
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
