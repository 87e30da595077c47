/** Failures of real gateways, by name. */
export const faultKinds = [
  'rate_limit',
  'server_error',
  'bad_gateway',
  'silence',
  'drip',
  'cut_json',
  'wrong_schema',
  'code_fence',
  'refusal',
  'content_filter',
  'length',
  'reset',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The faults of the next answers, in order. */
export type FaultQueue = {
  add: (kind: FaultKind, times: number) => void;
  take: () => FaultKind | undefined;
  clear: () => void;
};

export function faultQueue(): FaultQueue {
  let queue: FaultKind[] = [];
  return {
    add: (kind, times) => {
      queue.push(...Array.from({ length: times }, () => kind));
    },
    take: () => queue.shift(),
    clear: () => {
      queue = [];
    },
  };
}
