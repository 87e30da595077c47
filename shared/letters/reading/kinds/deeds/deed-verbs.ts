import type { CaseDeed } from '#shared/letters/catalogue/deeds/case-deed.ts';

/** First person, and the third person or infinitive that needs a ruling body or an opened ruling before it. */
type Verb = { deed: CaseDeed; own: RegExp; ruled: RegExp | null };

const verb = (deed: CaseDeed, own: string, ruled: string | null, object: string): Verb => ({
  deed,
  own: new RegExp(String.raw`\b(?:${own})\b${object}`),
  ruled: ruled === null ? null : new RegExp(String.raw`\b(?:${ruled})\b${object}`),
});

const near = '[^;]{0,120}';
const far = '[^;]{0,220}';
const proceeding = String.raw`${far}\b(?:postepowani|egzekucj|kontrol[eai])`;
const paper = String.raw`(?:decyzj|postanowieni|wyrok|nakaz|zarzadzeni|orzeczeni|zaswiadczeni|pisma|pismo|tresc)`;
const filed = String.raw`(?:podani|wnios|pozew|pozwu|pism|odwolani|skarg|zawiadomieni|zgloszeni|zazaleni|sprzeciw)`;
const demand = String.raw`(?:wezwani|upomnieni|zadani|roszczen|not[ey]\b|tytul|oplat|mandat|kar[ey]\b|dochodzeni\w+ (?:od|zwrotu|zaplaty|naleznos)|pozew|pozwu)`;

