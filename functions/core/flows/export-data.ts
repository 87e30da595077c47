import { NAME_PREFIX, PROFILE } from '#functions/core/accounts/account-keys.ts';
import { toAccount, type User } from '#functions/core/accounts/user.ts';
import { listUserItems, type StoredItem } from '#functions/core/accounts/user-items-repository.ts';
import { HISTORY_PREFIX, LISTING } from '#functions/core/history/history-keys.ts';
import { listHistoryRows } from '#functions/core/history/history-repository.ts';
import { findResult } from '#functions/core/history/result-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import type { HistoryItem, HistoryRow } from '#shared/contracts/history.ts';
import type { UserId } from '#shared/domain/ids.ts';

type ExportedAnalysis = HistoryRow & Partial<Pick<HistoryItem, 'result'>>;
type ExportedData = Record<string, unknown>;

/** Results read at once. */
const AT_ONCE = 20;
/** Keys and order of the rows; they say nothing about the person. */
const MACHINERY = new Set([
  ...['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'userId', 'expiresAt'],
  ...['dueAt', 'attempt', 'settled', 'openRuns', 'closedRuns', 'announcement'],
  ...['endpointHash', 'keys'],
  ...['secret', 'wanted', 'lastStep', 'recovery'], // of a second factor
]);
const PLURALS: Readonly<Record<string, string>> = {
  PACKAGE: 'packages',
  RUN: 'runs',
  PUSH: 'pushSubscriptions',
};

/**
 * Everything stored about a user (RODO, art. 15 and 20). It reads all rows under their key, so that data of
 * later features are included automatically; hashes and tokens are not.
 */
export async function exportData(user: User, clock: Clock = systemClock): Promise<ExportedData> {
  const exported: ExportedData = {
    exportedAt: clock().toISOString(),
    account: {
      ...toAccount(user),
      mailReminders: user.mailReminders === true,
      letterConsent: consentOf(user),
    },
    history: await exportHistory(user.id),
  };
  for await (const item of listUserItems(user.id)) {
    if (isShownAlready(item)) continue;
    const noun = item.sk.split('#')[0] ?? item.sk;
    const group = PLURALS[noun] ?? noun.toLowerCase();
    const members = exported[group];
    exported[group] = [...(Array.isArray(members) ? (members as unknown[]) : []), visible(item)];
  }
  return exported;
}

/** The stored consent to the reading of letters: when it was given, to which wording, when it was withdrawn. */
function consentOf({ letterConsentAt, letterConsentEdition, letterConsentWithdrawnAt }: User) {
  return {
    givenAt: letterConsentAt ?? null,
    edition: letterConsentEdition ?? null,
    withdrawnAt: letterConsentWithdrawnAt ?? null,
  };
}

/** Parts of the account, its names, and the history. */
const SHOWN_ALREADY = [PROFILE, NAME_PREFIX, HISTORY_PREFIX, LISTING, 'RESULT#'];

function isShownAlready({ sk }: StoredItem): boolean {
  return SHOWN_ALREADY.some((prefix) => sk.startsWith(prefix));
}

async function exportHistory(id: UserId): Promise<ExportedAnalysis[]> {
  const rows = await listHistoryRows(id);
  const exported: ExportedAnalysis[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const page = rows.slice(start, start + AT_ONCE).map(async (row) => {
      const result = await findResult(id, row.id);
      return result === undefined ? row : { ...row, result };
    });
    exported.push(...(await Promise.all(page)));
  }
  return exported;
}

function visible(item: StoredItem): Record<string, unknown> {
  const members = Object.entries(item).filter(([name]) => !MACHINERY.has(name));
  return Object.fromEntries(
    members.map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );
}
