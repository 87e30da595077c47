import { either } from '#shared/letters/text/word-list.ts';

const word = (...parts: readonly (string | RegExp)[]) =>
  new RegExp(String.raw`\b${either(...parts)}\b`);

/** How words speak: what they call for, allow, promise or suppose, and what they threaten with. */
const moods: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'call',
    word(
      'prosimy',
      'prosze',
      'nalezy',
      'trzeba',
      'musi',
      /wzyw\w+/,
      /zobowiaz\w+/,
      /powin\w+/,
      /nakazuj\w+/,
      /zadam\w*/,
      /oczekuj\w+/,
      /polecam\w*/,
      /wnosz\w+/,
    ),
  ],
  [
    'may',
    word('mozna', 'moze', 'moga', 'przysluguje', 'sluzy', /mozliw\w+/, /(?:ma|maja) pan\w* prawo/),
  ],
  ['we', /\b(?!prosimy\b)[a-z]{3,}my\b/],
  ['I', /\b(?!wzywam\b|zadam\b)[a-z]{4,}[ae]m\b/],
  ['if', word('jezeli', 'jesli', 'gdy', 'gdyby', 'w przypadku', 'w razie', 'o ile', 'jak tylko')],
  [
    'else',
    word(
      'w przeciwnym razie',
      'pod rygorem',
      'po uplywie',
      'inaczej',
      /bez(?:skuteczn|owocn)\w+/,
      /w (?:przypadku|razie) (?:braku|nie\w*)/,
    ),
  ],
  ['not', /\bnie (?:dotyczy|trzeba|musi|musza|nalezy|ma obowiazku)\b/],
];

/** The moods of the words before and behind a term and of the sentences around its own. */
export const moodsOf = (places: Readonly<Record<string, string>>): string[] =>
  Object.entries(places).flatMap(([place, text]) =>
    moods.flatMap(([name, words]) => (words.test(text) ? [`${name} ${place}`] : [])),
  );
