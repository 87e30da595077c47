import { foldText } from '#shared/letters/text/text.ts';

/** "Do: agata.luczak@poczta.example", "To: m.debowski@poczta.example". */
const addressedBox =
  /^(?:do|to): [^\n]*?(?<![\w.+-])(?<first>[a-z]+)[._](?<last>[a-z]{3,}(?:-[a-z]{3,})?)\d{0,4}@/gim;

/**
 * The full name of somebody whom a mail calls by the first name alone, from the mailbox it goes to; the surname as
 * the letter writes it elsewhere, otherwise as the mailbox does. The first name alone where no mailbox is theirs.
 */
export function ownerOfMailbox(text: string, first: string): string {
  const plain = foldText(first);
  for (const { groups } of text.matchAll(addressedBox)) {
    const [given = '', last = ''] = [groups?.first, groups?.last].map((part) =>
      part?.toLowerCase(),
    );
    if (given !== plain && !(given.length === 1 && plain.startsWith(given))) continue;
    const written = [...text.matchAll(/(?<![\p{L}@.-])\p{Lu}[\p{L}-]{2,}(?![\p{L}@-])/gu)].find(
      ([word]) => foldText(word) === last,
    )?.[0];
    return `${first} ${written ?? last.replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())}`;
  }
  return first;
}
