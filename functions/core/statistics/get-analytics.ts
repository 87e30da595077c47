import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import type { Analytics } from '#shared/contracts/admin.ts';
import { documentTypeLabels } from '#shared/domain/document-types.ts';
import { level, threatLabels } from '#shared/domain/levels.ts';

import { daysOf, parseDateRange } from './date-range.ts';
import { sumCounts } from './day-counts.ts';
import { listDays } from './statistics-repository.ts';

type Asked = { startDate?: string | undefined; endDate?: string | undefined };
type Named = { name: string; value: number };

const TOP_SENDERS = 10;

/**
 * Completed analyses by day (days without any count 0), type, threat level and sender, with Polish names. The
 * cost does not depend on their number. Throws `INVALID_INPUT` for an impossible range.
 */
export async function getAnalytics(asked: Asked, clock: Clock = systemClock): Promise<Analytics> {
  const range = parseDateRange(asked, warsawDay(clock()));
  const stored = await listDays(range.start, range.end);
  const byDay = Map.groupBy(stored, ({ day }) => day);
  const { total, types, levels, senders } = sumCounts(stored.map(({ counters }) => counters));
  return {
    totalAnalyses: total,
    documentTypes: byValue([...types], (code) => documentTypeLabels[code]),
    threatLevels: level.options.flatMap((threat) => {
      const value = levels.get(threat) ?? 0;
      return value === 0 ? [] : [{ name: capitalized(threatLabels[threat]), value }];
    }),
    topSenders: byValue([...senders], (name) => name).slice(0, TOP_SENDERS),
    analysesOverTime: daysOf(range).map((date) => ({
      date,
      count: sumCounts((byDay.get(date) ?? []).map(({ counters }) => counters)).total,
    })),
  };
}

/** The most frequent first; equal ones in the order of the Polish alphabet. */
function byValue<Key>(counts: [Key, number][], label: (key: Key) => string): Named[] {
  return counts
    .map(([key, value]) => ({ name: label(key), value }))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, 'pl'));
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase('pl') + word.slice(1);
}
