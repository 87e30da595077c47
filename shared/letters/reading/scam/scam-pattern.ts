import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import type { Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/**
 * Signs of fraud recognised by a phrase. Weight 3 warns on its own, 2 together with any other sign, 1 is a
 * soft sign that real letters show too and that never warns without a heavier one. `officeWeight` replaces
 * the weight when the letter comes, or claims to come, from a public office. `unless` is searched in the
 * sentence: "nigdy nie prosimy o kod CVV" is advice, not a demand. Patterns read folded text with line breaks
 * as spaces and paragraphs ended by ';'. Sources: docs/letters.md, scam signs.
 */
export type ScamPattern = {
  id: string;
  weight: 1 | 2 | 3;
  officeWeight?: 1 | 2 | 3;
  pattern: RegExp;
  unless?: Pick<RegExp, 'test'>;
  explanation: string;
};

/** A sentence that warns of a fraud is not a sign of one. */
export const warnedOf = new RegExp(
  either(
    'nigdy', // Bank nigdy nie prosi o kod.
    /nie (?:prosimy|wymagamy|zadamy|wysylamy|pytamy|przyjmujemy|potrzebujemy|zbieramy)/, // Nie prosimy o hasła.
    /nie (?:podawaj|podawac|udostepniaj|udostepniac|przekazuj|przesylaj|klikaj|otwieraj)/,
    /nie (?:prosi|wymaga|zada)/,
    'ostrzega',
    'uwazaj',
    /oszus[tc]/,
    'falszyw', // Uwaga na fałszywe wiadomości
    /\b(?:jezeli|jesli|gdy|kiedy) ktos\b/, // Jeżeli ktoś każe Pani przelać pieniądze
    /(?<!nie )\brozlacz(?:yc)? sie\b|\bsie rozlaczyc\b/,
  ),
);
const askingNow =
  /\b(?:podaj|wpisz|przepisz|przeslij|wyslij|przelej|zaplac|wplac|doplac|oddaj|zwroc|kliknij|pros\w+|nalezy|trzeba|mus\w+|wymag\w+)\b/;
const readerDid = either(
  /podal|odczytal|przekazal|ujawnil|udostepnil|zglosil|zakwestionowal|reklamowal/,
  /dokonal|wykonal|zlecil|zrealizowal|przelal|wyplacil/,
);
const toldOfThePast = new RegExp(
  either(
    /\b(?:aktywowano|dodano|zatwierdzono|potwierdzono|autoryzowano|zlecono|wykonano)\b/,
    new RegExp(String.raw`\b${readerDid}\w{0,2} pan\w*\b|\bpani? ${readerDid}\w{0,2}\b`),
    /\b(?:rozmowc|sprawc|oszust|dzwoniac)\w* [^.;]{0,80}(?:polecil|kazal|nakazal|naklonil|poprosil|zazadal)/, // rozmówca polecił wypłacić gotówkę
    // pobranych trzema przelewami BLIK, wykonane z Pani rachunku
    /\b(?:pobran|wykonan|zrealizowan|dokonan|zlecon|wyplacon|przelan)(?:[ayei]|ych|ymi|ej|ego) (?!na |do )/,
    /\b(?:zostal|byl)\w? (?:zatwierdzon|potwierdzon|autoryzowan|aktywowan)\w+/,
  ),
);
/** "Aktywowano aplikację, potwierdzając to kodem SMS": what happened, told by the bank whose client complained. */
const tellsOfPast: Pick<RegExp, 'test'> = {
  test: (sentence) => toldOfThePast.test(sentence) && !askingNow.test(sentence),
};
/** Whether a sentence warns of a fraud or tells of a past one, and so asks for nothing. */
export const onlyMentions: Pick<RegExp, 'test'> = {
  test: (sentence) => warnedOf.test(sentence) || tellsOfPast.test(sentence),
};

/** Beginnings of words for paying. */
export const pays = String.raw`(?:zaplac|zaplat|wplac|wplat|uisc|uiszcz|przelej|przelew|oplac|oplat|ureguluj|uregulow|doplac|doplat|platnosc)`;

/** "po zalogowaniu w bankowości internetowej": banks themselves say so, but bring no way to it along. */
const signingIn = String.raw`(?:zalogowani|logowani|zaloguj|zalogowac)\w* (?:sie )?(?:do|w) (?:\w+ )?(?:bankowosci|banku)\b`;
const byLink = String.raw`\b(?:link|odnosnik|klikn|klikaj|kod\w* qr|zeskanuj|https?|www|[a-z0-9-]{3,40}\.(?:info|top|xyz|click|shop|site|online)\/)`;
/** A link together with the words for signing in at a bank, in either order. */
export const signsInByLink = new RegExp(
  `${byLink}[^.;]{0,80} ${signingIn}|${signingIn}[^.;]{0,80} ${byLink}`,
);

/** Sites that are safe to open: the State's and the carriers' own. */
const trusted = String.raw`(?:[a-z0-9-]+\.){0,3}(?:gov\.pl|zus\.pl|poczta-polska\.pl|inpost\.pl|dpd\.com\.pl|dhl\.com)\b`;
/** A clickable address: with a protocol, or a host with an odd name or a cheap domain and a path. */
export const link = either(
  new RegExp(String.raw`(?:https?:\/\/|www\.)(?!${trusted})\S`),
  /\b[a-z0-9]+(?:-[a-z0-9]+)+\.[a-z]{2,12}\/\S/,
  /\b[a-z0-9-]{2,40}\.(?:com|net|info|top|xyz|online|site|shop|click|link|live|club|icu|cc|me|eu|ru|cn|vip)\/\S/,
);

const aLink = new RegExp(link);
export const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

/** The first clickable address in a running text. */
export function firstLink(text: string): Span | undefined {
  const match = aLink.exec(text);
  return match === null ? undefined : spanOf(match);
}

/** Hosts that imitate those of the State. */
export const lookalikeHost = new RegExp(
  either(
    /\b[a-z0-9.-]{0,40}(?:gov-pl|govpl)[a-z0-9-]{0,40}\.[a-z0-9.-]{2,60}/, // podatki-gov-pl.example
    /\bgov\.pl(?:-[a-z0-9]|\.[a-z0-9-]{2,40}\.[a-z]{2}|\.(?:com|net|info|online|site|top|xyz|eu)\b)/, // gov.pl-zwrot.com
    /\/\/[a-z0-9.-]{0,40}(?:podatki-|e-?urzad-|mandat-|mandaty-|zus-|-kas\b|-zus\b)[a-z0-9.-]{0,40}/, // https://e-urzad-skarbowy.example
  ),
);

/** A name joined with a word for paying or verifying, registered for this purpose: energia-oplata24.example. */
export const madeUpHost = new RegExp(
  String.raw`\b[a-z0-9]{2,20}-${either(
    ...['oplat', 'platnos', 'doplat', 'rozlicz', 'zwrot', 'wplat', 'faktur', 'dostaw', 'odbior'],
    ...[
      'weryfik',
      'logowan',
      'login',
      'bezpiecz',
      'potwierdz',
      'zastrzez',
      'odblok',
      'update',
      'appeal',
    ],
  )}[a-z0-9-]{0,20}\.[a-z]{2,12}\/\w`,
);

/** A sign of fraud with its place in the letter. */
export type ScamSign = {
  id: string;
  /** 3 warns on its own, 2 together with any other sign, 1 (soft) never without a heavier one. */
  weight: 1 | 2 | 3;
  /** One Polish sentence for the reader. */
  explanation: string;
  /** Its place in the letter. */
  span: Span;
  quote: string; // at most 160 characters
};

/** The evidence shown to the reader for a sign at that place in the running text. */
export const shownAt = (view: LetterView, at: Span): Pick<ScamSign, 'span' | 'quote'> => ({
  span: view.flow.toSource(at.start, at.end),
  quote: quoteAt(view, at),
});
