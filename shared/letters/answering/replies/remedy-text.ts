/** What a remedy of one kind says: composed by remedy-replies.ts into three letters. */
export type RemedyText = {
  heading: string;
  /** The challenged act in the genitive, for "Dotyczy: …". */
  subject: string;
  /** Opening sentence with the legal basis. */
  opening: string;
  requests: readonly string[];
  /** Objections of the assertive letter. */
  objections: readonly string[];
  /** What may be asked besides the remedy without moving its term. */
  besides: readonly string[];
  attachments: readonly string[];
};
