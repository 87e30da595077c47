import { foldText, type Span } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** A private person's name as written; `person` is the nominative, shared by all its forms. */
export type FoundPerson = { person: string; span: Span };

/** One capitalised word of a name, possibly hyphenated. */
export const nameWord = String.raw`\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?`;

/** Beginnings of words for offices, roles, forms and numbers; short words with their full forms, because names also begin like that. */
const role = new RegExp(
  `^${either(
    /sad(?:u|owi|em|zie|y)?$/, // Sadowska is a name
    /sadow(?:y|ego|emu|ym|a|ej|e|ych)$/,
    /sedzi(?:a|ego|emu|owie|ow|om)$/,
    'referendarz',
    'komornik',
    'naczelnik',
    'prezes',
    'prezydent',
    'dyrektor',
    'kierownik',
    'inspektor',
    'burmistrz',
    /wojt(?:a|owi|em|cie)?$/, // Wójtowicz is a name
    /starost(?:a|y|owie|e|o|wo|wa|wie)$/,
    'adwokat',
    'radca',
    'notariusz',
    'specjalist', // Anna Nowak Specjalista
    /starsz(?:y|a|ego|ej|emu|ym)$/, // Starszy Inspektor
    /mlodsz(?:y|a|ego|ej|emu|ym)$/,
    /podpis(?:u|y|ano|al\w*)?$/,
    /pan(?:a|u|em|ie|owie|ow|om|stw\w*)?$/, // Panek is a name
    /pani(?:a|om|ami)?$/,
    'urzad',
    'spolk',
    /bank(?:u|owi|iem|i|ow|om|ow[aey]\w*)?$/, // Bańka is a name
    'wydzial',
    'oddzial',
    /nip$/,
    'pesel',
    'regon',
    /ul$/,
    'dotyczy',
    'decyzj',
    'wezwani',
  )}`,
);

/** Capitalised words that follow a name in letters but do not belong to it. */
export function isRole(text: string): boolean {
  return role.test(foldText(text));
}

/** Words before the name of a street, a patron or an institution. */
const namesake = either(
  'ul',
  'al',
  'pl',
  'os',
  'im', // Szkoła Podstawowa im. Marii Konopnickiej
  'sw', // parafia św. Jana
  'bl',
  'gen', // ul. gen. Józefa Bema
  'ks',
  'marsz',
  'plk',
  'mjr',
  'rondo',
  'skwer',
  'aleja',
  'alei',
  /ulic\w+/,
  /plac\w*/,
  /osiedl\w*/,
  'imienia',
  /szkol[aey]?/,
  /szpital\w*/,
  /uniwersyte\w*/,
  /parafi\w*/,
);

/** "Szpital Powiatowy im. prof. dr. hab. Jana Biziela": a patron with titles. */
const patronTitled = String.raw`(?:im\.|imienia)\s*(?:(?:dr|prof|hab|inz|kard|bp|abp|por|kpt|hr|ppor)\.?\s*)+`;

/** A name after these words belongs to a street, a patron or a firm, not to a person. */
const notAPerson = new RegExp(String.raw`(?:\b${namesake}\.?\s*|\b${patronTitled}|[„"])$`);
const legalForm = /^[\s,]*(?:sp\.|spolka|s\.\s?[acjk]\b|s\.a\b|i wspolnicy|fundacja)/;

/** Whether the capitalised words at this place name a person and not a street, a patron or a firm. */
export function isPersonHere(text: string, { start, end }: Span): boolean {
  const before = foldText(text.slice(Math.max(0, start - 24), start));
  const after = foldText(text.slice(end, end + 24));
  return !notAPerson.test(before) && !legalForm.test(after);
}
