import { foldText } from '#shared/letters/text/text.ts';

import type { RemedyStem } from './clauses/remedy-mentions.ts';

/** How a remedy that the letter names is called. */
export const remedyNames: Readonly<Record<RemedyStem, string>> = {
  odwolani: 'odwołanie',
  zazaleni: 'zażalenie',
  sprzeciw: 'sprzeciw',
  skarg: 'skarga',
  zarzut: 'zarzut',
  apelacj: 'apelacja',
  reklamacj: 'reklamacja',
  zastrzezeni: 'zastrzeżenia',
  wniosek: 'wniosek o ponowne rozpatrzenie sprawy',
  powodztw: 'powództwo o uchylenie uchwały',
};
const stems = /^(?:odwolani|zazaleni|sprzeciw|skarg|zarzut|reklamacj|apelacj|zastrzezeni|wniosek)/;

/** Folded stem of a remedy's name (source of a pattern), for finding it in the letter. */
export function stemOf(name: string): string {
  const folded = foldText(name);
  // A resolution is attacked by a suit that letters call by either word.
  if (folded.startsWith('powodztw')) return '(?:powodztw|zaskarz)';
  const known = stems.exec(folded)?.[0];
  return known ?? (folded.split(' ')[0] ?? folded).slice(0, 8);
}

/** "skarga na czynności komornika" → "skargę na czynności komornika"; other remedies do not change. */
export function accusativeOf(name: string): string {
  return name.replace(/^(skarg|reklamacj|apelacj)(a|ę)/, (_, stem: string) => `${stem}ę`);
}
