import { oncePer } from '#shared/letters/text/once-per.ts';
import { sentenceAround, sentenceSpan } from '#shared/letters/text/sentences.ts';
import type { Flow } from '#shared/letters/text/text.ts';
import { anyOf, either, type WordList } from '#shared/letters/text/word-list.ts';

import { findDates, type FlowDate } from './dates.ts';
import { addDays } from './days.ts';
import type { FoundTerm } from './found-term.ts';
import { closesPeriod, deadlineBefore } from './term-patterns.ts';

/** How far before a day the duty may be written. */
const MAX_DUTY = 300;

/** The last days a letter names, including those it refers back to ("przed tym dniem"). */
export function dayTerms(flow: Flow, documentDate: string | undefined): FoundTerm[] {
  const named = namedDays(flow, documentDate);
  const known = new Set(named.map(({ date }) => date));
  return [...named, ...termsOfThatDay(flow, documentDate).filter(({ date }) => !known.has(date))];
}

function namedDays(flow: Flow, documentDate: string | undefined): FoundTerm[] {
  const replaced = replacedDays(flow);
  return findDates(flow).flatMap((date) => {
    const before = flow.folded.slice(Math.max(0, date.at.start - 120), date.at.start);
    const kept = keptLead(flow, date, before);
    if (kept !== undefined) return [describeDate(flow, date, kept.length)];
    if (replaced.has(date.iso) || date.role === 'hearing' || date.role === 'statute') return [];
    const lead = deadlineBefore.exec(before)?.[0] ?? lapseLead(flow, date, before);
    if (lead === undefined || arose.test(before) || notBefore.test(before)) return [];
    if (!lead.includes('termin')) {
      const start = date.at.start - lead.length;
      const from = introducedFrom(flow, sentenceSpan(flow, { start, end: start }).start);
      const sentence = afterTable(flow.folded.slice(from, start));
      const isOver = documentDate !== undefined && date.iso <= documentDate;
      const isSilence = silence.test(flow.folded.slice(date.at.end, date.at.end + MAX_DUTY));
      const words = sentence.slice(-MAX_DUTY);
      const isWindow = !isOver && (receives.test(words) || askedWithin.test(words));
      if (!isSilence && !isWindow && closesPeriod(sentence.slice(-MAX_DUTY), isOver)) return [];
    }
    return [describeDate(flow, isBefore(lead) ? dayBefore(date) : date, lead.length)];
  });
}

/** "rodzic musi potwierdzić wolę zapisu: -> od 17 do 24 kwietnia": an item belongs to the words that introduce it. */
function introducedFrom(flow: Flow, from: number): number {
  const lead = /:\s*$/.exec(flow.folded.slice(Math.max(0, from - 8), from));
  if (lead === null) return from;
  const end = from - lead[0].length;
  return sentenceSpan(flow, { start: end - 1, end }).start;
}

/** "hotel nie zostanie otwarty przed 20 czerwca": what does not happen until then. */
const notBefore =
  /\bnie (?:zostanie|zostana|bedzie|beda|ruszy|otworzy|rozpocznie)(?: [a-z]{2,20}){0,4}\sprzed\s{1,2}(?:dniem\s{1,2})?$/;

/** A line that begins a sentence of its own below the rows of a table, which end without a full stop. */
const ownLine = /\n\s*(?=(?:jezeli|jesli|gdy|prosimy|prosze|wzyw\w+|nalezy|aby)\s)/g;
const afterTable = (sentence: string) => sentence.split(ownLine).at(-1) ?? sentence;

/** "zobowiązania powstałe przed 1 lipca": when something arose, not when it must be done. */
const arose =
  /\b(?:powstal|zawart|nabyt|wystawion|urodzon|nalezn|uzyskan|poniesion)\w{0,4} (?:najpozniej )?przed (?:dniem )?$/;

