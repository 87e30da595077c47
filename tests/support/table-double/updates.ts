import type { AttributeValue } from '@aws-sdk/client-dynamodb';

import { type Tokens, tokensOf } from './tokens.ts';
import { attributeOf, type Item, membersOf, nameOf, type Scope, valueOf } from './values.ts';

/** Changes of attributes, all computed over the item as it was; `undefined` removes one. */
type Change = (scope: Scope) => readonly [name: string, value: AttributeValue | undefined];

const CLAUSES: Readonly<Record<string, (tokens: Tokens) => Change>> = {
  SET: set,
  REMOVE: remove,
  ADD: add,
  DELETE: drop,
};
const known = new Map<string, readonly Change[]>();

/** The item after an update; the expression is read once. */
export function updated(expression: string, scope: Scope, key: Item): Item {
  const changes = known.get(expression) ?? read(expression);
  known.set(expression, changes);
  const after: Record<string, AttributeValue> = { ...key, ...scope.item };
  const removed = new Set<string>();
  for (const change of changes) {
    const [name, value] = change(scope);
    if (value === undefined) removed.add(name);
    else after[name] = value;
  }
  if (removed.size === 0) return after;
  return Object.fromEntries(Object.entries(after).filter(([name]) => !removed.has(name)));
}

function read(expression: string): Change[] {
  const tokens = tokensOf(expression);
  const changes: Change[] = [];
  while (tokens.peek() !== undefined) {
    const clause = CLAUSES[tokens.next()];
    if (clause === undefined) throw new Error(`"${expression}" has an unknown clause.`);
    do changes.push(clause(tokens));
    while (tokens.take(','));
  }
  return changes;
}

function set(tokens: Tokens): Change {
  const path = tokens.next();
  tokens.expect('=');
  const first = operand(tokens);
  const sign = tokens.take('+') ? 1 : tokens.take('-') ? -1 : 0;
  if (sign === 0) return (scope) => [nameOf(scope, path), first(scope)];
  const second = operand(tokens);
  return (scope) => [
    nameOf(scope, path),
    { N: String(numberOf(first(scope)) + sign * numberOf(second(scope))) },
  ];
}

function operand(tokens: Tokens): (scope: Scope) => AttributeValue {
  const word = tokens.next();
  if (word === 'if_not_exists') {
    tokens.expect('(');
    const path = tokens.next();
    tokens.expect(',');
    const otherwise = operand(tokens);
    tokens.expect(')');
    return (scope) => attributeOf(scope, path) ?? otherwise(scope);
  }
  if (!word.startsWith('#')) return (scope) => valueOf(scope, word);
  return (scope) => {
    const value = attributeOf(scope, word);
    if (value === undefined) throw new Error(`${word} is not in the item.`);
    return value;
  };
}

function numberOf(value: AttributeValue): number {
  if (value.N === undefined) throw new Error('Only numbers are added up.');
  return Number(value.N);
}

function remove(tokens: Tokens): Change {
  const path = tokens.next();
  return (scope) => [nameOf(scope, path), undefined];
}

function add(tokens: Tokens): Change {
  const [path, placeholder] = [tokens.next(), tokens.next()];
  return (scope) => {
    const [name, before, more] = [
      nameOf(scope, path),
      attributeOf(scope, path),
      valueOf(scope, placeholder),
    ];
    if (more.N !== undefined) {
      return [name, { N: String((before === undefined ? 0 : numberOf(before)) + Number(more.N)) }];
    }
    return [name, { SS: [...new Set([...(membersOf(before) ?? []), ...(membersOf(more) ?? [])])] }];
  };
}

/** A set that loses its last member stops being an attribute. */
function drop(tokens: Tokens): Change {
  const [path, placeholder] = [tokens.next(), tokens.next()];
  return (scope) => {
    const gone = membersOf(valueOf(scope, placeholder)) ?? [];
    const left = (membersOf(attributeOf(scope, path)) ?? []).filter(
      (member) => !gone.includes(member),
    );
    return [nameOf(scope, path), left.length === 0 ? undefined : { SS: left }];
  };
}
