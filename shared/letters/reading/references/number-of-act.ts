import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import { check } from '#shared/letters/reading/sureness.ts';

/** "UCHWAŁA NR 8/2026 w sprawie …", "Projekt uchwały nr 4/26": the act that a line of its own names. */
const act = new RegExp(
  [
    /^\W*(?:§ ?\d+\W+)?(?:tre[śs][ćc] |projekt )?/.source,
    /(?:uchwa[łl][ay]|zarz[ąa]dzeni[ea]|aneks|protok[óo][łl]) nr\.? ?:?\s?/.source,
    /(\d[\p{L}\d./-]*\d|[IVXL]{1,8}[./][\p{L}\d./-]*\d)(?=$|[\s,;:)])/u.source,
  ].join(''),
  'iu',
);

/** The number of the one act about which a letter without a number of its own tells. */
export function numberOfAct({ lines }: LetterView): ChosenParty | null {
  const found = new Map<string, string>();
  for (const { text } of lines) {
    const name = act.exec(text)?.[1];
    if (name !== undefined && !found.has(name)) found.set(name, text);
  }
  const [only] = found;
  if (only === undefined || found.size > 1) return null;
  return { name: only[0], quote: only[1], sureness: check([]) };
}
