import type { AttributeValue } from '@aws-sdk/client-dynamodb';

export type Item = Readonly<Record<string, AttributeValue>>;

/** What an expression is evaluated over. */
export type Scope = {
  item: Item | undefined;
  names: Readonly<Record<string, string>>;
  values: Readonly<Record<string, AttributeValue>>;
};

export function nameOf(scope: Scope, placeholder: string): string {
  const name = scope.names[placeholder];
  if (name === undefined) throw new Error(`${placeholder} is not named.`);
  return name;
}

export function valueOf(scope: Scope, placeholder: string): AttributeValue {
  const value = scope.values[placeholder];
  if (value === undefined) throw new Error(`${placeholder} has no value.`);
  return value;
}

/** An attribute of the item; `undefined` when the attribute or the item does not exist. */
export function attributeOf(scope: Scope, placeholder: string): AttributeValue | undefined {
  return scope.item?.[nameOf(scope, placeholder)];
}

/** Order of two values of one type, numbers as numbers, texts by their bytes; `undefined` for two types. */
export function compared(a: AttributeValue, b: AttributeValue): number | undefined {
  if (a.N !== undefined && b.N !== undefined) return Number(a.N) - Number(b.N);
  if (a.S !== undefined && b.S !== undefined) return Buffer.compare(bytes(a.S), bytes(b.S));
  if (a.BOOL !== undefined && b.BOOL !== undefined) return Number(a.BOOL) - Number(b.BOOL);
  return undefined;
}

const bytes = (text: string) => Buffer.from(text, 'utf-8');

/** Members of a set of texts, the only kind of set the product has. */
export function membersOf(value: AttributeValue | undefined): readonly string[] | undefined {
  return value?.SS;
}
