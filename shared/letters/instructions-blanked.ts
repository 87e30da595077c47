import { foldText } from './text.ts';

/**
 * Words that speak to a machine, not to the addressee. A paragraph is blanked from the sentence in
 * which they stand to its end: what an instruction asks for follows it.
 */
const instruction =
  /(?:zignoruj|ignoruj|pomin|zapomnij)\w* (?:o )?(?:\w+ ){0,3}(?:poprzedni|wczesniejsz|powyzsz|wszystki|dotychczasow|instrukcj|polece)|ignore (?:all |any |the )?(?:previous|prior|above)|disregard (?:all |any |the )?(?:previous|prior|above)|instrukcj\w+ (?:systemow\w+|dla (?:asystent|model|ai\b|sztuczn|system))|(?:asystent|model)\w* (?:ai|jezykow)|jezeli jestes (?:ai|modelem|asystentem)|jesli jestes (?:ai|modelem|asystentem)|(?:^|[\s>*#])system ?:|system prompt|prompt systemowy|(?:threat_level|document_type|bank_account|required_actions|type_code)\b|<\/?(?:document|system|instructions?)>|(?:you are|act as) (?:an? )?(?:ai|assistant|language model)/;

/** The letter with every such passage as spaces, in its own length. */
export function blankInstructions(text: string): string {
  const folded = foldText(text);
  if (!instruction.test(folded)) return text;
  let result = '';
  let inside = false;
  for (const part of text.split(/(\n[ \t]*\n)/)) {
    const start = result.length;
    const foldedPart = folded.slice(start, start + part.length);
    const match = instruction.exec(foldedPart);
    if (match !== null) {
      const cut = sentenceStart(part, match.index);
      result += part.slice(0, cut) + blank(part.slice(cut));
      inside = /:\s*$/.test(part);
    } else if (inside && part.trim() !== '') {
      result += blank(part);
      inside = false;
    } else {
      result += part;
    }
  }
  return result;
}

function sentenceStart(part: string, at: number): number {
  const before = part.slice(0, at);
  const sentence = Math.max(before.lastIndexOf('. '), before.lastIndexOf('.\n'));
  const marker = before.search(/[#*=>]{3}/);
  if (marker >= 0) return marker;
  return sentence < 0 ? 0 : sentence + 1;
}

function blank(part: string): string {
  return part.replace(/[^\n]/g, ' ');
}
