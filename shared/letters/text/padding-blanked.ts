const spaces = (match: string) => ' '.repeat(match.length);

/** Words too long to be words, leaders between a label and its figure and lines to write on, as spaces. */
export function blankPadding(text: string): string {
  return text.replace(/\S{90,}|[.…_]{4,}/g, spaces);
}
