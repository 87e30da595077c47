import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

const ending = String.raw`(?:wstrzym|odlacz|odci[ena]|odetn|zakrec|zamkn|wylacz)\w*`;
const supply = String.raw`(?:dostaw|dostarczani|energi|gaz|wod[yea]|prad|ciepl|przylacz)`;
const ends = new RegExp(String.raw`\b${ending}`);
/** A supply that ends, by the noun and by the deed. */
const endsSupply = new RegExp(
  String.raw`\b${ending}[^.;]{0,60}\b${supply}|\b${supply}\w*[^.;]{0,60}\b${ending}`,
);
/**
 * "… dopiero po odrębnym powiadomieniu", "odmowa dostępu może skutkować wstrzymaniem", "o ile sprawa dotyczy wstrzymania":
 * it would take another letter or another deed.
 */
const onlyMentioned = new RegExp(
  either(
    /(?<!\bbez )\b(?:odrebn|osobn|kolejn)\w+ (?:powiadomien|zawiadomien|wezwan|pism|upomnien)|\b(?:powiadomi|zawiadomi|uprzedzi)my (?:odrebnie|osobno)/,
    /\b(?:odmow|brak|uniemozliwieni)\w* (?:dostepu|udostepnienia|wpuszczenia|zgody)/,
    /\bspra(?:wa|wy) dotycz\w*|\bspor\w* (?:dotycz|o)\b/,
  ),
);
/** The sentence denies it, or speaks of what has followed on it elsewhere. */
const unannounced = new RegExp(
  either(
    /\bnie (?:planuj|zapowiad|zamierz|grozi|nastapi|wstrzym|odetni|odlacz|dojdzie|bedzie|bedziemy)/,
    // "Sprzedawca może wystąpić o wstrzymanie, gdy odbiorca zwleka z zapłatą": said of every customer.
    /\b(?:sprzedawca|dostawca|operator|przedsiebiorstwo(?: \w+)?) (?:moze|ma prawo)[^.;]{0,90}\b(?:gdy|jezeli|jesli)\b[^.;]{0,30}\b(?:odbiorc|klient)/,
    /\bpo (?:\w+ )?(?:wstrzymani|odlaczeni|odcieci)|\bwznowieni\w* dostaw[^.;]{0,60}\bpo\b/,
    /\bza (?:niebyl|bezprzedmiotow|nieaktualn)\w+/, // zapowiedź wstrzymania dostaw prosimy uważać za niebyłą
    onlyMentioned,
  ),
);

/** Whether the letter announces that a supply will be cut off. */
export const announcesCutOff = ({ spaced }: LetterView): boolean =>
  ends.test(spaced) &&
  spaced
    .split(/(?<=[.!?;]) /)
    .some((sentence) => endsSupply.test(sentence) && !unannounced.test(sentence));
