import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { hasOutcome } from './outcome.ts';
import { announcedActs, isToCome } from './words/to-come.ts';

/**
 * The object of a remedy, as far as its clause says: `besides` is an act that may come with the letter
 * without being it, `other` an act of another body.
 */
export type RemedyObject = 'own' | 'costs' | 'besides' | 'other' | 'future' | 'unsaid';

/** Beginnings of the names of acts that a remedy may attack. */
const acts = either(
  'decyzj',
  'postanowieni',
  'zarzadzeni',
  'orzeczeni',
  'nakaz',
  'wyrok',
  'uchwal',
  'czynnosc', // skarga na czynność komornika
  'zajeci',
  'wypowiedzeni',
  'rozwiazani',
  'stanowisk',
  'obwieszczeni',
  'opis', // skarga na opis i oszacowanie
  'zawiadomieni',
  'wezwani',
  'mandat',
  'upomnieni',
  'protokol',
  'odmow',
  'zatrzymani',
  'przybici',
  /kar[ay]\b/,
  'zabezpieczeni',
  'rozstrzygnieci',
  'odpowiedzi',
  'umow',
);

const actStems = new RegExp(String.raw`\b(${acts})`, 'g');
const costs = wordPattern([
  'koszt*', // zażalenie na rozstrzygnięcie o kosztach procesu
  'wydatk*',
  'z punktu', // na rozstrzygnięcie z punktu 2
  'w punkcie',
  'z pkt',
  'w pkt',
]);
/** "kwestionuje wyłącznie rozstrzygnięcie o kosztach": the condition names the object. */
const aboutCosts =
  /(?:rozstrzygni|postanowieni|zarzadzeni|kwestionuj|nie zgadza)[^.;]{0,60}\bkoszt/;
/** "Odwołanie przysługuje tylko od decyzji odmownej": a general instruction about other acts than this letter. */
const onlyOthers =
  /\b(?:tylko|wylacznie|jedynie) (?:od|na|wobec|przeciwko) (?!(?:niniejsz|tej|tego|powyzsz|podstawie|pismie|wniosek))/;
const thisOne = /\b(?:niniejsz|powyzsz|przedmiotow|nasz|t(?:ej|ego|o|e) )/;
/** The author of the act: "od orzeczenia Wojewódzkiego Zespołu", "na decyzję Prezesa Zakładu". */
const issuer =
  /\b(prezes|minist|wojewod|dyrektor|kolegi|komisj|zespol|izb|inspektor|naczelnik|sad(?!ow)|marszal|starost)\w*/;
/** "Jeśli nie zgadza się Pan z tym stanowiskiem, może Pan …": the condition refers to this letter. */
const disagrees =
  /(?:nie zgadza|kwestionuj|nie akceptuj|nie podziela)[^.;]{0,40}\b(?:tym|ta|te|tej|tego|niniejsz\w+|nasz\w+) /;
const PHRASE = 90;

/** The object of the remedy at a place in the clause. */
export function remedyObject(
  view: LetterView,
  type: DocumentType,
  text: string,
  at: number,
): RemedyObject {
  const phrase = objectPhrase(text, at);
  if (isToCome(text) || isInvitation(view, type)) return 'future';
  if (onlyOthers.test(text)) return 'other';
  if (imposes.test(text) && callsByOrder(view)) return 'future';
  if (phrase === undefined ? aboutCosts.test(text.slice(0, at)) : costs.test(phrase))
    return 'costs';
  if (phrase === undefined) return disagrees.test(text.slice(0, at)) ? 'own' : 'unsaid';
  const acts = actsNamedIn(phrase);
  if (acts.length === 0) return 'unsaid';
  if (thisOne.test(phrase)) return 'own';
  if (isAnothers(view, phrase)) return 'other';
  if (areAnnounced(view, acts)) return 'future';
  const own = ownActs(view, type);
  return acts.some((named) => own.has(named)) ? 'own' : 'besides';
}

/** "na postanowienie o nałożeniu grzywny", in an order that only calls under that fine. */
const imposes =
  /\b(?:na|od) (?:postanowieni|orzeczeni)\w* (?:referendarza )?o (?:nalozeni|wymierzeni|ukarani)/;

/** "Zaproszenie na zebranie": its resolutions are still to be adopted. */
const invites = /\b(?:zaprosz\w*|zawiadomieni\w*|zwolani\w*)\b[^.;]{0,40}\b(?:zebrani|zgromadzeni)/;
const isInvitation = ({ foldedTitle }: LetterView, { duties }: DocumentType): boolean =>
  duties.includes('attend_meeting') || invites.test(foldedTitle);

