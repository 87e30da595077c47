import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';
import { FRAUD_LABEL } from '#shared/domain/document-types.ts';

/** Reasons why the letter itself, not only one of its details, may be false. */
const kinds: readonly ResultWarning['kind'][] = ['scam_signs', 'foreign_account'];

/** True when the letter shows signs of fraud: then nothing else is shown before the warning. */
export function isSuspicious({ warnings }: Pick<AnalysisResult, 'warnings'>): boolean {
  return (warnings ?? []).some(({ kind }) => kind === 'scam_signs');
}

/** What made the letter suspicious, each sentence once. */
export function suspicionSigns(warnings: AnalysisResult['warnings']): ResultWarning[] {
  const signs = (warnings ?? []).filter(({ kind }) => kinds.includes(kind));
  return signs.filter(
    ({ message }, index) => signs.findIndex((other) => other.message === message) === index,
  );
}

/**
 * The steps against what a sure fraud is after, also for who has already paid or given data; empty where the letter only
 * has signs of one, because its steps are then those of the letter that it claims to be.
 */
export function stepsAgainstFraud({
  document_classification,
  required_actions,
}: Pick<
  AnalysisResult['classification'],
  'document_classification' | 'required_actions'
>): string[] {
  return document_classification.type === FRAUD_LABEL
    ? required_actions.map(({ action }) => action)
    : [];
}
