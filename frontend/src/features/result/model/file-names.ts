import type { VariantKey } from '#shared/domain/analysis-result.ts';

/** Labels in the names of the reply files (specification, section 2, "Responses tab"). */
const variantFileLabels = {
  variant_1_cooperative: 'Wariant_Wspolpracujacy',
  variant_2_assertive: 'Wariant_Asertywny',
  variant_3_tactical_delay: 'Wariant_Taktyczny',
} as const satisfies Record<VariantKey, string>;

/**
 * The original name in lower case, without its extension, with every character other than letters, digits,
 * underscore, dot and hyphen replaced by an underscore (specification, section 7).
 */
export function baseName(originalName: string): string {
  return originalName
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.[^.]+$/u, '')
    .replace(/[^\p{L}\p{N}_.-]/gu, '_');
}

export function jsonFileName(originalName: string): string {
  return `analiza_${baseName(originalName)}.json`;
}

export function pictureFileName(originalName: string): string {
  return `pismo_${baseName(originalName)}.png`;
}

export function calendarFileName(originalName: string): string {
  return `terminy_${baseName(originalName)}.ics`;
}

export function replyFileName(
  variant: VariantKey,
  originalName: string,
  extension: 'txt' | 'pdf' | 'docx',
): string {
  return `odpowiedz_${variantFileLabels[variant]}_${baseName(originalName)}.${extension}`;
}
