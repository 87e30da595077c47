import { ReadingError } from '#frontend/src/lib/reading/reading-error.ts';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250' | 'iso-8859-2';
type DecodedText = { text: string; encoding: TextEncoding };

/** Share of control characters above which bytes are not text. */
const MAX_CONTROL_SHARE = 0.01;

/**
 * Decodes a plain text file: a byte order mark decides, otherwise strict UTF-8, otherwise the better matching Polish 8-bit encoding.
 * @throws ReadingError WRONG_CONTENT when the bytes are not text in any of them
 */
export function decodeText(bytes: Uint8Array, fileName: string): DecodedText {
  const decoded = decodeMarked(bytes) ?? decodeStrictly('utf-8', bytes) ?? decodeEightBit(bytes);
  if (controlShare(decoded.text) > MAX_CONTROL_SHARE) {
    throw new ReadingError(
      'WRONG_CONTENT',
      `Plik "${fileName}" nie zawiera zwykłego tekstu. Zapisz pismo jako TXT, PDF, JPG lub PNG.`,
    );
  }
  return decoded;
}

function decodeMarked(bytes: Uint8Array): DecodedText | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes);
  return undefined;
}

function decode(encoding: TextEncoding, bytes: Uint8Array): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function decodeStrictly(encoding: 'utf-8', bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch (error) {
    // A TypeError for malformed sequences means another encoding.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function decodeEightBit(bytes: Uint8Array): DecodedText {
  const windows = decode('windows-1250', bytes);
  const iso = decode('iso-8859-2', bytes);
  return polishPlausibility(iso.text) > polishPlausibility(windows.text) ? iso : windows;
}

/**
 * How much a text looks like Polish: letters on which the two encodings differ (ą ś ź), inside words, count for it;
 * their replacements in the wrong encoding (a symbol or foreign letter inside a word, a C1 control) count against it.
 */
function polishPlausibility(text: string): number {
  const polish = text.match(/(?<=\p{L})[ąśźĄŚŹ]|[ąśźĄŚŹ](?=\p{L})/gu)?.length ?? 0;
  const controls = text.match(/[\u0080-\u009f]/g)?.length ?? 0;
  const strangers = text.match(/(?<=\p{L})[±¶¼ˇ¦¬Ľľšťž¹\u00a0](?=\p{L})|[ľšťžĽŠŤŽ]/gu)?.length ?? 0;
  return polish - 2 * controls - strangers;
}

function controlShare(text: string): number {
  const controls = text.match(/[^\P{Cc}\n\r\t\f]/gu)?.length ?? 0;
  return controls / Math.max(1, text.length);
}
