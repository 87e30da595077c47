import type { LawStatement } from '#shared/domain/analysis-result.ts';
import { addDays } from '#shared/letters/calendar/days.ts';

import { type DocumentType, lawOf } from './document-type.ts';
import { citation, isValidOn, isVerified, type Statement } from './law/statement.ts';

/** A change of law that comes within this time is shown beside the law still in force. */
const SOON_DAYS = 92;

/** The law for letters of this kind as it stands on `day` (ISO), and what soon replaces it. */
export function lawForReader(type: DocumentType, day: string): LawStatement[] {
  const soon = addDays(day, SOON_DAYS);
  return lawOf(type)
    .filter((statement) => isValidOn(statement, day) || isValidOn(statement, soon))
    .map(shown);
}

function shown(statement: Statement): LawStatement {
  const { sentence, source, validFrom, validUntil } = statement;
  return {
    sentence,
    article: citation(statement),
    source: source?.url ?? null,
    as_of: source?.asOf ?? null,
    verified: isVerified(statement),
    valid_from: validFrom,
    valid_until: validUntil,
  };
}
