export type FormValue = string | { [name: string]: FormValue };

/** The provider's form encoding (`a[b][0][c]=d`) as nested objects; lists are objects with numbers as names. */
export function parseForm(encoded: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '');
    put(root, path, value);
  }
  return root;
}

function put(target: Record<string, FormValue>, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const known = target[name];
  const inner = typeof known === 'object' ? known : {};
  target[name] = inner;
  put(inner, rest, value);
}
