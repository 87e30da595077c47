import type { Term } from '#shared/domain/term.ts';
import { findDates } from '#shared/letters/calendar/dates.ts';
import type { FoundTerm } from '#shared/letters/calendar/terms.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { sentenceSpan } from '#shared/letters/text/sentences.ts';
import { readableQuote } from '#shared/letters/text/text.ts';

import { flowPosition, type LetterView } from './letter-view.ts';
import { type RemedyAnswer, statutoryIssuers } from './remedy.ts';
import { stemOf } from './remedy-names.ts';

/** What a term is for; decides its order. */
type Purpose = 'remedy' | 'pay' | 'act' | 'vacate' | 'other';
type Sorted = { term: Term; purpose: Purpose; at: number };

const othersDuty =
  /(?:odpowiemy|rozpatrzymy|udzielimy|ustosunkuj|odpowiedzi udziel|rozpatrywan|rozpatrzon|organ (?:moze|uzna|wyda|jest obow)|jezeli organ|zaklad (?:moze|wyda|uzna)|bank\w* (?:uzna|odpowie|rozpatrzy|obowiaz)|wzywa sie bank|powod\w* (?:moze|winien|ma)|wierzyciel\w* (?:moze|winien|ma)|zostan\w+ (?:usuniet|przekazan|skierowan)|zostanie (?:wystawion|skierowan|przekazan)|wyslemy|skierujemy|przekazemy|bedziemy|moze zmienic lub uchylic|mandat karny kredytowany)/;
const past =
  /(?:uplynal|minal\b|pozostal\w* bez|nie skorzystal|wyznaczyl\w*|uprzedzil\w*|pouczono|zawiadomiono|poinformowal|informowal\w*|wezwal\w* (?:pan|do)|wezwano|doreczon\w* (?:panu|pani)|zlozyl\w* (?:wniosek|plik|deklarac)|uzasadnion\w* w wymiarze|nabyl\w*)/;
const general =
  /(?:przywroceni|uchybieni|ustani\w+ przyczyn|kazdej zmianie|zmian\w+ (?:adresu|miejsca|siedziby|mającyc|majac)|zrzec sie|zrzeczeni|przedawni|nie pozniej niz w ciagu [^.]{0,30} od (?:jej|jego|dnia) (?:otrzymania|wniesienia|zlozenia)|po uprawomocnieniu|nalozon\w+ mandatem|od ich zaistnienia|okres\w* (?:technologicz|przechowywania)|od dnia (?:wniesienia|zlozenia|zakonczenia))/;
const answerReceived = /otrzymania (?:negatywnej )?odpowiedzi/;
const paying =
  /(?:zaplat|zaplac|wplat|wplac|uregul|uisc|splat|splac|naleznosc|platn|zwrot|zwroc|rata|\brat[ay]?\b|na (?:rachun|konto))/;
const acting =
  /(?:wyjasni|przedloz|przedstaw|zlozeni|zlozy|nadesl|odesl|zawiadomi|oswiadczeni|wykaz|uzupelni|odpowied|stanowisk|wypowiedz|dokument|wskaza|zglosi|usunie)/;
const vacating = /(?:oprozni|wydani|wydac|opusc|zdac lokal)/;
const remedyWords = /(?:sprzeciw|odwolani|zazaleni|skarg|zarzut|reklamacj|apelacj|zastrzezeni)/;

/** Terms that bind the addressee, the most important first; those of others and of the past are left out. */
export function chooseTerms(
  view: LetterView,
  type: DocumentType,
  remedy: RemedyAnswer | null,
  documentDate: string | null,
): Term[] {
  if (type.code === 'umowa') return [];
  // A day before the letter was written is history (an invoice's due date), whatever stands before it.
  const sorted = [...view.terms, ...labelledDays(view)]
    .filter(({ kind, date }) => kind !== 'date' || (date ?? '') >= (documentDate ?? ''))
    .flatMap((found) => sortedTerm(view, type, found, remedy));
  const order = orderOf(type);
  const ranked = sorted.sort(
    (left, right) =>
      order.indexOf(left.purpose) - order.indexOf(right.purpose) || left.at - right.at,
  );
  const terms = withoutRepeats(ranked.map(({ term }) => term));
  const hasRemedyTerm = sorted.some(({ purpose }) => purpose === 'remedy');
  const statutory = hasRemedyTerm ? undefined : statutoryTerm(type, remedy);
  return statutory === undefined ? terms : [statutory, ...terms];
}

const dueLabel = /termin\w* (?:zaplaty|platnosci|wplaty|splaty|odpowiedzi)\s?:?$/;

/** "Termin zapłaty: 10.02.2026 r." in a row of its own, whatever sentence ran before it. */
function labelledDays(view: LetterView): FoundTerm[] {
  return findDates(view.flow)
    .filter(({ role, label }) => role === 'deadline' && dueLabel.test(label))
    .filter(({ iso }) => !view.terms.some(({ date }) => date === iso))
    .map(({ iso, span, raw }) => ({
      kind: 'date',
      date: iso,
      amount: null,
      unit: null,
      from: null,
      quote: raw,
      span,
      sentence: raw,
      time: null,
    }));
}

function orderOf(type: DocumentType): readonly Purpose[] {
  // The table's remedies against insurers are no statute's, but they too come before anything else.
  const remedyFirst = statutoryIssuers.has(type.issuer) || type.issuer === 'insurer';
  return remedyFirst && type.remedy !== null
    ? ['remedy', 'act', 'pay', 'vacate', 'other']
    : ['pay', 'act', 'vacate', 'remedy', 'other'];
}

