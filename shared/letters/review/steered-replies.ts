import {
  type ResponseVariants,
  type VariantKey,
  variantKey,
} from '#shared/domain/analysis-result.ts';

/** A reason that one or more of the replies offer with a box to tick. */
export type OfferedGround = {
  /** The line in the reply, which identifies it. */
  line: string;
  /** The reason without its article and its gap, for the reader who chooses. */
  label: string;
};

const BOX = '[ ] ';
const citation = /\s*\((?:(?:na podstawie )?art\.|ustaw|Kodeks)[^()]*(?:\([^()]*\)[^()]*)*\)/gu;
const gapped = /:?\s*\[(?:uzupełnij|wpisz)[^\]]*\]\.?/gu;

const linesOf = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => line.startsWith(BOX))
    .map((line) => line.slice(BOX.length).trim());

/** The reasons to tick from all three replies, those of the contesting one first, each once. */
export function groundsOffered(variants: ResponseVariants): OfferedGround[] {
  const order: readonly VariantKey[] = [
    'variant_2_assertive',
    'variant_1_cooperative',
    'variant_3_tactical_delay',
  ];
  const lines = new Set(order.flatMap((key) => linesOf(variants[key].content)));
  return [...lines].map((line) => ({
    line,
    label: line.replace(citation, '').replace(gapped, '').trim(),
  }));
}

/** What the reader ticked: lines of grounds, or that none of them fits. */
export type Ticked = { lines: ReadonlySet<string>; isNone: boolean };

type Recommendation = Pick<ResponseVariants, 'recommended_variant' | 'recommendation_reasoning'>;

/**
 * Which reply to prefer for a reader who ticked these reasons: the one that raises most of them, the stored
 * one when several do; the agreeing one when none fits, because nobody is told to fight without a ground.
 * When nothing is ticked, the stored recommendation stays.
 */
export function steeredBy(variants: ResponseVariants, { lines, isNone }: Ticked): Recommendation {
  const { recommended_variant: stored, recommendation_reasoning: reasoning } = variants;
  const until = / Czas na [^:]+: .+$/u.exec(reasoning)?.[0] ?? '';
  if (isNone) {
    return {
      recommended_variant: 'variant_1_cooperative',
      recommendation_reasoning: `Żaden powód nie pasuje, więc nie ma o co się spierać: wybierz wariant 1.${until}`,
    };
  }
  if (lines.size === 0) {
    return { recommended_variant: stored, recommendation_reasoning: reasoning };
  }
  const raised = new Map(
    variantKey.options.map((key) => [key, countOf(variants[key].content, lines)] as const),
  );
  const most = Math.max(...raised.values());
  const best = variantKey.options.filter((key) => raised.get(key) === most);
  const chosen = best.find((key) => key === stored) ?? best[0] ?? stored;
  return {
    recommended_variant: chosen,
    recommendation_reasoning: `Ten wariant podnosi zaznaczone powody. Zostaw je w piśmie, pozostałe usuń.${until}`,
  };
}

const countOf = (content: string, ticked: ReadonlySet<string>): number =>
  linesOf(content).filter((line) => ticked.has(line)).length;
