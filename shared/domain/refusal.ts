import * as z from 'zod/mini';

/** Why a document cannot be analysed: the seven codes of specification section 8 and their texts. */
const refusalReasons = {
  LOW_OCR_QUALITY: 'niska jakość rozpoznanego tekstu',
  RANDOM_CHARACTERS: 'wykryto losowe lub nieczytelne znaki',
  TOO_SHORT: 'dokument jest zbyt krótki do analizy',
  WRONG_LANGUAGE: 'dokument jest w nieobsługiwanym języku',
  INCOMPLETE_TEXT: 'tekst dokumentu wydaje się niekompletny',
  ENCRYPTED_CONTENT: 'treść jest zaszyfrowana lub zakodowana',
  NO_STRUCTURE: 'brak typowej struktury pisma urzędowego',
} as const;

export const refusalCode = z.enum([
  'LOW_OCR_QUALITY',
  'RANDOM_CHARACTERS',
  'TOO_SHORT',
  'WRONG_LANGUAGE',
  'INCOMPLETE_TEXT',
  'ENCRYPTED_CONTENT',
  'NO_STRUCTURE',
]);
export type RefusalCode = z.infer<typeof refusalCode>;

/** The sentence shown for a refused document (specification, section 8). */
export function refusalMessage(codes: readonly RefusalCode[]): string {
  const reasons = codes.map((code) => refusalReasons[code]).join(', ');
  return `Dokument nie mógł zostać przeanalizowany, ponieważ: ${reasons}`;
}
