import { cardinalValues } from '#shared/letters/figures/number-words.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What a span of time runs from. */
export type TermEvent =
  | 'delivery'
  | 'document' // the day the letter bears, was written or sent
  | 'act' // an act of the sender the reader learns of (a bailiff's act)
  | 'announcement' // of a judgment or a decision
  | 'finality' // of a judgment or a decision
  | 'knowledge' // the day the reader learns of something
  | 'obstacle_end' // restoring a missed term
  | 'other'
  | 'unspecified';

/** All patterns read folded flow text, where white space runs are at most two characters long. */
const s = String.raw`\s{1,2}`;
const smallNumbers = [...cardinalValues]
  .filter(([, value]) => value > 0 && value <= 90)
  .map(([word]) => word)
  .sort((left, right) => right.length - left.length)
  .join('|');
const words = `(?:${smallNumbers})(?:${s}(?:${smallNumbers}))?`;
const inBrackets = String.raw`(?:\s?\(\s?(?:slownie:?\s)?[a-z\d\s]{1,30}\))?`;
const number = String.raw`(?<number>(?:\d{1,3}|${words})${inBrackets})`;
const filler = String.raw`(?:(?:kolejnych|nastepnych|pelnych|najblizszych)${s})?`;
const days = String.raw`(?:dni(?:a|ach|u)?|dzien)(?:${s}(?:robocz|kalendarzow)[a-z]{1,4})?`;
const unit = String.raw`(?<unit>${days}|tygodni(?:a|e|ach|u)?|tydzien|miesi(?:ecy|aca|ace|acu|ac|acy))(?![a-z])`;
const oneUnit = String.raw`(?:tygodnia|miesiaca)(?![a-z])`;
const adjectives = `(?:[a-z]{4,22}ym,?${s}){0,2}`;
const early = String.raw`(?:(?:najpozniej|nie${s}pozniej${s}niz|ale|jednak)${s}){0,2}`;
const limit = `(?:(?:do|maksymalnie|najwyzej|maks\\.|nie${s}dluzszym${s}niz|co${s}najmniej)${s})?`;

/** "w nieprzekraczalnym terminie 14 (czternastu) dni", "w ciągu dwóch tygodni", "w terminie miesiąca". */
export const leadTerm = new RegExp(
  String.raw`(?<![a-z])${early}(?:(?:we?|z${s}zachowaniem)${s}${adjectives}(?:termin(?:ie|u)?|ciagu|okresie|przeciagu)|przed${s}uplywem(?:${s}${adjectives}terminu)?)${s}${adjectives}${limit}(?:${number}${s}${filler}${unit}|(?<one>${oneUnit}))`,
  'g',
);

/** "okresu wypowiedzenia wynoszącego 30 dni", "termin do wniesienia odwołania wynosi 14 dni". */
export const gapTerm = new RegExp(
  String.raw`(?<![a-z])(?:termin|okres)[a-z]{0,3}(?:${s}[a-z]{1,20}){0,6}?(?:${s}wynos(?:i|zac[a-z]{1,3})|:)${s}${number}${s}${filler}${unit}`,
  'g',
);

/** "odetniemy dostawę po upływie 20 dni od dnia doręczenia": how long the sender waits with the next step. */
export const waitingTerm = new RegExp(
  String.raw`(?<![a-z])po${s}uplywie${s}(?:${number}${s}${filler}${unit}|(?<one>${oneUnit}))`,
  'g',
);

const adjectiveStem = String.raw`((?:\d{1,3}\s?-?\s?|[a-z]{2,18}?)?(?:dniow|tygodniow|miesieczn))`;

/** "w terminie tygodniowym", "w 14-dniowym terminie", "z zachowaniem dwutygodniowego terminu", "siedmiodniowy termin". */
export const adjectiveTerm = new RegExp(
  String.raw`(?<![a-z])${early}(?:w${s}${adjectives}terminie${s}(?:[a-z]{4,22}ym${s})?${adjectiveStem}ym|w${s}(?:[a-z]{4,22}ym,?${s})?${adjectiveStem}ym${s}terminie|z${s}zachowaniem${s}${adjectiveStem}ego${s}terminu|${adjectiveStem}y${s}termin|termin${s}${adjectiveStem}y)(?![a-z])`,
  'g',
);

/** "14 dni od dnia doręczenia" without "w terminie"; "Ma Pan na to 14 dni". */
export const bareTerm = new RegExp(
  String.raw`(?<![a-z\d.,/-])(?<!uplywie${s}|uplywu${s}|uplywem${s}|przez${s}|niz${s}|okolo${s})(?:do${s})?${number}${s}${filler}${unit}(?=,?${s}(?:liczac${s})?od${s}(?:dnia|daty|momentu|chwili|dorecz|otrzym|odbi|odebr|ogloszen|jego|jej|ich|kiedy))`,
  'g',
);
export const haveTerm = new RegExp(
  String.raw`(?<![a-z])(?:ma|masz|macie|maja)${s}(?:(?:pan[a-z]{0,5}|na${s}to|na${s}odpowiedz|tylko|jeszcze)${s}){0,3}${number}${s}${filler}${unit}`,
  'g',
);

