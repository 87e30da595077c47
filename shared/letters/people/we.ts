/** Pronouns of one writer and of several. */
const pronouns: Readonly<Record<string, string>> = {
  mi: 'nam',
  mnie: 'nas',
  mną: 'nami',
  mój: 'nasz',
  moja: 'nasza',
  moje: 'nasze',
  mojego: 'naszego',
  mojej: 'naszej',
  mojemu: 'naszemu',
  moją: 'naszą',
  moim: 'naszym',
  moich: 'naszych',
  moimi: 'naszymi',
};

/** Verbs in the replies whose plural does not follow from the ending. */
const verbs: Readonly<Record<string, string>> = {
  będę: 'będziemy',
  chcę: 'chcemy',
  leczę: 'leczymy',
  jestem: 'jesteśmy',
  mogę: 'możemy',
  muszę: 'musimy',
  obejrzę: 'obejrzymy',
  odbiorę: 'odbierzemy',
  odpowiem: 'odpowiemy',
  opróżnię: 'opróżnimy',
  płacę: 'płacimy',
  podejmę: 'podejmiemy',
  ponoszę: 'ponosimy',
  poproszę: 'poprosimy',
  potrącę: 'potrącimy',
  proszę: 'prosimy',
  przedstawię: 'przedstawimy',
  przekażę: 'przekażemy',
  prześlę: 'prześlemy',
  przyjdę: 'przyjdziemy',
  rozliczę: 'rozliczymy',
  rozumiem: 'rozumiemy',
  stawię: 'stawimy',
  ustanowię: 'ustanowimy',
  uzupełnię: 'uzupełnimy',
  wiem: 'wiemy',
  wnoszę: 'wnosimy',
  wypłacę: 'wypłacimy',
  zajmę: 'zajmiemy',
  zapewnię: 'zapewnimy',
  zapłacę: 'zapłacimy',
  złożę: 'złożymy',
  znajdę: 'znajdziemy',
  zrobię: 'zrobimy',
};

/** "zaskarżam" → "zaskarżamy": verbs of the replies in -am; nouns, names and "sam" also end so. */
const verbsInAm: ReadonlySet<string> = new Set([
  'czekam',
  'dołączam',
  'dopłacam',
  'korzystam',
  'mam',
  'mieszkam',
  'odmawiam',
  'odpowiadam',
  'oświadczam',
  'pobieram',
  'podzielam',
  'pokrywam',
  'poprawiam',
  'potwierdzam',
  'przedstawiam',
  'rozważam',
  'składam',
  'spieram',
  'sprawdzam',
  'sprzeciwiam',
  'szukam',
  'uważam',
  'zamierzam',
  'upoważniam',
  'ustalam',
  'ustanawiam',
  'usprawiedliwiam',
  'uzupełniam',
  'wpłacam',
  'wracam',
  'wyjaśniam',
  'wykonam',
  'wypowiadam',
  'wyrażam',
  'zaprzeczam',
  'zaskarżam',
  'zastrzegam',
  'zawiadamiam',
  'załączam',
  'zaznaczam',
  'zgadzam',
  'zgłaszam',
  'znam',
  'zrzekam',
  'zwracam',
  'żądam',
]);

const nouns: readonly (readonly [RegExp, string])[] = [
  [/(jesteśmy) konsumentem/iu, '$1 konsumentami'],
  [/(jesteśmy) dłużnikiem/iu, '$1 dłużnikami'],
  [/(jesteśmy) odbiorcą wrażliwym/iu, '$1 odbiorcami wrażliwymi'],
];

const word = /\p{L}+/gu;
/** Every verb above ends so, and every pronoun begins so. */
const mayChange = /^m|[mę]$/iu;

/** "Wnoszę o zasądzenie na moją rzecz …" → "Wnosimy o zasądzenie na naszą rzecz …". */
export function inPlural(words: string): string {
  const said = words
    .replace(/\bode mnie\b/g, 'od nas')
    .replace(/\bze mną(?!\p{L})/gu, 'z nami')
    .replace(word, (one) => {
      if (!mayChange.test(one)) return one;
      const lower = one.toLowerCase();
      const several = pronouns[lower] ?? verbs[lower] ?? regular(lower);
      if (several === undefined) return one;
      return one === lower ? several : capitalised(several);
    });
  return /jesteśmy/iu.test(said)
    ? nouns.reduce((text, [from, to]) => text.replace(from, to), said)
    : said;
}

function regular(verb: string): string | undefined {
  if (/[ua]ję$/u.test(verb)) return verb.replace(/ę$/u, 'emy');
  return verbsInAm.has(verb) ? `${verb}y` : undefined;
}

const capitalised = (one: string) => one.charAt(0).toUpperCase() + one.slice(1);

/** Text in quotes belongs to the other party, text in brackets speaks to the reader. */
const foreign = /(„[^”]*”|\[[^\]]*\])/u;

/** A line of a reply as several write it. */
export function asSeveral(line: string): string {
  return line
    .split(foreign)
    .map((part) => (foreign.test(part) ? part : inPlural(part)))
    .join('');
}
