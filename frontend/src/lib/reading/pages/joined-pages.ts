import { type ByHand, byHandOf, setByHand } from './by-hand.ts';

/** Marks a file with several pictures of one letter, so that it can be handled as one file. */
const PAGES_TYPE = 'application/vnd.listownik.pages';
/** Number of digits for the length of the list at the head of such a file. */
const LENGTH_DIGITS = 8;

type Entry = { name: string; size: number; byHand: ByHand };

export function isJoined(file: Blob): boolean {
  return file.type === PAGES_TYPE;
}

/** One file with the pictures of a letter in page order, and the user's corrections; no byte is changed. */
export function joinPictures(pictures: readonly File[]): File {
  const [first] = pictures;
  if (!first) throw new Error('A letter has at least one page.');
  const { turn, corners } = byHandOf(first);
  if (pictures.length === 1 && turn === 0 && !corners) return first;
  const entries = pictures.map((picture): Entry => {
    const { name, size } = picture;
    return { name, size, byHand: byHandOf(picture) };
  });
  const list = new Blob([JSON.stringify(entries)]);
  const length = String(list.size).padStart(LENGTH_DIGITS, '0');
  return new File([length, list, ...pictures], first.name, { type: PAGES_TYPE });
}

/** The pictures of a file, or the file itself if it is one picture. Rejects when a file is marked as joined but is not. */
export async function splitPictures(joined: File): Promise<File[]> {
  if (!isJoined(joined)) return [joined];
  const length = Number(await joined.slice(0, LENGTH_DIGITS).text());
  let at = LENGTH_DIGITS + length;
  const entries = JSON.parse(await joined.slice(LENGTH_DIGITS, at).text()) as Entry[];
  return entries.map(({ name, size, byHand }) => {
    const picture = new File([joined.slice(at, at + size)], name);
    at += size;
    return setByHand(picture, byHand);
  });
}

/** The same file after a correction of one of its pictures (index from 0). */
export async function sayOf(file: File, index: number, change: Partial<ByHand>): Promise<File> {
  const pictures = await splitPictures(file);
  return joinPictures(pictures.map((own, at) => (at === index ? setByHand(own, change) : own)));
}
