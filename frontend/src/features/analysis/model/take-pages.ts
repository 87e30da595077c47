import { findChoiceFault } from '#frontend/src/lib/reading/check-file.ts';

/** A document of more pictures is no longer a letter but an attachment. */
const MOST_PAGES = 10;

/** Whether a letter's further pages may be added to this file. */
export function isPicture({ name }: File): boolean {
  return /\.(?:jpe?g|png)$/i.test(name);
}

/** The pages followed by the chosen pictures, and the message about those that could not be added. */
export async function takePages(
  pages: readonly File[],
  chosen: readonly File[],
): Promise<{ pages: File[]; refusal: string | undefined }> {
  const taken = [...pages];
  let refusal: string | undefined;
  for (const file of chosen) {
    const fault = findChoiceFault([file])?.message ?? (await pageFault(taken, file));
    if (fault === undefined) taken.push(file);
    refusal ??= fault;
  }
  return { pages: taken, refusal };
}

async function pageFault(pages: readonly File[], file: File): Promise<string | undefined> {
  if (!isPicture(file)) return 'Kolejną stroną może być tylko zdjęcie JPG lub PNG.';
  if (pages.length >= MOST_PAGES) return `Jedno pismo może mieć najwyżej ${MOST_PAGES} zdjęć.`;
  for (const [index, page] of pages.entries()) {
    if (await areSame(page, file)) return `To zdjęcie już jest: to strona ${index + 1}.`;
  }
  return undefined;
}

async function areSame(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size) return false;
  const [a, b] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
  const bytes = new Uint8Array(b);
  return new Uint8Array(a).every((byte, at) => byte === bytes[at]);
}

/** The pages with one of them a place further up (-1) or down (1). */
export function movePage(pages: readonly File[], index: number, by: -1 | 1): File[] {
  const page = pages[index];
  const other = pages[index + by];
  if (!page || !other) return [...pages];
  return pages.with(index, other).with(index + by, page);
}
