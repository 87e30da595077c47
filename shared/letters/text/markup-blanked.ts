const spaces = (match: string) => match.replace(/[^\n]/g, ' ');

/** A normalized letter with tags, comments, scripts and Markdown links replaced by as many spaces. */
export function blankMarkup(text: string): string {
  return text
    .replace(/<(?:script|style)\b[^<]{0,2000}<\/(?:script|style)>|<!--[^<]{0,2000}-->/gi, spaces)
    .replace(/<[a-z!/][^<>\n]{0,300}>/gi, spaces)
    .replace(/!?\[[^[\]\n]{0,200}\]\((?:[a-z]+:(?! )|\/\/)[^()\n]{0,300}\)/gi, spaces);
}
