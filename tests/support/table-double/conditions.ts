import type { AttributeValue } from '@aws-sdk/client-dynamodb';

import { type Tokens, tokensOf } from './tokens.ts';
import { attributeOf, compared, membersOf, type Scope, valueOf } from './values.ts';

export type Condition = (scope: Scope) => boolean;
type Operand = (scope: Scope) => AttributeValue | undefined;

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const known = new Map<string, Condition>();

/** A condition or key condition, read once. Words the product does not use are refused. */
export function conditionOf(expression: string): Condition {
  const before = known.get(expression);
  if (before !== undefined) return before;
  const tokens = tokensOf(expression);
  const condition = either(tokens);
  if (tokens.peek() !== undefined) throw new Error(`"${expression}" goes on after its end.`);
  known.set(expression, condition);
  return condition;
}

function either(tokens: Tokens): Condition {
  const parts = [both(tokens)];
  while (tokens.take('OR')) parts.push(both(tokens));
  return parts.length === 1 ? only(parts) : (scope) => parts.some((part) => part(scope));
}

function both(tokens: Tokens): Condition {
  const parts = [single(tokens)];
  while (tokens.take('AND')) parts.push(single(tokens));
  return parts.length === 1 ? only(parts) : (scope) => parts.every((part) => part(scope));
}

function only(parts: readonly Condition[]): Condition {
  const [part] = parts;
  if (part === undefined) throw new Error('An expression is empty.');
  return part;
}

function single(tokens: Tokens): Condition {
  if (tokens.take('NOT')) {
    const part = single(tokens);
    return (scope) => !part(scope);
  }
  if (tokens.take('(')) {
    const part = either(tokens);
    tokens.expect(')');
    return part;
  }
  const called = FUNCTIONS[tokens.peek() ?? ''];
  return called === undefined ? comparison(tokens) : called(tokens);
}

const FUNCTIONS: Readonly<Record<string, (tokens: Tokens) => Condition>> = {
  attribute_exists: (tokens) => exists(calls(tokens, 1)[0]),
  attribute_not_exists: (tokens) => {
    const there = exists(calls(tokens, 1)[0]);
    return (scope) => !there(scope);
  },
  contains: (tokens) => contains(...calls(tokens, 2)),
  begins_with: (tokens) => beginsWith(...calls(tokens, 2)),
};

function exists(path: string): Condition {
  return (scope) => attributeOf(scope, path) !== undefined;
}

/** The placeholders a function is called with: `contains(#path, :value)`. */
function calls(tokens: Tokens, count: number): [string, string] {
  tokens.next();
  tokens.expect('(');
  const first = tokens.next();
  const second = count === 2 ? (tokens.expect(','), tokens.next()) : '';
  tokens.expect(')');
  return [first, second];
}

function contains(path: string, value: string): Condition {
  return (scope) => {
    const wanted = valueOf(scope, value).S;
    const within = attributeOf(scope, path);
    if (wanted === undefined) return false;
    return membersOf(within)?.includes(wanted) ?? within?.S?.includes(wanted) ?? false;
  };
}

function beginsWith(path: string, value: string): Condition {
  return (scope) =>
    attributeOf(scope, path)?.S?.startsWith(valueOf(scope, value).S ?? '\0') ?? false;
}

function comparison(tokens: Tokens): Condition {
  const left = operand(tokens);
  const operator = tokens.next();
  const right = operand(tokens);
  if (operator === 'BETWEEN') {
    tokens.expect('AND');
    const upper = operand(tokens);
    return (scope) => holds(left, right, scope, '>=') && holds(left, upper, scope, '<=');
  }
  return (scope) => holds(left, right, scope, operator);
}

function holds(left: Operand, right: Operand, scope: Scope, operator: string): boolean {
  const test = COMPARISONS[operator];
  if (test === undefined) throw new Error(`The operator ${operator} is not known.`);
  const [a, b] = [left(scope), right(scope)];
  if (a === undefined || b === undefined) return operator === '<>';
  const order = compared(a, b);
  return order === undefined ? operator === '<>' : test(order);
}

function operand(tokens: Tokens): Operand {
  if (tokens.peek() === 'size') {
    const [path] = calls(tokens, 1);
    return (scope) => {
      const value = attributeOf(scope, path);
      const size = membersOf(value)?.length ?? value?.S?.length;
      return size === undefined ? undefined : { N: String(size) };
    };
  }
  const placeholder = tokens.next();
  return placeholder.startsWith('#')
    ? (scope) => attributeOf(scope, placeholder)
    : (scope) => valueOf(scope, placeholder);
}
