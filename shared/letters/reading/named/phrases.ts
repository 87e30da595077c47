import { hasLegalForm } from '#shared/letters/reading/parties/institutions.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** "Dzień dobry", "Wszystkiego dobrego na nowym mieszkaniu": words of which most begin with small letters. */
export function isPhrase(text: string): boolean {
  if (noName.test(foldText(text))) return true;
  if (/\p{Ll}{3}[.!?]$/u.test(text) && !hasLegalForm(text)) return true;
  const small = text.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0;
  return small > 1 && small >= (text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0);
}
/** Openings of lines that name nobody. */
const noName = new RegExp(
  `^\\W*${either(
    /\d{1,2}[.)] /, // 1. Kliknij przycisk i wybierz swój bank
    'dzien dobry',
    'witam',
    'z powazaniem',
    'serdeczn',
    'pozdraw',
    'milego',
    /(?:koch|wielmoz)\w+/, // Kochana Marysiu
    /do pan\w*/, // Do Pana Jana Nowaka spod dziewiątki
    'informacj',
    'zalacz',
    'poucz',
    'dotyczy',
    'uzasadn',
    'na podstawie',
    'strona',
    'kwota',
    'razem',
    'wiadomosc',
    'temat',
    'odp.',
    /sms\b/,
    /\[(?!osoba)/, // [logo]
  )}`,
);
