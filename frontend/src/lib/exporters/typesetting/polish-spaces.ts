const month =
  /^(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)$/iu;
const shortWord = /^[(„"]?[aiouwz]$/iu;
const abbreviation =
  /^[(„"]?(?:art|ust|pkt|par|poz|lit|nr|str|ul|al|pl|os|dr|mgr|im|św|r|sygn|akt|Dz|tel|§|§§|p)\.?$/iu;
const unit =
  /^(?:zł|PLN|EUR|gr|%|r\.|roku|dni|dnia|dniach|miesi\p{L}+|tygodni\p{L}*|kpc|k\.p\.c\.|kpa|k\.p\.a\.)[.,;:)]*$/iu;

/** Whether Polish typography forbids a line break between two words: "w sprawie", "art. 6", "1 200 zł". */
export function mustStayTogether(word: string, next: string): boolean {
  // A checkbox stays whole, with the first word beside it.
  if (word === '[' || word === ']') return true;
  if (shortWord.test(word) || (abbreviation.test(word) && word !== 'r.')) return true;
  // A case number is one word: "I Nc 1284/26", "VI Nc-e 618204/26", "5501 2277".
  if (/^[IVXL]{1,6}$/.test(word) && /^\p{Lu}\p{L}{0,5}(?:-\p{L}+)?$/u.test(next)) return true;
  if (/^\d{2,4}$/.test(word) && /^\d{2,4}[,.;]?$/.test(next)) return true;
  // The number of a court's case stays with the register before it: "Nc 1284/26".
  if (/^\d+\/\d/.test(next)) return true;
  if (!/^[(„"]?\d[\d,.]*$/.test(word)) return month.test(word) && /^\d{4}/.test(next);
  return unit.test(next) || month.test(next) || /^\d{3}(?:\D|$)/.test(next);
}

/** The text with non-breaking spaces, for a program that breaks lines itself. */
export function bindWords(text: string): string {
  const [first = '', ...others] = text.split(' ');
  let bound = first;
  let previous = first;
  for (const word of others) {
    bound += (mustStayTogether(previous, word) ? '\u00a0' : ' ') + word;
    previous = word;
  }
  return bound;
}
