import { clausesOf } from '#shared/letters/reading/clauses/clause.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { either } from '#shared/letters/text/word-list.ts';

type Result = 'dismissed' | 'partly';

const judges: ReadonlySet<string> = new Set(['judgment', 'judgment_with_reasons']);

/** "oddala powództwo", "powództwo oddala" as a point of a judgment; an appeal or a motion is no claim. */
const dismisses = new RegExp(
  either(
    /\boddal(?:a|il|ila)\b (?:w calosci )?powodztwo\b(?! wzajemn)/,
    /\bpowodztwo (?:w calosci )?(?:zostaje )?oddal(?:a|il|ila|one|ono)\b/,
  ),
);
const restOnly =
  /\bw pozostal\w+ (?:czesci|zakresie)\b|\bw czesci\b|\bco do (?:reszty|kwoty)\b|\bponad (?:kwot|sum)|\b(?:wobec|przeciwko|w stosunku do)\b/;
/** A sum that a judgment awards the claimant. */
const awards =
  /\b(?:zasadza|zasadzil|zasadzila)\b[^;]{0,120}\bna rzecz (?:strony )?(?:powod|powodow)/;
const unreal = /\b(?:jezeli|jesli|gdyby|wnosi|wniosl|wniosek|zadal|domaga|moze|nie)\b/;

/** What became of the claim by the points of the judgment itself; undefined where they leave it open. */
const resultOf = oncePer((view: LetterView): Result | undefined => {
  const points = clausesOf(view)
    .filter(({ part, text }) => part === 'operative' && !unreal.test(text))
    .map(({ text }) => text);
  const dismissed = points.filter((text) => dismisses.test(text));
  if (dismissed.length === 0) return undefined;
  const isPart = dismissed.some((text) => restOnly.test(text));
  if (isPart && points.some((text) => awards.test(text))) return 'partly';
  return isPart || points.some((text) => awards.test(text)) ? undefined : 'dismissed';
});

const SIDES = {
  claimant: {
    dismissed: 'Sąd oddalił Twoje powództwo: w tej instancji przegrywasz.',
    partly: 'Sąd uwzględnił powództwo tylko w części: część Twojego żądania jest oddalona.',
  },
  debtor: {
    dismissed: 'Sąd oddalił powództwo przeciwko Tobie: w tej instancji wygrywasz.',
    partly: 'Sąd uwzględnił powództwo przeciwko Tobie tylko w części: resztę oddalił.',
  },
  open: {
    dismissed: 'Sąd oddalił powództwo: w tej instancji przegrywa strona, która pozwała.',
    partly: 'Sąd uwzględnił powództwo tylko w części: resztę oddalił.',
  },
} as const;

/** Whether the reader's own claim was dismissed, wholly or partly: the sums of the judgment are then not what is contested. */
export const lostOwnClaim = ({ view, role }: LetterFacts): boolean =>
  role === 'claimant' && resultOf(view) !== undefined;

/** Who won and who lost before the court, from the reader's side; null where the judgment's points do not say it. */
export function wonOrLost({ view, type, role }: LetterFacts): string | null {
  if (type.issuer !== 'court' || !judges.has(type.reply)) return null;
  const result = resultOf(view);
  if (result === undefined) return null;
  const side = role === 'claimant' || role === 'debtor' ? SIDES[role] : SIDES.open;
  return side[result];
}
