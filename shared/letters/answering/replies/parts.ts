import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

/** How a variant speaks; the keys of the result's three variants. */
export type Tone = 'cooperative' | 'assertive' | 'delay';

/**
 * Who receives the reply: the letter's sender; the body that decides the remedy (through the sender
 * where the law says so); or somebody named here, in the nominative.
 */
export type Addressee = 'sender' | 'remedy' | { readonly name: string; readonly via?: 'sender' };

/** How the parties of a court case are set out above the pleading. */
export type PartyRoles = {
  /** What the reader is called: "Pozwany", "Dłużnik". */
  readonly reader: string;
  /** What the other side is called; left out where the case has none. */
  readonly other?: string;
  /** True where the other side is who wrote the letter. */
  readonly otherIsSender?: boolean;
  /** True where the pleading is a first letter of a claimant, which needs the number PESEL (art. 126 § 2 k.p.c.). */
  readonly needsPesel?: boolean;
  /** The label of the value the case is about; left out where none is stated. */
  readonly value?: string;
  /** What the value is where the letter's main sum is not: "płaca brutto za rok"; left to the reader. */
  readonly valueIs?: string;
  /** The other side where the letter's own words for a party do not name it. */
  readonly otherNamed?: (facts: LetterFacts) => string | null;
};

/** What one reply says, before it is laid out as a letter. */
export type Saying = {
  /** The sender of the letter answered, unless said. */
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

/** The replies to one kind of letter. */
export type Family = {
  /** The letter answered, in the genitive, for "Dotyczy: …". */
  subject: string | ((facts: LetterFacts) => string);
  say: (facts: LetterFacts) => Sayings;
};
