import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Tone } from './reply-draft.ts';

/** What a reply without a statutory remedy says, one entry per tone. */
export type PlainText = {
  /** The letter answered, in the genitive. */
  subject: string;
  say: (facts: LetterFacts) => Readonly<Record<Tone, Saying>>;
};
export type Saying = {
  heading?: string;
  paragraphs: readonly string[];
  requests?: readonly string[];
  attachments?: readonly string[];
  strategy: string;
  pros: readonly string[];
  cons: readonly string[];
};
