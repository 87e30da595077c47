import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** The words with which writers take leave, at the start of a line without Polish letters. */
const leave = new RegExp(
  `^${either(
    /(?:(?:lacze|przesylam|zalaczam|skladam|pozostaje) )?(?:z (?:\w+ )?)?(?:powazaniem|szacunkiem)/, // Z należnym szacunkiem
    /(?:(?:lacze|przesylam|pozostaje) )?(?:z )?(?:\w+ )?wyraz(?:y|ami)/, // Łączę wyrazy szacunku
    /(?:(?:lacze|przesylam|sle) )?(?:z )?(?:\w+ )?pozdrowieni(?:a|ami)/, // Z serdecznymi pozdrowieniami
    /(?:\w+ )?(?:pozdrawia|sciska)(?:m|my)/, // Serdecznie pozdrawiam
    /(?:\w+ )?caluj(?:e|emy)/,
    /(?:sle )?(?:\w+ )?(?:usciski|buziaki)/,
    /do (?:zobaczenia|uslyszenia)/,
  )}(?![a-z])`,
);
const signed = /^(?:\/-\/|podpis(?:y|an[aoy]|al[aoi]?|uje)?(?![a-z]))/;
const LONGEST = 80;

/**
 * Whether a line takes leave or announces the signature: "Z pozdrowieniami", "Pozdrawiam, Jan", "/-/ Jan Nowak",
 * "Podpis: …". A line of a sentence that begins alike ("podpisałyśmy, zdjęcia wysłałam …") does neither.
 */
export function closesLetter(line: string): boolean {
  const text = line.trim();
  const folded = foldText(text);
  if (signed.test(folded)) return !/^\p{Ll}{6,} \p{Ll}/u.test(text);
  return text.length <= LONGEST && leave.test(folded);
}

const formal = /^(?:z powazaniem|z wyrazami szacunku|lacze wyrazy)/;

/** Whether a line opens the signature of an official letter; private leave-taking may be followed by more. */
export const opensSignature = (line: string): boolean =>
  formal.test(foldText(line)) || (signed.test(foldText(line)) && closesLetter(line));
