/** A legal text as data: numbered sections of numbered points. */
export type LegalSection = { title: string; points: readonly string[] };
