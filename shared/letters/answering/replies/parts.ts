import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** The position a variant takes; the keys of the result's three variants. */
export type Tone = 'cooperative' | 'assertive' | 'delay';

/**
 * Who receives the reply: the letter's sender; the body that decides the remedy (through the sender when the
 * law says so); or somebody named here, in the nominative.
 */
export type Addressee =
  | 'sender'
  | 'remedy'
  | { readonly name: string; readonly via?: 'sender'; readonly address?: readonly string[] };

/** How the parties of a court case are listed above the pleading. */
export type PartyRoles = {
  /** What the reader is called: "Pozwany", "Dłużnik". */
  readonly reader: string;
  /** What the other party is called; omitted when the case has none. */
  readonly other?: string;
  /** True when the other party wrote the letter. */
  readonly otherIsSender?: boolean;
  /** True when the pleading is a claimant's first letter, which needs the PESEL number (art. 126 § 2 k.p.c.). */
  readonly needsPesel?: boolean;
  /** The label of the value in dispute; omitted when none is stated. */
  readonly value?: string;
  /** What the value is when it differs from the letter's main sum: "płaca brutto za rok"; the reader fills it in. */
  readonly valueIs?: string | ((facts: LetterFacts) => string | undefined);
  /** The other party when the letter's own words for a party do not name it. */
  readonly otherNamed?: (facts: LetterFacts) => string | null;
};

/** What one reply says, before it is laid out as a letter. */
export type Saying = {
  /** The sender of the answered letter by default. */
  to?: Addressee;
  /** Name of the pleading ("SPRZECIW OD NAKAZU ZAPŁATY"); a plain letter has none. */
  heading?: string;
  parties?: PartyRoles;
  paragraphs: readonly string[];
  /** Numbered requests after "Wnoszę o:". */
  requests?: readonly string[];
  /** Grounds offered to the reader, each with a box to tick. */
  grounds?: readonly string[];
  attachments?: readonly string[];
  strategy: string;
  pros: readonly string[];
  cons: readonly string[];
};

export type Sayings = Readonly<Record<Tone, Saying>>;

/** The three replies to one kind of letter. */
export type Replies = {
  /** The answered letter, in the genitive, for "Dotyczy: …". */
  subject: string | ((facts: LetterFacts) => string);
  say: (facts: LetterFacts) => Sayings;
};

/** The variant that fits most people with such a letter, and why; nobody is told to fight without a ground. */
export type Recommended = readonly [tone: Tone, reason: string];

/** All that belongs to one kind of letter's replies. */
export type Family = Replies & { recommended: Recommended };

/** Families by their kind; a file of replies ends with such a record of its own. */
export type Families = Readonly<Record<string, Family>>;