/** In the order of what they tell: withdrawing one's own demand says more than ending the case over it. */
export const verbs: readonly Verb[] = [
  verb(
    'waives_penalty',
    'odstepuje|odstepujemy|odstapiono',
    'odstepuje|odstapic',
    String.raw` od (?:nalozenia|wymierzenia|naliczenia|ukarania|pobrania|nakladania)`,
  ),
  verb(
    'lifts_seizure',
    'uchylam|zwalniam',
    'uchyla|uchylic|zwalnia|zwolnic',
    String.raw` [^;]{0,60}\bzajeci`,
  ),
  verb(
    'withdraws_notice',
    'cofam|cofamy|wycofuje|wycofujemy|anuluje|anulujemy',
    null,
    String.raw` [^;]{0,90}\bwypowiedzeni`,
  ),
  verb(
    'withdraws_demand',
    'cofam|cofamy|wycofuje|wycofujemy|anuluje|anulujemy|odstepuje od|odstepujemy od|rezygnujemy z',
    'odstepuje od|wycofuje|anuluje',
    String.raw` (?:[a-z]+ ){0,3}${demand}`,
  ),
  verb(
    'withdraws_demand',
    'uchylam|uchylamy',
    'uchyla|uchylic',
    String.raw` ${far}\b(?:nakazujac|zobowiazujac|wymierzajac|nakladajac)\w+(?!.*\bponown)`,
  ),
  verb(
    'grants_relief',
    'rozkladam|odraczam',
    'rozklada|rozlozyc|odracza|odroczyc',
    String.raw` [^;]{0,220}\b(?:rat(?:y|ach)?\b|zaplat|platnosc|wykonani\w+ (?:kary )?grzywn)`,
  ),
  verb(
    'gives_thing_back',
    'zwracam|wydaje',
    'zwrocic|wydac',
    String.raw` [^;]{0,60}\b(?:uprawnion|pokrzywdzon|wlascicielow|wlascicielce|pani\b|panu\b)`,
  ),
  verb('suspends', 'zawieszam|zawieszamy', 'zawiesza|zawiesic', proceeding),
  verb('resumes', 'podejmuje|podejmujemy', 'podejmuje|podjac', String.raw` ${near}\bzawieszon`),
  verb(
    'corrects',
    'prostuje|prostujemy',
    'prostuje|sprostowac',
    String.raw` ${near}\b(?:omylk|blad|bled|${paper})`,
  ),
  verb(
    'delays',
    'wyznaczam|wyznaczamy|przedluzam|przedluzamy|ustalam|wskazuje',
    'wyznacza|wyznaczono|przedluza|przedluzono',
    String.raw` (?:[a-z]+ ){0,3}termin\w* (?:[a-z]+ ){0,2}(?:zalatwieni|rozpatrzeni|zakonczeni)`,
  ),
  verb(
    'extends',
    'przedluzam|przedluzamy|przesuwam|przesuwamy|wydluzam|wydluzamy',
    'przedluza|przedluzyc|przesuwa|przesunac',
    String.raw` (?:[a-z]+ ){0,4}termin`,
  ),
  verb(
    'changes',
    'zmieniam|zmieniamy',
    'zmienia|zmienic',
    String.raw` ${near}\b(?:decyzj|postanowieni|zezwoleni|pozwoleni)`,
  ),
  verb('reopens', 'wznawiam|wznawiamy', 'wznawia|wznowic', proceeding),
  verb(
    'stays',
    'wstrzymuje|wstrzymujemy',
    'wstrzymuje|wstrzymac',
    String.raw` (?:[a-z]+ ){0,3}wykonani\w+ (?:[a-z]+ ){0,3}(?:decyzj|postanowieni|nakaz|wyrok|obowiazk|orzeczeni)`,
  ),
  verb(
    'voids',
    'stwierdzam',
    'stwierdza|stwierdzic',
    String.raw` (?:wygasniecie|niewaznosc) (?:[a-z]+ ){0,3}(?:decyzj|postanowieni|zezwoleni|pozwoleni)`,
  ),
  verb(
    'leaves_unexamined',
    'pozostawiam|pozostawiamy',
    'pozostawia|pozostawic',
    String.raw` ${near}\bbez (?:rozpoznani|rozpatrzeni)`,
  ),
  verb('returns', 'zwracam|zwracamy', 'zwraca|zwrocic', String.raw` (?:[a-z]+ ){0,3}${filed}`),
  verb(
    'refers',
    'przekazuje|przekazujemy|przekazalem|przekazalismy',
    'przekazuje|przekazac|przekazal',
    String.raw` ${far}\b(?:wlasciw\w+|do (?:rozpatrzeni|rozpoznani|zalatwieni))`,
  ),
  verb(
    'permits',
    String.raw`zezwalam|zezwalamy|udzielam (?:\w+ )?(?:ze|po)zwolenia|wyrazam zgode`,
    'zezwala|zezwolic',
    '',
  ),
  verb('closes', 'umarzam|umarzamy', 'umarza|umorzyc', proceeding),
  {
    deed: 'answers',
    own: /\b(?:w odpowiedzi na|odpowiadajac na) [^;]{0,160}\b(?:informuj|wyjasnia|zawiadamia)/,
    ruled: null,
  },
];

/** "POSTANOWIENIE o zawieszeniu postępowania egzekucyjnego": the heading names the deed. */
export const headings: readonly (readonly [CaseDeed, RegExp])[] = [
  ['lifts_seizure', /\bo uchyleniu (?:\w+ )?zajeci/],
  ['lists_estate', /\bspis\w* inwentarza/],
  ['withdraws_notice', /^(?:oswiadczenie o )?(?:cofnieci|wycofani)\w+ (?:\w+ )?wypowiedzeni/],
  [
    'withdraws_demand',
    /^(?:cofniecie|wycofanie|anulowanie|uniewaznienie) (?:\w+ )?(?:wezw|not|oplat|upom)/,
  ],
  ['suspends', /\bo zawieszeniu (?:\w+ )?(?:postepowani|egzekucj)/],
  ['resumes', /\bo podjeciu (?:\w+ )?(?:zawieszonego|postepowani)/],
  ['corrects', /\bo sprostowaniu\b/],
  ['closes', /\bo umorzeniu (?:\w+ )?(?:postepowani|egzekucj)/],
];
/** A heading about what was asked for or refused names no deed. */
export const ofRequest = /\b(?:odmow|wniosek|wniosku|zadani)/;
