/** Repairs of what the Polish model cannot know or often confuses, only in places where nothing else can stand. */
const repairs: readonly (readonly [RegExp, string])[] = [
  // Its alphabet has no `§`.
  [/(?<=\b(?:art|ust|pkt)\.?\s+\d+\w*(?:\(\d+\))?\s+)[$8S5](?=\s\d)/giu, '§'],
  [/(?<=^|[\s(])\$(?=\s?\d)/gmu, '§'],
  // `1 i 2` loses its spaces: `§ 11 2 k.p.c.`, `ust. 1i 2`, `ust. Li art.`.
  [/(?<=(?:§|ust\.|pkt|art\.)\s\d*)1(?:1|i|l)\s(?=\d+\w?[\s)])/gu, '1 i '],
  [/(?<=(?:§|ust\.|pkt)\s)Li\s/gu, '1 i '],
  [/(?<=\bart\.\s)ó(?=[a-z]?\b)/gu, '6'],
  // Nor has it `@` or the raised two.
  [/\b([a-z\d][a-z\d._-]*)(?:Q|\(D|©|®)([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})\b/gu, '$1@$2'],
  [/(?<=\d\s?m)\?/gu, '²'],
  [/\bz\s+[0oO]\s?\.\s?[0oO]\s?\./gu, 'z o.o.'],
];

export function repairReading(text: string): string {
  const repaired = repairs.reduce((so, [pattern, right]) => so.replace(pattern, right), text);
  // Roman numbers: `XIll Wydział`.
  return repaired.replace(/\b([IVX]*[VX]I*)(l+)\b/gu, (_match, start: string, strokes: string) =>
    start.concat('I'.repeat(strokes.length)),
  );
}
