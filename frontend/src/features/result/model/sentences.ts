import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';
import type { threatLabels } from '#shared/domain/levels.ts';

const MAX_STEPS = 3;

/** At most three steps for the first card, most pressing first; the order of equals is kept. */
export function firstSteps({ required_actions: actions }: Classification): string[] {
  const rank = { CRITICAL: 0, HIGH: 1, MEDIUM: 2, LOW: 3 };
  return actions
    .toSorted((a, b) => rank[a.priority] - rank[b.priority])
    .slice(0, MAX_STEPS)
    .map(({ action }) => action);
}

/** True unless the letter says that nothing has to be done. */
export function needsAction({ in_short: inShort, required_actions: actions }: Classification) {
  return inShort?.needs_action ?? actions.length > 0;
}

/** The summary's sentence with the type and the threat level. */
export function summarySentence({
  document_classification: type,
  threat_assessment: threat,
}: Classification): string {
  return `Twoje pismo to: ${type.type}. Poziom zagrożenia jest ${threatAdjective(threat.level)}.`;
}

function threatAdjective(level: keyof typeof threatLabels): string {
  return { LOW: 'niski', MEDIUM: 'średni', HIGH: 'wysoki', CRITICAL: 'krytyczny' }[level];
}

/** "1 PESEL, 2 numery konta": what was hidden from the model; undefined when nothing was. */
export function maskedSentence({ meta }: AnalysisResult): string | undefined {
  const counts = meta?.masked.filter(({ count }) => count > 0) ?? [];
  if (counts.length === 0) return undefined;
  return counts.map(({ label, count }) => `${label}: ${count}`).join(', ');
}
