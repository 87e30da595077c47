import { foldText } from '#shared/letters/text/text.ts';
import { either, type WordList, wordPattern } from '#shared/letters/text/word-list.ts';

import { foreignOffices } from './foreign-offices.ts';
import { departments } from './names/department-words.ts';

/** Public offices and their organs, as letterheads name them. */
const offices: WordList = [
  'naczelnik',
  'zus oddzial', // ZUS Oddział w Rybniku
  'zus inspektorat',
  'urzad',
  'urzedu',
  'dyrektor izby',
  'dyrektor oddzialu',
  'dyrektor * oddzialu', // Dyrektor Podkarpackiego Oddziału Wojewódzkiego
  'dyrektor szkoly',
  'dyrektor zespolu',
  'dyrektor przedszkola',
  'dyrektor * szkoly',
  'dyrektor centrum',
  'dyrektor osrodka',
  'dyrektor * osrodka',
  'dyrektor zarzadu',
  'dyrektor okregow*',
  'dyrektor * izby',
  'prezes zarzadu',
  'prezes urzedu',
  'prezes sadu',
  'prezes kasy',
  'prezes zakladu',
  'szef',
  'kierownik biura powiatowego',
  'kierownik osrodka',
  'kierownik * osrodka', // Kierownik Gminnego Ośrodka Pomocy Społecznej
  'kierownik urzedu',
  'syndyk',
  'notariusz',
  'prezydent miasta',
  'burmistrz',
  'wojt',
  'starosta',
  'starostwo',
  'marszalek',
  'wojewoda',
  'wojewodzk* *',
  'osrodek',
  'centrum pomocy',
  'centrum rekrutacji',
  'powiatow*',
  'miejski zarzad',
  'miejski urzad',
  'gminny zarzad',
  'inspektorat',
  'inspekcja',
  'inspektor',
  'komenda*',
  'komisariat',
  'straz miejska',
  'straz gminna',
  'prokuratura',
  'izba',
  'samorzadowe kolegium',
  'minister*',
  'zaklad ubezpieczen',
  'zaklad gospodarki',
  'zaklad komunaln*',
  'kasa rolnicz*',
  'agencja',
  'krajowa administracja',
  'krajowa informacja',
  'zarzad drog',
  'zarzad transportu',
  'zarzad zlewni',
  'generaln* dyrek*',
  'ubezpieczeniow* fundusz*',
  'narodow* fundusz*',
  'gwarancyjn* fundusz*',
  'panstwow*',
  'rzecznik',
  'poczta polska',
  'kuratorium',
  'zespol do spraw',
  'opiniodawcz* zespol', // Opiniodawczy Zespół Sądowych Specjalistów
];
/** Words that firms, associations and institutions use in their names. */
const firmWords: WordList = [
  'fundacja',
  'stowarzyszenie',
  'spoldzielnia',
  'wspolnota',
  'bank',
  'kasa oszczednosciow*', // Spółdzielcza Kasa Oszczędnościowo-Kredytowa
  'spoldzielcza kasa',
  'towarzystwo',
  'fundusz',
  'ubezpieczenia',
  'kancelaria',
  'przedsiebiorstwo',
  'zaklad',
  'zarzad',
  'administracja',
  'biuro',
  'wodociagi',
  'energia',
  'szkola',
  'liceum',
  'technikum',
  'przedszkole',
  'uniwersytet',
  'politechnika',
  'akademia',
  'uczelnia',
  'instytut',
  'szpital',
  'zespol opieki',
  'zespol szkol*',
  'przychodnia',
  'klinika',
  'muzeum',
  'biblioteka',
  'archiwum',
  'parafia',
  'zwiazek',
  'klub',
  'agencja',
  'hotel',
  'sklep',
  'firma',
  'uslugi', // Usługi Geodezyjne KRES Jan Kot
  'tuw', // Tarcza Mutual TUW
  'tu',
  'pko',
  'skok',
];
const legalForm = new RegExp(
  either(
    /\bsp\.? ?z ?o\.? ?o\.?/,
    /\bs\. ?a\.|\bs\.a\b|\bsp\. ?[kjp]\./,
    /\bs\. ?[cj]\./, // "Malinowski i Syn s.j."
    /spolka z ?o\.? ?o/,
    /spolka (?:z ograniczona|akcyjna|jawna|komandytowa|cywilna|partnerska)/,
    /\bp\.?s\.?a\./,
    /\b(?:ns?)? ?fiz(?:w|an)?\b/, // a fund that buys debts: NS FIZ, NFIZW
  ),
);
const legalFormEnd = new RegExp(
  `^(.*?${either(
    /sp\.? ?z ?o\.? ?o\.?(?: sp\. ?[kj]\.)?/, // sp. z o.o. sp. k.
    /s\. ?a\./,
    /\bsa\b/,
    /sp\. ?[kjp]\./,
    /\bs\. ?[cj]\./,
    'spolka z ograniczona odpowiedzialnoscia',
    /spolka z ?o\.? ?o\./,
    /spolka (?:akcyjna|jawna|komandytowa|cywilna)/,
  )})`,
);

const officePattern = wordPattern(offices, foreignOffices);
/** "Zespół Szkół nr 2", "Zespół Opieki Zdrowotnej": an institution of its own, whose name begins as a team's. */
const departmentPattern = new RegExp(
  `^(?:[ivx]{1,5} )?(?!zespol\\w* (?:opieki|szkol|przedszkol|placow|poradni|zlob))${wordPattern(departments).source}`,
);
const firmPattern = wordPattern(firmWords);

/** Whether the words name a public office or its organ. */
export function isOffice(text: string): boolean {
  return officePattern.test(foldText(text));
}

/** Whether the words contain a company's legal form. */
export function hasLegalForm(text: string): boolean {
  return legalForm.test(foldText(text));
}

/** Whether the words contain a word from names of firms and institutions. */
export function hasFirmWord(text: string): boolean {
  return firmPattern.test(foldText(text));
}

/** Whether the words name a firm, an association or an institution. */
export function isFirm(text: string): boolean {
  return hasLegalForm(text) || hasFirmWord(text);
}

/** The name up to its legal form; undefined when there is none. */
export function upToLegalForm(name: string): string | undefined {
  const formed = legalFormEnd.exec(foldText(name))?.[1];
  return formed === undefined ? undefined : name.slice(0, formed.length);
}

/** Whether the words name a department of an office or a firm: it neither signs nor receives letters. */
export function isDepartment(text: string): boolean {
  return departmentPattern.test(foldText(text)) && !hasLegalForm(text);
}
