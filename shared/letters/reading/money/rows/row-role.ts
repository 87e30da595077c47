import { caseOver } from '#shared/letters/reading/money/amount-roles.ts';
import { wayOf } from '#shared/letters/reading/money/money-way.ts';
import {
  lastRole,
  type MoneyRole,
  rowRoles,
} from '#shared/letters/reading/money/words/role-words.ts';
import { isDailyRate, unaskedRole } from '#shared/letters/reading/money/words/unasked-roles.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Row } from './closed-rows.ts';

const subtotal = new RegExp(
  either(
    /(?:razem|suma|lacznie) (?:oplat|skladk|naleznosc\w* glown|kapital|faktur|czynsz)/,
    /(?:skladk[ia]|naleznosc[i]? glown[ea]|oplaty|kapital)(?: (?!odset|koszt)\w+){0,2} (?:razem|ogolem|lacznie)\b/,
  ),
);
/** "Odsetki za zwłokę razem: 219,00": the sum of one kind, named before the word. */
const endsAsSum =
  /^(?:\d+\W+)?(odset|koszt)\w*(?: (?!i |oraz )[^,;]{0,40}?)? (?:razem|ogolem|lacznie)\W*$/;

/** The role of an amount in a row, by its label and its column heading. */
export function roleOfRow({ label, header, alone }: Row): MoneyRole {
  if (caseOver.test(label)) return 'demand';
  if (isDailyRate(label)) return 'other';
  if (!label.includes('odsetk')) {
    const unasked = unaskedRole(label);
    if (unasked !== undefined) return unasked;
  }
  // "kwota pożyczki wypłaconej 15.05.2025 r.": the starting sum of a table, before repayments.
  if (/(?<![a-z])wyplacon[a-z]+/.test(label)) return 'paid';
  // "po zaokrągleniu do pełnych złotych": the sum of the row above, in the form in which it is paid.
  if (label.includes('zaokragl')) return 'total';
  if (subtotal.test(label)) return 'main';
  if (penalty.test(label)) return 'main';
  if (/\bjednorazow/.test(label)) return 'demand';
  if (/\bod kwoty:?$/.test(label)) return 'base';
  if (interestOn.test(label)) return 'interest';
  if (/\bw tym(?: \w+){0,2}:?$/.test(label)) return 'part';
  const ofSum = alone ? (sumOf.exec(label) ?? endsAsSum.exec(label))?.[1] : undefined;
  if (ofSum !== undefined) return ofSum === 'odset' ? 'interest' : 'costs';
  if (alone && /^(?:razem|ogolem|lacznie|suma) do (?:zaplaty|wplaty)/.test(label)) return 'total';
  const byHeader = header.includes('odset')
    ? 'interest'
    : /koszt\w* upomn|koszty|\bopl(?:at[ay]|\.) (?:prolong|manip|egzek)/.test(header)
      ? 'costs'
      : /naleznosc\w* glown|kapital|doplat/.test(header)
        ? 'main'
        : undefined;
  const named = lastRole(
    label.replace(/\b(?:wraz |lacznie )?z (?:odsetkami|kosztami)\b[^,]*/, ''),
    rowRoles,
  );
  // "Kwota zaległości   2 317,00 zł" below a table: its own words decide, not the column above it.
  const tellsItself = alone && (named !== undefined || startsAsSum.test(label) || sum.test(label));
  if (byHeader !== undefined && !tellsItself && !/odset|koszt/.test(label)) return byHeader;
  if (startsAsSum.test(label)) return 'total';
  if (named !== undefined || remains.test(label)) return named ?? 'main';
  // "przyznaję   dodatek mieszkaniowy   186,40 zł": the verb of the row makes the sum count.
  return sum.test(`${label} ${header}`) || wayOf(label, '').way !== null ? 'demand' : 'other';
}

/** "kara   70,00 EUR" in the form of a fine. */
const penalty =
  /^(?:\d+\W+)?(?:(?:kwota|wysokosc) (?:kary|grzywny|mandatu)|kara)(?: (?:pieniezna|administracyjna))?\W*$/;

/** "odsetki od zaległości", "2. odsetki ustawowe od należności głównej": the debt is only what they are counted from. */
const interestOn = new RegExp(
  String.raw`^[\d\W]{0,4}odsetki (?:\w+ ){0,4}od (?:\w+ ){0,2}(?:${either(
    /(?:zalegl|naleznosc|kapital|zadluz|sum|dlug)\w*/,
    /rat[aey]?/,
  )})(?: glown\w+)?\W*$`,
);

/** "razem odsetki za zwłokę: 90,00": the sum of one kind. */
const sumOf = /^(?:razem|ogolem|lacznie|suma) (odset|koszt)\w*(?! i )/;
/** "pozostało do zwrotu 36 000,00 zł". */
const remains = /pozostal\w*|do (?:zwrotu|splaty|wplaty|doplaty)/;
const sum = /\bkwot\w*/;
const startsAsSum = new RegExp(
  String.raw`^(?:\d+\W+)?${either(
    /razem|ogolem|lacznie|suma|saldo|calosc|zostaje/,
    /(?:kwota )?do (?:zaplaty|wyrownania|uregulowania|uzupelnienia)/,
    /kwota (?:zajecia|egzekwowana|do wyegzekwowania)/,
  )}`,
);
