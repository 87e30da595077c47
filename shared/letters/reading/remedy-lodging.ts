import { institutionInNominative } from '#shared/letters/text/institution-cases.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Person } from './clauses/person-words.ts';
import type { LetterView } from './letter-view.ts';

const ADDRESSEE = 140;

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
  'należy',
  'można',
  /wnoszon\p{L}*/u,
);
const endOfName = new RegExp(String.raw`,? ${afterName}\b|[.;(]|, (?=[^VIX])`, 'u');

/** Beginnings of the bodies that a remedy goes to: "do …". */
const body = either(
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
  'rzeczni', // do Rzecznika Finansowego
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
);

/** "odwołanie do Samorządowego Kolegium Odwoławczego w Katowicach, za pośrednictwem …". */
export function addresseeIn(view: LetterView, { start, end }: Span, stem: string): string | null {
  const verb = stem === 'odwolani' ? 'odwolac(?: sie)?' : stem;
  const lodged = String.raw`(?: (?:na|od) [^.,]{3,60})?,? (?:wnosi sie |wnoszon\w+ |sklada sie )?`;
  const pattern = new RegExp(
    String.raw`\b(?:${stem}\w*|${verb})${lodged}do (?=(?:[\w-]+[scz]kiego )?${body})`,
  );
  const match = pattern.exec(view.spaced.slice(start, end));
  if (match === null) return null;
  const from = start + match.index + match[0].length;
  const rest = view.flow.text.slice(from, from + ADDRESSEE).replace(/\s+/g, ' ');
  const stop = endOfName.exec(rest);
  return institutionInNominative(rest.slice(0, stop?.index ?? 100).trim());
}

/** "Zażalenie przysługuje do innego składu tutejszego Sądu" beside another court that hears the rest. */
const otherPanel = /\bzazaleni\w*[^.]{0,60} do innego skladu (?:tutejszego|tego|niniejszego) sadu/;
const withdrawn = /\bumorz\w+ postepowanie\b[^.;]{0,40} cofnieci/;

/**
 * Whether the court that gave the order also hears the complaint: after withdrawing the claim, only its costs
 * are left to contest, and another panel of the same court decides on them.
 */
export function staysInCourt({ spaced }: LetterView, role: Person | undefined): boolean {
  return role === 'claimant' && withdrawn.test(spaced) && otherPanel.test(spaced);
}

/** "za pośrednictwem systemu teleinformatycznego": a way of sending, not a body that forwards the remedy. */
const wayOfSending = either(
  'system',
  'portal',
  'platform',
  'poczt',
  'operator',
  'internet',
  'konta',
  'skrytk',
  'serwis',
  'epuap',
  'e-',
  'elektron',
  'pelnomocnik',
);
const through = new RegExp(
  String.raw`\bza posrednictwem\b(?! (?:\w+ )?${wayOfSending})|\bskladan\w+ w organie|\bwnosi sie do organu, ktory`,
);

/** Whether the remedy is lodged through the sender of the letter. */
export function goesThroughSender(view: LetterView, { start, end }: Span): boolean {
  return through.test(view.spaced.slice(start, end));
}

/** "(art. 767 § 4 k.p.c.)" in the sentence that grants the remedy. */
export function basisIn(view: LetterView, { start, end }: Span): string | null {
  const match = /\((?:na podstawie )?(art\. ?\d[^()]{0,60}(?:\([^()]{1,9}\)[^()]{0,60})?)\)/i.exec(
    view.flow.text.slice(start, end),
  );
  return match?.[1]?.replace(/\s+/g, ' ').trim() ?? null;
}

/** Words that put a fee on a remedy. */
const charged = either(
  'pobiera sie', // od skargi pobiera się wpis stały
  'pobierana jest', // od apelacji pobierana jest opłata
  'nalezy uiscic', // od skargi należy uiścić wpis
  'uiszcza sie', // od skargi uiszcza się wpis
  /wnosi sie oplat\w+/, // od zażalenia wnosi się opłatę
);

/** The cost of the remedy according to the letter. */
export function feeIn(view: LetterView, stem: string): string | null {
  const named = new RegExp(
    String.raw`\bod (?:\w+ )?${stem}\w* (?:\w+ ){0,2}${charged}[^;]{0,60}?(\d[\d .]*(?:,\d{2})?) zl`,
  ).exec(view.spaced)?.[1];
  const stated = new RegExp(
    String.raw`\b(?:wpis|oplata)(?: sadow\w+| stal\w+)? od (?:\w+ )?${stem}\w* (?:(?:wynosi|to|-) )?(\d[\d .]*(?:,\d{2})?) zl`,
  ).exec(view.spaced)?.[1];
  if (stated !== undefined) return `${stated.trim()} zł (według pouczenia)`;
  if (named !== undefined) return `${named.trim()} zł (według pouczenia)`;
  if (
    /(?:odwolani\w+|sprzeciw|skarg\w+|postepowanie[^.]{0,20}) (?:[^.]{0,40} )?(?:nie podlega\w* oplacie|jest wolne od oplat|woln\w+ od oplat)/.test(
      view.spaced,
    )
  ) {
    return 'bez opłaty';
  }
  const paid = /skarg\w+ podlega oplacie[^.\d]{0,30}(\d{2,4})(?:,00)? ?zl/.exec(view.spaced);
  return paid === null ? null : `${paid[1] ?? ''} zł (według pouczenia)`;
}
