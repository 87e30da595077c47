import { withPairedBrackets } from '#shared/letters/text/quote-end.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** Infinitives of what letters ask, with the form that speaks to the reader; what one tells when it happens stays a quote. */
const imperatives: Readonly<Record<string, string>> = {
  złożyć: 'Złóż',
  przesłać: 'Prześlij',
  wysłać: 'Wyślij',
  odesłać: 'Odeślij',
  nadesłać: 'Nadeślij',
  dosłać: 'Doślij',
  dostarczyć: 'Dostarcz',
  podać: 'Podaj',
  przynieść: 'Przynieś',
  zabrać: 'Zabierz',
  dołączyć: 'Dołącz',
  uzupełnić: 'Uzupełnij',
  wypełnić: 'Wypełnij',
  podpisać: 'Podpisz',
  potwierdzić: 'Potwierdź',
  zgłosić: 'Zgłoś',
  zwrócić: 'Zwróć',
  oddać: 'Oddaj',
  odebrać: 'Odbierz',
  przedłożyć: 'Przedłóż',
  przedstawić: 'Przedstaw',
  okazać: 'Okaż',
  przygotować: 'Przygotuj',
  usunąć: 'Usuń',
  zadzwonić: 'Zadzwoń',
  napisać: 'Napisz',
  odpisać: 'Odpisz',
  udostępnić: 'Udostępnij',
  umożliwić: 'Umożliw',
  sprawdzić: 'Sprawdź',
  wskazać: 'Wskaż',
  zabezpieczyć: 'Zabezpiecz',
  wpisać: 'Wpisz',
  zostawić: 'Zostaw',
};

const LONGEST = 150;
const FEWEST_WORDS = 2;
/** "Prosimy przesłać", "Do 5 maja" does not open it: the verb stands at the beginning. */
const asking = String.raw`${either(
  /(?:uprzejmie |bardzo )?(?:prosimy|proszę)|należy|trzeba/,
  /(?:musi|powinna|powinien) pani?|muszą państwo|powinni państwo/,
)}`;
const asked = new RegExp(
  String.raw`^${asking}(?: (?:także|też|również|jeszcze|ponadto))? (\p{Ll}+) (.+)$`,
  'iu',
);
/** Who speaks to whom changes with the form, and a second verb would stay as it was. */
const speaks =
  /\b(?:pan(?:|a|i|ia|u|em)|panstw\w+|nas|nam|nami|mnie|mi|nasz\w*|moj\w*|moim|niniejsz\w+|powyzsz\w+)\b|\b\w{3,}c\b|[;:„?]/;

/** "Prosimy przesłać skan umowy do 20 maja." as "Prześlij skan umowy do 20 maja"; null where the frame is not that simple. */
export function plainAsk(words: string): string | null {
  const sentence = words.trim().replace(/(?<!\d r)\.$/, '');
  const [, verb = '', rest = ''] = asked.exec(sentence) ?? [];
  const imperative = imperatives[verb];
  if (imperative === undefined || sentence.length > LONGEST || /(?<!\d r)\.\s/.test(rest))
    return null;
  if (rest.split(/\s+/).length < FEWEST_WORDS || speaks.test(foldText(rest))) return null;
  return withPairedBrackets(rest) === rest ? `${imperative} ${rest}` : null;
}
