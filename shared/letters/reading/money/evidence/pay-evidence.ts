import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { type Clause, clauseAt, clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import { isBeside } from '#shared/letters/reading/clauses/letter-parts.ts';
import { flowPosition, type LetterView } from '#shared/letters/reading/letter-view.ts';
import type { Sums } from '#shared/letters/reading/money/chosen-sums.ts';
import type { MoneyItem } from '#shared/letters/reading/money/money-items.ts';
import { tellsToPay } from '#shared/letters/reading/money/ordered.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { averts, byChoice, calls, decides, states } from './pay-words.ts';

/** "Jeśli chcą Państwo zachować grób, prosimy wnieść opłatę": the order waits for something. */
const condition =
  /\b(?:jezeli|jesli|gdyby|gdy|o ile|ewentualn\w+|w razie|w przypadku|w sytuacji|przy braku|wtedy|wowczas)\b[^:]*$/;
/** What takes the order out of the words behind it: a denial, a threat, a permission, a letter to come. */
const undone = new RegExp(
  String.raw`\b${either(
    /nie|bez|dopiero|wyslemy|wystawimy|skierujemy|otrzyma|dostanie|moze|grozi|rygorem|zagrozeni\w*|kto/,
    /anuluj\w*|uchyl\w*|umarza\w*|odstepuj\w*|rezygnuj\w*/,
  )}\b[^:]*$`,
);
/** "Jeżeli należność nie została jeszcze zapłacona, prosimy …": the condition is the arrears themselves. */
const unlessPaid =
  /\b(?:jezeli|jesli|o ile) [^,;]{0,60}\b(?:nie|juz) (?:\w+ ){0,2}(?:wp|za|o|u)?(?:plac|plat|regul|ksieg|plyn)\w*/;
/** "termin płatności 10.01.2026 – zapłacono", "termin płatności zostaje zawieszony": nothing is due any more, or yet. */
const lapsed = new RegExp(
  String.raw`^[^;]{0,60}\b${either(
    /zaplacon[aoy]|oplacon[aoy](?! w calosci)|wplacono|uregulowan[aoy]|rozliczon[aoy]|pobran[aoy]|anulowan[aoy]/,
    /(?:termin|platnosc|windykac|egzekuc|zosta)\w*[^.;]{0,40} (?:zawiesz|wstrzyma)\w+/,
    /umarza\w*|umorzon\w+/,
  )}`,
);
/** "Poprzednio wzywaliśmy Pana do zapłaty": an earlier letter did. */
const past = /\b(?:wzywal\w*|wezwal\w*|wezwan[aeiyo]\w*|prosil\w*|przypominal\w*) [^,;]{0,40}$/;
const ofNothing = /\b(?:nie|bez|ani) (?:\w+ ){0,2}$/;
/** The cost of a remedy or a copy in the instruction orders nothing. */
const ofRemedy =
  /\b(?:sprzeciw|odwolani|apelacj|skarg|zazaleni|zarzut|wnios(?:ek|k)|odpis|uzasadnieni|oplata sadow)\w*/;

/** How firmly a letter asks for a payment: at once, when something happens, or not at all. */
type Firmness = 'firm' | 'open' | 'none';

function firmnessOf({ text, part }: Clause): Firmness {
  if (part === 'instruction' && ofRemedy.test(text)) return 'none';
  if (averts.test(text)) return 'firm';
  const found = [calls, decides, states].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): Firmness => {
      const ahead = text.slice(0, index);
      if (unlessPaid.test(ahead)) return 'firm';
      if (ofNothing.test(ahead) || past.test(ahead)) return 'none';
      if (undone.test(ahead) || lapsed.test(text.slice(index + words.length))) return 'none';
      return condition.test(ahead) || byChoice.test(ahead) ? 'open' : 'firm';
    }),
  );
  return found.find((one) => one === 'firm') ?? found.find((one) => one === 'open') ?? 'none';
}

/** How firm the verb is that orders the sum at this place. */
function firmnessAt(view: LetterView, place: number): Firmness {
  const clause = clauseAt(view, place);
  if (clause === undefined) return 'none';
  const at = place - clause.span.start;
  if (lapsed.test(clause.text.slice(at))) return 'none';
  return byChoice.test(clause.text.slice(0, at)) ? 'open' : 'firm';
}

