import type { AnalysisResult, ResultWarning } from '#shared/domain/analysis-result.ts';

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
