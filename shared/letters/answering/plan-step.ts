/** A step of the plan: what to do in a few words, and how. */
export type StepWords = { action: string; how: string | null };

/** The longest step that can be read at a glance. */
export const LONGEST_STEP = 60;

/**
 * Where a duty's sentence may be split into what to do and how; the earliest split that leaves words on both
 * sides wins.
 */
const cuts = [
  / – /,
  /; /,
  /\. /,
  /: /,
  / \(/,
  /, (?=jeżeli|gdy|aby|żeby|za pośrednictwem|i |oraz |dopóki|a )/,
  /, /,
  / (?=do \p{Lu}|albo |i |oraz )/u,
];
const SHORTEST_STEP = 12;

/**
 * "Złóż na piśmie wyjaśnienia i dołącz … – 7 dni od doręczenia" as a step of at most 60 characters, verb
 * first, with the rest as instructions. Short sentences stay whole.
 */
export function stepWords(duty: string): StepWords {
  const whole = duty.trim().replace(/\.$/, '');
  if (whole.length <= LONGEST_STEP) return { action: whole, how: null };
  const { condition, sentence } = conditionFirst(whole);
  for (const cut of cuts) {
    const at = cut.exec(sentence);
    if (at === null || at.index < SHORTEST_STEP || at.index > LONGEST_STEP) continue;
    const rest = sentence.slice(
      at.index + (/^ (?:do|albo|i|oraz) ?/.test(at[0]) ? 0 : at[0].length),
    );
    return {
      action: sentence.slice(0, at.index),
      how: told(condition, `${sentence.slice(0, at.index)}${at[0]}${rest}`),
    };
  }
  const words = sentence.slice(0, LONGEST_STEP - 1).replace(/\s+\S*$/, '');
  return { action: `${words}…`, how: told(condition, sentence) };
}

/** "Jeżeli się nie zgadzasz, wnieś …" puts its verb after a condition; the step starts with the verb. */
function conditionFirst(duty: string): { condition: string; sentence: string } {
  const found = /^((?:Jeżeli|Gdy|Zanim|Jeśli|Po) [^,]{4,90}), (.+)$/su.exec(duty);
  if (found === null) return { condition: '', sentence: duty };
  const rest = found[2] ?? '';
  return { condition: found[1] ?? '', sentence: rest.charAt(0).toUpperCase() + rest.slice(1) };
}

/** The whole duty as instructions, its condition first. */
function told(condition: string, sentence: string): string {
  const words =
    condition === ''
      ? sentence
      : `${condition}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return `${words.replace(/\.$/, '')}.`;
}
