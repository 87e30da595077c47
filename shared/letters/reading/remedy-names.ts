import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { RemedyStem } from './clauses/words/remedy-words.ts';

/** The names of the remedies that letters mention. */
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
  powodztw: 'powództwo do sądu',
};
const stems = /^(?:odwolani|zazaleni|sprzeciw|skarg|zarzut|reklamacj|apelacj|zastrzezeni|wniosek)/;

/** Remedies that only a defendant has. */
export const defence = /^(?:odpowied\w+ na pozew|sprzeciw|zarzut)/;

/** Remedies that the letter of this kind answers: whatever it says of them, they are used up. */
export const spent: Readonly<Record<string, RemedyStem>> = {
  'odrzucenie-sprzeciwu-od-kary': 'sprzeciw',
};

/** Folded stem of a remedy's name (source of a pattern), used to find it in the letter. */
export function stemOf(name: string): string {
  const folded = foldText(name);
  // A resolution is challenged by a suit that letters call by either word.
  if (folded.startsWith('powodztw')) return '(?:powodztw|zaskarz)';
  if (folded.startsWith('zastrzez')) return 'zastrzezen'; // złożenie zastrzeżeń
  const known = stems.exec(folded)?.[0];
  return known ?? (folded.split(' ')[0] ?? folded).slice(0, 8);
}

/** Source of a pattern for the remedy by all its words: "wniosek o uchylenie" differs from other kinds of "wniosek". */
export function mentionSource(name: string): string {
  const asked = /^wniosek o ([a-z]{5})/.exec(foldText(name))?.[1];
  if (asked === undefined) return stemOf(name);
  return String.raw`(?:wnios\w+ o (?:[a-z]+ )?${asked}|${asked}\w* [^.;]{0,40}\bna wnios)`;
}

/** "skarga na czynności komornika" → "skargę na czynności komornika"; other remedies stay unchanged. */
export function accusativeOf(name: string): string {
  return name.replace(/^(skarg|reklamacj|apelacj)(a|ę)/, (_, stem: string) => `${stem}ę`);
}

const offices: ReadonlySet<DocumentType['issuer']> = new Set([
  'tax_office',
  'municipality',
  'office',
]);

/** The addressee of a remedy that the letter names without an addressee; courts have their own rules. */
export function bareRemedy({ issuer }: DocumentType, stem: RemedyStem): TypeRemedy {
  const name = remedyNames[stem];
  const office = offices.has(issuer) ? lodging[name] : undefined;
  return {
    name: issuer === 'bailiff' && stem === 'skarg' ? 'skarga na czynności komornika' : name,
    term: null,
    addressee: null,
    via: null,
    form: 'pismo podpisane własnoręcznie',
    fee: null,
    prolonged: null,
    start: 'delivery',
    next: null,
    law: [],
    later: null,
    legalBasis: null,
    ...office,
  };
}

const lodging: Readonly<Record<string, Pick<TypeRemedy, 'addressee' | 'via'>>> = {
  odwołanie: { addressee: 'organ wyższego stopnia', via: 'organ, który wydał decyzję' },
  zażalenie: { addressee: 'organ wyższego stopnia', via: 'organ, który wydał postanowienie' },
  skarga: { addressee: 'wojewódzki sąd administracyjny', via: 'organ, który wydał decyzję' },
};
