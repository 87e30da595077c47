import { institutionInNominative } from '#shared/letters/text/institution-cases.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Person } from './clauses/person-words.ts';
import { type LetterView, quoteAt, sentenceOf } from './letter-view.ts';

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
  'wnoszon',
);
const endOfName = new RegExp(String.raw`,? ${afterName}\b|[.;(]|, (?=[^VIX])`, 'u');

/** "odwołanie do Samorządowego Kolegium Odwoławczego w Katowicach, za pośrednictwem …". */
export function addresseeIn(view: LetterView, { start, end }: Span, stem: string): string | null {
  const pattern = new RegExp(
    String.raw`\b(?:${stem}\w*|${stem === 'odwolani' ? 'odwolac(?: sie)?' : stem})(?: (?:na|od) [^.,]{3,60})?,? (?:wnosi sie |wnoszon\w+ |sklada sie )?do (?=(?:[\w-]+[scz]kiego )?(?:sadu|samorz|dyrekt|minist|wojew|naczel|prezes|komend|glown|krajow|wlasciw|okreg|tutej|panstw|organ|szef|rektor|kierownik|rzeczni|powiat|rejonowej|komisji|kolegium|izby|zarzadu|zespolu))`,
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
 * Whether the complaint stays in the court that gave the order: who withdrew the claim has only its
 * costs to complain of, and these another panel of the same court looks at.
 */
export function staysInCourt({ spaced }: LetterView, role: Person | undefined): boolean {
  return role === 'claimant' && withdrawn.test(spaced) && otherPanel.test(spaced);
}

const through = /\bza posrednictwem\b|\bskladan\w+ w organie|\bwnosi sie do organu, ktory/;

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

/** The first sentence in which the letter mentions the remedy. */
export function mentionOf(view: LetterView, stem: string): string | null {
  const instruction = new RegExp(
    String.raw`(?:przysluguje|sluzy|wnosi sie|moze\w* (?:pan\w* )?(?:wniesc|zlozyc)|wniosl|zlozyc|prawo)[^.]{0,120}\b${stem}|\b${stem}\w*[^.]{0,80}(?:przysluguje|sluzy|wnosi sie|w terminie)`,
  );
  const match =
    instruction.exec(view.spaced) ?? new RegExp(String.raw`\b${stem}`).exec(view.spaced);
  if (match === null) return null;
  const end = match.index + match[0].length;
  return quoteAt(view, sentenceOf(view, { start: match.index, end }));
}

/** The cost of the remedy according to the letter. */
export function feeIn(view: LetterView, stem: string): string | null {
  const named = new RegExp(
    String.raw`\bod (?:\w+ )?${stem}\w* (?:\w+ ){0,2}(?:pobiera sie|pobierana jest|nalezy uiscic|uiszcza sie|wnosi sie oplat\w+)[^;]{0,60}?(\d[\d .]*(?:,\d{2})?) zl`,
  ).exec(view.spaced)?.[1];
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
