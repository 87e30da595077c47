import type { Level } from '#shared/domain/levels.ts';
import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { OutcomeKind } from '#shared/letters/reading/clauses/outcome-words.ts';

const usual: Readonly<Record<Level, string>> = {
  LOW: 'Pismo informacyjne lub rutynowe.',
  MEDIUM: 'Pismo oczekuje odpowiedzi lub zapłaty; dalsze kroki są dopiero zapowiedziane.',
  HIGH: 'Po upływie terminu coś staje się ostateczne albo przepada.',
  CRITICAL: 'Pismo dotyczy egzekucji, która już trwa.',
};

const ENDS = 'Pismo kończy albo zmienia umowę.';
const REFUSES = 'Pismo czegoś odmawia.';
const RULES = 'Pismo coś rozstrzyga lub nakłada; można się z nim nie zgodzić.';
const SCAM = 'Pismo ma cechy próby wyłudzenia pieniędzy lub danych.';
const CALLS = 'Pismo oczekuje czegoś w podanym dniu.';

/** The reason for a kind's level, true to what letters of the kind do: a refusal is no routine, an order asks no answer. */
export function kindReasonOf(
  { level, code, duties, reply }: DocumentType,
  outcome: OutcomeKind,
): string {
  if (reply === 'scam') return SCAM;
  if (level !== 'LOW' && level !== 'MEDIUM') return usual[level];
  if (code === 'wypowiedzenie_umowy') return ENDS;
  if (outcome === 'refused') return REFUSES;
  const rules =
    reply === 'work_penalty' || /^(?:decyzja|orzeczenie|mandat)/.test(code) || outcome === 'orders';
  if (rules && duties.includes('remedy')) return RULES;
  if (duties.includes('attend')) return CALLS;
  return usual[level];
}
