import type { Fault, NoReply } from './failure.ts';
import type { Reply } from './read-completion.ts';
import { noUsage, type TokenUsage } from './usage.ts';

/** Every possible end of a question; none of them is thrown. */
export type ModelOutcome<T> =
  | { kind: 'answer'; value: T; model: string }
  /** The models declined, or a content filter stopped them. */
  | { kind: 'refused' }
  /** No usable answer, even after a repair. */
  | { kind: 'malformed' }
  /** `fault`: another attempt would not have helped. */
  | { kind: 'unavailable'; fault?: Fault }
  | { kind: 'timed_out' }
  | { kind: 'aborted' };

/** What the questions of one run learn about the models: a dead one is not asked again. */
export type ModelMemory = {
  dead: Map<string, Fault>;
  /** Models that do not support schemas. */
  plain: Set<string>;
  /** When a model that asked us to wait may be asked again. */
  waits: Map<string, number>;
  /** What the run's calls have consumed so far. */
  usage: TokenUsage;
};

export const modelMemory = (): ModelMemory => ({
  dead: new Map(),
  plain: new Set(),
  waits: new Map(),
  usage: noUsage(),
});

export type ModelOptions = {
  /** From 0 to 1, for the jitter. */
  random?: () => number;
  /** Ends early, without throwing, when the signal aborts. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Monotonic milliseconds. */
  now?: () => number;
  memory?: ModelMemory;
  /** Milliseconds without a first token after which the next model is asked in parallel. */
  hedgeAfterMs?: number;
  /** Milliseconds without a further token after which an answer counts as dead. */
  idleMs?: number;
};

/** How one attempt of one model ended. */
export type Attempted<T> =
  | { kind: 'answer'; value: T; model: string }
  | Exclude<Reply, { kind: 'text' }>
  | NoReply
  | { kind: 'malformed' };
