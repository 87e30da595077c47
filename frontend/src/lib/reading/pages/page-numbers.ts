/** A line in which a letter counts its pages: `Strona 2 z 3`, `str. 2/3`. */
const COUNTED = /\b(?:strona|str\.)\s*(\d{1,2})\s*(?:z|\/)\s*(\d{1,2})\b/gi;

type PageNumber = { page: number; of: number };

function numberOf(text: string): PageNumber | undefined {
  const [last] = [...text.matchAll(COUNTED)].slice(-1);
  const [page, of] = [Number(last?.[1]), Number(last?.[2])];
  return page >= 1 && page <= of ? { page, of } : undefined;
}

/** The pages that a letter's own numbers announce and that are missing. */
export function missingPages(pages: readonly string[]): number[] {
  const numbers = pages.flatMap((text) => numberOf(text) ?? []);
  const [first] = numbers;
  // Several page counts on one letter belong to its attachments.
  if (!first || numbers.some(({ of }) => of !== first.of)) return [];
  const all = Array.from({ length: first.of }, (_, index) => index + 1);
  // A page without a number may be any page.
  const unnumbered = pages.length - numbers.length;
  const missing = all.filter((page) => !numbers.some((own) => own.page === page));
  return missing.length > unnumbered ? missing : [];
}

/** The pages of several pictures as one text, numbered unless the letter numbers them itself. */
export function markPages(pages: readonly string[]): string[] {
  const isCounted = pages.length === 1 || pages.some((text) => numberOf(text) !== undefined);
  if (isCounted) return [...pages];
  return pages.map((text, index) => `${text}\n\nStrona ${index + 1} z ${pages.length}`);
}
