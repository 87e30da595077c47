import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { afterCall, afterPassedCall } from '#shared/letters/answering/passed/passed-call.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { ReplyKind } from './families.ts';
import { familyFor } from './family-for.ts';
import { layOut } from './lay-out.ts';
import type { Family, Saying, Sayings, Tone } from './parts.ts';
import { recommendVariant } from './recommendation/recommend-variant.ts';
import { isRemedy, isRestored, isTermOver, opensAppeal, withRestoration } from './restoration.ts';
import { lostWithout } from './what-is-lost.ts';

const tones = {
  cooperative: 'rzeczowy, uprzejmy',
  assertive: 'stanowczy, formalny',
  delay: 'ostrożny, formalny',
} as const;

/** The three variants of a reply to this letter and which one to prefer. */
export function buildReplies(
  facts: LetterFacts,
  today: string,
  { family, kind } = familyFor(facts),
): ReplyVariantsAnswer {
  const isLate = isTermOver(facts, today);
  const isPassedCall = afterPassedCall(kind, facts, today) !== null;
  const sayings = sayingsOf({ family, kind }, facts, today);
  const subject = typeof family.subject === 'string' ? family.subject : family.subject(facts);
  const written = (tone: Tone) => {
    const saying = sayings[tone];
    return {
      tone: tones[tone],
      strategy: saying.strategy,
      content: layOut(saying, subject, facts, today),
      pros: [...saying.pros],
      cons: consOf(saying, kind, isLate ? null : facts.remedy, facts),
    };
  };
  return {
    ...recommendVariant(facts, isPassedCall ? afterCall : family.recommended, {
      isLate,
      isRestored: isRestored(sayings.delay),
    }),
    variant_1_cooperative: written('cooperative'),
    variant_2_assertive: written('assertive'),
    variant_3_tactical_delay: written('delay'),
  };
}

/** The content of the three replies today: after the remedy's term they ask to restore it, if the law allows that. */
export function sayingsOf(
  { family, kind }: { family: Family; kind: ReplyKind },
  facts: LetterFacts,
  today: string,
): Sayings {
  const said = afterPassedCall(kind, facts, today) ?? family.say(facts);
  const mayRestore = isTermOver(facts, today) && !withoutQuarrel.has(kind);
  return mayRestore ? withRestoration(said, facts) : said;
}

/** Kinds without a dispute: good news, a meeting, somebody else's debt. */
const withoutQuarrel: ReadonlySet<ReplyKind> = new Set([
  'favourable',
  'debt_paid',
  'enforcement_over',
  'information',
  'meeting',
  'third_party',
]);

/** The drawback: a reply that is not the remedy says what is lost when the remedy's term passes. */
function consOf(
  { heading = '', cons }: Saying,
  kind: ReplyKind,
  remedy: LetterFacts['remedy'],
  facts: LetterFacts,
): string[] {
  const isWay = isRemedy(heading, facts) || opensAppeal(heading) || heading.startsWith('POZEW');
  const isLost = remedy !== null && !isWay && !withoutQuarrel.has(kind) && hasTerm(remedy, facts);
  const all = [...cons, ...(isLost ? [lostWithout(remedy.name, facts)] : [])];
  return all.length > 0 ? all : ['To znaczy, że godzisz się z pismem.'];
}

/** Waiting does not lose a complaint to a firm or a suit without a term. */
const hasTerm = (remedy: NonNullable<LetterFacts['remedy']>, { type, terms }: LetterFacts) =>
  /^(?:odwołani|zażaleni|sprzeciw|skarg|apelacj|zarzut)/.test(remedy.name) ||
  type.remedy?.name !== remedy.name ||
  type.remedy.term !== null ||
  terms.some(({ what }) => what.includes(remedy.name));
