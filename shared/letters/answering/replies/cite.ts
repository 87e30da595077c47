import { citations, type Statement } from '#shared/letters/catalogue/law/statement.ts';

/** "art. 127 § 1 i art. 129 § 2 k.p.a.": articles in the form used in a pleading. */
export const cite = (...statements: readonly Statement[]): string => citations(statements);
