import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { paying } from '#shared/letters/reading/money/evidence/pay-words.ts';
import { orderAfterWords, owedWords } from '#shared/letters/reading/money/words/owed-words.ts';
import {
  grantBeforeWords,
  grantWords,
  orderWords,
} from '#shared/letters/reading/money/words/way-words.ts';
import { matchesIn } from '#shared/letters/text/matches.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either, everyWord, wordPattern } from '#shared/letters/text/word-list.ts';

/** The direction of a sum, seen from the letter's reader. */
export type MoneyWay = 'pay' | 'receive';

/** The direction of a sum, and whether a verb orders it or a noun only mentions a debt. */
export type ToldWay = { way: MoneyWay | null; ordered: boolean };

const orders = everyWord(orderWords);
const owed = everyWord(owedWords);
const grants = everyWord(grantWords, grantBeforeWords);
const grantsAfter = wordPattern(grantWords);
const ordersAfter = wordPattern(orderAfterWords);
const grantsAnywhere = wordPattern(grantWords, grantBeforeWords);

/** Whether any words of a letter give its reader money: without them "wypłaty 8 300 zł nie wyjaśniono" is no grant. */
export const gives: (view: LetterView) => boolean = oncePer(({ spaced }: LetterView) =>
  grantsAnywhere.test(spaced),
);

const toPay = String.raw`(?=[^.;]{0,90}\b(?:${paying}|zapewni\w*)\b)`;
/** "… w kwocie 3 200 zł … i zobowiązuje do zwrotu tej kwoty"; not "należy dołączyć dowody wydatkowania tej kwoty". */
const takenUp = new RegExp(
  String.raw`\b(?:zobowiazuj\w+|wzywa\w*|nakazuj\w+|nalezy|prosimy|prosze)\b${toPay}[^;]{0,50}\b(?:tej|te|powyzsz\w+|wskazan\w+|wymienion\w+) (?:kwot|sum|naleznos)`,
);
/** "Kwotę tę należy wpłacić"; not "wypłatę tej kwoty prosimy wyjaśnić". */
const takenUpFirst = new RegExp(
  String.raw`\b(?:kwot|sum|naleznosc)\w* (?:te|powyzsza|wskazana)\b${toPay}[^.;]{0,40}\b(?:nalezy|prosimy|prosze|trzeba)`,
);
/** "Po korekcie zostaje 412,75 zł. Bardzo proszę o przelew do 20 maja": the next sentence asks for the remaining sum. */
const left =
  /(?:zostaje|zostalo|zostanie|pozosta[jl]\w*|pozostanie)(?: (?:\w+ ){0,2}(?:do (?:zaplaty|splaty|doplaty|uregulowania)))?:?\s*$/;
const thenAsked = new RegExp(
  String.raw`^[^.;]{0,20}\. {1,3}(?:\w+ ){0,2}(?:prosze|prosimy)${either(
    / (?:o )?(?:jej |jego )?(?:przel|wplat|wplac|zaplat|zaplac|uregul|uiszcz|uisc|splat|splac)/,
    /,? (?:zeby|aby|by) (?:\w+ ){0,4}(?:odda|zwroci|zaplaci|przela|przele|wplaci)/, // żeby Pan mi to oddał do 15 listopada
  )}`,
);

/** "Do zapłaty z faktury lipcowej zostaje 117,90 zł. Nowy termin płatności: 7 września". */
const leftToPay =
  /\bdo (?:zaplaty|doplaty|uregulowania) (?:[^.;\d]{0,40} )?(?:zostaje|zostalo|pozosta[jl]\w*|jest)(?: (?:wiec|zatem|teraz|jeszcze|kwota))*:?\s*$/;
