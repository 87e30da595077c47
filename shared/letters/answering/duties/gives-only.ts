import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';

/**
 * Whether the letter only gives the reader something: it grants a request, or an authority's decision pays and takes
 * nothing. Nobody needs a lawyer against that.
 */
export function givesOnly({ view, type, financial }: LetterFacts): boolean {
  const { kind, isFavourable } = outcomeOf(view, type);
  if (isFavourable) return true;
  const isDecision = type.code.startsWith('decyzja') || type.reply === 'civil_order';
  const takesNothing = (kind === 'informs' || kind === 'granted') && !isRefusal(view);
  return isDecision && financial.direction === 'to_receive' && takesNothing;
}

/** A ruling that gives less than was asked for may be contested, whatever letters of its kind usually say. */
const givesLess: ReadonlySet<string> = new Set(['partly', 'refused']);

/** Whether the ruling favours the reader, or the letter's deed is only good for them. */
export function isGoodNews({ view, type }: LetterFacts): boolean {
  const { kind, isFavourable } = outcomeOf(view, type);
  if (isFavourable) return true;
  if (type.reply === 'land_register_deletion') return true;
  return type.reply === 'favourable' && type.level === 'LOW' && !givesLess.has(kind);
}

const dropped = /\b(?:umorz(?:yc|ono|yl|enie)|umarza\w*|odmow\w+ wszczeci|odmawia\w* wszczeci)/;

/** Whether the letter ends a criminal case against its reader, who has nothing to prove any more. */
export const endsOwnCase = ({ view, role, type }: LetterFacts): boolean =>
  role === 'suspect' && type.id === 'prokuratura-postanowienie' && dropped.test(view.spaced);
