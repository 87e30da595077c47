/** A colour for the PDF writer: `#rrggbb`. */
export type Color = `#${string}`;

type TextStyle = { isBold: boolean; size: number };

/** Measures the width of a text in points, for the page layout. */
export type Measure = (text: string, style: TextStyle) => number;

export type Span = { text: string; isBold?: boolean; color?: Color; mark?: Color };

/** A coloured background of adjacent blocks, with an optional bar on its left. */
export type Panel = { fill: Color; bar?: Color; padding: number };

/** One paragraph with its place on the page. All lengths are points. */
export type TextBlock = {
  spans: readonly Span[];
  align: 'left' | 'right' | 'center' | 'justify';
  size: number;
  leading: number;
  /** Insets from the left and right margin. */
  left: number;
  right: number;
  /** Space above; none at the top of a page. */
  before: number;
  keepWithNext?: boolean;
  /** All lines on one page. */
  keepLines?: boolean;
  /** A number or label hanging to the left of the first line, `at` from the left margin. */
  marker?: Span & { at: number };
  panel?: Panel;
  /** A hairline above the first line. */
  rule?: Color;
};

export type PlacedText = {
  text: string;
  x: number;
  width: number;
  isBold: boolean;
  color: Color;
  mark?: Color;
  /** A space follows on the same line, or the text continues on the next. */
  endsWord: boolean;
};

export type Line = {
  texts: readonly PlacedText[];
  size: number;
  before: number;
  leading: number;
  /** No page may end after this line. */
  keepWithNext: boolean;
  panel?: Panel;
  rule?: Color;
};

export const INK: Color = '#000000';
