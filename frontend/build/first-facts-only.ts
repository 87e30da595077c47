import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules that the first facts do not need, by the end of their import path, with their replacements. */
const spared: readonly (readonly [end: string, code: string])[] = [
  // Only the result shows sentences of law; a kind merely refers to them.
  [
    '/catalogue/law/law.ts',
    `const act = { name: '', short: '' };
const unsaid = () => ({ act, article: null, sentence: '', source: null, validFrom: null, validUntil: null });
const field = () => new Proxy({}, { get: (known, name) => (known[name] ??= unsaid()) });
export const law = new Proxy({}, { get: (known, name) => (known[name] ??= field()) });`,
  ],
  // The first facts quote no sentence of the letter's own.
  ['/gist/points.ts', 'export const pointsOf = () => [];'],
  ['/gist/point-quote.ts', "export const quoteTo = () => '';"],
  // Where and for how much a remedy is lodged comes with the result.
  [
    './remedies/lodged.ts',
    `const nowhere = { addressee: null, via: null, form: '', fee: null, legal_basis: null, quote: null };
export const lodgingOf = () => nowhere;
export const offeredLodging = () => nowhere;`,
  ],
  // Another term of the law hides the letter's own; why is told with the result.
  ['./remedies/differing-term.ts', 'export const differsFromLaw = () => null;'],
  // The card names no addressee; whose role the reader has is found by address block and text.
  ['./labelled-parties.ts', 'export const labelledParties = () => [];'],
  [
    './names/marked-by-role.ts',
    `export const markedByRole = () => [];
export const goesToThird = () => false;
export const withoutDebtor = (_view, candidates) => candidates;`,
  ],
  // The card quotes a term and names no deed.
  ['./words/deed-names.ts', "export const COLLECTION = ''; export const deedName = () => '';"],
  // Who owes beside the reader and which days are free are told with the result.
  ['./liable-for-another.ts', 'export const liableForAnother = () => undefined;'],
  [
    './holidays.ts',
    `export const freeDayName = () => undefined;
export const workingDayFrom = (date) => date;
export const addWorkingDays = (date, days) => new Date(Date.parse(date) + days * 86400000).toISOString().slice(0, 10);`,
  ],
];

/**
 * The meaning of a kind, its level, its consequences, when a lawyer is advised, the ways of lodging its remedy, what an
 * answer calls it and the reasons for a sign or a level: the first facts show none of these.
 */
const shownLater = [
  'meaning',
  'consequence',
  'counsel',
  'level',
  'specialization',
  'explanation',
  'reason',
  'title',
  'addressee',
  'via',
  'next',
  'form',
  'fee',
  'referenceLabel',
  'afterReply',
].join('|');
const sentences = new RegExp(
  String.raw`\b(?:${shownLater}):\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),`,
  'g',
);
/** Traits that only money, level and replies ask for. */
const traits = /\b(?:concernsMoney|canTakeAway|hearsOfChanges): (?:true|false),/g;
/** The statements of law of a kind and free help: lists that only the complete result shows. */
const lists = /\b(?:law|freeHelp|lodging):\s*(?:\[[^\][]*\]|[\w.]+),/g;
const told = /\/shared\/letters\/(?:catalogue|reading\/(?:scam|remed|statutory-term))/;

/** What a kind asks of the reader and how it is answered. */
const duties = /\bduties: \[([^\][]*)\]/g;
const reply = /\breply: '(\w+)'/g;
const quoted = /'(\w+)'/g;

/** Every name that a rule of reading tells: a duty and an answer that none names change nothing it reads. */
function namedInReading(): ReadonlySet<string> {
  const rules = fileURLToPath(new URL('../../shared/letters/reading/', import.meta.url));
  const sources = globSync('**/*.ts', { cwd: rules, exclude: ['**/*.test.ts'] });
  const texts = sources.map((source) => readFileSync(`${rules}${source}`, 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(quoted)].map(([, name = '']) => name)));
}

function withoutUnnamed(code: string, named: ReadonlySet<string>): string {
  const askedFor = (_: string, listed: string) => {
    const kept = [...listed.matchAll(quoted)].filter(([, duty = '']) => named.has(duty));
    return `duties: [${kept.map(([duty]) => duty).join(', ')}]`;
  };
  return code
    .replace(duties, askedFor)
    .replace(reply, (all: string, family: string) => (named.has(family) ? all : "reply: ''"));
}

const idOf = (end: string) => `\0first-facts:${end}.js`;

/**
 * How the worker is put together: reading a property does nothing else in our code, so law that is only named there is
 * left out, and a constant stands where it is used.
 */
export const smallest = {
  treeshake: { propertyReadSideEffects: false },
  optimization: { inlineConst: { mode: 'all', pass: 3 } },
} as const;

/** Keeps code that only the complete result needs out of the worker that reads a letter on the device, for phones. */
export function firstFactsOnly(): Plugin {
  const named = namedInReading();
  return {
    name: 'first-facts-only',
    enforce: 'pre',
    resolveId: (source) => {
      const known = spared.find(([end]) => source.endsWith(end));
      return known === undefined ? null : idOf(known[0]);
    },
    load: (id) => spared.find(([end]) => id === idOf(end))?.[1] ?? null,
    transform: (code, id) =>
      told.test(id)
        ? withoutUnnamed(code.replace(sentences, '').replace(lists, '').replace(traits, ''), named)
        : null,
  };
}
