import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { firstLink, pays, type ScamSign, shownAt, warnedOf } from './scam-pattern.ts';

/*
 * What fraudulent messages have in common, whoever they imitate: a link, something to do behind it, and a
 * reason to hurry. Each alone appears in honest messages too. Sources: warnings of CERT Polska and of the
 * Financial Supervision's CSIRT KNF (false banks, subscriptions, tolls, fines, benefits).
 */

/** Longer texts are letters and contracts, whose links and hours are unrelated. */
const LONGEST_MESSAGE = 3_000;
const NEAR = 220;

/** Deadlines that no honest sender sets. */
const hours = either(
  /w ciagu (?:najblizszych )?\d{1,3} ?(?:h\b|godz|min)/, // w ciągu 24 godzin
  /\b\d{1,2} ?h\b/, // w ciągu 48h
  /wazn\w{1,3} (?:przez )?\d{1,2} ?(?:h\b|godz|min)/, // link jest ważny 30 minut
  /(?:do|jeszcze) (?:dzis|dzisiaj|polnocy)\b/,
  /do konca dnia/,
  /\b(?:dzis|dzisiaj)\b[^;]{0,30}(?:\b(?:do|o)\b|godz|\d{1,2}[:.]\d{2})/, // dziś do godz. 22:00
  /\b(?:wygas|nastapi|zostan|bedzi)\w* (?:\w+ ){0,3}(?:dzis|dzisiaj)\b/, // aplikacja wygasa dzisiaj
  /\b(?:dzis|dzisiaj) (?:\w+ ){0,3}(?:nastapi|zostan|wstrzymamy|odlacz|wygas)/,
);
/** What the reader would lose: access, a service, a benefit. */
const loss = either(
  /\b(?:zablokow|odblokow|blokad|zawiesz|dezaktyw|odlacz|odciec|odciet)\w*/,
  /wstrzym\w* (?:\w+ ){0,2}(?:dostaw|wyplat|swiadczen|uslug)/,
  /\b(?:swiadczeni|wyplat|dostaw|uslug|kont|kart|stron|profil|dostep)\w* [^.;]{0,60}(?:wstrzyman|zablokowan|zawieszon|ograniczon|usuniet)\w*/,
  /\buzyt\w{1,3} do (?:wziecia|zaciagniecia)/, // Twój PESEL został użyty do wzięcia kredytu
);
/** Threats that make people pay before they think. */
const threat = new RegExp(
  `${loss}|${either('egzekuc', 'zajeci', /\bkar[aey]\b/, 'grzywn', 'windyk', 'karn', 'mandat', 'zwroc', 'utyliz')}`,
);
/** Something to confirm, fill in or log in to. */
const proof = either(
  /\b(?:zalog|logowan|logujac|aktywuj|reaktyw|odblok)\w*/,
  /(?:zweryfik|weryfikacj|potwierdz|uwierzyteln)\w* [^.;]{0,40}(?:tozsamosc|dan\w{1,3}\b|kont|kart|platnosc|pesel)/,
  /(?:zaktualiz|aktualizacj|uzupelni)\w* [^.;]{0,30}(?:dan\w{1,3}\b|kart|adres|konto)/,
);
const lossOrHours = `(?:${loss}|${hours})`;

const payInHours = new RegExp(
  String.raw`\b${pays}[^\0]{0,${NEAR}}?${hours}|${hours}[^\0]{0,${NEAR}}?\b${pays}`,
);
const proveOrLose = new RegExp(
  String.raw`${lossOrHours}[^\0]{0,${NEAR}}?\b${proof}|\b${proof}[^\0]{0,${NEAR}}?${lossOrHours}`,
);

/**
 * A link with hours to pay, or a link with loss of access unless the reader confirms their identity. Both
 * show the link.
 */
export function ledAstray(view: LetterView, text: string): ScamSign[] {
  const found = text.length > LONGEST_MESSAGE ? undefined : firstLink(text);
  if (found === undefined) return [];
  const place = shownAt(view, found);
  const signs: ScamSign[] = [];
  if (isSaid(text, payInHours)) {
    signs.push({
      id: 'pay_in_hours_by_link',
      weight: threat.test(text) ? 3 : 2,
      explanation:
        'Każe zapłacić przez link jeszcze dziś albo w kilka godzin. Prawdziwe terminy liczy się w dniach.',
      ...place,
    });
  }
  if (isSaid(text, proveOrLose)) {
    signs.push({
      id: 'prove_by_link',
      weight: 3,
      explanation:
        'Każe się zalogować lub potwierdzić dane przez link, bo inaczej coś stracisz. Wejdź na stronę nadawcy samodzielnie.',
      ...place,
    });
  }
  return signs;
}

/** Whether the text says so without warning of it. */
function isSaid(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  return match !== null && !warnedOf.test(match[0]);
}
