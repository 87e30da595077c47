import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

/** What the reader gives up by not using the remedy, in one sentence. */
export function lostWithout(remedy: string, { type }: LetterFacts): string {
  return `To pismo nie zastępuje środka. Jeżeli nie złożysz go w terminie (${accusativeOf(remedy)}), ${lossOf(type) ?? 'możesz stracić to uprawnienie.'}`;
}

/** The same for the plan: "Bez tego decyzja stanie się ostateczna." Empty when nothing is certainly lost. */
export function lostInPlan({ type }: LetterFacts): string | undefined {
  const loss = lossOf(type);
  return loss === undefined ? undefined : `Bez tego ${loss}`;
}

const final = 'rozstrzygnięcie stanie się ostateczne.';

/** A doctor's ruling decides nothing yet: the decision that follows rests on it. */
const rulings: ReadonlySet<string> = new Set(['zus_ruling', 'krus_ruling']);
const lossOf = ({ issuer, reply }: LetterFacts['type']): string | undefined =>
  rulings.has(reply) ? 'orzeczenie stanie się podstawą decyzji.' : losses[issuer];

const losses: Readonly<Partial<Record<LetterFacts['type']['issuer'], string>>> = {
  court: 'rozstrzygnięcie sądu stanie się prawomocne.',
  bailiff: 'czynność komornika zostanie w mocy.',
  zus: 'decyzja stanie się prawomocna.',
  employer: 'stracisz prawo do sądu pracy w tej sprawie.',
  tax_office: final,
  municipality: final,
  office: final,
  traffic: final,
};