/** "przed 16 czerwca": the 15th is the last day; "przed upływem 16 czerwca" still allows the 16th. */
const isBefore = (lead: string) => /(?<![a-z])przed\s(?!.*(?:uplyw|konc))/s.test(lead);
const dayBefore = (date: FlowDate): FlowDate => ({ ...date, iso: addDays(date.iso, -1) });

/** What happens to something that comes too late. */
const lost = either(
  /nie (?:bed\w+|zostan\w+) (?:rozpatr|rozpozn|uwzgledn|przyjm|przyjet)/, // nie będą rozpatrywane
  'nie uwzglednimy',
  'nie rozpatrzymy',
  /(?:traci|straci) waznosc/, // oferta traci ważność
  /wygas\w+/,
  /przepad\w+/, // punkty przepadają
);

const lapses = new RegExp(String.raw`^[^.;]{0,60}\b${lost}`);
/** Words before a last day that another day replaces. */
const replacedBy: WordList = [
  'zamiast', // zamiast 18 września - do 30 września
  'zamiast do',
  'zamiast dnia',
  'zamiast do dnia',
  'przesuwa* … z', // przesuwamy termin z 18 września na 30 września
  'przesunie* … z',
  'przedluza* … z',
  'wydluza* … z',
];
/** "nie do 5 maja, lecz do 12 maja"; in "prosimy o nie do 20 maja" the word is a pronoun. */
const notUntil = String.raw`(?<!\b(?:o|na|po|za) )\bnie do`;
const replacing = new RegExp(String.raw`(?:${anyOf(replacedBy)}|${notUntil}) (?:dnia )?$`);

/** The folded text with spaces for line breaks, position by position. */
const spacedOf = oncePer(({ folded }: Flow): string => folded.replace(/\s/g, ' '));

/** True when the letter takes the day back, in the same or an earlier sentence. */
function replacedDays(flow: Flow): ReadonlySet<string> {
  const folded = spacedOf(flow);
  return new Set(
    findDates(flow)
      .filter(({ at }) => replacing.test(folded.slice(Math.max(0, at.start - 80), at.start)))
      .map(({ iso }) => iso),
  );
}

/** "Z dniem 30 czerwca upływa termin do złożenia wniosku." */
const runsOut = /^[^.;]{0,12}\s(?:uplywa|mija|konczy sie) (?:\w+ )?(?:termin|czas)/;

/** "Uwagi złożone po 8 czerwca nie będą rozpatrywane": the day after which it is too late is the last one. */
function lapseLead({ folded }: Flow, { at }: FlowDate, before: string): string | undefined {
  const lead = /(?<![a-z])po (?:dniu )?$/.exec(before)?.[0];
  const closing = /(?<![a-z])z dniem $/.exec(before)?.[0];
  if (closing !== undefined && runsOut.test(folded.slice(at.end, at.end + MAX_DUTY))) {
    return closing;
  }
  return lead !== undefined && lapses.test(folded.slice(at.end, at.end + MAX_DUTY))
    ? lead
    : undefined;
}

/** "odmawiam zmiany pkt 2 - termin 30 czerwca pozostaje bez zmian": the day stays the last one. */
const keptTerm = /(?<![a-z])termin(?:em)?(?: jest)?(?: do)?(?: dnia)? $/;
const stays = either(
  /pozostaj[ea] (?:bez zmian|w mocy|aktualn\w)/,
  /nie (?:ulega zmianie|zmienia sie|zostal zmieniony)/,
  /(?:nadal|dalej) (?:obowiazuje|jest aktualny)/,
  /obowiazuje (?:nadal|dalej)/,
);
const isKept = new RegExp(String.raw`^(?: ?r\.| ?roku)? ${stays}`);

function keptLead(flow: Flow, { at, role }: FlowDate, before: string): string | undefined {
  if (role === 'hearing' || role === 'statute') return undefined;
  const lead = keptTerm.exec(before.replaceAll(/\s/g, ' '))?.[0];
  return isKept.test(spacedOf(flow).slice(at.end, at.end + 60)) ? lead : undefined;
}

