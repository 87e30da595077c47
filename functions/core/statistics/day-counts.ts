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

const TOTAL = 'total';
const TYPE = 'type#';
const LEVEL = 'level#';
const SENDER = 'sender#';
/** A sender becomes an attribute name: a longer text is hardly a name. */
const SENDER_LENGTH = 120;

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

/** Adds up stored counters; unknown names are omitted. */
export function sumCounts(items: Iterable<Readonly<Record<string, unknown>>>): DayCounts {
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
