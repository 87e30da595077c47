import type { RefusalCode } from '#shared/domain/refusal.ts';

/** What helps after a refusal: another file, or a manually corrected text. */
export type NextStep = { words: string; way: 'new-file' | 'correct' };

/** The most effective remedy first: of several codes, the one further up decides. */
const steps = {
  WRONG_LANGUAGE: {
    words: 'Dodaj pismo po polsku. Jeśli masz urzędowe tłumaczenie, dodaj właśnie je.',
    way: 'new-file',
  },
  ENCRYPTED_CONTENT: {
    words: 'Otwórz plik, podając hasło, i zapisz go bez hasła. Możesz też zrobić zdjęcia kartek.',
    way: 'new-file',
  },
  INCOMPLETE_TEXT: {
    words:
      'Sprawdź, czy są wszystkie strony i czy żadna nie jest ucięta. Brakujący tekst dopisz niżej.',
    way: 'correct',
  },
  TOO_SHORT: {
    words: 'Sprawdź, czy to całe pismo. Brakujący tekst dopisz niżej albo dodaj lepsze zdjęcie.',
    way: 'correct',
  },
  LOW_OCR_QUALITY: {
    words:
      'Zrób zdjęcie jeszcze raz: w dobrym świetle, z góry, z całą kartką. Możesz też poprawić tekst niżej.',
    way: 'correct',
  },
  RANDOM_CHARACTERS: {
    words:
      'Zrób zdjęcie jeszcze raz, w dobrym świetle i bez cieni. Możesz też poprawić tekst niżej.',
    way: 'correct',
  },
  NO_STRUCTURE: {
    words:
      'To nie wygląda na pismo z urzędu, sądu lub firmy. Jeśli to ono, dopisz nadawcę i datę z nagłówka.',
    way: 'correct',
  },
} as const satisfies Record<RefusalCode, NextStep>;

/** The one thing to do next; undefined when the letter is not the cause and another attempt is what helps. */
export function nextStep(codes: readonly RefusalCode[]): NextStep | undefined {
  const first = (Object.keys(steps) as RefusalCode[]).find((code) => codes.includes(code));
  return first && steps[first];
}
