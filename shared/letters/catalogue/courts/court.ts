import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { words } from '#shared/letters/catalogue/recognition.ts';

/** What letters of civil courts share. */
export const court = {
  code: 'orzeczenie_sadowe',
  issuer: 'court',
  sender: [words(3, 'sad* rejonow*', 'sad* okregow*', 'sad* apelacyjn*')],
  level: 'HIGH',
  specialization: 'prawo cywilne procesowe',
  freeHelp: ['legal_aid', 'court_office'],
} as const satisfies Partial<DocumentType>;
