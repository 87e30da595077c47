import type { ModelOutcome } from '#functions/platform/model/outcome.ts';
import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';
import type { RefusalCode } from '#shared/domain/refusal.ts';
import type { ErrorCode } from '#shared/errors/error-catalogue.ts';

/** How the reading of a letter ends. */
export type LetterOutcome =
  | { kind: 'result'; result: AnalysisResult }
  | { kind: 'refused'; codes: RefusalCode[] }
  | { kind: 'failed'; code: ErrorCode };

/** Stopped from outside: the run was cancelled, or its function's time is over. */
export const aborted: LetterOutcome = { kind: 'failed', code: 'TIMED_OUT' };

/** A question to the model without an answer. */
type Unanswered = Exclude<ModelOutcome<unknown>, { kind: 'answer' }>;

const reasons = {
  refused: 'Model językowy odmówił opisania tego pisma.',
  malformed: 'Model językowy nie dał odpowiedzi, której można użyć.',
  unavailable: 'Model językowy jest chwilowo niedostępny.',
  timed_out: 'Model językowy nie odpowiedział na czas.',
  aborted: 'Analiza została przerwana.',
} as const satisfies Record<Unanswered['kind'], string>;

/** Faults that do not pass by themselves; their metric alerts the operator. */
const faults = {
  key: 'Model językowy jest wyłączony z powodu błędu po naszej stronie. Wiemy o nim; ponowna próba teraz nie pomoże.',
  model:
    'Model językowy jest wyłączony z powodu błędu po naszej stronie. Wiemy o nim; ponowna próba teraz nie pomoże.',
  schema:
    'Model językowy jest wyłączony z powodu błędu po naszej stronie. Wiemy o nim; ponowna próba teraz nie pomoże.',
  too_long:
    'Pismo jest za długie dla modelu językowego. Wgraj je w częściach albo bez załączników.',
  request: 'Model językowy nie przyjął tego pisma.',
} as const satisfies Record<
  NonNullable<Extract<Unanswered, { kind: 'unavailable' }>['fault']>,
  string
>;

/** Tells the user why only the rules read the letter, and that it costs nothing. */
export function rulesOnlyWarning(outcome: Unanswered): ResultWarning {
  const fault = outcome.kind === 'unavailable' ? outcome.fault : undefined;
  const reason = fault === undefined ? reasons[outcome.kind] : faults[fault];
  return {
    kind: 'answered_by_rules',
    title: 'Analiza bez modelu językowego',
    message: `${reason} Wynik przygotowały same nasze reguły, dlatego sprawdź go z pismem szczególnie uważnie. Analiza nie została naliczona.`,
    quote: null,
  };
}
