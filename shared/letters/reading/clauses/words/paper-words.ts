import { either } from '#shared/letters/text/word-list.ts';

/** A statement that the reader is to make, or a person to be named on one: never a statement among other papers. */
const statement = new RegExp(
  either(
    /\b(?:zloz|odesl|nadesl|przesl|wypelni|podpis|zwrot|zwroc)\w* (?:\w+ ){0,4}oswiadczeni/,
    /\b(?:dorecz|dostarcz|przedloz|dolacz)\w* (?:\w+ ){0,4}oswiadczeni/,
    /^[^.;]{0,60}\boswiadczeni/,
    /\bkierowa|\bkierujac|\bpowierz/,
  ),
);
const papers = /\b(?:dokument|sprawozdani|uchwal|zaswiadczen|umow[ye]|faktur|bilans)\w*/;
/** Papers of a company's year, among which a statement is one of several. */
const ofCompany = /\b(?:sprawozdani\w* (?:finans|z dzial)|uchwal\w* o)/;
/** Whether a statement is sent within a term, or papers, or only an answer. */
export function statementOrPapers(around: string): string {
  if (statement.test(around) && !ofCompany.test(around)) return 'odesłanie oświadczenia';
  return papers.test(around) ? 'złożenie dokumentów' : 'odpowiedź na pismo';
}

/** "pisma przygotowawczego zawierającego zarzuty do opinii": the reader's position before a court. */
export const pleads =
  /\bpism\w* (?:przygotowawcz|procesow)|\b(?:zarzut|uwag|zastrzezen|pytani)\w* (?:\w+ ){0,2}(?:do|wobec) (?:\w+ ){0,2}(?:opini|bieglego)/;
/** "oraz poda wszystkie twierdzenia i dowody". */
export const factsAndProof = /\btwierdzeni\w*[^.;]{0,20}\bdowod|\bdowod\w*[^.;]{0,20}\btwierdzeni/;
export const PLEADING = 'złożenie pisma do sądu';
