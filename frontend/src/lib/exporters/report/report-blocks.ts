import { replyBlocks } from '#frontend/src/lib/exporters/reply/reply-blocks.ts';
import type { TextBlock } from '#frontend/src/lib/exporters/typesetting/text-block.ts';
import { formatDay } from '#frontend/src/lib/format.ts';
import { variantTitles } from '#frontend/src/lib/variant-titles.ts';
import {
  type AnalysisResult,
  type ResponseVariants,
  type VariantKey,
  variantKey,
} from '#shared/domain/analysis-result.ts';
import type { Review } from '#shared/domain/review.ts';

import {
  bullet,
  consultationPanel,
  levelInk,
  prioritySpan,
  reportColors,
  sectionTitle,
  subtitle,
  text,
  title,
} from './report-style.ts';
import { summarySection } from './report-summary.ts';

const REPORT_DATE = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw' });
const DISCLAIMER =
  'Ten raport został wygenerowany przez sztuczną inteligencję. Ma charakter wyłącznie informacyjny i nie stanowi porady prawnej. W ważnych sprawach zalecamy skorzystanie z pomocy profesjonalnego pełnomocnika, na przykład adwokata lub radcy prawnego.';

export type Report = {
  /** Includes the reader's additions. */
  result: AnalysisResult;
  review?: Review;
  fileName: string;
  createdAt: Date;
};

/** The printable report (specification, section 2). */
export function reportBlocks(report: Report): TextBlock[] {
  const { result, review, fileName, createdAt } = report;
  const recipient = result.classification.recipient_identification.name ?? 'Brak';
  return [
    title('Raport Analizy Dokumentu'),
    text(
      [
        {
          text: `Odbiorca: ${recipient} · Plik: ${fileName} · Data: ${REPORT_DATE.format(createdAt)}`,
          color: reportColors.soft,
        },
      ],
      { size: 10, leading: 14, before: 2 },
    ),
    ...summarySection(result, review),
    sectionTitle('Warianty Odpowiedzi'),
    ...variantBlocks(result.responseVariants),
    sectionTitle('Plan Działania'),
    ...planBlocks(result),
    text([{ text: DISCLAIMER, color: reportColors.soft }], {
      size: 9.5,
      leading: 13.5,
      before: 30,
      keepLines: true,
      rule: reportColors.line,
    }),
  ];
}

function variantBlocks(variants: ResponseVariants): TextBlock[] {
  const recommended = variantKey.safeParse(variants.recommended_variant);
  const others = variantKey.options.filter((key) => key !== recommended.data);
  return [
    ...(recommended.success
      ? recommendedBlocks(variants, recommended.data)
      : [
          text([
            {
              text: 'Error: Could not load recommended response variant.',
              isBold: true,
              color: levelInk('CRITICAL'),
            },
          ]),
        ]),
    ...(recommended.success ? [{ ...subtitle('Pozostałe warianty'), before: 24 }] : []),
    ...others.flatMap((key) => otherVariant(variants, key)),
  ];
}

function recommendedBlocks(variants: ResponseVariants, key: VariantKey): TextBlock[] {
  const { strategy, content, pros, cons } = variants[key];
  return [
    subtitle(`Rekomendowana strategia: ${variantTitles[key]}`),
    text(variants.recommendation_reasoning),
    text(strategy),
    ...points('Zalety', pros),
    ...points('Wady', cons),
    { ...subtitle('Treść odpowiedzi'), before: 12 },
    ...letterInPanel(content),
    ...sendingBlocks(variants[key]),
  ];
}

/** "Jak to wysłać": until when, where, how many copies, what to keep. */
function sendingBlocks({ sending }: ResponseVariants[VariantKey]): TextBlock[] {
  const steps = sending?.steps ?? [];
  if (steps.length === 0) return [];
  return [
    { ...subtitle('Jak to wysłać'), before: 22 },
    ...steps.map((step, index) => bullet(step, `${index + 1}.`)),
  ];
}

/** The letter as printed, on a smaller scale. */
function letterInPanel(content: string): TextBlock[] {
  const panel = { fill: reportColors.paper, padding: 10 };
  return replyBlocks(content).map((block, index) => ({
    ...block,
    panel,
    size: 10.5,
    leading: 14.5,
    left: 14 + block.left * 0.9,
    right: 14 + block.right,
    before: index === 0 ? 14 : block.before * 0.6,
    ...(block.marker ? { marker: { ...block.marker, at: 14 } } : {}),
  }));
}

function otherVariant(variants: ResponseVariants, key: VariantKey): TextBlock[] {
  const { strategy, tone } = variants[key];
  return [
    text([{ text: variantTitles[key], isBold: true }, { text: ` – ${tone}` }], {
      before: 10,
      keepWithNext: true,
    }),
    text(strategy, { before: 1 }),
  ];
}

function points(label: string, items: readonly string[]): TextBlock[] {
  if (items.length === 0) return [];
  return [
    text([{ text: `${label}:`, isBold: true }], { keepWithNext: true }),
    ...items.map((item) => bullet(item, label === 'Zalety' ? '+' : '–')),
  ];
}

function planBlocks({ actionPlan }: AnalysisResult): TextBlock[] {
  const { immediate_actions: actions, timeline } = actionPlan;
  return [
    subtitle('Natychmiastowe działania'),
    ...(actions.length === 0 ? [text('Nie ma nic, co trzeba zrobić od razu.')] : []),
    ...actions.flatMap(({ action, deadline, priority, how }) => [
      text([prioritySpan(priority), { text: ` – termin: ${formatDay(deadline)}` }], {
        keepWithNext: true,
      }),
      text(action, { before: 0 }),
      ...(how === undefined
        ? []
        : [text([{ text: `Jak to zrobić: ${how}`, color: reportColors.soft }], { before: 1 })]),
    ]),
    ...consultationBlocks(actionPlan.legal_consultation),
    subtitle('Oś czasu'),
    ...(timeline.length === 0 ? [text('Pismo nie wyznacza kolejnych dat.')] : []),
    ...timeline.map(({ date, milestone }) =>
      text([{ text: `${formatDay(date)} – `, isBold: true }, { text: milestone }], { before: 3 }),
    ),
  ];
}

function consultationBlocks({
  recommended,
  urgency,
  specialization,
  free_help: help = [],
}: AnalysisResult['actionPlan']['legal_consultation']): TextBlock[] {
  const inPanel = { panel: consultationPanel(), left: 14, right: 10, keepLines: true };
  return [
    ...(recommended
      ? [
          text([{ text: 'Zalecana konsultacja prawna!', isBold: true }], {
            ...inPanel,
            before: 18,
            keepWithNext: true,
          }),
          text(`Pilność: ${urgency ?? 'Brak'}`, { ...inPanel, before: 2, keepWithNext: true }),
          text(`Specjalizacja: ${specialization ?? 'Brak'}`, { ...inPanel, before: 0 }),
        ]
      : []),
    ...(help.length === 0 ? [] : [{ ...subtitle('Bezpłatna pomoc'), before: 22 }]),
    ...help.map((item) => bullet(item)),
  ];
}
