import type { ModelSettings } from './gateway.ts';
import type { Attempted, ModelOptions, ModelOutcome } from './outcome.ts';

type RelayOptions<T> = Required<
  Pick<ModelOptions, 'random' | 'sleep' | 'now' | 'memory' | 'hedgeAfterMs'>
> & {
  models: readonly ModelSettings[];
  deadline: number;
  signal: AbortSignal;
  attempt: (
    model: ModelSettings,
    signal: AbortSignal,
    onFirst: () => void,
  ) => Promise<Attempted<T>>;
};

type Ended<T> = { runner: Runner<T>; attempted: Attempted<T> };
type Runner<T> = {
  model: ModelSettings;
  stop: AbortController;
  hasBegun: boolean;
  ended?: Promise<Ended<T>>;
};

const MAX_ATTEMPTS = 6;
const MIN_CALL_MS = 1_000;
const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/** Attempts of several models at one question: one after another, or in parallel with a silent one. */
export class Relay<T> {
  readonly #options: RelayOptions<T>;
  readonly #runners = new Set<Runner<T>>();
  /** Models that would fail at this question again. */
  readonly #useless = new Set<string>();
  #attempts = 0;
  #pauses = 0;
  #last: Attempted<T> = { kind: 'silent' };

  constructor(options: RelayOptions<T>) {
    this.#options = options;
  }

  async run(): Promise<ModelOutcome<T>> {
    try {
      while (!this.#isAborted()) {
        if (this.#runners.size === 0 && !(await this.#startNext())) return this.#outcome();
        const ended = await this.#nextEnd();
        if (this.#isAborted()) break;
        if (ended === undefined) {
          this.#hedge();
          continue;
        }
        if (ended.attempted.kind === 'answer') return ended.attempted;
        this.#note(ended);
      }
      return { kind: 'aborted' };
    } finally {
      for (const { stop } of this.#runners) stop.abort();
    }
  }

  #isAborted(): boolean {
    return this.#options.signal.aborted;
  }

  /** The next attempt that ends; undefined when another model should be asked in parallel. */
  async #nextEnd(): Promise<Ended<T> | undefined> {
    const isHedged = this.#runners.size > 1 || !this.#mayTry();
    const timer = new AbortController();
    const silent = [...this.#runners].some(({ hasBegun }) => !hasBegun);
    const late =
      isHedged || !silent
        ? []
        : [wait(this.#options.hedgeAfterMs, timer.signal).then(() => undefined)];
    const ends = [...this.#runners].flatMap(({ ended }) => ended ?? []);
    const first = await Promise.race([...ends, ...late]);
    timer.abort();
    if (first !== undefined) this.#runners.delete(first.runner);
    return first;
  }

  #note({ runner: { model }, attempted }: Ended<T>): void {
    const { memory, now } = this.#options;
    this.#last = attempted;
    // The same question would get the same answer from the model.
    const { kind } = attempted;
    if (kind === 'refused' || kind === 'malformed' || kind === 'cut') this.#useless.add(model.name);
    if (attempted.kind !== 'failed') return;
    const { fault, retryAfterMs } = attempted;
    if (retryAfterMs !== undefined) memory.waits.set(model.name, now() + retryAfterMs);
    // Without a schema the model may do better.
    if (fault !== undefined && fault !== 'schema') this.#useless.add(model.name);
  }

  /** Another model in parallel with one that has not sent a token; an answer that is arriving is left alone. */
  #hedge(): void {
    if ([...this.#runners].every(({ hasBegun }) => hasBegun)) return;
    const model = this.#candidates()[0];
    if (model !== undefined) this.#start(model);
  }

  /** Starts the next attempt after its pause; false when none is left or worthwhile. */
  async #startNext(): Promise<boolean> {
    const { now, deadline, sleep, signal, memory } = this.#options;
    if (!this.#mayTry()) return false;
    const [model] = this.#candidates();
    if (model === undefined) return false;
    const rest = Math.max(this.#rest(), (memory.waits.get(model.name) ?? 0) - now());
    if (rest + MIN_CALL_MS > deadline - now()) return false;
    if (rest > 0) await sleep(rest, signal);
    if (!signal.aborted) this.#start(model);
    return true;
  }

  #mayTry(): boolean {
    const { now, deadline } = this.#options;
    return this.#attempts < MAX_ATTEMPTS && deadline - now() >= MIN_CALL_MS;
  }

  /** Working models, the one with the shortest wait first, then in turn. */
  #candidates(): ModelSettings[] {
    const { models, memory, now } = this.#options;
    const living = models.filter(({ name }) => !memory.dead.has(name) && !this.#useless.has(name));
    const turn = living.map((_, index) => living[(index + this.#attempts) % living.length]);
    const wait = (model: ModelSettings) => Math.max(0, (memory.waits.get(model.name) ?? 0) - now());
    return turn.filter((model) => model !== undefined).sort((a, b) => wait(a) - wait(b));
  }

  /** Full jitter below a doubling limit, only after every model was asked. */
  #rest(): number {
    if (this.#attempts === 0 || this.#attempts % this.#options.models.length !== 0) return 0;
    if (this.#last.kind === 'failed' && this.#last.fault !== undefined) return 0;
    const bound = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#pauses);
    this.#pauses += 1;
    return this.#options.random() * bound;
  }

  #start(model: ModelSettings): void {
    this.#attempts += 1;
    const runner: Runner<T> = { model, stop: new AbortController(), hasBegun: false };
    const signal = AbortSignal.any([this.#options.signal, runner.stop.signal]);
    const attempt = this.#options.attempt(model, signal, () => (runner.hasBegun = true));
    runner.ended = attempt.then((attempted) => ({ runner, attempted }));
    this.#runners.add(runner);
  }

  #outcome(): ModelOutcome<T> {
    const last = this.#last;
    switch (last.kind) {
      case 'answer':
        return last;
      case 'refused':
        return { kind: 'refused' };
      case 'silent':
        return { kind: 'timed_out' };
      case 'failed':
        return last.fault === undefined
          ? { kind: 'unavailable' }
          : { kind: 'unavailable', fault: last.fault };
      case 'cut':
      case 'empty':
      case 'malformed':
        return { kind: 'malformed' };
    }
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