/** Words that say that something is received or collected within a time. */
const receiving: WordList = [
  'przyjmujemy', // Oświadczenia przyjmujemy od 20 kwietnia do 24 kwietnia.
  'przyjmuje sie',
  'przyjmowan*',
  'mozna skladac',
  'mozna zlozyc',
  'mozna zglaszac',
  'mozna odbierac',
  'mozna odebrac',
  'nalezy skladac',
  'nalezy zlozyc',
  'nalezy zglaszac',
  'nalezy odebrac',
  'prosimy skladac',
  'prosimy o zlozenie',
  'prosimy o zgloszenie',
  'prosimy potwierdzic', // Prosimy potwierdzić wolę przyjęcia dziecka od 9 do 17 kwietnia.
  'prosimy o potwierdzenie',
  'nalezy potwierdzic',
  'trzeba potwierdzic',
  'musi potwierdzic', // rodzic musi potwierdzić wolę zapisu: od 17 kwietnia do 24 kwietnia
  'musza potwierdzic',
  'potwierdzic wole',
  'potwierdza* wole',
  'potwierdzenie nalezy',
  'potwierdzenie woli',
  'potwierdzenia woli',
  'zapisy',
  'nabor',
  'rekrutacja',
];
/** The end of a window in which one hands in or comes. */
const receives = new RegExp(
  String.raw`${anyOf(receiving)}[^.;]{0,60}\bod (?:dnia )?\d[^.;]{0,30}$`,
);

/** "Prosimy złożyć wniosek w okresie od 4 do 29 maja": a window; "dochody uzyskane w okresie od …" are not. */
const asking = either(
  'prosimy',
  'prosze',
  'nalezy',
  'trzeba',
  /wzywam\w*/,
  'mozna',
  /moze pan\w*/,
  'moga panstwo',
  /musi pan\w*/,
);
/** "uzyskane w okresie", "za okres": the time of something else. */
const ofSomething = String.raw`(?<!n[aeoy](?:go|mu|ch|mi|j)? )(?<!za )`;
const askedWithin = new RegExp(
  String.raw`\b${asking}\b[^.;]{0,120}${ofSomething}\b(?:w (?:okresie|terminie|dniach|czasie)|pomiedzy) od (?:dnia )?\d[^.;]{0,30}$`,
);

/** "jeżeli do dnia 15 lipca 2026 r. nie złoży Pan oświadczenia, …": silence counts as an answer after this day. */
const silence =
  /^[^.;]{0,40}\bnie (?:[a-z]{2,8} ){0,2}(?:zloz|zglos|odmow|wypowie|wnies|zawiadom|odpowie|poinformuj|sprzeciw|otrzymamy)/;

/** "Wpłata przed tym dniem wstrzyma odcięcie": the last day is the one named in the sentences before. */
const thatDay =
  /(?<![a-z])(?:przed (?:tym dniem|ta data|tym terminem)|do (?:tego (?:dnia|czasu|terminu)|tej daty))(?![a-z])/g;
const NAMED_WITHIN = 700;

function termsOfThatDay(flow: Flow, documentDate: string | undefined): FoundTerm[] {
  const dates = findDates(flow);
  return [...spacedOf(flow).matchAll(thatDay)].flatMap((match) => {
    const named = dates.findLast(
      ({ at, role, iso }) =>
        at.end <= match.index &&
        at.end > match.index - NAMED_WITHIN &&
        role !== 'statute' &&
        iso > (documentDate ?? ''),
    );
    if (named === undefined) return [];
    const at = { start: match.index, end: match.index + match[0].length };
    return [describeDate(flow, { ...named, at }, 0)];
  });
}

function describeDate(flow: Flow, date: FlowDate, leadLength: number): FoundTerm {
  const at = { start: date.at.start - leadLength, end: date.at.end };
  const span = flow.toSource(at.start, at.end);
  return {
    kind: 'date',
    date: date.iso,
    amount: null,
    unit: null,
    from: null,
    quote: flow.source.slice(span.start, span.end),
    span,
    sentence: sentenceAround(flow, at),
    time: date.time,
  };
}
