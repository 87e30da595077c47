import type { Classification } from '#shared/domain/analysis-result.ts';
import type { DocumentTypeCode } from '#shared/domain/document-types.ts';
import type { Term } from '#shared/domain/term.ts';

import type { Procedure } from './procedures.ts';

/** How statutes are cited, the clearest citation first; the first match names the procedure. */
const citations: readonly (readonly [RegExp, Procedure])[] = [
  [/k\.p\.(?:s\.)?w\b|o wykroczenia/i, 'kpw'],
  [/k\.p\.k\b|postępowania karnego/i, 'kpk'],
  [/p\.p\.s\.a\b|sądami administracyjnymi/i, 'ppsa'],
  [/k\.p\.c\b|postępowania cywilnego/i, 'kpc'],
  [/Ordynacj/i, 'op'],
  [/k\.p\.a\b|postępowania administracyjnego|egzekucyjnym w administracji/i, 'kpa'],
  [/k\.c\b|Kodeks(?:u)? cywiln|Kodeks(?:u)? pracy|k\.p\.(?!\p{L})/iu, 'kc'],
];

/** The procedure that usually governs a letter of this kind, used when the letter cites nothing. */
const usual: Readonly<Record<DocumentTypeCode, Procedure>> = {
  wezwanie_do_zaplaty: 'kc',
  przedsadowe_wezwanie: 'kc',
  cesja_wierzytelnosci: 'kc',
  nakaz_zaplaty: 'kpc',
  pismo_komornicze: 'kpc',
  wezwanie_urzedu: 'kpa',
  upomnienie: 'kpa',
  decyzja_podatkowa: 'op',
  decyzja_zus: 'kpc',
  pismo_zus: 'kpa',
  mandat_grzywna: 'kpw',
  orzeczenie_sadowe: 'kpc',
  decyzja_administracyjna: 'kpa',
  pismo_ubezpieczyciela: 'kc',
  wypowiedzenie_umowy: 'kc',
  umowa: 'kc',
  pismo_banku: 'kc',
  inne: 'kc',
};

export type TermProcedures = {
  /** How the term is counted. */
  counted: Procedure;
  /** The procedure for delivery: an office delivers its decision under its own rules, wherever the appeal goes. */
  delivered: Procedure;
};

/** Which procedure counts a term of this letter, and which one decides when the letter was delivered. */
export function proceduresOf(
  { document_classification: { code = 'inne' }, remedy }: Classification,
  term: Term | undefined,
): TermProcedures {
  const cited = procedureIn(term?.legal_basis) ?? procedureIn(remedy?.legal_basis);
  const counted = cited ?? usual[code];
  if (code === 'decyzja_zus' || (counted === 'ppsa' && code !== 'orzeczenie_sadowe')) {
    return { counted, delivered: code === 'decyzja_podatkowa' ? 'op' : 'kpa' };
  }
  return { counted, delivered: counted };
}

function procedureIn(basis: string | null | undefined): Procedure | undefined {
  if (basis === null || basis === undefined) return undefined;
  return citations.find(([citation]) => citation.test(basis))?.[1];
}