const thenDue =
  /^[^.;]{0,20}[.;,] ?(?:\(?nowy |now\w+ )?(?:termin (?:platnosci|zaplaty|wplaty)|platn\w+ do|data platnosci|do zaplaty do)\b/;

/** "22 obiady (187,00 zł) i tej opłaty dotąd nie mamy": a missing payment is owed. */
const hasNotCome =
  /^[\s,()]*(?:i |a |ale |lecz )?(?:\w+ ){0,4}nie (?:mamy|otrzymal\w*|wplynel\w*|wplynal|dostal\w*|odnotowal\w*|zaksiegowal\w*)\b/;

/** "Kwota 916,24 zł jest świadczeniem nienależnie pobranym i trzeba ją zwrócić". */
const thenOwed =
  /^[^.;]{0,90}\b(?:trzeba|nalezy|prosimy|prosze|musi pan\w*|ma pan\w*|powin\w+ pan\w*) (?:ja |je |go |to )(?:zwroc|odda|wplac|zaplac|uregul|splac|uisc)/;

/** "Saldo 652,72 zł jest DOPŁATĄ. Prosimy o wpłatę do 30 września": what the sum is, and what to do about it. */
const isShortfall = new RegExp(
  [
    /^\s*(?:zl |pln )?(?:to |jest |stanowi )(?:\w+ )?(?:nie)?doplat\w{1,2}\b[^.;]{0,40}[.;,] {0,2}/
      .source,
    String.raw`(?:\w+ ){0,2}(?:prosze|prosimy|nalezy|trzeba) (?:\w+ ){0,2}(?:${paying})`,
  ].join(''),
);

/** Whether the words after a sum, up to the next one, refer to it and order it; `before`: the words in front of it. */
export const isTakenUp = (before: string, farAfter: string): boolean =>
  takenUp.test(farAfter) ||
  takenUpFirst.test(farAfter) ||
  thenOwed.test(farAfter) ||
  isShortfall.test(farAfter) ||
  (left.test(before) && thenAsked.test(farAfter)) ||
  (leftToPay.test(before) && thenDue.test(farAfter));

/** "Razem uznane: 838,40 zł" names what is given, too. */
const toReturn =
  /\b(?:do zwrotu|pozosta\w+|zosta[jl]\w+|(?:razem|lacznie|w sumie) (?:uzna|przyzna|zwraca)\w+)\b/;
const thenSent =
  /^[^.;,]{0,12}[.;,] ?(?:\(?ktor\w+ |kwot\w+ te |kwot\w+ |te kwote )?(?:ja |je |to )?(?:prze[lk]|zwr|wypl|oddam)\w{1,9}(?:my|emy|imy|amy|ze|ce|dam)\b/;

/** "Do zwrotu pozostaje 2 460,00 zł; przelejemy ją na rachunek": the words behind tell who sends it. */
export const isSentBack = (before: string, farAfter: string): boolean =>
  toReturn.test(before) && thenSent.test(farAfter);

/** "W sumie proszę o 480 zł do 15 września". */
const theSum =
  /(?: (?:mi|nam|cal\w+|pozosta\w+|brakuj\w+|reszt\w+|kwot\w+|sum\w+|dlug\w*|pozyczk\w+|pozyczon\w+|pieniedzy|tych|te))*(?:,? (?:czyli|tj\.?|to jest))?[\s:]*$/;
/** "proszę o zwrot pozostałych 6 500 zł", "oddaj mi resztę, czyli 900 zł"; not in the reader's own words that a letter quotes. */
const asksBack = new RegExp(
  String.raw`(?<![„"«] ?)\b${either(
    /(?:prosze|prosimy|prosilbym|prosilabym) (?:cie |pan\w* )?o (?:zwrot|oddani|zwroceni)\w*/,
    /(?:zadam|zadamy|domagam sie|domagamy sie|oczekuje|oczekujemy) (?:od \w+ )?(?:zwrot|oddani|zwroceni)\w*/,
    /(?:oddaj|zwroc|oddasz|zwrocisz)/,
  )}${theSum.source}`,
);
/** "Pierwsza wpłata w nowej wysokości: do dnia 15 grudnia 2026 r. w kwocie 324,00 zł"; a "rata" may be the reader's. */
const paidUntil =
  /\b(?:wplata|platnosc)\b[^.;]{0,40}\bdo (?:dnia )?\d{1,2}[^;]{0,30} w (?:kwocie|wysokosci) $/;
const asksFor = /\b(?:prosze|prosimy) o (?:(?:laczna )?kwote )?$/;
const NEAR_GRANT = 25;
/** "524,40 zł zwrócimy": whether a verb directly after a sum gives it to the reader. */
export const isGivenBehind = (after: string): boolean =>
  (grantsAfter.exec(after.split(/[.;,]/)[0] ?? '')?.index ?? NEAR_GRANT) < NEAR_GRANT;

/** The direction of a sum by the nearest verb before it in its sentence, otherwise by one directly after it. */
export function wayOf(lead: string, after: string): ToldWay {
  const behind = after.slice(0, 60).split(/[.;]/)[0] ?? '';
  if (ifItComesIn.test(lead)) return { way: null, ordered: false };
  const granted = grantsAfter.exec(behind);
  if (granted !== null && onCondition.test(after)) return { way: null, ordered: false };
  if (granted !== null && !denied.test(behind.slice(0, granted.index)))
    return { way: 'receive', ordered: false };
  if (comesBehind.test(behind)) return { way: 'receive', ordered: false };
  if (ordersAfter.test(behind)) return { way: 'pay', ordered: true };
  if (asksFor.test(lead) || asksBack.test(lead)) return { way: 'pay', ordered: true };
  const order = callsElse.test(lead) ? -1 : lastEnd(lead, orders, denied);
  const debt = lastEnd(lead, owed);
  const grant = lastEnd(lead, grants);
  if (grant < 0 && paidUntil.test(lead)) return { way: 'pay', ordered: true };
  if (hasNotCome.test(behind)) return { way: 'pay', ordered: order >= 0 };
  if (order < 0 && debt < 0 && grant < 0) return { way: null, ordered: false };
  if (surplusBack.test(lead) && order < 0) return { way: 'receive', ordered: false };
  // "zobowiązuję się zwrócić" begins like an order but is the sender's own promise.
  if (grant >= Math.max(order, debt)) return { way: 'receive', ordered: false };
  return { way: 'pay', ordered: order >= 0 };
}

/** "O czesnym w kwocie 640,00 zł otrzyma Pan osobną informację": a paper comes, no money. */
const papers = either('wezwan', 'upomn', 'faktur', 'rachun', 'inform', 'decyzj');
/** "155,62 zł brutto otrzyma Pani razem ze świadczeniem za wrzesień". */
const comesBehind = new RegExp(
  String.raw`^[^.;,\d]{0,25}\b(?<!\bnie )(?:otrzyma|dostanie|otrzymaja|dostana) (?:pan|pani|panstwo)\b(?! (?:\w+ )?${papers})`,
);

/** "NADWYŻKA DO ZWROTU DŁUŻNIKOWI", "pozostała nadpłata do zwrotu": not a benefit that was paid too much. */
const surplusBack = /\bnad(?:plata|wyzka) do zwrotu\b[^.;]{0,40}$/;

/** "Jeżeli do 12 czerwca na rachunek wpłynie 7 500 zł, z pozostałych 767 zł zrezygnujemy": paid by the reader, who gets nothing. */
const ifItComesIn =
  /\b(?:jezeli|jesli|o ile|gdy|pod warunkiem,? ze)\b(?:[^.;]| r\.){0,80}\b(?:konto|rachunek)(?: \w+){0,2} wplynie\b[^.;]*$/;

/** "Twoje 4 600 zł przekażę kupującemu albo oddam Tobie, jeśli się wyprowadzisz". */
const onCondition =
  /^[^.;]*\b(?:oddam|oddamy|zwroce|zwrocimy|wyplacimy|wyplace)\b[^.;]{0,30},? (?:jesli|jezeli|gdy|o ile)\b/;

/** "wzywam Pana do udzielenia wyjaśnień w zakresie przelewu otrzymanego 18 marca w kwocie": a call to another deed. */
const callsElse = new RegExp(
  String.raw`\b(?:wzywa|zobowiazuj)\w*(?: \w+){0,4}? do (?:\w+ )?${either(
    /udziel|zloz|przedloz|przedstaw|staw|zglosz|uzupeln|usuni|podani|wyjasn|nadesl|przesl|dostarcz|dolacz/,
    /okaza|wskaza|zaniech|zaprzesta|opuszcz|oproz|przeprosz|udostepn/,
  )}(?!.*\b(?:zapla|wpla|uiszcz|uisc|uregul|spla|dopla|koszt|zwrot|oplat))`,
);

/** "Nie żądamy opłat za pozostałe miesiące", "nie jest Pani zobowiązana do zapłaty". */
const denied = /\bnie (?:(?:jest|sa|bedzie|ma) (?:\w+ ){0,2})?$/;

/** Start of the last match without such words in front. */
function lastEnd(text: string, pattern: RegExp, unlessBehind?: RegExp): number {
  const match = matchesIn(text, pattern).findLast(
    ({ index }) => unlessBehind?.test(text.slice(0, index)) !== true,
  );
  return match?.index ?? -1;
}
