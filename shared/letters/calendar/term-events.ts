import { either } from '#shared/letters/text/word-list.ts';

import { s } from './length-words.ts';

/** What a span of time runs from. */
export type TermEvent =
  | 'delivery'
  | 'document' // the date of the letter, or the day it was written or sent
  | 'act' // an act of the sender that the reader learns of (a bailiff's act)
  | 'announcement' // of a judgment or a decision
  | 'finality' // of a judgment or a decision
  | 'knowledge' // the day the reader learns of something
  | 'obstacle_end' // restoring a missed term
  | 'other'
  | 'unspecified';

/** Names of letters by their beginnings: "od doręczenia …". */
const letterNouns = either(
  'pism', // pisma
  'decyzj', // decyzji
  'wezwani', // wezwania
  'nakaz', // nakazu
  'wyrok', // wyroku
  'postanowieni', // postanowienia
  'zawiadomieni', // zawiadomienia
  'upomnieni', // upomnienia
  'powiadomieni', // powiadomienia
  'wystapieni', // wystąpienia
  'zajeci', // zajęcia
  'uchwal', // uchwały
  'orzeczeni', // orzeczenia
  'list', // listu
  'informacj', // informacji
  'odpis', // odpisu
  'zarzadzeni', // zarządzenia
  'mandat', // mandatu
  'faktur', // faktury
  'rachunk', // rachunku
  'protokol', // protokołu
  'wypowiedzeni', // wypowiedzenia
  'dokument', // dokumentu
  /not[ya]/, // noty
  'monit', // monitu
  'wiadomosc', // wiadomości
  'przesylk', // przesyłki
  'mail', // maila
);
const letterNoun = `${letterNouns}[a-z]{0,4}`;
const thisOne = `(?:niniejsz|t|przedmiotow|powyzsz|zaskarzon)[a-z]{1,3}`;
const tail = `(?:${s}(?:(?:${thisOne})${s})?(?:odpisu${s})?${letterNoun}(?:${s}zaplaty)?)?`;

/** Acts from which a term runs. */
const timedAct = either(
  /przyjeci[a-z]\s{1,2}mandatu/, // od dnia przyjęcia mandatu
  /dokonani[a-z]{1,2}\s{1,2}(?:zaskarzonej\s{1,2})?czynnosci/,
  /zawiadomieni[a-z]{1,2}\s{1,2}(?:(?:go|jej|pan[a-z]{1,2}|pracownika|strony)\s{1,2})?o/, // od dnia zawiadomienia go o
);

const eventWords: readonly (readonly [TermEvent, RegExp])[] = [
  ['obstacle_end', /usta(?:nia|pieni)[a-z]{0,3}/],
  ['finality', /(?:u?prawomocn|ostateczn)[a-z]{0,9}/],
  ['delivery', /(?:dorecz|otrzym|odbi|odebr|dostarcz|wplyn)[a-z]{1,8}/],
  // "od odczytania tej wiadomości", "od dnia, w którym dostał Pan ten list"
  ['delivery', /(?:odczyt|przeczyt|zapozna|wrecz|dosta(?!w|rcz|te))[a-z]{1,6}/],
  ['announcement', /ogloszeni[a-z]/],
  ['delivery', /powiadomieni[a-z]{1,2}/],
  // "od dnia zawiadomienia": the letter is the notice; "zawiadomienia o odmowie" is another one
  ['delivery', /zawiadomieni[a-z]{1,2}(?!\s{1,2}(?:[a-z]{1,12}\s{1,2})?o(?![a-z]))/],
  ['knowledge', /(?:powzieci|dowiedz)[a-z]{1,6}/],
  ['act', new RegExp(timedAct)],
  [
    'document',
    /(?:wystawieni|sporzadzeni|nadani|wyslani)[a-z]{1,2}|daty\s{1,2}(?:(?:niniejsz|t|nasz)e(?:go|j)\s{1,2})?(?:pisma|listu|wezwania|wiadomosci|e-?maila)/,
  ],
  // "w ciągu 3 miesięcy od dnia wydania decyzji"
  [
    'document',
    /wydani[ae]\s{1,2}(?:(?:niniejsz|t)e(?:go|j)\s{1,2})?(?:decyzj|postanowieni|zarzadzeni)[a-z]{1,3}/,
  ],
  // "w ciągu 14 dni od tej odpowiedzi", "od niniejszego pisma"
  ['delivery', new RegExp(`^${thisOne}${s}(?:${letterNoun}|odpowiedzi)(?![a-z])`)],
  ['document', /^(?:dnia\s{1,2})?dzis[a-z]{0,8}/],
  // "od dnia wypowiedzenia": the letter itself is that act
  ['act', /wypowiedzeni[a-z](?!\s{1,2}sie)/],
];
const fromMark = new RegExp(
  String.raw`,?${s}(?:(?:liczon[a-z]{1,3}|liczac|biegnac[a-z]{1,3})${s})?(?:od|po)${s}`,
  'y',
);
const ownLetter = new RegExp(
  String.raw`\b(?:${thisOne}|pisma|listu|wezwania|zawiadomienia|wiadomosci)\b`,
);
const MOST_WORDS = 70;
const tailPattern = new RegExp(tail, 'y');

