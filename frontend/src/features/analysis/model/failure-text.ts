import { failureTexts } from '#frontend/src/lib/calls/api-error.ts';
import { type RefusalCode, refusalCode, refusalMessage } from '#shared/domain/refusal.ts';

const ENGINE_MARKS = ['Load failed', 'ładować silnika OCR', 'NetworkError'];
const ENGINE_TEXT =
  'Nie udało się załadować silnika rozpoznawania tekstu (OCR). Może to być chwilowy problem z siecią lub przeglądarką. Spróbuj odświeżyć stronę i spróbować ponownie.';

/** Refusal codes contained in a message, in the catalogue's order. */
export function codesIn(message: string): RefusalCode[] {
  return refusalCode.options.filter((code) => message.includes(code));
}

/** What the error panel says (specification, section 8, "Analysis failure matching"). */
export function describeFailure(message: string, codes: readonly RefusalCode[] = []): string {
  if (ENGINE_MARKS.some((mark) => message.includes(mark))) return ENGINE_TEXT;
  const known = codes.length > 0 ? codes : codesIn(message);
  if (known.length > 0) return refusalMessage(known);
  return message.trim() === '' ? failureTexts.unknown : message;
}
