import { matchesIn } from '#shared/letters/text/matches.ts';

/**
 * How many letters of a word count: Polish inflects the end of words ("wpłata" and "wpłacić" differ,
 * "zapłatę" and "zapłaty" do not).
 */
const STEM = 6;
/** "Pan", "Pani", "Państwu": the person addressed, in any case. */
const addressed = /^pan(?:|a|i|u|em|ia|ie|stwo|stwa|stwu|stwem)$/;
const word = /\[[a-z]+_\d+\]|[a-z]{2,}|\d[\d .,]*|[%=?:x×+]|(?<= )-(?= )/g;
/** "wysłaliśmy", "zapłaciłby", "zwrócimy": tense, mood and person are at the end. */
const endings =
  /(lismy|lysmy|lem|lam|les|las|loby|laby|lyby|alby|ilby|lby|by|emy|imy|amy|ano|ono|ony|ona|one|any|ana|ane|ajac|iac|cie|uje|uja|ie|ac|ic|yc)$/;

/** The words of folded text by their stems: figures as `#`, "nie" joined to the word after it, placeholders omitted. */
export function stemsOf(folded: string): string[] {
  const stems: string[] = [];
  let denied = false;
  for (const [found] of matchesIn(folded, word)) {
    if (found.startsWith('[')) continue;
    const stem = /^\d/.test(found) ? '#' : addressed.test(found) ? 'pan' : found.slice(0, STEM);
    if (stem === 'nie') {
      denied = true;
      continue;
    }
    stems.push(denied ? `nie_${stem}` : stem);
    denied = false;
  }
  return stems;
}

/** The endings of the words of folded text that show tense, mood and person. */
export function endingsOf(folded: string): string[] {
  return [...folded.matchAll(/[a-z]{6,}/g)].flatMap(([found]) => endings.exec(found)?.[1] ?? []);
}
