/** A copy of plain JSON with every string changed and the keys kept. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapped(value, change) as T; // the shape stays; only strings are replaced by strings
}

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((member) => mapped(member, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, mapped(member, change)]),
  );
}
