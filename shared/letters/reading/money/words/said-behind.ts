import { anyOf, either, type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

import type { MoneyRole } from './role-words.ts';

/* Words directly after a sum. Folded; `*` stands for any ending. */

/** "457,00 zł zwrotu kosztów procesu", "2 865,56 zł kosztów". */
const costs: WordList = [
  'kosztow',
  'zwrotu kosztow',
  'tytulem kosztow',
  'tytulem zwrotu kosztow',
  'tytulem oplat*',
  'tytulem zwrotu oplat*',
  'z tytulu kosztow',
  'z tytulu zwrotu kosztow',
  'z tytulu oplat*',
  'jako koszt*',
  'jako zwrot* kosztow',
  'tytulem rekompensat*',
];
/** "52 904,11 zł kapitału". */
const principal: WordList = [
  'kapitalu',
  'to kapital',
  'naleznosci glownej',
  'glowna', // a table without columns: "1 684,12 zł główna ustawowe za opóźnienie …"
  'naleznosc glowna',
  'tytulem naleznosci glownej',
  'tytulem kar*',
  'tytulem cen*',
  'tytulem wynagrodzeni*',
  'tytulem czynsz*',
];
/** "(wliczono w to 1 200,00 zł wynagrodzenia pełnomocnika i 17,00 zł opłaty skarbowej)". */
const parts: WordList = ['wynagrodzenia pelnomocnika', 'oplaty skarbowej', 'oplaty od pozwu'];
/** "różnicę (1 535,60 zł) umorzymy": not demanded. */
const remitted: WordList = ['umorzymy', 'umarzamy', 'zostanie umorzon*', 'darujemy'];

/** "612,50 zł, odsetek 14,00 zł": after a comma the bare word belongs to the next sum. */
const opening = String.raw`^\s?(?:\([^)]*\)\s?)?(?:zlotych\s?)?(?:,? ?(?=tytulem|z tytulu|jako)|\s?)`;
const behind = (list: WordList) => new RegExp(opening + anyOf(list));
const costsBehind = behind(costs);
const principalBehind = behind(principal);
/** "1 893,17 zł to kapitał, a 1 204,55 zł odsetki", not "612,00 zł odsetki 14,00 zł". */
const joined = /\ba $/;
const interestBehind = new RegExp(
  String.raw`${opening}(?:odsetek\b|tytulem odset|to odsetki|(?:odset\w+ )?skapitalizowan)`,
);
const partBehind = behind(parts);
const remittedBehind = new RegExp(String.raw`^[\s)]{0,3}${anyOf(remitted)}`);
/** "odsetek od kwoty 3 000 zł": that sum is the base of the interest. */
const ofBase = /odsetek od (?:kwoty|naleznosci)/;
/** "1.617,00 zł wraz z odsetkami … do dnia zapłaty tytułem zwrotu kosztów procesu". */
const costsBehindInterest = new RegExp(
  String.raw`^\s?(?:\([^)]*\)\s?)?,? ?(?:wraz |lacznie )?z [^;]{0,30}odsetkami [^;]{0,160}?do dnia zaplaty,? ${anyOf(costs)}`,
);

/** What nobody asks of the reader, although the letter names it. */
const spared = wordPattern([
  'nie obciaz*', // Kosztem badania (246,00 zł) operator na razie Pani nie obciąża
  'pan* nie obciaz*',
  'nie nalicz*',
  'nie dolicz*',
  'nie pobier*',
  'nie bedzie pobieran*',
  'nie musi pan* *plac*',
  'nie musi pan* zwrac*',
  'ponosimy', // Koszt wezwania (40,00 zł) ponosimy sami
  'nie uznaj*', // W pozostałym zakresie (383,28 zł) reklamacji nie uznajemy
  'nie uznal*',
  'nie uwzgledni*',
  'nie zada*',
  'nie zaplacimy', // Za pozostałe 5 dni (675,00 zł) nie zapłacimy
  'nie zwroci*',
  'nie podlega* zwrot*', // Różnica 3 300,00 zł nie podlega zwrotowi
  'nie wyplaci*',
  'nie pokryj*',
]);
const SPARED = 45;

/** What the words after a sum call it; undefined when they name nothing. */
export function roleBehind(before: string, after: string, farAfter: string): MoneyRole | undefined {
  if (remittedBehind.test(after)) return 'other';
  if (spared.test(clauseBehind(after).slice(0, SPARED))) return 'other';
  if (apart.test(`${after} `)) return 'other';
  if (partBehind.test(after)) return 'part';
  if (costsBehind.test(after) || costsBehindInterest.test(farAfter)) return 'costs';
  if (interestBehind.test(after) && !ofBase.test(after)) return 'interest';
  if (joined.test(before) && after.startsWith(' odsetki')) return 'interest';
  return principalBehind.test(after) ? 'main' : undefined;
}

/** "Faktura bieżąca (129,98 zł, termin 24.03.2026) nie jest objęta tym wezwaniem": to be paid apart from this letter. */
const apart = new RegExp(
  either(
    /^[^;]{0,60}\bnie (?:jest|sa|zostal\w*) (?:\w+ )?(?:objet|ujet|wliczon)\w+ (?:\w+ )?(?:tym|niniejsz\w+|t[aey]|w (?:tym|tej|niniejsz\w+)) /,
    /^[^;]{0,60}\b(?:pros\w+|nalezy) (?:o )?(?:ja |je |to )?\w+ (?:ja |je |to )?(?:osobno|oddzielnie|jak (?:zwykle|dotad|dotychczas)(?! do \d\d? [a-z]+ \d{4}))\b/,
    // "Bieżący czynsz 1 334,00 zł jest płatny osobno"
    /^[^;,.]{0,30}\b(?:platn|nalezn|wymagaln|regulowan)\w+ (?:\w+ )?(?:osobno|oddzielnie|odrebnie|niezaleznie)\b/,
  ),
);

/** The rest of the clause: up to a stop, a comma before another thing, or "and". */
const clauseBehind = (after: string): string => after.split(/[.;]|, (?:a|ale|lecz|oraz) /)[0] ?? '';

const settling = anyOf([
  'uiszczon*',
  'zaplacon*',
  'wplacon*', // zaliczka 1 200 zł została przez Panią wpłacona
  'potracon*',
  'pobran*',
  'wyplacon*',
  'przekazan*',
  'przelan*',
  'zaksiegowan*',
  'rozliczon*',
]);
/** Not "w kwocie 1 140 zł został pobrany nienależnie": that sum has to be given back. */
const settled = new RegExp(
  String.raw`^[^.]{0,40}(?:zostal\w*|byl\w*) (?:juz )?(?:przez pan\w* )?(?!nienaleznie )${settling}(?! nienaleznie)`,
);
/** "(9 840,00 zł zapłacono w lipcu 2025 r.)". */
const paidBehind =
  /^,? ?(?:juz )?(?:zaplacono|wplacono|uiszczono|rozliczono|zaksiegowano|zaplacil\w*|wplacil\w*|uiscil\w*|(?:zaplacon|oplacon|uregulowan|splacon)[eay])\b/;
const returned =
  /^[^.]{0,40}podlega zwrotowi stron|^[^.]{0,12}uiszczon|^[^.]{0,25}pobrano zaliczkowo/;

/** "została uiszczona": paid before this letter. */
export const isSettledBehind = (after: string): boolean =>
  settled.test(after) || returned.test(after) || paidBehind.test(after);

/** "rekompensata 70 EUR; naliczymy ją dopiero, jeżeli wpłata nie nastąpi". */
const charged = /^[^.]{0,20}nalicz\w+ (?:\w+ )?(?:dopiero|jezeli|jesli|gdy)\b/;
const owedLater = wordPattern([
  'dopiero',
  'z chwila',
  'po podpisani*',
  'po odbior*',
  'po wystawieni*',
  'po zakonczeni*',
  'po prawomocn*',
]);
const owed =
  /^[^.;]{0,30}(?:(?:stanie sie|bedzie|jest|beda|sa) )?(?:platn|wymagaln|naleznn?|nalezn)\w{1,3} /;

/** A sum that becomes due only later or on a condition. */
export function isLaterBehind(after: string): boolean {
  if (charged.test(after)) return true;
  const due = owed.exec(after);
  return due !== null && after.slice(due[0].length).search(owedLater) === 0;
}
