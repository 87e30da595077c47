import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType, TypeRemedy } from '#shared/letters/catalogue/document-type.ts';
import { institutionInNominative } from '#shared/letters/text/institution-cases.ts';
import { foldText } from '#shared/letters/text/text.ts';

import { type LetterView, quoteAt, sentenceOf } from './letter-view.ts';

export type RemedyAnswer = NonNullable<ClassificationAnswer['remedy']>;

const denied =
  /(?:\bnie (?:przysluguje|sluzy)|jest niedopuszczaln\w+)\b.{0,40}(?:odwolani|zazaleni|sprzeciw|skarg|srod)/;
const granted =
  /(?:od|na) (?:niniejsz\w+ |tej |tego |naszego |naszej |powyzsz\w+ )?(?:decyzji|decyzje|postanowieni\w+|orzeczeni\w+|zarzadzeni\w+|nakaz\w+|wyrok\w*|czynnosci?\w*|czynnosc\w*|zajeci\w+|stanowiska)[^.]{0,60}(?:przysluguje|sluzy)[^.]{0,40}?\b(odwolani|zazaleni|sprzeciw|skarg|zarzut|wniosek o ponowne)/;
const remedyNames: Readonly<Record<string, string>> = {
  odwolani: 'odwołanie',
  zazaleni: 'zażalenie',
  sprzeciw: 'sprzeciw',
  skarg: 'skarga',
  zarzut: 'zarzut',
  'wniosek o ponowne': 'wniosek o ponowne rozpatrzenie sprawy',
};
/** Where the law gives the remedy whatever the letter says; elsewhere the letter has to offer it. */
export const statutoryIssuers: ReadonlySet<DocumentType['issuer']> = new Set([
  'court',
  'bailiff',
  'tax_office',
  'municipality',
  'office',
  'zus',
  'employer',
]);
const stems = /^(?:odwolani|zazaleni|sprzeciw|skarg|zarzut|reklamacj|apelacj|zastrzezeni|wniosek)/;

/** The remedy the letter gives; its own instruction beats the table of types. */
export function readRemedy(
  view: LetterView,
  type: DocumentType,
  sender: string | null,
): RemedyAnswer | null {
  const grant = granted.exec(view.spaced);
  if (grant === null && denied.test(view.spaced) && type.issuer !== 'court') return null;
  const named = remedyNames[grant?.[1] ?? ''];
  const base = remedyOf(type.remedy, named);
  if (base === null) return null;
  const word = stemOf(base.name);
  const place = mentionOf(view, word);
  if (place === null && !statutoryIssuers.has(type.issuer)) return null;
  return {
    name: base.name,
    addressee: addresseeIn(view, word) ?? base.addressee,
    via: base.via === null ? null : viaOf(view, base.via, sender),
    form: base.form,
    fee: feeIn(view) ?? base.fee,
    legal_basis: base.legalBasis,
    quote: place,
  };
}

/** The remedy the letter names, with the table's ways where both are the same one. */
function remedyOf(table: TypeRemedy | null, named: string | undefined): TypeRemedy | null {
  if (named === undefined || (table !== null && stemOf(table.name) === stemOf(named))) return table;
  return { ...bareRemedy(named), ...lodging[named] };
}

/** Where a remedy goes that the letter names but does not direct. */
const lodging: Readonly<Record<string, Pick<TypeRemedy, 'addressee' | 'via'>>> = {
  odwołanie: { addressee: 'organ wyższego stopnia', via: 'organ, który wydał decyzję' },
  zażalenie: { addressee: 'organ wyższego stopnia', via: 'organ, który wydał postanowienie' },
  skarga: { addressee: 'wojewódzki sąd administracyjny', via: 'organ, który wydał decyzję' },
  'wniosek o ponowne rozpatrzenie sprawy': { addressee: null, via: null },
};

function bareRemedy(name: string): TypeRemedy {
  return {
    name,
    term: null,
    addressee: null,
    via: null,
    form: 'pismo podpisane własnoręcznie',
    fee: null,
    legalBasis: null,
  };
}

/** Folded stem of a remedy's name (source of a pattern), for finding it in the letter. */
export function stemOf(name: string): string {
  const folded = foldText(name);
  // A resolution is attacked by a suit that letters call by either word.
  if (folded.startsWith('powodztw')) return '(?:powodztw|zaskarz)';
  const known = stems.exec(folded)?.[0];
  return known ?? (folded.split(' ')[0] ?? folded).slice(0, 8);
}

function mentionOf(view: LetterView, stem: string): string | null {
  const instruction = new RegExp(
    String.raw`(?:przysluguje|sluzy|wnosi sie|moze\w* (?:pan\w* )?(?:wniesc|zlozyc)|wniosl|zlozyc|prawo)[^.]{0,120}\b${stem}|\b${stem}\w*[^.]{0,80}(?:przysluguje|sluzy|wnosi sie|w terminie)`,
  );
  const match =
    instruction.exec(view.spaced) ?? new RegExp(String.raw`\b${stem}`).exec(view.spaced);
  if (match === null) return null;
  const end = match.index + match[0].length;
  return quoteAt(view, sentenceOf(view, { start: match.index, end }));
}

/** "odwołanie do Samorządowego Kolegium Odwoławczego w Katowicach, za pośrednictwem …". */
function addresseeIn(view: LetterView, stem: string): string | null {
  const pattern = new RegExp(
    String.raw`\b${stem}\w*(?: (?:na|od) [^.,]{3,60})?,? (?:wnosi sie )?do (?=(?:\w+[sc]kiego )?(?:sadu|samorz|dyrekt|minist|wojew|naczel|prezes|komend|glown|krajow|wlasciw|okreg|tutej|organ|szef|rektor|kierownik))`,
  );
  const match = pattern.exec(view.spaced);
  if (match === null) return null;
  const start = match.index + match[0].length;
  const rest = view.flow.text.slice(start, start + 140).replace(/\s+/g, ' ');
  const end =
    /,? (?:za pośrednictwem|w terminie|w ciągu|który|która|na piśmie|lub|albo|składa|wnosi|należy|można)\b|[.;(]|, (?=[^VIX])/u.exec(
      rest,
    );
  const phrase = rest.slice(0, end?.index ?? 100).trim();
  return institutionInNominative(phrase);
}

function viaOf(view: LetterView, fallback: string, sender: string | null): string {
  return sender ?? (view.title === '' ? fallback : fallback);
}

function feeIn(view: LetterView): string | null {
  if (
    /(?:odwolani\w+|sprzeciw|skarg\w+|postepowanie[^.]{0,20}) (?:[^.]{0,40} )?(?:nie podlega\w* oplacie|jest wolne od oplat|woln\w+ od oplat)/.test(
      view.spaced,
    )
  ) {
    return 'bez opłaty';
  }
  const paid = /skarg\w+ podlega oplacie[^.\d]{0,30}(\d{2,4})(?:,00)? ?zl/.exec(view.spaced);
  return paid === null ? null : `${paid[1] ?? ''} zł (według pouczenia)`;
}

/** "skarga na czynności komornika" → "skargę na czynności komornika"; other remedies do not change. */
export function accusativeOf(name: string): string {
  return name.replace(/^(skarg|reklamacj|apelacj)(a|ę)/, (_, stem: string) => `${stem}ę`);
}
