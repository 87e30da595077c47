/**
 * The line with which the device ends a text when it could not read all letters on the picture and the user
 * continued. It is part of the text, because an upload is a single text.
 */
const LOST_TEXT_NOTE = '[Listownik: na zdjęciu jest tekst, którego nie odczytano]';

export function withLostTextNote(text: string): string {
  return `${text}\n\n${LOST_TEXT_NOTE}`;
}

/** The letter without the note, and whether the note was present. */
export function takeLostTextNote(text: string): { letter: string; isPartlyRead: boolean } {
  const isPartlyRead = text.includes(LOST_TEXT_NOTE);
  return { letter: isPartlyRead ? text.replaceAll(LOST_TEXT_NOTE, '') : text, isPartlyRead };
}
