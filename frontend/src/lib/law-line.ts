import type { LawStatement } from '#shared/domain/analysis-result.ts';

import { formatPlainDay } from './format.ts';

/** One statement of the law as the page shows it. */
export type LawLine = {
  sentence: string;
  article: string;
  /** Address of its source with the name of the site; only https links leave the page. */
  source: { url: string; site: string } | null;
  /** "stan prawny na 1 lipca 2026", then the days of its validity, when a change is known. */
  notes: string[];
  isToCheck: boolean;
};

const MONTHS = new Intl.DateTimeFormat('pl-PL', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "1 lipca 2026", "lipiec 2026" or "rok 2026", whichever is known. */
function formatAsOf(asOf: string): string {
  if (/^\d{4}$/.test(asOf)) return `rok ${asOf}`;
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(asOf)) return formatPlainDay(asOf);
  return MONTHS.format(new Date(`${asOf}-15T12:00:00Z`));
}

function sourceOf(address: string | null): LawLine['source'] {
  const url = address === null ? null : URL.parse(address);
  if (url?.protocol !== 'https:') return null;
  return { url: url.href, site: url.hostname.replace(/^www\./, '') };
}

/** The statement in words; the reader should check what was not verified. */
export function lawLine(law: LawStatement): LawLine {
  return {
    sentence: law.sentence,
    article: law.article,
    source: sourceOf(law.source),
    notes: [
      ...(law.as_of === null ? [] : [`stan prawny na ${formatAsOf(law.as_of)}`]),
      ...(law.valid_from === null ? [] : [`obowiązuje od ${formatPlainDay(law.valid_from)}`]),
      ...(law.valid_until === null ? [] : [`obowiązuje do ${formatPlainDay(law.valid_until)}`]),
    ],
    isToCheck: !law.verified,
  };
}
