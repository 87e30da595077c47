import { either } from '#shared/letters/text/word-list.ts';

import { asksForWork } from './act-words.ts';
import { answersCourt, pleads } from './paper-words.ts';

/** The name of a term to state facts and evidence before a court. */
export const EVIDENCE = 'zgłoszenie twierdzeń i dowodów';

/** The name of a term to accept or refuse an estate. */
export const ESTATE = 'oświadczenie o spadku';

/** The name of a term to collect what waits for the reader. */
export const COLLECTION = 'odbiór';

const PLEADING = 'złożenie pisma do sądu';

/** "prosimy o wniosek do 30 września", "wniosek można złożyć do": an application, not an answer to the letter. */
const forApplication =
  /\b(?:o|zloz\w+) (?:\w+ ){0,2}wnios(?:ek|ku)\b[^.;]{0,25}\||\bwnios(?:ek|ki) [^.;,]{0,25}(?:zloz|przyjmuj|sklada)[^.;,]{0,20}\|/;

/** The name of the act that the words directly before a term ask for; undefined for the usual ones. */
function namedAct(near: string): string | undefined {
  if (forApplication.test(`${near}|`)) return 'złożenie wniosku';
  return asksForWork(near) ? 'spełnienie żądania' : undefined;
}

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
function statementOrPapers(around: string): string {
  if (statement.test(around) && !ofCompany.test(around)) return 'odesłanie oświadczenia';
  return papers.test(around) ? 'złożenie dokumentów' : 'odpowiedź na pismo';
}

/** "oraz poda wszystkie twierdzenia i dowody". */
const factsAndProof = /\btwierdzeni\w*[^.;]{0,20}\bdowod|\bdowod\w*[^.;]{0,20}\btwierdzeni/;

/** "do dnia 13 listopada przyjść do placówki i okazać dowód": the reader comes, and papers are signed on the spot. */
const IN_PERSON = 'osobista wizyta';
const comesInPerson =
  /\b(?:przyjsc|przyjscie) (?:do|osobiscie)\b|\b(?:stawic|zglosic) sie osobiscie\b/;

/** What the reader does within a term that is no payment and no remedy, by the words around it. */
export function deedName(before: string, after: string, mayBeCourt: boolean): string {
  const around = before + after;
  const near = namedAct(before.slice(-60));
  if (near !== undefined) return near;
  if (/wykaz\w* majatku/.test(around)) return 'złożenie wykazu majątku';
  if (/zglosi\w* sie po |mozna odebrac/.test(around)) return COLLECTION;
  if (around.includes('wyjasni')) return 'złożenie wyjaśnień';
  if (around.includes('odrzuceniu spadku')) return ESTATE;
  if (pleads.test(around)) return mayBeCourt && factsAndProof.test(around) ? EVIDENCE : PLEADING;
  if (/oswiadczeni|wskaza(?:c|l|ni)/.test(around)) {
    return comesInPerson.test(around) ? IN_PERSON : statementOrPapers(around);
  }
  if (/\bbrak(?:ow|i|ami|ach|uj\w+)\b|uzupelni/.test(around)) return 'uzupełnienie braków';
  if (mayBeCourt && answersCourt.test(around)) return 'odpowiedź na pismo z sądu';
  if (mayBeCourt && /\btwierdzeni|dowod(?:y|ow\w*|ami|ach)\b(?! (?:osob|tozs))/.test(around))
    return EVIDENCE;
  return 'odpowiedź na pismo';
}
