import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { familyFor } from './family-for.ts';
import { layOut } from './lay-out.ts';
import type { Saying, Tone } from './parts.ts';
import { recommendVariant } from './recommendation/recommend-variant.ts';
import { isRemedy, isTermOver, opensAppeal, withRestoration } from './restoration.ts';
import { lostWithout } from './what-is-lost.ts';

const tones = {
  cooperative: 'rzeczowy, uprzejmy',
  assertive: 'stanowczy, formalny',
  delay: 'ostrożny, formalny',
} as const;

/** The three variants of a reply to this letter and which of them to prefer. */
export function buildReplies(
  facts: LetterFacts,
  today: string,
  { family, kind } = familyFor(facts),
): ReplyVariantsAnswer {
  const isLate = isTermOver(facts, today);
  const said = family.say(facts);
  const sayings = isLate ? withRestoration(said, facts) : said;
  const subject = typeof family.subject === 'string' ? family.subject : family.subject(facts);
  const written = (tone: Tone) => {
    const saying = sayings[tone];
    return {
      tone: tones[tone],
      strategy: saying.strategy,
      content: layOut(saying, subject, facts, today),
      pros: [...saying.pros],
      cons: consOf(saying, facts),
    };
  };
  return {
    ...recommendVariant(facts, kind, sayings !== said),
    variant_1_cooperative: written('cooperative'),
    variant_2_assertive: written('assertive'),
    variant_3_tactical_delay: written('delay'),
  };
}

/** What speaks against it: a reply that is not the remedy says what is lost if the remedy is not used. */
function consOf({ heading = '', cons }: Saying, facts: LetterFacts): string[] {
  const { remedy } = facts;
  const isWay = isRemedy(heading, facts) || opensAppeal(heading);
  const lost = remedy === null || isWay ? [] : [lostWithout(remedy.name, facts)];
  const all = [...cons, ...lost];
  return all.length > 0 ? all : ['To znaczy, że godzisz się z pismem.'];
}