type Order = Clause & { firmness: Firmness };

/** The letter's clauses that make somebody pay. */
const ordersOf: (view: LetterView) => readonly Order[] = oncePer((view: LetterView) =>
  clausesOf(view)
    .filter(({ part }) => !isBeside(part))
    .map((clause) => ({ ...clause, firmness: firmnessOf(clause) }))
    .filter(({ firmness }) => firmness !== 'none'),
);

const collects = /\b(?:egzekwow|egzekuc|zajmuj|zajec|zajet|zajal|licytacj|przymusow)\w*/;
const closes = new RegExp(
  either(
    /\b(?:(?:za|u)konczy\w*|(?:za|u)konczen\w*|umorzy\w*|umarza\w*|umorzen\w*|uchyla\w*|uchylic)\b[^.;]{0,60}\b(?:egzekuc|postepowani|zajeci)\w*/,
    /\b(?:egzekuc|postepowani|zajeci)\w* (?:\w+ ){0,4}(?:zakonczo|ukonczo|umorzo|uchylo)\w*/,
  ),
);

/** An enforcement that goes on collects the debt of its table. */
function isCollected(view: LetterView, { issuer, reply }: DocumentType): boolean {
  const isEnforcing = issuer === 'bailiff' || reply === 'admin_enforcement';
  if (!isEnforcing || !collects.test(view.spaced)) return false;
  return !clausesOf(view).some(({ part, text }) => part === 'operative' && closes.test(text));
}

/** "Kwota zajęcia zostanie przekazana wierzycielowi z nadpłaty bez udziału zobowiązanego": nobody has to pay it again. */
const takenItself = new RegExp(
  String.raw`\b(?:zostanie|bedzie|zostaje) (?:przekazan|pobran|potracon|sciagniet|zaspokojon|rozliczon)\w+ [^.;]{0,60}\b${either(
    /bez (?:udzialu|czynnosci) (?:zobowiazan|dluzni|pan)\w*/,
    /z (?:\w+ )?(?:nadplat|zwrotu podatku|zajet\w+ (?:nadplat|zwrot|wierzytelnos)\w*)/,
  )}`,
);

const MOST_INSTALMENTS = 36;

/** Whether a sum is the shown one or one of its equal instalments: 182,50 zł of 365,00 zł. */
const isWholeOrInstalment = (part: number, whole: number): boolean =>
  part > 0 && whole % part === 0 && whole / part <= MOST_INSTALMENTS;

/**
 * How a payment that the rules found stands in the letter. It is to be paid when a verb orders one of the sums, when a
 * sentence orders, asks for, decides or dates a payment and names no other sum instead, or when it is being enforced.
 * With a condition it is conditional; otherwise the letter only tells the sum: a debt already settled, a balance, a claim
 * that changed hands.
 */
export function provenPayment(
  view: LetterView,
  type: DocumentType,
  items: readonly MoneyItem[],
  sums: Sums,
): 'to_pay' | 'conditional' | 'disputed' {
  if (takenItself.test(view.spaced)) return 'disputed';
  const chosen = Object.values(sums).filter((sum) => sum !== null);
  const placed = [...items, ...chosen].map((item) => ({
    ...item,
    place: flowPosition(view, item.at),
    isShown: chosen.some(({ grosze }) => isWholeOrInstalment(item.grosze, grosze)),
  }));
  const ordered = placed
    .filter(({ isShown, ordered: isOrdered, zone }) => isShown && isOrdered && zone === 'body')
    .map(({ place }) => firmnessAt(view, place));
  if (ordered.includes('firm')) return 'to_pay';
  const own = ordersOf(view).filter(({ span }) => {
    const inside = placed.filter(({ place }) => place >= span.start && place < span.end);
    return chosen.length === 0 || inside.length === 0 || inside.some(({ isShown }) => isShown);
  });
  const isFirm = own.some(({ firmness }) => firmness === 'firm');
  if (isFirm || tellsToPay(view) || isCollected(view, type)) return 'to_pay';
  return own.length > 0 || ordered.includes('open') ? 'conditional' : 'disputed';
}
