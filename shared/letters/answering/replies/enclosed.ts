import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';

const heading = /^zalaczni(?:k|ki)\s?:?/;
/** "W załączeniu przesyłamy kosztorys", "Do pisma dołączyliśmy protokół". */
const said =
  /\b(?:w zalaczeni[ua]|w zalacznik\w+|zalacza(?:m|my)|do pisma dolacz\w+|zalaczono)\b[^.;]{0,160}/g;
/** "prosimy dołączyć w załączeniu", "załącz": what the reader is to enclose. */
const wanted = /\b(?:prosi\w*|prosz\w*|nalezy|trzeba|wymagan\w*|powinn\w*)\b/;
const MOST_LINES = 6;

/** What the letter says that it encloses, without Polish letters; empty when nothing. */
const enclosedIn: (view: LetterView) => string = oncePer((view: LetterView) => {
  const lines = view.lines.map(({ text }) => foldText(text.trim()));
  const at = lines.findLastIndex((line) => heading.test(line));
  const listed = at < 0 ? [] : lines.slice(at, at + MOST_LINES);
  const told = [...view.spaced.matchAll(said)].map(([words]) => words);
  return [...listed, ...told].filter((words) => !wanted.test(words)).join(' ; ');
});

/** "przesłanie protokołu, kosztorysu i zdjęć": a request for papers, with the papers behind its opening. */
const papers =
  /^((?:przesłanie|kopi[ęe]|udostępnienie|dowody|wykaz)(?: pełn\p{L}+)? )([^,]+(?:, [^,]+)*)$/u;
const STEM = 6;

/**
 * The requests without the papers that the letter already encloses; a request of which nothing is left is none.
 * Files of a case are never enclosed.
 */
export function withoutEnclosed(requests: readonly string[], { view }: LetterFacts): string[] {
  const enclosed = enclosedIn(view);
  if (enclosed === '') return [...requests];
  return requests.flatMap((request) => {
    const [, opening = '', list = ''] = papers.exec(request) ?? [];
    if (list === '' || /\bakt(?:a|u)?\b/u.test(list)) return [request];
    const asked = list.split(/, | i | oraz /u);
    const left = asked.filter((paper) => !isEnclosed(paper, enclosed));
    if (left.length === asked.length) return [request];
    return left.length === 0 ? [] : [`${opening}${joined(left)}`];
  });
}

function isEnclosed(paper: string, enclosed: string): boolean {
  const word = foldText(paper).split(' ').at(0) ?? '';
  return word.length >= STEM - 1 && enclosed.includes(word.slice(0, STEM - 1));
}

const joined = (papersLeft: readonly string[]): string =>
  papersLeft.length === 1
    ? (papersLeft[0] ?? '')
    : `${papersLeft.slice(0, -1).join(', ')} i ${papersLeft.at(-1) ?? ''}`;
