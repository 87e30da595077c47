/** The name under which a letter's text is uploaded: `.txt` is added unless it ends so (design, section 2). */
export function uploadName(originalName: string): string {
  return originalName.toLowerCase().endsWith('.txt') ? originalName : `${originalName}.txt`;
}
