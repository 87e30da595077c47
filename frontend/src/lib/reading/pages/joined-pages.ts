/** Marks a file that is several pictures of one letter, so that it goes every way one file goes. */
const PAGES_TYPE = 'application/vnd.listownik.pages';
/** Digits of the length of the list at the head of such a file. */
const LENGTH_DIGITS = 8;

type Entry = { name: string; size: number };

export function isJoined(file: Blob): boolean {
  return file.type === PAGES_TYPE;
}

/** One file of the pictures of a letter in the order of its pages; nothing is copied or changed. */
export function joinPictures(pictures: readonly File[]): File {
  const [first] = pictures;
  if (!first) throw new Error('A letter has at least one page.');
  if (pictures.length === 1) return first;
  const entries = pictures.map(({ name, size }): Entry => ({ name, size }));
  const list = new Blob([JSON.stringify(entries)]);
  const length = String(list.size).padStart(LENGTH_DIGITS, '0');
  return new File([length, list, ...pictures], first.name, { type: PAGES_TYPE });
}

/** The pictures again. Rejects when the file was not made by `joinPictures`. */
export async function splitPictures(joined: Blob): Promise<File[]> {
  const length = Number(await joined.slice(0, LENGTH_DIGITS).text());
  let at = LENGTH_DIGITS + length;
  const entries = JSON.parse(await joined.slice(LENGTH_DIGITS, at).text()) as Entry[];
  return entries.map(({ name, size }) => {
    const picture = new File([joined.slice(at, at + size)], name);
    at += size;
    return picture;
  });
}
