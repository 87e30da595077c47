const MAX_LENGTH = 200;
const ADDED_TXT = /\.txt$/i;
const READ_FORMATS = /\.(?:pdf|jpe?g|png)$/i;

/**
 * The name of the user's file, from the name of the uploaded text: the browser adds `.txt` unless the file
 * was a TXT (design, section 2). Stored only as data: no paths, no control or invisible formatting
 * characters, at most 200 characters with the ending kept.
 */
export function originalNameOf(uploadedName: string | undefined): string {
  const name = (uploadedName ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  const withoutAdded = name.replace(ADDED_TXT, '');
  const original = READ_FORMATS.test(withoutAdded) ? withoutAdded : name;
  return original === '' ? 'dokument.txt' : shortened(original);
}

function shortened(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= MAX_LENGTH) return name;
  const ending = /\.[A-Za-z\d]{1,5}$/.exec(name)?.[0] ?? '';
  return `${characters.slice(0, MAX_LENGTH - ending.length).join('')}${ending}`;
}
