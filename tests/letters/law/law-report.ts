import type { NamedStatement } from '#shared/letters/catalogue/law/law.ts';
import { citation, isVerified, type Statement } from '#shared/letters/catalogue/law/statement.ts';

/** The whole book for a lawyer to tick: by act, then the sources by the day they show, then the sum. */
export function lawReport(statements: readonly NamedStatement[]): string {
  return [byAct(statements), bySource(statements), summary(statements)].join('\n\n');
}

function byAct(statements: readonly NamedStatement[]): string {
  return [...groupsOf(statements, ({ statement }) => statement.act.name)]
    .sort(([left], [right]) => left.localeCompare(right, 'pl'))
    .map(([act, own]) => `## ${act}\n${own.map(line).join('\n')}`)
    .join('\n\n');
}

function line({ name, statement }: NamedStatement): string {
  return `[ ] ${citation(statement)}: ${statement.sentence}\n    ${stateOf(statement)} (${name})`;
}

function stateOf(statement: Statement): string {
  const { source, validFrom, validUntil } = statement;
  const read =
    source === null ? 'do sprawdzenia' : `stan prawny na ${source.asOf}, czytano ${source.url}`;
  const from = validFrom === null ? '' : `, od ${validFrom}`;
  const until = validUntil === null ? '' : `, do ${validUntil}`;
  return `${read}${from}${until}`;
}

function bySource(statements: readonly NamedStatement[]): string {
  const sources = groupsOf(statements, ({ statement }) => {
    const { source } = statement;
    return source === null ? 'nie czytano' : `${source.asOf} ${source.url}`;
  });
  const rows = [...sources]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([source, own]) => `${String(own.length).padStart(4)}  ${source}`);
  return `## Źródła według dnia\n${rows.join('\n')}`;
}

/** How much of the book rests on a text that was read. */
function shareVerified(statements: readonly NamedStatement[]): number {
  const read = statements.filter(({ statement }) => isVerified(statement));
  return read.length / statements.length;
}

function summary(statements: readonly NamedStatement[]): string {
  const share = shareVerified(statements);
  return `${String(statements.length)} zdań o prawie, sprawdzone u źródła: ${share.toFixed(2)}`;
}

function groupsOf<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  return values.reduce((groups, value) => {
    const key = keyOf(value);
    return groups.set(key, [...(groups.get(key) ?? []), value]);
  }, new Map<string, Value[]>());
}
