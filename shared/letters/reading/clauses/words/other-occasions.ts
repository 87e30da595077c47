import { either, wordPattern } from '#shared/letters/text/word-list.ts';

/** Words after which a length runs from a possible later event, unless the letter names its start. */
const laterOccasion = wordPattern([
  'w takim przypadku', // W takim przypadku może Pan w ciągu 7 dni prosić o przywrócenie na listę.
  'w takim wypadku',
  'w takim razie',
  'po rozwiazaniu umowy', // Po rozwiązaniu umowy router trzeba zwrócić w ciągu 14 dni.
  'po zakonczeniu umowy',
  'po wygasnieciu umowy',
  'w takiej sytuacji',
  'wowczas',
  'wtedy',
  'niestawieni*', // Niestawienie się i niepowiadomienie w okresie do 7 dni …
  'niestawiennictw*',
  'nieobecnosci', // O przyczynie nieobecności należy powiadomić w ciągu 7 dni.
  'niezgloszeni* sie',
]);
/** "Jeśli zmieni Pan pracę, należy w ciągu tygodnia powiadomić komornika": it has not happened. */
const changeOfAffairs =
  /\b(?:jezeli|jesli|gdy|gdyby|w razie|w przypadku) [^.;]{0,40}\b(?:zmieni|zmian|podejm|podjec|przeprowadz|wyjed|wyjazd|utrac|zbedzi|zbyci|sprzeda)\w*[^.;]*$/;
/** "Uczeń, który nie przystąpi do egzaminu, może przystąpić do niego do końca września": only for who fails. */
const whoFails =
  /\b(?:kto|ktor[aey]\w?) (?:[^.;]{0,60}\b)?nie (?:przystapi|stawi|zglosi|przyjdzie|przybedzie|zda|odbierze|skorzysta)\w*\b[^.;]*\bmoz(?:e|na)\b[^.;]*$/;
/** "Wyjaśnienia można złożyć przez e-Urząd Skarbowy w terminie 7 dni": the office is the way, not the doer. */
export const impersonal = /\b(?:mozna|nalezy|trzeba|wystarczy) (?:\w+ ){0,2}\w+c\b/;
/** A call in the same clause applies now. */
const callsNow = /\b(?:wzyw|zobowiaz|nakazuj|prosimy|prosze)\w*/;
/** "14 dni od zawiadomienia o odrzuceniu tego sprzeciwu": a future answer. */
const laterAnswer =
  /zawiadomieni\w* (?:(?:go|jej|pana|pani|strony|pracownika) )?o (?:odrzuc|odmow|nieuwzgl|oddal|rozpatrz|rozstrzyg)\w+/;
/** The letter itself contains that answer. */
const bringsAnswer =
  /\b(?:odrzucam|odrzucamy|odrzucil\w*|odmawia\w*|oddala\w*|nie uwzglednia\w*|nie uwzglednil\w*)\b/;
/** "14 dni od otrzymania wezwania; ten termin już upłynął", also in the next sentence. */
const hasRunOut =
  /\b(?:ten termin|termin ten|termin ow|czas ten|ten czas)\b[^.;,]{0,40}\b(?:uplynal|minal|uplynely|minely)\b/;

/** "Co do zasady apelację wnosi się w terminie dwutygodniowym. W niniejszej sprawie …" */
const asRule = wordPattern(['co do zasady', 'z reguly', 'zazwyczaj', 'zasadniczo']);
/** "Firma, której dotyczy decyzja, może w ciągu miesiąca odwołać się": a right of somebody else. */
export const othersRight =
  /\b(?:strona przeciwna|(?:przedsiebiorca|sprzedawca|firma|klub|bank|operator), ktor\w+ [^,]{3,40},) (?:moze|ma)\b[^.;]*$/;
/** "Przedsiębiorca ma 14 dni na odpowiedź": the time in which somebody else answers. */
const answersReader =
  /\b(?:przedsiebiorca|sprzedawca|firma|klub|bank|operator|ubezpieczyciel) (?:ma|moze)\b[^.;]*$/;
const forAnswer = /^[^.;]{0,20}\bna (?:odpowiedz|odpisanie|rozpatrzenie|ustosunkowanie)/;

/** "Środki powinny wpłynąć w ciągu 3 dni", "zwrot następuje w ciągu 45 dni": money on its way to the reader. */
export const moneyComes = new RegExp(
  either(
    /\b(?:srodki|pieniadze|przelew|nadplata|dotacja|wyrownanie)\b[^.;]{0,50}\b(?:wplyn|dotr|trafi|pojawi|zaksieg|znajd)\w*[^.;]*$/,
    /\bzwrot (?:nadplaty |podatku )?(?:nastepuje|nastapi)\b[^.;]*$/,
    // "Trafi na rachunek do 15 kwietnia, bez wniosku": what comes stands in the sentence before.
    /(?:^|[(,] ?)(?:ona |ono |one |on )?(?:trafi|wplyn|dotr)\w* (?:\w+ ){0,2}(?:rachun|kont)\w* (?:\w+ ){0,3}$/,
    // "Pozostałą część nadpłaty, tj. 1 137,00 zł, zwracam na rachunek do 8 czerwca": the sender pays it back.
    /\b(?:nadplat\w*|reszt\w*|pozostal\w*|kwot\w*|roznic\w*|srodk\w*|nadwyzk\w*)\b[^;]{0,80}\b(?:zwracam|wyplacam|przelewam|zwroce|wyplace|przeleje)\b[^;]*$/,
    // "3) zwrot wszystkich wpłat, czyli 6 180,00 zł, w ciągu 14 dni"
    /(?<!\bo )\bzwrot (?:wszystkich |calej )?(?:wplat|wplaconej|pieniedzy|ceny)\b[^.;]*$/,
  ),
);

/** A term with its context; all texts are folded. */
export type Occasion = {
  isUnspecified: boolean;
  before: string;
  itself: string;
  /** The text after the term, into the next sentence. */
  behind: string;
  /** The whole letter. */
  letter: string;
};

/** Whether a term belongs to another occasion: a past one, or one that may come later. */
export function isOfOtherOccasion({ isUnspecified, before, itself, behind, letter }: Occasion) {
  if (hasRunOut.test(behind)) return true;
  if (laterAnswer.test(`${itself}${behind.slice(0, 60)}`) && !bringsAnswer.test(letter))
    return true;
  if (othersRight.test(before) || whoFails.test(before)) return true;
  if (answersReader.test(before) && forAnswer.test(behind)) return true;
  if (isUnspecified && (asRule.test(before) || changeOfAffairs.test(before))) return true;
  return isUnspecified && laterOccasion.test(before) && !callsNow.test(before);
}
