import type { LetterFacts } from '../letter-facts.ts';
import { layOutReply } from './reply-layout.ts';
import {
  datePart,
  referencePart,
  senderLines,
  type ReplyVariant,
  type Tone,
} from './reply-draft.ts';
import type { PlainText } from './plain-text.ts';
import { plainTexts } from './plain-texts.ts';
import { courtRemedyTexts } from './court-remedy-texts.ts';
import { officeRemedyTexts } from './office-remedy-texts.ts';
import { remedyVariant } from './remedy-replies.ts';
import type { ReplyVariantsAnswer } from '../../domain/model-answers.ts';

const remedyTexts = { ...courtRemedyTexts, ...officeRemedyTexts };
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
    ...recommend(facts),
    variant_1_cooperative: written('cooperative'),
    variant_2_assertive: written('assertive'),
    variant_3_tactical_delay: written('delay'),
  };
}

function variantOf(facts: LetterFacts, tone: Tone): ReplyVariant {
  const remedy = remedyTexts[facts.type.reply];
  if (remedy !== undefined && facts.remedy !== null) return remedyVariant(facts, remedy, tone);
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
      addressee: senderLines(facts),
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

function recommend(
  facts: LetterFacts,
): Pick<ReplyVariantsAnswer, 'recommended_variant' | 'recommendation_reasoning'> {
  if (facts.remedy !== null && remedyTexts[facts.type.reply] !== undefined) {
    return {
      recommended_variant: 'variant_2_assertive',
      recommendation_reasoning: `Biegnie termin na ${facts.remedy.name}; po nim rozstrzygnięcia nie da się podważyć, a zarzuty niezgłoszone od razu mogą przepaść. Jeżeli zgadzasz się z pismem, nie wnoś środka, tylko je wykonaj.`,
    };
  }
  if (facts.type.reply === 'assignment') {
    return {
      recommended_variant: 'variant_3_tactical_delay',
      recommendation_reasoning:
        'Dług przeszedł na inną firmę: najpierw trzeba zobaczyć dokumenty i sprawdzić przedawnienie, a do tego czasu nic nie uznawać.',
    };
  }
  return {
    recommended_variant: 'variant_1_cooperative',
    recommendation_reasoning:
      'Pismo daje się załatwić bez sporu: odpowiedź w terminie zamyka sprawę najtaniej.',
  };
}