function sortedTerm(
  view: LetterView,
  type: DocumentType,
  found: FoundTerm,
  remedy: RemedyAnswer | null,
): Sorted[] {
  const start = flowPosition(view, found.span.start);
  const end = flowPosition(view, found.span.end);
  const sentence = sentenceSpan(view.flow, { start, end });
  const before = view.spaced.slice(sentence.start, start);
  const after = view.spaced.slice(end, Math.min(sentence.end, end + 160));
  // A term from "the answer" is one of a later letter, unless this letter is that answer.
  const later = answerReceived.test(view.spaced.slice(start, end));
  if (later && !view.foldedTitle.startsWith('odpowiedz')) return [];
  if (found.kind === 'other' || !binds(found, before, after, view.spaced.slice(start, end)))
    return [];
  const read = purposeOf(before, after, remedy);
  const paysOnly = type.duties.includes('pay') && type.reply !== 'unknown';
  const purpose = read === 'other' && paysOnly ? 'pay' : read;
  const term: Term = {
    kind: found.kind,
    date: found.date,
    amount: found.kind === 'date' ? null : found.amount,
    unit: found.kind === 'date' ? null : found.unit,
    what: whatOf(purpose, before + after, remedy),
    quote: readableQuote(view.source, found.span),
    legal_basis: purpose === 'remedy' ? (remedy?.legal_basis ?? null) : null,
  };
  return [{ term, purpose, at: found.span.start }];
}

/** "…, której termin upłynął 30 czerwca 2026 r.," inside a sentence that sets a new term. */
const ranOut = /,? ktor\w{1,4} [^,]{0,60}(?:uplynal|minal)\w{0,2}[^,]{0,60},/g;
const notFromDelivery = ['obstacle_end', 'finality', 'knowledge', 'other'];

function binds(found: FoundTerm, before: string, after: string, itself: string): boolean {
  if (found.from !== null && notFromDelivery.includes(found.from)) return false;
  const near = before.slice(-220).replace(ranOut, ',');
  const around = `${near}${itself}${after.slice(0, 60)}`;
  if (general.test(around) || othersDuty.test(near) || past.test(near)) return false;
  // "Strona w terminie 14 dni wniosła odwołanie": told of the past, no "aby … wniósł".
  const told = /^[^.;]{0,70}\b(?:wniosl|zlozyl|odwolal|uiscil|zaplacil)[aoiy]?\w{0,3}\b/.test(
    after,
  );
  if (told && !/\b(?:aby|azeby|zeby|nakazuje)\b/.test(before)) return false;
  return !/(?:po uplywie|uplywie|po kolejnych)\s*$/.test(before.slice(-24));
}

function purposeOf(before: string, after: string, remedy: RemedyAnswer | null): Purpose {
  const stem = remedy === null ? undefined : stemOf(remedy.name);
  const near = before.slice(-260);
  const all = `${near} ${after}`;
  if (stem !== undefined && new RegExp(String.raw`\b${stem}`).test(all)) return 'remedy';
  if (remedyWords.test(near) && !paying.test(near.slice(-90))) return 'remedy';
  const positions: [Purpose, number][] = [
    ['pay', lastIndex(near, paying)],
    ['act', lastIndex(near, acting)],
    ['vacate', lastIndex(near, vacating)],
  ];
  const [purpose, at] = positions.reduce((best, next) => (next[1] > best[1] ? next : best));
  if (at >= 0) return purpose;
  if (paying.test(after)) return 'pay';
  if (vacating.test(after)) return 'vacate';
  return acting.test(after) ? 'act' : 'other';
}

function lastIndex(text: string, pattern: RegExp): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(pattern.source, 'g'))) last = match.index;
  return last;
}

function whatOf(purpose: Purpose, around: string, remedy: RemedyAnswer | null): string {
  switch (purpose) {
    case 'remedy':
      return remedy === null ? 'wniesienie środka zaskarżenia' : `${remedy.name} – wniesienie`;
    case 'pay':
      return /\brat[ay]\b/.test(around) ? 'zapłata raty' : 'zapłata';
    case 'vacate':
      return 'opróżnienie i wydanie lokalu';
    case 'act':
      if (/wykaz\w* majatku/.test(around)) return 'złożenie wykazu majątku';
      if (around.includes('wyjasni')) return 'złożenie wyjaśnień';
      if (/oswiadczeni|wskaza/.test(around)) return 'odesłanie oświadczenia';
      if (/brak|uzupelni/.test(around)) return 'uzupełnienie braków';
      return 'odpowiedź na pismo';
    case 'other':
      return 'termin z pisma';
  }
}

function withoutRepeats(terms: readonly Term[]): Term[] {
  const seen = new Set<string>();
  return terms.filter((term) => {
    const key = `${term.kind}|${term.date ?? ''}|${term.amount ?? ''}|${term.unit ?? ''}|${term.what}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The term of the table, for a letter whose own instruction gives none. */
function statutoryTerm(type: DocumentType, remedy: RemedyAnswer | null): Term | undefined {
  const term = type.remedy?.term;
  if (remedy === null || term === undefined || term === null) return undefined;
  if (!statutoryIssuers.has(type.issuer) || remedy.name !== type.remedy?.name) return undefined;
  return {
    kind: 'from_delivery',
    date: null,
    amount: term.amount,
    unit: term.unit,
    what: `${remedy.name} – wniesienie (termin ustawowy, pismo go nie podaje)`,
    quote: null,
    legal_basis: remedy.legal_basis,
  };
}
