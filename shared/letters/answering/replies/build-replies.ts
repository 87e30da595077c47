import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import { remedyTextFor } from './named-remedy-texts.ts';
import type { PlainText } from './plain-text.ts';
import { plainTexts } from './plain-texts.ts';
import { recommendVariant } from './recommend-variant.ts';
import { remedyVariant } from './remedy-replies.ts';
import {
  datePart,
  gap,
  referencePart,
  type ReplyVariant,
  senderLines,
  type Tone,
} from './reply-draft.ts';
import { layOutReply } from './reply-layout.ts';

const tones = {
  cooperative: 'rzeczowy, uprzejmy',
  assertive: 'stanowczy, formalny',
  delay: 'ostrożny, formalny',
} as const;

/** The three variants of a reply to this letter and which of them to prefer. */
export function buildReplies(facts: LetterFacts, today: string): ReplyVariantsAnswer {
  const written = (tone: Tone) => {
    const { draft, notes } = variantOf(facts, tone);
    return { ...notes, content: layOutReply(draft, facts, today) };
  };
  return {
    ...recommendVariant(facts),
    variant_1_cooperative: written('cooperative'),
    variant_2_assertive: written('assertive'),
    variant_3_tactical_delay: written('delay'),
  };
}

function variantOf(facts: LetterFacts, tone: Tone): ReplyVariant {
  const remedy = remedyTextFor(facts);
  if (remedy !== undefined) return remedyVariant(facts, remedy, tone);
  const unknown = plainTexts.unknown;
  const text = plainTexts[facts.type.reply] ?? unknown;
  if (text === undefined) throw new RangeError('The reply for an unknown letter is missing.');
  return plainVariant(facts, text, tone);
}

function plainVariant(facts: LetterFacts, text: PlainText, tone: Tone): ReplyVariant {
  const saying = text.say(facts)[tone];
  return {
    draft: {
      heading: saying.heading ?? null,
      addressee:
        facts.type.reply === 'scam'
          ? [gap('właściwy urząd, policja lub bank – nie nadawca pisma'), gap('adres')]
          : senderLines(facts),
      subject: `${text.subject} ${datePart(facts)}${referencePart(facts)}`,
      paragraphs: saying.paragraphs,
      requests: saying.requests ?? [],
      attachments: saying.attachments ?? [],
    },
    notes: {
      tone: tones[tone],
      strategy: saying.strategy,
      pros: [...saying.pros],
      cons: [...saying.cons],
    },
  };
}
