import { variantTitles } from '#frontend/src/lib/variant-titles.ts';
import type { AnalysisResult, Classification } from '#shared/domain/analysis-result.ts';
import type { threatLabels } from '#shared/domain/levels.ts';
import type { ModelCallName } from '#shared/domain/model-answers.ts';

const MAX_STEPS = 3;

/** At most three steps for the first card, the most urgent first; equal ones keep their order. */
export function firstSteps({ required_actions: actions }: Classification): string[] {
  const rank = { CRITICAL: 0, HIGH: 1, MEDIUM: 2, LOW: 3 };
  return actions
    .toSorted((a, b) => rank[a.priority] - rank[b.priority])
    .slice(0, MAX_STEPS)
    .map(({ action }) => action);
}

/** Our own sentence that ends in words of the letter: "W piśmie: „...”", "To odmowa: „...”". */
const QUOTING = /(?<=[.!?]) ([^.!?„]{2,60}): („.*)$/su;
const IN_THE_LETTER = 'W piśmie';

/** The meaning of the letter in our words, and separately the letter's own words when they are quoted. */
export function meaningParts(meaning: string): { ours: string; quoted: string | null } {
  const [whole = '', said = '', quoted = null] = QUOTING.exec(meaning) ?? [];
  if (quoted === null) return { ours: meaning, quoted };
  const before = meaning.slice(0, -whole.length);
  return { ours: said === IN_THE_LETTER ? before : `${before} ${said}.`, quoted };
}

/** A step, and separately its details: its day, its addressee, what to mind. */
export function stepParts(step: string): { what: string; detail: string } {
  const at = step.search(/ – |; |(?<=\p{L}{4})\. (?=\p{Lu})/u);
  if (at < 0) return { what: step, detail: '' };
  return { what: step.slice(0, at), detail: step.slice(at).replace(/^[\s–;.]+/u, '') };
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

const parts: Readonly<Record<ModelCallName, string>> = {
  classification: 'opis pisma',
  variant_1_cooperative: `odpowiedź „${variantTitles.variant_1_cooperative}”`,
  variant_2_assertive: `odpowiedź „${variantTitles.variant_2_assertive}”`,
  variant_3_tactical_delay: `odpowiedź „${variantTitles.variant_3_tactical_delay}”`,
  action_plan: 'plan działania',
};

/** Which parts the rules wrote although a model was asked; undefined when it delivered all, or none was asked. */
export function rulesSentence({ meta }: Pick<AnalysisResult, 'meta'>): string | undefined {
  const names = meta?.offline_parts ?? [];
  if (names.length === 0 || meta?.offline_engine === true) return undefined;
  const known = Object.entries(parts).flatMap(([name, words]) =>
    names.includes(name) ? [words] : [],
  );
  const list = known.length === 0 ? 'część wyniku' : known.join(', ');
  return `Według reguł, bez sztucznej inteligencji, powstało: ${list}.`;
}

/** "1 PESEL, 2 numery konta": what was hidden from the model; undefined when nothing was. */
export function maskedSentence({ meta }: AnalysisResult): string | undefined {
  const counts = meta?.masked.filter(({ count }) => count > 0) ?? [];
  if (counts.length === 0) return undefined;
  return counts.map(({ label, count }) => `${label}: ${count}`).join(', ');
}
