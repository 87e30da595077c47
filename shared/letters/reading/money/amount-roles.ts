import { lastRole, type MoneyRole } from '#shared/letters/reading/money/words/role-words.ts';
import {
  isLaterBehind,
  isSettledBehind,
  roleBehind,
} from '#shared/letters/reading/money/words/said-behind.ts';
import {
  claimWords,
  debtWords,
  toldUnlessOrderedWords,
} from '#shared/letters/reading/money/words/told-words.ts';
import { unaskedRole } from '#shared/letters/reading/money/words/unasked-roles.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { wayOf } from './money-way.ts';
import type { Row } from './rows/amount-rows.ts';

const claimed = wordPattern(claimWords);
const toldUnlessOrdered = wordPattern(toldUnlessOrderedWords);
const debt = wordPattern(debtWords);

/** "Dla porównania: opłata pełna wynosi 9 610,00 zł, a za przerwę do 3 dni - 1 920,00 zł." */
const compared = /^\W*(?:dla porownania|dla przykladu|przykladowo)\b/;
/** "łączna kwota może przekroczyć 350 zł": how far a sum may grow. */
const endsIgnored =
  /do kwoty$|przekracza\w*$|przekroczyc?$|moze (?:wyniesc|siegnac|wzrosnac do)(?: nawet)?$|koszt\w* \(obecnie$/;
const shareCapital = /kapital\w* (?:zakladow|akcyjn|spolki|wplacon)[^.]{0,60}$/;
const perUnitAfter = new RegExp(
  '^' +
    either(
      /[^.;]{0,14}(?:dziennie|za kazdy dzien|za godzine|za dobe|brutto za godzine)/,
      / ?\/ ?(?:m2|m3|m²|kwh|szt|os|mies)/,
      / za (?:m2|m3|osobe|kwh|kazd|strone|sztuke|egzemplarz|dobe|dzien|godzine)/,
    ),
);
const monthlyAfter = /^[^.;]{0,14}(?:miesiecznie|rocznie|na miesiac)/;
/** "Do spłaty pozostaje 1 350,00 zł w kolejnych ratach": not asked for now. */
const inLaterInstalments = /^ w (?:kolejnych|dalszych|nastepnych|pozostalych) ratach/;
/** "po 208,00 zł", "z umowy pożyczki na kwotę 5 000 zł", "w razie odcięcia opłata wyniesie 180 zł". */
const weakBefore =
  /\bpo $|(?:kredyt|pozyczk)\w* (?:\w+ ){0,3}(?:na kwote|w kwocie|w wysokosci) $|\b(?:w razie|w przypadku|w braku|przy braku|po odcieciu|po wstrzymaniu)\b[^.;]*$/;
/** "z kwoty 600 zł do kwoty 1500 zł": the first is the old sum, the second the new one. */
const raisedBefore = /\bz(?: kwoty)? $/;
const raisedAfter = /^\s?(?:\/\s?\w+ |brutto |netto |miesiecznie )?(?:do|na) (?:kwoty )?$/;
const partBefore = /(?:\d(?: [a-z]{1,8}\.?)? ?[x×]|%? ?=)\s*$/;
/** "odsetki od kwoty 3 000 zł": the base of the interest. */
const baseBefore = /\bod (?:kwot|sum)\w*(?: \w+){0,2}:?\s*$|\(\s?\d+(?:,\d+)?\s?(?:%|proc)[^)]*$/;
const upperBound =
  /(?:^|[\s(])(?:do|od|ponad|powyzej|nawet|co najmniej|maksymalnie|dotychczas|dotychczasow\w{1,3}(?: \w+){0,2})$/;

/** "w tym kwotę …": a part of an amount named before it. */
const isPart = /\bw tym(?: kwot\w+)?\s*$/;
const subtotal = new RegExp(
  either(
    /(?:razem|suma|lacznie) (?:oplat|skladk|naleznosc\w* glown|kapital|faktur|czynsz)/,
    /(?:skladk[ia]|naleznosc[i]? glown[ea]|oplaty|kapital)(?: (?!odset|koszt)\w+){0,2} (?:razem|ogolem|lacznie)\b/,
  ),
);
/** "Odsetki za zwłokę razem: 219,00": the sum of one kind, named before the word. */
const endsAsSum =
  /^(?:\d+\W+)?(odset|koszt)\w*(?: (?!i |oraz )[^,;]{0,40}?)? (?:razem|ogolem|lacznie)\W*$/;

/** "z powództwa Marcina Gołdy o 4 380,00 zł", "… przeciwko gminie o odszkodowanie 9 000 zł": the amount in dispute. */
export const caseOver =
  /\bpowodztw\w* [^;]{0,160}\bo ?(?:(?:zaplate|odszkodowanie|zadoscuczynienie|zachowek|wynagrodzenie|naprawienie szkody) ?)?(?:kwoty ?)?$/;

/** The role of an amount in a row, by its label and its column heading. */
export function roleOfRow({ label, header, alone }: Row): MoneyRole {
  if (caseOver.test(label)) return 'demand';
  if (!label.includes('odsetk')) {
    const unasked = unaskedRole(label);
    if (unasked !== undefined) return unasked;
  }
  // "kwota pożyczki wypłaconej 15.05.2025 r.": the starting sum of a table, before repayments.
  if (/(?<![a-z])wyplacon[a-z]+/.test(label)) return 'paid';
  // "po zaokrągleniu do pełnych złotych": the sum of the row above, in the form in which it is paid.
  if (label.includes('zaokragl')) return 'total';
  if (subtotal.test(label)) return 'main';
  if (/\bod kwoty:?$/.test(label)) return 'base';
  if (/\bw tym(?: \w+){0,2}:?$/.test(label)) return 'part';
  const ofSum = alone ? (sumOf.exec(label) ?? endsAsSum.exec(label))?.[1] : undefined;
  if (ofSum !== undefined) return ofSum === 'odset' ? 'interest' : 'costs';
  if (alone && /^(?:razem|ogolem|lacznie|suma) do (?:zaplaty|wplaty)/.test(label)) return 'total';
  const byHeader = header.includes('odset')
    ? 'interest'
    : /koszt\w* upomn|koszty/.test(header)
      ? 'costs'
      : /naleznosc\w* glown|kapital|doplat/.test(header)
        ? 'main'
        : undefined;
  const named = lastRole(label.replace(/z odsetkami[^,]*/, ''), rowRoles);
  // "Kwota zaległości   2 317,00 zł" below a table: its own words decide, not the column above it.
  const tellsItself = alone && (named !== undefined || startsAsSum.test(label) || sum.test(label));
  if (byHeader !== undefined && !tellsItself && !/odset|koszt/.test(label)) return byHeader;
  if (startsAsSum.test(label)) return 'total';
  if (named !== undefined || remains.test(label)) return named ?? 'main';
  // "przyznaję   dodatek mieszkaniowy   186,40 zł": the verb of the row makes the sum count.
  return sum.test(`${label} ${header}`) || wayOf(label, '').way !== null ? 'demand' : 'other';
}

/** "razem odsetki za zwłokę: 90,00": the sum of one kind. */
const sumOf = /^(?:razem|ogolem|lacznie|suma) (odset|koszt)\w*(?! i )/;
/** "pozostało do zwrotu 36 000,00 zł". */
const remains = /pozostal\w*|do (?:zwrotu|splaty|wplaty|doplaty)/;
const sum = /\bkwot\w*/;
const startsAsSum =
  /^(?:\d+\W+)?(?:razem|ogolem|lacznie|suma|do zaplaty|kwota do zaplaty|saldo|calosc|zostaje)/;
const rowRoles: readonly MoneyRole[] = ['interest', 'costs', 'main', 'total'];
const allRoles: readonly MoneyRole[] = [...rowRoles, 'demand'];

/** The words around an amount, folded. */
export type Clause = {
  /** The clause up to the amount, from the amount before it. */
  before: string;
  /** The sentence up to the amount. */
  lead: string;
  after: string;
  farAfter: string;
  /** When no currency stands beside the number, the text behind it is the label of the next number. */
  bare: boolean;
};

/** A bare "6,40" in running text is a measurement unless words for money stand directly before it. */
export const namesMoney = (before: string): boolean =>
  lastRole(before.slice(-60), allRoles) !== undefined;

/** A sum per month, per piece or under a condition. */
export const isWeak = ({ lead, after }: Clause): boolean =>
  monthlyAfter.test(after) || weakBefore.test(lead);

/** A loan, an income, a declared sum, a value: not a debt unless the same words contain an order. */
export function isToldUnlessOrdered(words: string): boolean {
  const near = words.slice(-60);
  return toldUnlessOrdered.test(near) && !debt.test(near);
}

/** "kapitał zakładowy w wysokości 50 000 zł, w całości opłacony". */
export const isShareCapital = (lead: string): boolean => shareCapital.test(lead.slice(-110));

/** Interest already counted, a fixed sum: "z odsetkami w kwocie 20,00 zł". */
const countedInterest =
  /\w* ?odsetkami\s*$|\w* ?odsetkami [^;\d]{0,80}(?:w (?:kocie|kwocie|wysokosci)|wynos\w+)[^,;\d]*$/;
/** "wraz z dalszymi odsetkami ustawowymi od dnia …": added to a sum without being one. */
const openInterest = new RegExp(
  String.raw`(?:wraz |lacznie )?z (?!${countedInterest.source})(?:dalszymi |naleznymi |ustawowymi )*` +
    String.raw`odsetkami[^,;]*?(?=,|;|\boraz\b|$)`,
  'g',
);

/** "Odsetek nie naliczymy, jeżeli wpłaci Pan 600 zł": the sum is no interest. */
const notCharged =
  /\b(?:odset|koszt)\w* nie (?:nalicz|dolicz|pobier)\w*|\bnie (?:nalicz|dolicz|pobier)\w* (?:odset|koszt)\w*/g;

/** The role of an amount in running text, by the words before it and directly after it. */
export function roleOfClause({ before, lead, after, farAfter, bare }: Clause): MoneyRole {
  if (raisedBefore.test(before) && raisedAfter.test(after)) return 'other';
  if (compared.test(lead)) return 'fee';
  const near = before.slice(-90);
  const raised = raisedAfter.test(before) && !perUnitAfter.test(after);
  const unasked = unaskedRole(near) ?? (raised ? undefined : unaskedEnd(near, after));
  if (unasked !== undefined) return unasked;
  if (claimed.test(lead) || (ofAppealedRuling.test(lead.slice(-300)) && reverses.test(farAfter)))
    return 'claim';
  if (added.test(lead) || offered.test(lead) || isByChoice(lead)) return 'fee';
  if (isPart.test(before) || partBefore.test(before)) return 'part';
  if (inLaterInstalments.test(after)) return 'part';
  const behind = bare ? undefined : roleBehind(before, after, farAfter);
  if (behind !== undefined) return behind;
  if (caseOver.test(before)) return 'demand';
  const clause = before.replace(openInterest, ' ').replace(notCharged, ' ');
  return lastRole(clause, allRoles) ?? 'demand';
}

/** "odwołania od decyzji Burmistrza, ustalającej opłatę w kwocie 8 400 zł": what the ruling appealed against said. */
const ofAppealedRuling =
  /\b(?:odwolani|zazaleni|skarg|zaskarzon)\w* [^;]{0,200}\b(?:ustalajac|okreslajac|nakladajac|wymierzajac|zobowiazujac)(?:ej|ego) [^;,]{0,80}$/;
const reverses = /\b(?:uchyla|zmienia)\w* (?:\w+ ){0,2}(?:zaskarzon|decyzj|postanowieni|orzeczeni)/;

/** "wtedy dojdzie opłata sądowa 100,00 zł i zastępstwo 270,00 zł". */
const added = /\b(?:dojdzie|dojda|doliczymy|dolicze|zostana doliczone) [^.;]{0,60}$/;
/** "Można w dwóch ratach: I rata 412 zł, II rata 408 zł": a way to pay that the reader may choose. */
const offered = /\b(?:mozna|moze pan\w*|istnieje mozliwosc) (?:\w+ ){0,3}w (?:\w+ ){0,2}ratach\b/;
/** "Jeżeli wierzyciel zleca poszukiwanie …, powinien uiścić opłatę 100 zł": the price of an optional step. */
const byChoice =
  /\b(?:jezeli|jesli|gdy|w razie|w przypadku)\b[^.;]{0,60}\b(?:zleca|zleci|zlecenia|chce|zechce|zamierza|zdecyduje|wybierze|skorzysta|zamowi|zamowienia)\b/;
export const isByChoice = (lead: string): boolean => byChoice.test(lead);
/** "kapitał 88 000 000 zł wpłacony". */
const paidUpCapital = /^,? ?(?:w calosci )?(?:wplacon|oplacon)/;
function unaskedEnd(near: string, after: string): MoneyRole | undefined {
  const trimmed = near.trimEnd();
  if (upperBound.test(trimmed) || endsIgnored.test(trimmed)) return 'ceiling';
  if (baseBefore.test(near)) return 'base';
  if (perUnitAfter.test(after)) return 'other';
  if (paidUpCapital.test(after) && /\bkapital\w*\s*$/.test(near)) return 'ceiling';
  if (isLaterBehind(after)) return 'fee';
  return isSettledBehind(after) ? 'paid' : undefined;
}
