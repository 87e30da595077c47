import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyRole } from './role-words.ts';
import { claimWords } from './told-words.ts';

/*
 * Sums that nobody owes yet or any more: claimed, refused, only threatened, lost, or the price of what the reader may choose.
 */

const claimed = wordPattern(claimWords);

/** "odwołania od decyzji Burmistrza, ustalającej opłatę w kwocie 8 400 zł": what the ruling appealed against said. */
const ofAppealedRuling =
  /\b(?:odwolani|zazaleni|skarg|zaskarzon)\w* [^;]{0,200}\b(?:ustalajac|okreslajac|nakladajac|wymierzajac|zobowiazujac)(?:ej|ego) [^;,]{0,80}$/;
const reverses = /\b(?:uchyla|zmienia)\w* (?:\w+ ){0,2}(?:zaskarzon|decyzj|postanowieni|orzeczeni)/;

/** "zagrozić uczestniczce nakazaniem zapłaty kwoty po 400 zł", "pod rygorem grzywny 500 zł": nobody owes it yet. */
const threatened = new RegExp(
  either(
    /\b(?:aby|zeby|by) (?:nie zaplacic|uniknac|nie narazic sie na) [^;.]{0,50}$/,
    /\b(?:zagro(?:zic|zil|zila|zono|ze)|zagraza\w*|zagrozeni\w*|zagrozon\w*)\b[^;]{0,40}\b(?:nakaz|nalozeni|grzywn|kar[aey]\b|zaplat|ukarani|przymus)[^;]*$/,
    /\bpod (?:rygorem|grozba|sankcja) (?:\w+ ){0,3}(?:grzywn|kar[aey]\b|zaplat|nakazan|nalozeni)[^;.]{0,60}$/,
  ),
);

/** "brak premii za II kwartał - 720 zł": nobody pays what was lost. */
const lost =
  /\b(?:brak|utrat\w*|pozbawieni\w*) (?:prawa do )?(?:\w+ )?(?:premi|nagrod|dodat|bonus)\w*[^.;]{0,40}$/;

/** "oddala wniosek w pozostałej części (żądanie kwoty po 1 000 zł)": what the court did not grant. */
const dismissed =
  /\boddal(?:a|ic|am|amy|ono)\b(?![^;]*\b(?:zasadz|nakaz|obciaz|przyzn|pobra|pobier|koszty?\b|na rzecz))[^;]{0,200}$/;

/** "wtedy dojdzie opłata sądowa 100,00 zł i zastępstwo 270,00 zł". */
const added = /\b(?:dojdzie|dojda|doliczymy|dolicze|zostana doliczone|zazadamy) [^.;]{0,90}$/;
/** "Można w dwóch ratach: I rata 412 zł, II rata 408 zł": a way to pay that the reader may choose. */
const offered =
  /\b(?:mozna|moze pan\w*|istnieje mozliwosc) (?:(?:\w+ ){0,3}w (?:\w+ ){0,2}ratach\b|takze |tez )/;
/** "Jeżeli wierzyciel zleca poszukiwanie …, powinien uiścić opłatę 100 zł": the price of an optional step. */
const byChoice =
  /\b(?:jezeli|jesli|gdy|w razie|w przypadku)\b[^.;]{0,60}\b(?:zleca|zleci|zlecenia|chce|zechce|zamierza|zdecyduje|wybierze|skorzysta|zamowi|zamowienia)\b/;
/** "wyślemy je na życzenie klienta za 19,90 zł", "na Pani prośbę naprawimy za 65 zł": the price of a service on request. */
const onRequest =
  /\bna (?:pan\w* )?(?:zyczenie|prosbe)\b(?: \w+){0,6} za(?: (?:kwote|cene|oplata|doplata))? $/;
export const isByChoice = (lead: string): boolean => byChoice.test(lead) || onRequest.test(lead);

/** What such a sum is by its sentence up to it (`lead`) and the text behind it; undefined for a sum that is owed. */
export function unowedRole(lead: string, farAfter: string): MoneyRole | undefined {
  const isAppealed = ofAppealedRuling.test(lead.slice(-300)) && reverses.test(farAfter);
  if (claimed.test(lead) || dismissed.test(lead) || isAppealed) return 'claim';
  if (threatened.test(lead) || lost.test(lead) || isByChoice(lead)) return 'other';
  return added.test(lead) || offered.test(lead) ? 'fee' : undefined;
}
