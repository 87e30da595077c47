/** The name under which a letter's text is uploaded: with `.txt` appended if necessary (design, section 2). */
export function uploadName(originalName: string): string {
  return originalName.toLowerCase().endsWith('.txt') ? originalName : `${originalName}.txt`;
}
