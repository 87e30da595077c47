const abbreviation = /^(\p{Lu}{3,8})(?: (we? \p{Lu}[\p{L} -]*))?$/u;
/** "Miejskiego Ośrodka …", "Gminnym Ośrodku …": an addressee stands in the nominative. */
const inOtherCase = /^\p{L}+(?:ego|emu|iej|ej|ym|im|ą)[ -]/u;

/** "MGOPS w Rymanowie", and in the text "Miejsko-Gminny Ośrodek Pomocy Społecznej w Rymanowie": the name in full. */
export function writtenOut(name: string, text: string): string | null {
  const [, letters, place] = abbreviation.exec(name) ?? [];
  if (letters === undefined) return null;
  const words = letters.split('').map((letter) => String.raw`${letter}\p{Ll}{2,}`);
  const rest = place === undefined ? String.raw`(?: we? \p{Lu}[\p{L}-]+)?` : ` ${place}`;
  const full = new RegExp(
    String.raw`(?<!\p{L})${words.join('[ -](?:i |do |dla )?')}${rest}(?!\p{L})`,
    'gu',
  );
  return text.match(full)?.find((found) => !inOtherCase.test(found)) ?? null;
}
