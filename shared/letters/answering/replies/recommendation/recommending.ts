import type { Recommended } from '#shared/letters/answering/replies/parts.ts';

export const contestFirst = (what: string): Recommended => [
  'assertive',
  `Jeżeli nie zgadzasz się ${/^(?:z[wl]|s[a-z]d)/.test(what) ? 'ze' : 'z'} ${what}, wybierz wariant 2: tylko on je podważa. Jeżeli się zgadzasz, wybierz wariant 1.`,
];

/** Shown when the reader may be right; after the term of the remedy it is too late for it. */
export const ifProof = ' Jeżeli masz dowód, że pismo się myli, wybierz wariant 2.';

export const agreeFirst = (why: string): Recommended => ['cooperative', `${why}${ifProof}`];

export const askFirst = (why: string): Recommended => [
  'delay',
  `${why} Jeżeli wszystko się zgadza, wybierz wariant 1.`,
];

export const asAsked = agreeFirst('Zwykle najprościej zrobić to, o co prosi pismo, w terminie.');