const letterNoun = String.raw`(?:pism|decyzj|wezwani|nakaz|wyrok|postanowieni|zawiadomieni|upomnieni|powiadomieni|wystapieni|zajeci|uchwal|orzeczeni|list|informacj|odpis|zarzadzeni|mandat|faktur|rachunk|protokol|wypowiedzeni|dokument|not[ya]|monit)[a-z]{0,4}`;
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
  ['announcement', /ogloszeni[a-z]/],
  ['delivery', /powiadomieni[a-z]{1,2}/],
  ['knowledge', /(?:powzieci|dowiedz)[a-z]{1,6}/],
  ['act', new RegExp(timedAct)],
  [
    'document',
    /(?:wystawieni|sporzadzeni|nadani|wyslani)[a-z]{1,2}|daty\s{1,2}(?:(?:niniejsz|t|nasz)ego\s{1,2})?(?:pisma|listu|wezwania)/,
  ],
  // "od dnia wypowiedzenia": the letter is that act itself
  ['act', /wypowiedzeni[a-z](?!\s{1,2}sie)/],
];
const fromMark = new RegExp(
  String.raw`,?${s}(?:(?:liczon[a-z]{1,3}|liczac|biegnac[a-z]{1,3})${s})?(?:od|po)${s}`,
  'y',
);
const tailPattern = new RegExp(tail, 'y');

/** "w terminie do 15 dni przed dniem posiedzenia": counted back from a day to come. */
const backwards = /^(?:\s{1,2}robocz[a-z]{1,3})?,?\s{1,2}przed\s(?!uplywem)/;

/** The event a span of time runs from, read from what follows it; `end` is where that phrase ends. */
export function eventAfter(
  folded: string,
  index: number,
): { event: TermEvent; end: number } | undefined {
  if (backwards.test(folded.slice(index, index + 60))) return { event: 'other', end: index };
  fromMark.lastIndex = index;
  const mark = fromMark.exec(folded);
  if (mark === null) return undefined;
  const start = index + mark[0].length;
  const clause = /^[^.;:()]*/.exec(folded.slice(start, start + 110))?.[0].split('\n\n')[0] ?? '';
  let best: { event: TermEvent; at: number; length: number } | undefined;
  for (const [event, pattern] of eventWords) {
    const match = pattern.exec(clause);
    if (match !== null && (best === undefined || match.index < best.at)) {
      best = { event, at: match.index, length: match[0].length };
    }
  }
  if (best === undefined || best.at > 70) {
    const words = /^\S+(?:\s{1,2}\S+){0,4}/.exec(clause)?.[0].replace(/[\s,]+$/, '') ?? '';
    return { event: 'other', end: start + words.length };
  }
  // "od dnia, w którym decyzja stanie się ostateczna" may hold two event words: finality decides.
  const event = /ostateczn|prawomocn/.test(clause.slice(0, 70)) ? 'finality' : best.event;
  const end = start + best.at + best.length;
  tailPattern.lastIndex = end;
  return { event, end: end + (tailPattern.exec(folded)?.[0].length ?? 0) };
}

/** What makes a date a last day, right before it. */
export const deadlineBefore = new RegExp(
  String.raw`(?:${early}(?:w${s}${adjectives}terminie,?${s})?(?:do|przed)${s}(?:konca${s})?(?:dni(?:a|em)${s}|dn\.\s?)?|(?:najpozniej|nie${s}pozniej${s}niz)${s}(?:w${s}dniu${s}|dnia${s})?|(?<![a-z])termin[a-z]{0,3}(?:${s}[a-z]{3,20}){0,4}?(?::${s}|${s}(?:uplywa|mija|przypada|konczy${s}sie)${s}(?:w${s}dniu${s}|z${s}dniem${s}|dnia${s})?)|platn[a-z]{1,3}${s}(?:w${s}dniu${s}|dnia${s}))$`,
);

/** Beginnings of words for what somebody is to do by a day. */
const dutyWord = either(
  'wplac',
  'wplat',
  'zaplac',
  /zaplat[ayeę]/, // Prosimy o zapłatę do dnia …
  'uregul',
  'uisc',
  'splac',
  'splat',
  'przekaz',
  'przesl',
  'zloz',
  'dostarcz',
  'prosi',
  'wzyw',
  'termin',
  /nalez[yn]/,
  'stawi',
  /wyda[cn]/, // wydać lokal
  'oproz',
  'odes',
  'dokona',
  'platn',
  /rat[ay]/,
  'zwroc',
  'zwrot',
  'zglos',
  'odpowiedz',
  'udziel',
  'przedl',
  'uzupeln',
  'usun',
  'wykon',
);

const duty = new RegExp(`^.*${dutyWord}`, 's');
const period = /^.*(?:odsetk|nalicz|okres|stan[a-z]*\sna|wedlug|wystawion|zaplacie)/s;
const fromDate = /(?:^|\s)od\s(?:dnia\s)?\d{1,2}[^;]{0,45}\s$/;

/** Interest already counted ("odsetkami w kwocie 20,00 zł"): a sum, no period that is still open. */
const countedInterest =
  /odsetk[a-z]{1,4}(?:\s{1,2}[a-z]{1,20}){0,7}\s{1,2}\d[\d .]{0,14}(?:,\d{2})?\s{0,2}(?:zl|pln)[a-z]{0,6}/g;

/**
 * Whether "do dnia …" closes a period or a sum ("odsetki do dnia", "od 1 lutego do") rather than sets a
 * duty. `before` is the sentence up to these words, `isOver` whether the day lies before the letter's.
 */
export function closesPeriod(before: string, isOver: boolean): boolean {
  if (fromDate.test(before.replace(/\s?\([^()]{0,80}\)/g, ''))) return true;
  // "wzywam do zwrotu …, wraz z odsetkami, do dnia …": the comma ends the interest.
  if (/,\s{1,2}$/.test(before) && /wzyw|prosz|prosim/.test(before)) return false;
  const rest = before.replace(countedInterest, '');
  const lastPeriod = period.exec(rest)?.[0].length ?? -1;
  const lastDuty = duty.exec(rest)?.[0].length ?? -1;
  if (lastPeriod >= 0 || rest === before) return lastPeriod > lastDuty;
  return isOver || lastDuty < 0;
}
