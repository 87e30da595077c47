import { foldText, type Span } from '#shared/letters/text/text.ts';

/** A private person's name as written; `person` is the nominative, which all its forms share. */
export type FoundPerson = { person: string; span: Span };

/** One capitalised word of a name, also a double one. */
export const nameWord = String.raw`\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?`;

/** Capitalised words that follow a name in letters without belonging to it. */
export function isRole(text: string): boolean {
  return /^(?:sad|sedzi|referendarz|komornik|naczelnik|prezes|prezydent|dyrektor|kierownik|inspektor|burmistrz|wojt|starosta|adwokat|radca|notariusz|specjalist|starsz|mlodsz|podpis|pan|pani|urzad|spolk|bank|wydzial|oddzial|nip|pesel|regon|ul|dotyczy|decyzj|wezwani)/.test(
    foldText(text),
  );
}

/** After these a name belongs to a street, a patron or a firm, not to a person. */
const notAPerson =
  /(?:\b(?:ul|al|pl|os|im|sw|bl|gen|ks|marsz|plk|mjr|rondo|skwer|aleja|alei|ulic\w+|plac\w*|osiedl\w*|imienia|szkol\w*|szpital\w*|uniwersyte\w*|parafi\w*)\.?\s*|[„"])$/;
const legalForm = /^[\s,]*(?:sp\.|spolka|s\.\s?[acjk]\b|s\.a\b|i wspolnicy|fundacja)/;

/** Whether capitalised words at this place name a person, not a street, a patron or a firm. */
export function isPersonHere(text: string, { start, end }: Span): boolean {
  const before = foldText(text.slice(Math.max(0, start - 24), start));
  const after = foldText(text.slice(end, end + 24));
  return !notAPerson.test(before) && !legalForm.test(after);
}
