import { NAME_PREFIX, PROFILE } from '#functions/core/accounts/account-keys.ts';
import { toAccount, type User } from '#functions/core/accounts/user.ts';
import {
  listUserItemsBut,
  type StoredItem,
} from '#functions/core/accounts/user-items-repository.ts';
import { HISTORY_PREFIX, LISTING, RESULT_PREFIX } from '#functions/core/history/history-keys.ts';
import { listHistoryRows } from '#functions/core/history/history-repository.ts';
import { listResults } from '#functions/core/history/result-repository.ts';
import { type Clock, systemClock } from '#functions/platform/clock.ts';
import { exportLink, putExport } from '#functions/platform/export-store.ts';
import type { HistoryItem, HistoryRow } from '#shared/contracts/history.ts';
import type { UserId } from '#shared/domain/ids.ts';

type ExportedAnalysis = HistoryRow & Partial<Pick<HistoryItem, 'result'>>;

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

/** How long the link to a copy is valid. */
const LINK_SECONDS = 600;

/**
 * Stores a copy of everything about a user (RODO, art. 15 and 20) and returns a link to it, valid for ten
 * minutes. The copy streams into the bucket, whatever its size, and is deleted soon after its link expires.
 */
export async function exportData(
  user: User,
  clock: Clock = systemClock,
): Promise<{ url: string; expiresAt: string }> {
  const madeAt = clock();
  await putExport(user.id, everythingOf(user, madeAt));
  const now = clock(); // the link counts from the end of the work
  const url = await exportLink(user.id, { seconds: LINK_SECONDS, now });
  return { url, expiresAt: new Date(now.getTime() + LINK_SECONDS * 1_000).toISOString() };
}

/**
 * The copy as JSON, piece by piece. It reads all rows under the user's key, page by page and each once, so that data of later
 * features are included automatically; hashes and tokens are not. Rows of one noun are grouped.
 */
async function* everythingOf(user: User, madeAt: Date): AsyncGenerator<string> {
  const account = {
    ...toAccount(user),
    mailReminders: user.mailReminders === true,
    letterConsent: consentOf(user),
  };
  yield `{\n  "exportedAt": ${JSON.stringify(madeAt.toISOString())},\n  "account": ${pretty(account, 1)}`;
  yield* list('history', exportHistory(user.id));
  let group: { name: string; rows: unknown[] } = { name: '', rows: [] };
  for await (const item of listUserItemsBut(user.id, RESULT_PREFIX)) {
    if (isShownAlready(item)) continue;
    const name = groupOf(item);
    if (name !== group.name) {
      yield* list(group.name, group.rows);
      group = { name, rows: [] };
    }
    group.rows.push(visible(item));
  }
  yield* list(group.name, group.rows);
  yield '\n}\n';
}

function groupOf({ sk }: StoredItem): string {
  const noun = sk.split('#')[0] ?? sk;
  return PLURALS[noun] ?? noun.toLowerCase();
}

/** A member that holds a list; nothing for the nameless one before the first row. */
async function* list(
  name: string,
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): AsyncGenerator<string> {
  if (name === '') return;
  yield `,\n  ${JSON.stringify(name)}: [`;
  let isEmpty = true;
  for await (const row of rows) {
    yield `${isEmpty ? '' : ','}\n    ${pretty(row, 2)}`;
    isEmpty = false;
  }
  yield isEmpty ? ']' : '\n  ]';
}

/** Indents like `JSON.stringify` with two spaces, at this depth; a string in JSON contains no line break. */
function pretty(value: unknown, depth: number): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${'  '.repeat(depth)}`);
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
const SHOWN_ALREADY = [PROFILE, NAME_PREFIX, HISTORY_PREFIX, LISTING];

function isShownAlready({ sk }: StoredItem): boolean {
  return SHOWN_ALREADY.some((prefix) => sk.startsWith(prefix));
}

/** Results come in pages of a megabyte; reading them one by one would take most of the time. Rows without a result come last. */
async function* exportHistory(id: UserId): AsyncGenerator<ExportedAnalysis> {
  const rows = new Map((await listHistoryRows(id)).map((row) => [row.id, row]));
  for await (const [file, result] of listResults(id, rows)) {
    const row = rows.get(file);
    rows.delete(file);
    if (row !== undefined) yield { ...row, result };
  }
  yield* rows.values();
}

function visible(item: StoredItem): Record<string, unknown> {
  const members = Object.entries(item).filter(([name]) => !MACHINERY.has(name));
  return Object.fromEntries(
    members.map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );
}
