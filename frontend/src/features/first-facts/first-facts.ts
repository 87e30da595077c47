/** What the device alone can say of a letter, in the letter's own words; nothing here is advice. */
export type FirstFacts = {
  /** The letter shows signs of a fraud: then nothing else is said of it. */
  isSuspicious: boolean;
  kind: string | null;
  sender: string | null;
  /** The letter's words about its term, not a computed day. */
  term: string | null;
  /** Sums in the letter, with what it calls them; whose they are the analysis says. */
  sums: readonly { label: string; amount: number; currency: string }[];
};

/** True when there is something to show. */
export function saysAnything({ isSuspicious, kind }: FirstFacts): boolean {
  return isSuspicious || kind !== null;
}
