/**
 * The line with which the device ends a text when letters on the picture were not read and the person went on all the same.
 * It travels in the text, because an upload is one text and nothing else.
 */
const LOST_TEXT_NOTE = '[Listownik: na zdjęciu jest tekst, którego nie odczytano]';

export function withLostTextNote(text: string): string {
  return `${text}\n\n${LOST_TEXT_NOTE}`;
}

/** The letter without the note, and whether it was there. */
export function takeLostTextNote(text: string): { letter: string; isPartlyRead: boolean } {
  const isPartlyRead = text.includes(LOST_TEXT_NOTE);
  return { letter: isPartlyRead ? text.replaceAll(LOST_TEXT_NOTE, '') : text, isPartlyRead };
}
