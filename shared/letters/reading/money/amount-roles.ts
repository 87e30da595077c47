import {
  lastRole,
  type MoneyRole,
  rowRoles,
} from '#shared/letters/reading/money/words/role-words.ts';
import {
  isLaterBehind,
  isSettledBehind,
  roleBehind,
} from '#shared/letters/reading/money/words/said-behind.ts';
import {
  debtWords,
  toldUnlessOrderedWords,
} from '#shared/letters/reading/money/words/told-words.ts';
import { unaskedRole } from '#shared/letters/reading/money/words/unasked-roles.ts';
import { unowedRole } from '#shared/letters/reading/money/words/unowed.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { isGivenBehind } from './money-way.ts';

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
      / do m[23]\b/,
      / (?:miesiecznie|kwartalnie|rocznie) od (?:kazde(?:j|go) )?(?:osoby|mieszkanca)\b/,
      / za (?:m2|m3|osobe|kwh|kazd|strone|sztuke|egzemplarz|dobe|dzien|godzine)/,
    ),
);
/** "34,00 zł miesięcznie od osoby …, a przy kompostowaniu 31,00 zł od osoby": rates that are still multiplied. */
const perHead = /^ od (?:kazde(?:j|go) )?(?:osoby|mieszkanca)\b/;
const perHeadAbove = /\b(?:miesiecznie|kwartalnie|rocznie) od (?:osoby|mieszkanca)|\bstawk\w+/;
const monthlyAfter = /^[^.;]{0,14}(?:miesiecznie|rocznie|na miesiac)/;
/** "Do spłaty pozostaje 1 350,00 zł w kolejnych ratach": not asked for now. */
const inLaterInstalments = /^ w (?:kolejnych|dalszych|nastepnych|pozostalych) ratach/;
/** "po 208,00 zł", "z umowy pożyczki na kwotę 5 000 zł", "w razie odcięcia opłata wyniesie 180 zł". */
const weakBefore =
  /\bpo $|(?:kredyt|pozyczk)\w* (?:\w+ ){0,3}(?:na kwote|w kwocie|w wysokosci) $|\b(?:w razie|w przypadku|w braku|przy braku|po odcieciu|po wstrzymaniu)\b[^.;]*$/;
