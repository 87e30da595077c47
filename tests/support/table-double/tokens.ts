/** Words of DynamoDB's expression language: names, values, numbers of parentheses, operators, keywords. */
export type Tokens = {
  peek: () => string | undefined;
  next: () => string;
  /** Takes the word if it is the next one. */
  take: (word: string) => boolean;
  expect: (word: string) => void;
};

const WORD = /\s*(<>|<=|>=|[=<>(),+-]|[#:]?\w+)/gy;

export function tokensOf(expression: string): Tokens {
  const words: string[] = [];
  WORD.lastIndex = 0;
  const text = expression.trim();
  while (WORD.lastIndex < text.length) {
    const match = WORD.exec(text);
    if (match?.[1] === undefined) throw new Error(`Unknown words in "${expression}".`);
    words.push(match[1]);
  }
  let place = 0;
  const next = () => {
    const word = words[place];
    if (word === undefined) throw new Error(`"${expression}" breaks off.`);
    place += 1;
    return word;
  };
  const take = (word: string) => {
    if (words[place] !== word) return false;
    place += 1;
    return true;
  };
  return {
    peek: () => words[place],
    next,
    take,
    expect: (word) => {
      if (!take(word)) throw new Error(`"${expression}": expected ${word} at word ${place}.`);
    },
  };
}
