import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { institutionInNominative } from '#shared/letters/text/institution-cases.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

const ADDRESSEE = 200;
const REACH = 170;

/** Where the addressee's name ends: before its route, its term, or an act of the reader. */
const afterName = either(
  /w (?:\p{L}+|\d+) (?:dni|tygodni)/u,
  'za pośrednictwem',
  'za moim pośrednictwem',
  'za naszym pośrednictwem',
  'w terminie',
  'w tym samym terminie',
  'w ciągu',
  'który', // sąd, który wydał wyrok
  'która',
  'na piśmie',
  'lub',
  'albo',
  'składa',
  'wnosi',
  'w zawitym', // w zawitym terminie 7 dni
  'w nieprzekraczalnym',
  /nadzoru\p{L}*/u, // nadzorującego dochodzenie
  /sprawując\p{L}*/u,
  'jako',
  'oraz',
  'przez',
  'poprzez',
  'osobiście',
  'listem',
  'drogą',
  'elektronicznie',
  'na adres',
  'bezpośrednio',
  'należy',
  'można',
  /wnoszon\p{L}*/u,
);
const endOfName = new RegExp(
  String.raw`,? ${afterName}\b|[.;(]|, (?=[^VIX])| [–-] (?=\p{Ll})`,
  'u',
);

/** Beginnings of the bodies that a remedy goes to: "do …". */
const bodies = either(
  'sadu', // do Sądu Okręgowego
  'samorz', // do Samorządowego Kolegium Odwoławczego
  'dyrekt', // do Dyrektora Izby Administracji Skarbowej
  'minist', // do Ministra Zdrowia
  'wojew', // do Wojewody Śląskiego
  'naczel', // do Naczelnika Urzędu Skarbowego
  'prezes', // do Prezesa ZUS
  'komend', // do Komendanta Wojewódzkiego Policji
  'glown', // do Głównego Inspektora Pracy
  'krajow', // do Krajowej Izby Odwoławczej
  'wlasciw', // do właściwego sądu
  'okreg', // do Okręgowego Inspektora Pracy
  'tutej', // do tutejszego organu
  'panstw', // do Państwowego Powiatowego Inspektora Sanitarnego
  'organ', // do organu wyższego stopnia
  'szef', // do Szefa Urzędu
  'rektor', // do Rektora Uniwersytetu
  'kierownik', // do Kierownika Ośrodka
  'powiat', // do Powiatowego Inspektora
  'rejonowej', // do Rejonowej Komisji
  'komisji', // do komisji lekarskiej
  'kolegium', // do kolegium
  'izby', // do Izby Cywilnej
  'zarzadu', // do Zarządu Województwa
  'zespolu', // do Zespołu do Spraw Orzekania
  'odwolawcz', // do Odwoławczej Komisji Stypendialnej
  'uczelnian', // do Uczelnianej Komisji Odwoławczej
  'dziekan', // do Dziekana Wydziału
  'rady', // do Rady Powiatu
  /sko\b/, // do SKO w Elblągu
  'prokurat', // do prokuratora nadzorującego dochodzenie
  'samodzieln',
  'generaln', // do Generalnego Dyrektora
  'inspektor',
  'konsul',
  'sedzi', // do sędziego-komisarza
);

/** Words of lodging between the remedy and its body: "wnosi się", "kierować należy", "adresuje się". */
const lodges = either(
  /wnosi(?: sie|c)?/,
  /wnies(?:c|ienie|ione)/,
  /wnoszon\w+/,
  /skladan?\w*(?: sie)?/,
  /zlozy\w*/,
  /zlozen\w*/,
  /kierowa\w+/,
  'kieruje sie',
  /skierowa\w+/,
  /adres\w+/,
  /przysluguj\w+/,
  'sluzy',
  'odwolac',
);

/** "Zażalenie …": the remedy or, in the sentence behind it, what stands for it. */
const lodged = new RegExp(String.raw`\b${lodges}`);
export const goesOn = new RegExp(
  String.raw`^\W*(?:${either(
    /(?:pismo|srodek|je|ja|ten|go|nalezy) /,
    /(?:odwolani|zazaleni|sprzeciw|skarg|zarzut|apelacj|wnios)\w* /,
  )}){0,3}(?:wnosi|wnies|sklada|zloz|kieruje|skierow|adresuj|zaadresow)`,
);
const foreign = /\b(?:jezeli|gdy|w razie|prokurator|organ|sad)\b[^.;]{0,60}$/;

/**
 * The body that the letter's own instruction sends the remedy to: "odwołanie do Samorządowego Kolegium
 * Odwoławczego w Katowicach, za pośrednictwem …", "zażalenie wnosi się w terminie 7 dni do prokuratora, tj. …".
 */
export function addresseeIn(view: LetterView, { start, end }: Span, stem: string): string | null {
  const verb = stem === 'odwolani' ? 'odwolac(?: sie)?' : stem;
  const words = view.spaced.slice(start, end);
  const named = new RegExp(String.raw`\b(?:${stem}\w*|${verb})`).exec(words);
  const from = named === null ? (goesOn.test(words) ? 0 : -1) : named.index;
  if (from < 0) return null;
  for (const match of words.slice(from).matchAll(toBody)) {
    const at = from + match.index;
    const between = words.slice(Math.max(from, at - REACH), at);
    const behind = named === null ? between : between.replace(/^\S+ ?/, '');
    const isNext = nextTo.test(between);
    const isFar = stem.startsWith('reklamac') || foreign.test(behind) || behind.includes(';');
    if (!isNext && (isFar || !lodged.test(behind))) continue;
    const body = nameAt(view, start + at + match[0].length);
    if (body !== null) return body;
  }
  return null;
}

const toBody = new RegExp(String.raw`\bdo (?=(?:[\w-]+[scz]kiego )?${bodies})`, 'g');
const nextTo =
  /^\S+(?: sie)?(?: (?:na|od) [^.,]{3,60})?,? (?:wnosi sie |wnoszon\w+ |sklada sie )?$/;

/** "do prokuratora właściwego do sprawowania nadzoru, tj. Prokuratora Rejonowego w Pile": the name, not its kind. */
const thatIs =
  /^\p{Ll}[^.;]{0,110}?(?:, | – | - |\()(?:tj\.|tzn\.|to jest|to znaczy|czyli|tu:|w tej sprawie:?)\s+(?:do )?(?=\p{Lu})/u;

function nameAt(view: LetterView, from: number): string | null {
  const rest = view.flow.text.slice(from, from + ADDRESSEE).replace(/\s+/g, ' ');
  const name = rest.slice(thatIs.exec(rest)?.[0].length ?? 0);
  const stop = endOfName.exec(name);
  return institutionInNominative(name.slice(0, stop?.index ?? 100).trim());
}