/** "z kwoty 600 zł do kwoty 1500 zł": the first is the old sum, the second the new one. */
const raisedBefore = /\bz(?: kwoty)?(?: po)? $/;
const raisedAfter = /^\s?(?:\/\s?\w+ |brutto |netto |miesiecznie )?(?:do|na) (?:kwoty )?(?:po )?$/;
const partBefore = /(?:\d(?: [a-z]{1,8}\.?)? ?[x×]|%? ?=)\s*$/;
/** "Razem potrącenia 2 054,17 zł": what the sender keeps. */
const deducted = /\b(?:razem|lacznie|suma) (?:potrac|odlicz)\w*\W*$/;
/** "Zostaje dla Pani 4 400,00 - 2 054,17 = 2 345,83 zł": the words before a reckoning name its result. */
const ofResult = either(
  /\b(?:zostaje|pozostaje|do (?:zwrotu|wyplaty|zaplaty|doplaty|oddania)|(?:nie|nad)?doplata|nadplata)\b/,
  /\b(?:odd|zwrac|wyplac)a(?:m|my)\b/,
);
const resultAsked = new RegExp(
  String.raw`${ofResult}(?: (?:dla )?(?:pan\w*|ciebie|panstwa|was))?\W{0,3}(?:\d[\d ,.]*(?:zl)? ?[-−–+] ?)+\d[\d ,.]*(?:zl)? ?= ?$`,
);
/** "6 800,00 zł x 9/24 = 2 550,00 zł": a sum of which only a share counts. */
const multiplied = /^\s?(?:zl )?[x×*] ?\d[^=]{0,20}=/;
/** "odsetki od kwoty 3 000 zł": the base of the interest. */
const baseBefore = new RegExp(
  either(
    /\bod (?:kwot|sum)\w*(?: \w+){0,2}:?\s*$/,
    /\(\s?\d+(?:,\d+)?\s?(?:%|proc)[^)]*$/,
    // "5 % wartości świadczenia pozostałego do wyegzekwowania (4 248,00 zł)"
    /\d ?(?:%|proc\w*) (?:wartosc|kwot|sum|podstaw|swiadcz|wynagrodz|ceny)[^;\d]{0,80}\(\s*$/,
  ),
);

const upperBound = new RegExp(
  String.raw`(?:^|[\s(])${either(
    /do|od|ponad|powyzej|nawet|co najmniej|maksymalnie/,
    /byl[aoy]?|poprzednio/,
    /dotad|dotychczas|dotychczasow\w{1,3}(?: \w+){0,2}/,
  )}(?::|,? \(?(?:tj|to jest|czyli)\.?)?$`,
);

/** "w tym kwotę …": a part of an amount named before it. */
const isPart = /\bw tym(?: kwot\w+)?\s*$/;

/** "z powództwa Marcina Gołdy o 4 380,00 zł", "… przeciwko gminie o odszkodowanie 9 000 zł": the amount in dispute. */
export const caseOver =
  /\bpowodztw\w* [^;]{0,160}\bo ?(?:(?:zaplate|odszkodowanie|zadoscuczynienie|zachowek|wynagrodzenie|naprawienie szkody) ?)?(?:kwoty ?)?$/;

/** "o zapłatę 18 600 zł w przedmiocie wniosku o zwolnienie od kosztów": the ruling is not about the sum of the case. */
const ofSideMatter = new RegExp(
  String.raw`^[^.;]{0,30}\b(?:w przedmiocie|na skutek|wskutek|wobec|z) (?:\w+ ){0,3}(?:wnios|zazaleni|skarg)\w*[^.;]{0,80}\b${either(
    /zwolnieni\w* (?:\w+ ){0,3}od (?:\w+ )?(?:koszt|oplat)\w*/,
    /(?:ustanowieni\w*|wyznaczeni\w*) (?:\w+ ){0,3}(?:pelnomocnik|adwokat|radc|kurator)\w*/,
    /przywroceni\w* (?:\w+ )?terminu|sprostowani\w*|uzupelnieni\w* wyroku|wykladni\w*/,
    /wylaczeni\w* (?:sedzi|bieg|referendarz)\w*|zawieszeni\w* postepowani\w*/,
  )}`,
);

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
  /\w* ?odsetkami(?: (?:za (?:zwloke|opoznienie)|ustawowymi|umownymi))?\s*$|\w* ?odsetkami,? [^;\d]{0,80}(?:w (?:kocie|kwocie|wysokosci)|wynos\w+)[^,;\d]*$/;
/** "wraz z dalszymi odsetkami ustawowymi od dnia …": added to a sum without being one. */
const openInterest = new RegExp(
  String.raw`(?:wraz |lacznie )?z (?!${countedInterest.source})(?:dalszymi |naleznymi |ustawowymi )*` +
    String.raw`odsetkami[^,;]*?(?=,|;|\boraz\b|$)`,
  'g',
);

/** "Odsetek nie naliczymy, jeżeli wpłaci Pan 600 zł": the sum is no interest. */
const notCharged =
  /\b(?:odset|koszt)\w* nie (?:nalicz|dolicz|pobier)\w*|\bnie (?:nalicz|dolicz|pobier)\w* (?:odset|koszt)\w*/g;

/** "zwrócić niewykorzystaną część zaliczki w kwocie 387,60 zł": what was advanced and is not needed. */
const unusedPart =
  /\bniewykorzystan\w+ (?:czesc\w* |kwot\w+ )?(?:zaliczk|przedplat|oplat|depozyt)[^;\d]*$/;
/** "…, uiszczonej w wysokości 1 000 zł (wynagrodzenie biegłego 612,40 zł)": what was advanced, and what it was spent on. */
const besideUnused =
  /\bzwr\w+ [^;]{0,160}\bniewykorzystan\w+ [^;]{0,120}\d,\d{2} zl, (?:uiszcz|wplac|zaplac)\w+ [^;]{0,120}$/;

/** The role of an amount in running text, by the words before it and directly after it. */
export function roleOfClause({ before, lead, after, farAfter, bare }: Clause): MoneyRole {
  if (raisedBefore.test(before) && raisedAfter.test(after)) return 'other';
  if (compared.test(lead)) return 'fee';
  if (besideUnused.test(lead)) return 'paid';
  const near = behindLimit(before.slice(-90));
  const raised = raisedAfter.test(before) && !perUnitAfter.test(after);
  const told = unaskedRole(near) ?? (raised ? undefined : unaskedEnd(near, after, lead));
  // "Ponieważ zapłacił Pan całość, 524,40 zł zwrócimy": what was paid is another sum.
  const isUnused = unusedPart.test(lead);
  const unasked = told === 'paid' && (isUnused || isGivenBehind(after)) ? undefined : told;
  if (unasked !== undefined) return unasked;
  const unowed = unowedRole(lead, farAfter);
  if (unowed !== undefined) return unowed;
  const isResult = partBefore.test(before);
  if (isPart.test(before) || (isResult && !resultAsked.test(lead))) return 'part';
  if (!isResult && multiplied.test(after)) return 'base';
  if (inLaterInstalments.test(after)) return 'part';
  if (setOff.test(lead)) return 'paid';
  if (credits.test(lead) && creditedTo.test(after)) return 'other';
  if (deducted.test(near)) return 'other';
  const behind = bare ? undefined : roleBehind(before, after, farAfter);
  if (behind !== undefined) return behind;
  if (caseOver.test(before)) return ofSideMatter.test(farAfter) ? 'claim' : 'demand';
  const clause = before.replace(openInterest, ' ').replace(notCharged, ' ');
  return lastRole(clause, allRoles) ?? 'demand';
}

/** "z pozostawieniem kwoty wolnej. należność główna 5 280,00 zł": a table that lost its rows opens behind a sentence. */
function behindLimit(near: string): string {
  if (unaskedRole(near) !== 'ceiling') return near;
  const label = near.slice(endOfSentence.exec(near)?.[0].length ?? 0);
  return lastRole(label, rowRoles) === undefined ? near : label;
}
const endOfSentence = /^.*[a-z]{4,}\. /;

/** "zaliczyć nadpłatę 1 438 zł na poczet zaległości 900 zł oraz odsetek 66 zł": debts that the surplus settles. */
const credits = /\bzalicz(?:yc|am|a|ono|ylismy|ymy|amy)\b[^;]*$/;
const setOff =
  /\bzalicz(?:yc|am|a|ono|ylismy|ymy|amy)\b[^;]*\bna (?:poczet|koszt\w|odsetki|naleznosc|kapital|czesc)\b(?![^;]*(?:, a |pozosta|reszt|zwroc|zwrac))[^;]*$/;
const creditedTo = /^[^;.\d]{0,40}\bna poczet\b/;

/** "100 zł przy wpłacie do 17 czerwca, 200 zł przy wpłacie po tym dniu": what the sum grows to when it is paid late. */
const ifPaidLater = new RegExp(
  String.raw`^\s?[(,–-]{0,2}\s?(?:przy|w razie|w przypadku|jezeli|jesli|gdy)? ?(?:\w+ )?${either(
    /(?:wplac|wplat|zaplac|zaplat|placi|plat|uiszcz|uregul)\w*/,
  )} ${either(/po (?:tym|t[ej]j|uplywie|termin|dni|dacie|\d)/, 'pozniej', 'powyzej')}`,
);
/** "kapitał 88 000 000 zł wpłacony". */
const paidUpCapital = /^,? ?(?:w calosci )?(?:wplacon|oplacon)/;
/** "(w ubiegłym roku 1 036,00 zł)", "rok temu płacił Pan 980 zł": what the same thing cost before. */
const formerly = new RegExp(
  String.raw`\b${either(
    /w (?:ubieglym|poprzednim|zeszlym|minionym) (?:roku|okresie|sezonie|miesiacu)/,
    'rok temu',
    'przed rokiem',
  )}(?: ${either(
    /byl[aoy]?|to/,
    /wynosil[ao]?|wyniosl[ao]|kosztowal[ao]?/,
    /placil[aio]? pan\w*|placili panstwo/,
  )})?\W*$`,
);
function unaskedEnd(near: string, after: string, lead: string): MoneyRole | undefined {
  const trimmed = near.trimEnd();
  if (formerly.test(near)) return 'ceiling';
  if (upperBound.test(trimmed) || endsIgnored.test(trimmed)) return 'ceiling';
  if (baseBefore.test(near)) return 'base';
  if (perUnitAfter.test(after) || (perHead.test(after) && perHeadAbove.test(lead))) return 'other';
  if (ifPaidLater.test(after)) return 'other';
  if (paidUpCapital.test(after) && /\bkapital\w*\s*$/.test(near)) return 'ceiling';
  if (isLaterBehind(after)) return 'fee';
  return isSettledBehind(after) ? 'paid' : undefined;
}
