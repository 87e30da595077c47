import type { Plugin } from 'vite';

/** What the first facts do without, by how its import ends, and what stands there instead. */
const spared: readonly (readonly [end: string, code: string])[] = [
  // Sentences of law are told with the result alone; a kind only holds on to them.
  [
    '/catalogue/law/law.ts',
    `const act = { name: '', short: '' };
const unsaid = () => ({ act, article: null, sentence: '', source: null, validFrom: null, validUntil: null });
const field = () => new Proxy({}, { get: (known, name) => (known[name] ??= unsaid()) });
export const law = new Proxy({}, { get: (known, name) => (known[name] ??= field()) });`,
  ],
  // A sum that a trained model names is never certain, and only what is certain is told at first.
  [
    '/ranker/second-opinion.ts',
    `export const withSecondOpinion = (view, items, settled) => ({ ...settled, isRanked: false });`,
  ],
];

/** What a kind means, what follows from it, how its remedy is lodged and why a sign or a level is one: sentences that the first facts do not tell. */
const sentences =
  /\b(meaning|consequence|next|form|fee|specialization|explanation|reason):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;
const told = /\/shared\/letters\/(?:catalogue|reading\/scam|reading\/threat-rules)/;

const idOf = (end: string) => `\0first-facts:${end}.js`;

/** Keeps what only a whole result needs out of the worker that reads a letter on the device, on a phone. */
export function firstFactsOnly(): Plugin {
  return {
    name: 'first-facts-only',
    enforce: 'pre',
    resolveId: (source) => {
      const known = spared.find(([end]) => source.endsWith(end));
      return known === undefined ? null : idOf(known[0]);
    },
    load: (id) => spared.find(([end]) => id === idOf(end))?.[1] ?? null,
    transform: (code, id) => (told.test(id) ? code.replace(sentences, "$1: ''") : null),
  };
}
