import type { Level } from '#shared/domain/levels.ts';
import type { ClassificationAnswer } from '#shared/domain/model-answers.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { OutcomeKind } from '#shared/letters/reading/clauses/outcome-words.ts';
import {
  flowPosition,
  type LetterView,
  quoteAt,
  sentenceOf,
} from '#shared/letters/reading/letter-view.ts';
import type { Rule } from '#shared/letters/reading/threat-rules.ts';

const usual: Readonly<Record<Level, string>> = {
  LOW: 'Pismo informacyjne lub rutynowe.',
  MEDIUM: 'Pismo dotyczy ważnej sprawy, ale nie wyznacza Ci terminu.',
  HIGH: 'Po upływie terminu coś staje się ostateczne albo przepada.',
  CRITICAL: 'Pismo dotyczy egzekucji, która już trwa.',
};

const ENDS = 'Pismo kończy albo zmienia umowę.';
const REFUSES = 'Pismo czegoś odmawia.';
const RULES = 'Pismo coś rozstrzyga lub nakłada; można się z nim nie zgodzić.';
const ONLY_RULES = 'Pismo coś rozstrzyga lub nakłada.';
const SCAM = 'Pismo ma cechy próby wyłudzenia pieniędzy lub danych.';
const ASKS_MONEY = 'Pismo oczekuje zapłaty.';
const ASKS_IN_TIME = 'Pismo oczekuje od Ciebie odpowiedzi albo działania w terminie.';
const CALLS = 'Pismo oczekuje czegoś w podanym dniu.';

/** What the letter itself wants of its reader. */
export type Asked = { forMoney: boolean; inTime: boolean; isContestable: boolean };

/** The reason for a kind's level, true to what letters of the kind do: a refusal is no routine, an order asks no answer. */
export function kindReasonOf(
  { level, code, duties, reply }: DocumentType,
  outcome: OutcomeKind,
  asks: Asked,
): string {
  if (reply === 'scam') return SCAM;
  if (level !== 'LOW' && level !== 'MEDIUM') return usual[level];
  if (code === 'wypowiedzenie_umowy') return ENDS;
  if (outcome === 'refused') return REFUSES;
  const rules =
    reply === 'work_penalty' || /^(?:decyzja|orzeczenie|mandat)/.test(code) || outcome === 'orders';
  if (rules && duties.includes('remedy')) return asks.isContestable ? RULES : ONLY_RULES;
  if (duties.includes('attend')) return CALLS;
  if (level === 'LOW') return usual.LOW;
  if (asks.forMoney) return ASKS_MONEY;
  return asks.inTime ? ASKS_IN_TIME : usual.MEDIUM;
}

/** Why a letter has its level, with the sentence that says so. */
export type Reason = ClassificationAnswer['threat']['reasons'][number];

const order: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

/** The graver of two levels. */
export function higher(left: Level, right: Level): Level {
  return order.indexOf(left) >= order.indexOf(right) ? left : right;
}

/** The first sentence that one of these rules finds, with the reason for the level. */
export function firstHit(
  view: LetterView,
  rules: readonly Rule[],
  unless?: RegExp,
  counts: (place: number) => boolean = () => true,
): Reason | undefined {
  for (const { pattern, reason } of rules) {
    if (!pattern.test(view.spaced)) continue; // most letters have none: no copy of the pattern is made
    for (const match of view.spaced.matchAll(new RegExp(pattern, 'g'))) {
      if (!counts(match.index)) continue;
      const span = sentenceOf(view, { start: match.index, end: match.index + match[0].length });
      if (unless?.test(view.spaced.slice(span.start, span.end)) === true) continue;
      return { reason, quote: quoteAt(view, span) };
    }
  }
  return undefined;
}

/** The letter's heading, as the reader sees it. */
export function titleQuote(view: LetterView): string | null {
  if (view.title === '') return null;
  const line = view.lines[view.titleLine];
  return line === undefined
    ? null
    : quoteAt(view, {
        start: flowPosition(view, line.start),
        end: flowPosition(view, line.end),
      });
}
