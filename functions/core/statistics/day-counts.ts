import { type DocumentTypeCode, documentTypeCode } from '#shared/domain/document-types.ts';
import { type Level, level } from '#shared/domain/levels.ts';

/** The counters of completed analyses, for a day or several days added up. */
export type DayCounts = {
  total: number;
  types: ReadonlyMap<DocumentTypeCode, number>;
  levels: ReadonlyMap<Level, number>;
  senders: ReadonlyMap<string, number>;
};

/** A counted analysis. */
export type Counted = { type: DocumentTypeCode; level: Level | undefined; sender: string | null };

/** An item of counters; it may hold other attributes beside them. */
export type StoredCounters = Readonly<Record<string, unknown>>;

const TOTAL = 'total';
const TYPE = 'type#';
const LEVEL = 'level#';
const SENDER = 'sender#';
/** A sender becomes an attribute name: a longer text is hardly a name. */
const SENDER_LENGTH = 120;
/** Bytes for the senders of a rolled-up day: a year of days stays small, and at least 15 senders fit in a day. */
const SENDERS_BYTES = 4_000;
/** Bytes of a number beside its name on the wire. */
const VALUE_BYTES = 16;

/** The counters that one analysis increases by one, by their names in the item. */
export function countersOf({ type, level: threat, sender }: Counted): string[] {
  const name = sender?.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, SENDER_LENGTH) ?? '';
  return [
    TOTAL,
    `${TYPE}${type}`,
    ...(threat === undefined ? [] : [`${LEVEL}${threat}`]),
    ...(name === '' ? [] : [`${SENDER}${name}`]),
  ];
}

/**
 * The counters of one day's items added up into one small item. Of the senders only
 * the most frequent stay, as many as fit. Ties are ordered by name, so the same items always give the same sum.
 */
export function rolledUp(items: Iterable<StoredCounters>): Record<string, number> {
  const sums = new Map<string, number>();
  for (const item of items) {
    for (const [name, value] of Object.entries(item)) {
      if (typeof value === 'number' && isCounter(name)) add(sums, name, value);
    }
  }
  let room = SENDERS_BYTES;
  const kept = [...sums]
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .filter(([name]) => {
      if (!name.startsWith(SENDER)) return true;
      room -= Buffer.byteLength(name) + VALUE_BYTES;
      return room >= 0;
    });
  return Object.fromEntries(kept);
}

function isCounter(name: string): boolean {
  return name === TOTAL || [TYPE, LEVEL, SENDER].some((prefix) => name.startsWith(prefix));
}

/** Adds up stored counters; unknown names are omitted. */
export function sumCounts(items: Iterable<StoredCounters>): DayCounts {
  const types = new Map<DocumentTypeCode, number>();
  const levels = new Map<Level, number>();
  const senders = new Map<string, number>();
  let total = 0;
  for (const item of items) {
    for (const [name, value] of Object.entries(item)) {
      if (typeof value !== 'number') continue;
      if (name === TOTAL) total += value;
      if (name.startsWith(SENDER)) add(senders, name.slice(SENDER.length), value);
      const type = documentTypeCode.safeParse(afterPrefix(name, TYPE));
      if (type.success) add(types, type.data, value);
      const threat = level.safeParse(afterPrefix(name, LEVEL));
      if (threat.success) add(levels, threat.data, value);
    }
  }
  return { total, types, levels, senders };
}

function afterPrefix(name: string, prefix: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

function add<Key>(counts: Map<Key, number>, key: Key, value: number): void {
  counts.set(key, (counts.get(key) ?? 0) + value);
}
