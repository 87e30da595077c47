import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

/** Bodies that decide by law, as letterheads and signatures name them. */
const authorities = wordPattern([
  'sad',
  'sadzie',
  'komornik*',
  'prokuratur*',
  'prokurator*',
  'komend*', // Komenda Miejska Policji
  'komisariat*',
  'straz*',
  'urzad*',
  'urzedu',
  'naczelnik*',
  'burmistrz*',
  'wojt*',
  'prezydent*',
  'starost*',
  'wojewod*',
  'marszalek',
  'minist*',
  'inspektor*',
  'inspekcj*',
  'zaklad* ubezpieczen spolecznych',
  'zus',
  'krus',
  'kas* rolniczego ubezpieczenia',
  'narodow* fundusz* zdrowia',
  'agencj*',
  'osrod* pomocy',
  'osrod* pomocy spolecznej',
  'centrum swiadczen',
  'powiatow*',
  'zarzad* drog*',
  'izb* administracji',
  'kolegium odwolawcze*',
  'zespol* do spraw',
  'dyrektor*',
  'rektor*',
  'dziekan*',
  'uniwersytet*',
  'politechnik*',
  'szkol*',
  'gmin*',
  'kierownik*',
  'prezes urzedu',
  'szef*',
  'wojskow*',
  'panstwow*',
  'krajow* inform*',
  'funduszu rehabilitacji',
]);
const HEAD_LINES = 12;

/** Whether the letterhead names a body that decides by law; a company's "decision" is not a decision in law. */
export function isAuthority(view: LetterView): boolean {
  const head = view.lines.slice(0, Math.max(view.titleLine, HEAD_LINES));
  const written = foldText(head.map(({ text }) => text).join('\n'));
  // A company's mail header ("Temat: Decyzja …") and job titles do not make it an authority.
  return !/\b(?:sp\. ?z ?o\. ?o|s\.a\.|spolka akcyjna|spolka z ograniczona)/.test(written)
    ? authorities.test(written)
    : /\b(?:sad|sadu|komornik|naczelnik|burmistrz|prezydent|wojt|inspektor)\b/.test(written);
}

/** Whether the sender's name is that of a body that decides by law; schools write most of their letters as a firm does. */
export const isAuthorityName = (name: string): boolean => {
  const folded = foldText(name);
  return authorities.test(folded) && !/^(?:[\w ]+ )?(?:szkol|przedszkol)/.test(folded);
};

/** What the sender does or will do: the term binds the sender, not the reader. */
export const senderActs: WordList = [
  'odpowiemy', // Odpowiemy w terminie 30 dni.
  'odpowiadamy',
  'rozpatrzymy',
  'rozpatruje*', // Zarząd rozpatruje ją w terminie 14 dni.
  'udzielimy',
  'udzielamy',
  'ustosunkujemy',
  'dokonamy', // Wypłaty dokonamy w ciągu 3 miesięcy.
  'wyplacimy', // Wyrównanie wypłacimy do 31 lipca.
  'wyplacamy',
  'przelewamy', // Po skompletowaniu akt pieniądze przelewamy w ciągu 30 dni.
  'przekazemy',
  'przeslemy',
  'wyslemy',
  'zwrocimy',
  'zlecimy', // Przelew zlecimy do 15 maja.
  'przelejemy',
  'skierujemy',
  'naliczymy',
  'wystapimy',
  'wstrzymamy',
  'bedziemy',
  'zostanie wyplacon*', // Odprawa zostanie wypłacona w dniu rozwiązania umowy.
  'zostanie przekazan*',
  'zostanie zwrocon*',
  'zostanie wystawion*',
  'zostanie skierowan*',
  'zostana usuniet*',
  'zostana przekazan*',
  'zostana skierowan*',
  'wszczyna sie', // Kontrolę wszczyna się nie później niż przed upływem 30 dni.
  'organ uzna',
  'organ wyda',
  'organ moze',
  'organ jest obow*',
  'jezeli organ',
  'zaklad moze',
  'zaklad wyda',
  'zaklad uzna',
  'moze zmienic lub uchylic',
  'rozpatrywan*',
  'rozpatrzon*',
  'ustosunkuj*',
  'odpowiedzi udziel*',
  'wypowiada sie organ',
  'nieodrzuceni*', // Nieodrzucenie sprzeciwu w ciągu 14 dni jest równoznaczne z uwzględnieniem.
  'nierozpatrzeni*',
  'nierozpoznani*',
  'niezalatwieni*',
  'zarzad moze', // Zarząd Powiatu może zażądać rachunku w ciągu 7 dni.
  'zarzad * moze',
  'moze zazadac',
  'sprawa powinna', // Sprawa powinna zakończyć się do 30 czerwca.
  'sprawa zostanie',
  'sprawe zalatwimy',
  'zalatwienia sprawy', // przewidywany termin załatwienia sprawy
  'zakonczenia postepowania',
  'zakonczyc sie',
  'zakonczymy',
  'planujemy',
  'rozliczymy',
  'oddamy',
  'odpiszemy',
  'wydamy', // Decyzję wydamy do 31 stycznia.
  'zdecydujemy',
  'oddam', // Kaucję oddam Panu do końca listopada.
  'zwroce',
  'odpowiem',
  'odpisze',
  'wyplace',
  'przekaze',
  'przesle',
  'wysle',
  'rozlicze',
  'rozpatrze',
  'przedstawimy',
  'przeleje', // tyle przeleję na Pani konto do 15 listopada
  'wykreslimy', // Wpis wykreślimy do 20 listopada.
  'usuniemy',
  'wymienimy',
  'naprawimy',
  'dostarczymy',
  'dostanie pan*', // Grafik dostanie Pani od kierownika do 25 listopada.
  'otrzyma pan*',
  'dostana panstwo',
  'otrzymaja panstwo',
  'podlega oprocentowaniu', // Nadpłata niezwrócona w terminie podlega oprocentowaniu.
  'do dyspozycji', // Jestem do dyspozycji do 30 czerwca.
];

/** How verbs begin that are done once. */
const prefix = '(?:wy|prze|za|od|po|roz|z|u|do|przy|na|s|o)';
/**
 * "wyznaczymy termin dodatkowy, nie później niż do końca września": any other verb of the future in the first person
 * plural, right before the term; a condition between them is the reader's.
 */
export const weShall = new RegExp(
  String.raw`\b${prefix}(?!\w*(?:ujemy|zadamy|zgodzimy)\b)\w{3,}(?:emy|imy|ymy)\b` +
    String.raw`[^.;,]{0,60}(?:, (?:(?:nie pozniej niz|najpozniej)\b[^.;,]{0,10})?)?$`,
);
