/** What the device alone can say about a letter, in the letter's own words; nothing here is advice. */
export type FirstFacts = {
  /** The letter shows signs of fraud: then nothing else is said about it. */
  isSuspicious: boolean;
  kind: string | null;
  sender: string | null;
  /** The letter's words about its term, not a computed day. */
  term: string | null;
  /** The sums of the letter's own part when they are few; the analysis says who owes them. */
  sums: readonly { amount: number; currency: string }[];
};

/** True when there is something to show. */
export function saysAnything({ isSuspicious, kind }: FirstFacts): boolean {
  return isSuspicious || kind !== null;
}