/** "Decyzja zostanie wydana do 15 czerwca; od decyzji służy odwołanie", in a letter that decides nothing itself. */
function areAnnounced(view: LetterView, acts: readonly string[]): boolean {
  const later = announcedActs(view);
  const titled = actsNamedIn(view.foldedTitle);
  return acts.every((act) => later.has(act) && !titled.includes(act)) && !hasOutcome(view);
}

/** The acts that a text names, by stem. */
export function actsNamedIn(text: string): string[] {
  return [...text.matchAll(actStems)].map((match) => match[1] ?? '');
}

/** Where the object ends: "sprzeciw od nakazu zapłaty | wnosi się do sądu". */
const phraseEnd =
  /\b(?:wnosi|sklada|przyslug|sluz[ya]|moze|mozna|nalezy|do|w terminie|w ciagu|za)\b/;

/** "na/od …" beside the remedy: directly after it, or before the verb that grants it. */
function objectPhrase(text: string, at: number): string | undefined {
  const after = /^\S+ (?:(?:na|od|przeciwko|wobec) )([^.,;]+)/.exec(text.slice(at, at + PHRASE));
  if (after?.[1] !== undefined) return after[1].split(phraseEnd)[0];
  const before =
    /\b(?:na|od|przeciwko)(?: to)? ((?:[^.,;]|, ktor){1,140}?)\b(?:przyslugu|sluz[ya]|mozna|moze|wnosi|nie )/.exec(
      text,
    );
  if (before?.[1] !== undefined && before.index < at) return before[1];
  const behind = /^[^.;]{0,60}?\b(?:na|od) ([^.,;]+)/.exec(text.slice(at, at + PHRASE + 60));
  const found = behind?.[1];
  // "w terminie 7 dni od dnia doręczenia": the start of a term is not an object.
  return found === undefined ||
    /^(?:dnia|daty|dorecz|otrzym|ogloszeni|chwili|momentu|piśmie|pismie|jej|jego)/.test(found)
    ? undefined
    : found;
}

/** The letterhead may stand below a heading at the top ("POSTANOWIENIE", "Sąd Rejonowy w …"). */
const HEAD = 10;

function isAnothers(view: LetterView, phrase: string): boolean {
  const named = issuer.exec(phrase);
  if (named === null) return false;
  const stem = named[1] ?? '';
  const head = foldText(
    view.lines
      .slice(0, view.titleLine < HEAD ? HEAD : view.titleLine)
      .map(({ text }) => text)
      .join(' '),
  );
  // An office with a single instance names itself in its instruction.
  return !new RegExp(String.raw`\b${stem}`).test(head);
}

const enforcement = ['czynnosc', 'zajeci', 'obwieszczeni', 'opis', 'zawiadomieni', 'protokol'];

/** "postanawia: wezwać Pana … pod rygorem grzywny": an order that only calls, and calls itself a call. */
export const callsByOrder = ({ spaced }: LetterView): boolean => orderedCall.test(spaced);
const orderedCall = new RegExp(
  String.raw`\b(?:postanawia|zarzadza)(?:m|my)?\b[ :,]*(?:[1i][.)]\s+)?` +
    String.raw`(?:wszczac postepowanie[^.;]{0,60}[;,i.]\s+(?:(?:2|ii)[.)]\s+)?)?` +
    String.raw`(?:wezwac|zobowiazac) [^;]{0,600}\bpod rygorem\b`,
);

/** "Doręcza się odpis pozwu wraz z nakazem zapłaty": a cover letter brings the act that it serves. */
const serves =
  /\bdorecz(?:am|amy|a|ajac|eniu|enie|ony|onego)\b[^.;]{0,120}?\b(nakaz|wyrok)\w*[^.;]{0,30}/g;

const servedActs = ({ spaced }: LetterView): string[] =>
  [...spaced.matchAll(serves)].flatMap(([, act = '']) => (act === '' ? [] : [act]));

/** The acts that this letter can be, by its heading and its kind: a remedy against one of them is its own. */
export function ownActs(
  view: LetterView,
  { label, issuer: from, reply }: DocumentType,
): ReadonlySet<string> {
  const words = `${view.foldedTitle} ${foldText(label)}`;
  const acts = new Set(actsNamedIn(words));
  if (from === 'bailiff' || reply === 'admin_enforcement') {
    for (const act of enforcement) acts.add(act);
  }
  if (view.foldedTitle.startsWith('odpowiedz')) acts.add('odpowiedzi');
  if (from === 'insurer' || from === 'bank') acts.add('stanowisk').add('decyzj');
  if (acts.has('wypowiedzeni') || acts.has('rozwiazani')) {
    acts.add('wypowiedzeni').add('rozwiazani').add('umow');
  }
  if (callsByOrder(view)) acts.add('wezwani');
  for (const act of servedActs(view)) acts.add(act);
  if (acts.has('nakaz') || acts.has('wyrok')) acts.add('orzeczeni');
  return acts;
}
