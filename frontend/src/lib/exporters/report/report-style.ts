import type {
  Color,
  Panel,
  Span,
  TextBlock,
} from '#frontend/src/lib/exporters/typesetting/text-block.ts';
import { type Level, level, priorityLabels, threatLabels } from '#shared/domain/levels.ts';

/** The light theme's colours: paper is white whatever the screen's theme is. */
export const reportColors = {
  ink: '#1b2433',
  soft: '#55606f',
  accent: '#0b5145',
  line: '#8a8778',
  paper: '#f3efe5',
} as const satisfies Record<string, Color>;

const levelColors = {
  LOW: { ink: '#2e7d4f', wash: '#e8f3ec' },
  MEDIUM: { ink: '#8a5d00', wash: '#fbf1d9' },
  HIGH: { ink: '#c2410c', wash: '#fdeee5' },
  CRITICAL: { ink: '#b42318', wash: '#fcebe9' },
} as const satisfies Record<Level, { ink: Color; wash: Color }>;

/** An older result may hold a level we do not know: it is styled as LOW (specification, section 4). */
function knownLevel(value: string): Level {
  const parsed = level.safeParse(value);
  return parsed.success ? parsed.data : 'LOW';
}

export function threatWord(value: string): string {
  const parsed = level.safeParse(value);
  return parsed.success ? threatLabels[parsed.data] : value;
}

export function levelPanel(value: string): Panel {
  const { ink, wash } = levelColors[knownLevel(value)];
  return { fill: wash, bar: ink, padding: 7 };
}

export function levelInk(value: string): Color {
  return levelColors[knownLevel(value)].ink;
}

/** "priorytet wysoki" in the level's colour: never colour alone. */
export function prioritySpan(value: string): Span {
  const parsed = level.safeParse(value);
  const word = parsed.success ? priorityLabels[parsed.data] : value;
  return { text: `priorytet ${word}`, isBold: true, color: levelInk(value) };
}

export const consultationPanel: () => Panel = () => ({
  fill: '#fff3bf',
  bar: '#8a5d00',
  padding: 8,
});

const base = { align: 'left', size: 11, leading: 15.5, left: 0, right: 0, before: 6 } as const;
const LABEL_WIDTH = 140;
const NUMBER_WIDTH = 20;

export function text(spans: readonly Span[] | string, extra: Partial<TextBlock> = {}): TextBlock {
  const written = typeof spans === 'string' ? [{ text: spans }] : spans;
  return {
    ...base,
    ...extra,
    spans: written.map((span) => ({ color: reportColors.ink, ...span })),
  };
}

export function title(words: string): TextBlock {
  return text([{ text: words, isBold: true, color: reportColors.accent }], {
    size: 21,
    leading: 27,
    keepWithNext: true,
  });
}

export function sectionTitle(words: string): TextBlock {
  return text([{ text: words, isBold: true, color: reportColors.accent }], {
    size: 15,
    leading: 20,
    before: 26,
    keepWithNext: true,
    keepLines: true,
    rule: reportColors.line,
  });
}

export function subtitle(words: string): TextBlock {
  return text([{ text: words, isBold: true }], {
    size: 12,
    leading: 17,
    before: 14,
    keepWithNext: true,
    keepLines: true,
  });
}

/** A label with its value beside it. */
export function fact(label: string, value: string, isBold = false): TextBlock {
  return text([{ text: value, isBold }], {
    left: LABEL_WIDTH,
    before: 3,
    marker: { text: label, at: 0, color: reportColors.soft },
  });
}

export function bullet(words: string, mark = '•'): TextBlock {
  return text(words, {
    left: NUMBER_WIDTH,
    before: 3,
    marker: { text: mark, at: 4, color: reportColors.soft },
  });
}
