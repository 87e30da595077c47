import { type Clock, systemClock, warsawDay } from '#functions/platform/clock.ts';
import type { Analytics } from '#shared/contracts/admin.ts';
import { documentTypeLabels } from '#shared/domain/document-types.ts';
import { level, threatLabels } from '#shared/domain/levels.ts';

import { countedDays } from './counted-days.ts';
import { daysOf, parseDateRange } from './date-range.ts';
import { sumCounts } from './day-counts.ts';

type Asked = { startDate?: string | undefined; endDate?: string | undefined };
type Named = { name: string; value: number };

const TOP_SENDERS = 10;

/**
 * Completed analyses by day (days without any count 0), type, threat level and sender, with Polish names. The
 * cost hardly depends on their number: past days are rolled up. Throws `INVALID_INPUT` for an impossible range.
 */
export async function getAnalytics(asked: Asked, clock: Clock = systemClock): Promise<Analytics> {
  const now = clock();
  const range = parseDateRange(asked, warsawDay(now));
  const counted = await countedDays(range, now);
  const { total, types, levels, senders } = sumCounts([...counted.values()].flat());
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
      count: sumCounts(counted.get(date) ?? []).total,
    })),
  };
}

/** The most frequent first; ties in the order of the Polish alphabet. */
function byValue<Key>(counts: [Key, number][], label: (key: Key) => string): Named[] {
  return counts
    .map(([key, value]) => ({ name: label(key), value }))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, 'pl'));
}

function capitalized(word: string): string {
  return word.charAt(0).toLocaleUpperCase('pl') + word.slice(1);
}
