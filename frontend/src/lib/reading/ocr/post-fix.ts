/**
 * Repairs what the Polish model cannot know: its alphabet has no `§`, which comes out as `$`, `8` or `S`, and the dots and
 * letters of `z o.o.` come out as zeros. Only in places where nothing else can stand.
 */
export function repairReading(text: string): string {
  return text
    .replace(/(\b(?:art|ust|pkt)\.?\s+\d+\w*(?:\(\d+\))?\s+)[$8S5](?=\s\d)/giu, '$1§')
    .replace(/(?<=^|[\s(])\$(?=\s?\d)/gmu, '§')
    .replace(/\bz\s+[0oO]\s?\.\s?[0oO]\s?\./gu, 'z o.o.');
}
