import * as z from 'zod/mini';

type JsonSchema = {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
};

/**
 * Converts a value to a schema when only its form is wrong: a missing null, a null instead of a list, a
 * number written as money ("1 240,00 zł"), a choice in other letters, in Polish or abbreviated. Values that
 * cannot be converted with certainty stay unchanged.
 */
export function coerced(value: unknown, schema: z.ZodMiniType): unknown {
  return bent(value, z.toJSONSchema(schema, { io: 'output' }) as JsonSchema); // plain JSON Schema
}

function bent(value: unknown, schema: JsonSchema): unknown {
  const alternatives = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (alternatives !== undefined) {
    if (value === undefined || value === null || isEmptyWord(value)) return null;
    return alternatives.length === 1 ? bent(value, alternatives[0] ?? {}) : value;
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  const mayBeNull = types.includes('null');
  if (value === undefined && mayBeNull) return null;
  if (schema.enum !== undefined) return choice(value, schema.enum);
  if (types.includes('object')) return bentObject(value, schema);
  if (types.includes('array')) return bentList(value, schema);
  if (types.includes('number')) return bentNumber(value, mayBeNull);
  if (types.includes('boolean')) return bentBoolean(value);
  if (types.includes('string') && typeof value === 'number') return String(value);
  return mayBeNull && isEmptyWord(value) ? null : value;
}

function bentObject(value: unknown, { properties = {} }: JsonSchema): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, member]) => {
      const known = bent(members.get(key), member);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

function bentList(value: unknown, { items = {} }: JsonSchema): unknown {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map((member) => bent(member, items)) : value;
}

const NUMBER =
  /^(?:ok\.\s*)?(-?\d[\d\s.' ]*(?:,\d{1,2})?|-?\d+\.\d{1,2})\s*(?:zł\w*|złotych|pln)?\.?$/i;

function bentNumber(value: unknown, mayBeNull: boolean): unknown {
  if (typeof value !== 'string') return value;
  if (mayBeNull && isEmptyWord(value)) return null;
  const digits = NUMBER.exec(value.trim())?.[1]?.trim();
  if (digits === undefined) return value;
  // A dot before exactly two final digits separates grosze; any other dot separates thousands.
  const plain = /^-?\d+\.\d{1,2}$/.test(digits)
    ? digits
    : digits.replace(/[\s.' ]/g, '').replace(',', '.');
  return Number(plain);
}

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  tak: true,
  yes: true,
  false: false,
  nie: false,
  no: false,
};

function bentBoolean(value: unknown): unknown {
  return typeof value === 'string' ? (booleans[value.trim().toLowerCase()] ?? value) : value;
}

const isEmptyWord = (value: unknown) =>
  typeof value === 'string' && /^(?:|null|none|brak|n\/a|nie dotyczy|-|—)$/i.test(value.trim());

/** Beginnings of Polish words that models use for our choices. */
const polish: readonly (readonly [stem: string, choice: string])[] = [
  ['nisk', 'LOW'],
  ['sredn', 'MEDIUM'],
  ['wysok', 'HIGH'],
  ['krytyczn', 'CRITICAL'],
  ['dni_rob', 'working_days'],
  ['dni', 'days'],
  ['dzien', 'days'],
  ['tydz', 'weeks'],
  ['tygod', 'weeks'],
  ['miesi', 'months'],
];

function choice(value: unknown, choices: readonly unknown[]): unknown {
  if (value === undefined && choices.includes(null)) return null;
  if (typeof value !== 'string' || choices.includes(value)) return value;
  const wanted = folded(value);
  const known = choices.filter((one) => typeof one === 'string');
  const same = known.find((one) => folded(one) === wanted);
  if (same !== undefined) return same;
  const begun = known.filter((one) => folded(one).startsWith(wanted));
  if (wanted.length >= 3 && begun.length === 1) return begun[0];
  const translated = polish.find(([stem]) => wanted.startsWith(stem))?.[1];
  if (translated !== undefined && known.includes(translated)) return translated;
  return choices.includes(null) && isEmptyWord(value) ? null : value;
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/[\s-]+/g, '_');
