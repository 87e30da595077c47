/** The complete JSON objects in a text, in order, tolerating what models add to JSON: commas, comments, line breaks. */
export function objectsIn(text: string): unknown[] {
  const found: unknown[] = [];
  let from = text.indexOf('{');
  while (from >= 0) {
    const end = endOfObject(text, from);
    const value = end === undefined ? undefined : parsed(text.slice(from, end));
    if (value !== undefined) found.push(value);
    from = text.indexOf('{', value === undefined ? from + 1 : (end ?? from + 1));
    if (found.length === 0 && from - text.indexOf('{') > MOST_PROSE) break;
  }
  return found;
}

/** While nothing was read, braces further than this from the first one are not tried. */
const MOST_PROSE = 4_000;

/** The place after the brace that closes the object at `start`; braces in strings and comments do not count. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  for (const { token, end } of tokensOf(text, start)) {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth === 0) return end;
  }
  return undefined;
}

const tokens = /"(?:[^"\\]|\\[\s\S])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}]/g;

function* tokensOf(text: string, start: number): Generator<{ token: string; end: number }> {
  const pattern = new RegExp(tokens);
  pattern.lastIndex = start;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    yield { token: match[0], end: pattern.lastIndex };
  }
}

function parsed(json: string): unknown {
  return asJson(json) ?? asJson(strict(json));
}

/** The value of strict JSON; undefined for anything else. */
export function asJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Strict JSON: no comments, no trailing comma, no raw control characters in strings. */
function strict(json: string): string {
  return json
    .replace(/("(?:[^"\\]|\\[\s\S])*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (_, string?: string) =>
      string === undefined ? '' : quoted(string),
    )
    .replace(/("(?:[^"\\]|\\[\s\S])*")|,(?=\s*[}\]])/g, (_, string?: string) => string ?? '')
    .replace(
      /("(?:[^"\\]|\\[\s\S])*")|\b(?:NaN|undefined|None)\b/g,
      (_, string?: string) => string ?? 'null',
    );
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A string with its raw line breaks escaped; a needless backslash (`\_`) is removed. */
function quoted(string: string): string {
  return string
    .replace(/[\n\r\t]/g, (character) => escapes[character] ?? ' ')
    .replace(/\\(?!["\\/bfnrtu])/g, '');
}
