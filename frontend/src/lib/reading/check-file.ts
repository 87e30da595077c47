import { ALLOWED_EXTENSIONS, MAX_FILE_BYTES } from '#shared/domain/limits.ts';

import { ReadingError } from './reading-error.ts';

/** The real kind of a file, by its first bytes. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'other-picture' | 'text';

export type FileFacts = { readonly name: string; readonly size: number };

/** Number of leading bytes that `findFileKind` needs. */
export const HEAD_BYTES = 1024;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG_SIGNATURE = [0xff, 0xd8, 0xff];

/**
 * The rules of specification section 5 that do not depend on the content: number, size (15 MB), extension.
 * Returns the first fault with its exact Polish sentence, or `undefined`.
 */
export function findChoiceFault(files: readonly FileFacts[]): ReadingError | undefined {
  const [file, second] = files;
  if (!file) return new ReadingError('NO_FILE', 'Proszę dodać plik do analizy.');
  if (second) {
    return new ReadingError('TOO_MANY_FILES', 'Możesz przeanalizować tylko jeden plik na raz.');
  }
  if (file.size > MAX_FILE_BYTES) {
    return new ReadingError(
      'FILE_TOO_LARGE',
      `Plik "${file.name}" jest za duży. Maksymalny rozmiar to 15MB.`,
    );
  }
  if (!hasAllowedExtension(file.name)) return unsupportedFormat(file.name);
  if (file.size === 0) {
    return new ReadingError('EMPTY_FILE', `Plik "${file.name}" jest pusty. Wybierz inny plik.`);
  }
  return undefined;
}

/**
 * The kind by the bytes, which take precedence over the name: a photo saved as `pismo.pdf` is read as a photo, because
 * both are allowed.
 * @param head the first `HEAD_BYTES` of the file
 * @throws ReadingError WRONG_CONTENT when the name says PDF or picture but the content is neither
 */
export function findFileKind(name: string, head: Uint8Array): FileKind {
  if (startsWith(head, PNG_SIGNATURE)) return 'png';
  if (startsWith(head, JPEG_SIGNATURE)) return 'jpeg';
  if (isOtherPicture(head)) return 'other-picture';
  const isNamedText = extensionOf(name) === 'txt';
  // Readers tolerate up to 1 kB before the header (PDF 1.7, appendix H); a text that merely mentions it is not a PDF.
  const header = latin1(head.subarray(0, isNamedText ? 8 : HEAD_BYTES)).indexOf('%PDF-');
  if (header >= 0) return 'pdf';
  if (isNamedText) return 'text';
  throw new ReadingError(
    'WRONG_CONTENT',
    `Plik "${name}" nie zawiera dokumentu PDF ani obrazu JPG lub PNG. Zapisz go ponownie w jednym z tych formatów.`,
  );
}

/** WebP (RIFF container), HEIC or AVIF (ISO base media): phones and messengers name them `.jpg` too. */
function isOtherPicture(head: Uint8Array): boolean {
  const start = latin1(head.subarray(0, 12));
  return /^RIFF.{4}WEBP|^.{4}ftyp(?:hei[cfx]|hevc|mif1|msf1|avif)/s.test(start);
}

function hasAllowedExtension(name: string): boolean {
  const extension = extensionOf(name);
  return ALLOWED_EXTENSIONS.some((allowed) => allowed === extension);
}

function unsupportedFormat(name: string): ReadingError {
  return new ReadingError(
    'UNSUPPORTED_FORMAT',
    `Plik "${name}" ma nieobsługiwany format. Dozwolone: PDF, JPG, PNG, TXT.`,
  );
}

function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