/** "w terminie do 15 dni przed dniem posiedzenia": counted back from a future day. */
const backwards = /^(?:\s{1,2}robocz[a-z]{1,3})?,?\s{1,2}przed\s(?!uplywem)/;

/** "14 dni od dnia odstąpienia, czyli nie później niż 8 lipca": the last day itself follows the event. */
const ends = /\n\n|,?\s{1,2}(?:czyli|tj|to\sjest|a\swiec|najpozniej|nie\spozniej|jednak)(?![a-z])/;

/** The event that starts a span of time, read from the text behind it; `end` is where that phrase ends. */
export function eventAfter(
  folded: string,
  index: number,
): { event: TermEvent; end: number } | undefined {
  if (backwards.test(folded.slice(index, index + 60))) return { event: 'other', end: index };
  fromMark.lastIndex = index;
  const mark = fromMark.exec(folded);
  if (mark === null) return undefined;
  const start = index + mark[0].length;
  const words = /^[^.;:()]*/.exec(folded.slice(start, start + 110))?.[0] ?? '';
  const clause = words.split(ends)[0] ?? '';
  let best: { event: TermEvent; at: number; length: number } | undefined;
  for (const [event, pattern] of eventWords) {
    const match = pattern.exec(clause);
    if (match !== null && (best === undefined || match.index < best.at)) {
      best = { event, at: match.index, length: match[0].length };
    }
  }
  if (best === undefined || best.at > 70) {
    const named = /^\S+(?:\s{1,2}\S+){0,4}/.exec(clause)?.[0].replace(/[\s,]+$/, '') ?? '';
    return { event: 'other', end: start + named.length };
  }
  const end = start + best.at + best.length;
  tailPattern.lastIndex = end;
  const named = tailPattern.exec(folded)?.[0] ?? '';
  // "od dnia, w którym decyzja stanie się ostateczna" may contain two event words: finality wins, but not
  // behind the letter itself ("od otrzymania niniejszego pisma prawomocnego postanowienia").
  const phrase = clause.slice(0, ownLetter.test(named) ? best.at : MOST_WORDS);
  const event = /ostateczn|prawomocn/.test(phrase) ? 'finality' : best.event;
  return { event, end: end + named.length };
}

const changes = either(
  /zmian[a-z]{1,3}/, // o zmianie pracodawcy należy zawiadomić w terminie tygodnia
  'podjeciu', // o podjęciu pracy
  'utracie',
  'zaprzestaniu',
  'zbyciu',
  'nabyciu',
);
const tells = either(/(?:za|po)wiad(?:om|ami)/, 'poinform', 'zglos', 'zglasz');
const oncePerChange = new RegExp(
  String.raw`(?<![a-z])o${s}(?:[a-z]{1,12}${s})?${changes}(?![a-z])[^.;]{0,90}${tells}[a-z]{1,6}[^.;]{0,40}$`,
);

/** Whether a span of time runs from the change that the words before it have the reader tell of. */
export function runsFromChange(folded: string, start: number): boolean {
  return oncePerChange.test(folded.slice(Math.max(0, start - MOST_BEFORE), start));
}

const MOST_BEFORE = 180;
