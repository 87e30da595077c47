import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isFirm, isOffice } from '#shared/letters/reading/parties/institutions.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText, textInOneLine } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { writtenOut } from './written-out.ts';

/** "Urząd Gminy", "GMINA": an office without the name of its place. */
const nameless =
  /^(?:urząd(?: (?:gminy|miasta|miejski|miasta i gminy|gminy i miasta))?|gmina|miasto|starostwo(?: powiatowe)?)$/iu;

/** "Wójt Gminy Mielnik Dolny", as the letter names the organ of its commune or county. */
const organs =
  /\b(?:Wójt Gminy|Burmistrz(?: Miasta i Gminy| Gminy i Miasta| Miasta| Gminy)?|Prezydent Miasta|Starosta) \p{Lu}\p{Ll}+(?:[- ]\p{Lu}\p{Ll}+)?/gu;

/** "Przewodnicząca Komisji Rekrutacyjnej", "Dyrektor", "Sekretariat": who signs, without the institution. */
const onlyRole = new RegExp(
  `^${either(
    /(?:wice)?przewodnicząc[ay]\b/u,
    /(?:wice)?dyrektor(?:ka)?(?: (?:szkoły|przedszkola|żłobka|ośrodka|szpitala))?$/u,
    /(?:kierowni(?:k|czka)|zastępca|z-ca)(?: \p{Ll}+| działu| wydziału| biura)*$/u,
    /wychowawc(?:a|zyni)\b/u,
    /sekretari?at?\w*$/u,
    /komisja \p{L}+$/u,
    /rada rodziców$/u,
    /zarząd$/u,
    /administracja$/u,
  )}`,
  'iu',
);

/** "Od: Przedszkole Miejskie nr 6 w Świdnicy <pm6@…>" */
const fromLine = /^(?:od|from|nadawca):\s*"?([^<"\n]{4,90}?)"?\s*(?:<|$)/imu;
const institution =
  /^(?:przedszkole|szkoła|żłobek|liceum|technikum|zespół|uniwersytet|politechnika|akademia|uczelnia|biblioteka|szpital|przychodnia|spółdzielnia|wspólnota)\b/iu;

/** "Komisja Rekrutacyjna Przedszkola Miejskiego nr 6 w Świdnicy", as the letter names it. */
const bodyOfInstitution = new RegExp(
  String.raw`\b(?:Komisja|Rada|Zarząd|Dyrektor|Dyrekcja|Sekretariat) (?:\p{Lu}\p{L}+ )?${either(
    'Przedszkola',
    'Szkoły',
    'Żłobka',
    'Liceum',
    'Technikum',
    'Zespołu',
    'Uniwersytetu',
    'Politechniki',
    'Spółdzielni',
    'Wspólnoty',
    'Szpitala',
  )}(?: (?:\p{Lu}[\p{L}.„”"-]*|nr|\d+|im\.|we?)){1,9}`,
  'u',
);

/**
 * The institution to which a reply goes, where the letter is signed by an office without its place or by a person in a
 * role: as its other words name it. Null where they do not.
 */
export function wholeName({ sender, view }: LetterFacts): string | null {
  const text = textInOneLine(view.flow);
  if (sender !== null && nameless.test(sender)) {
    const [only, ...others] = new Set(text.match(organs) ?? []);
    return only === undefined || others.length > 0 ? null : titleCase(only);
  }
  if (sender !== null && !onlyRole.test(sender))
    return signedInFull(sender, view) ?? writtenOut(sender, text);
  const from = fromLine.exec(view.source)?.[1]?.trim();
  const isInstitution =
    from !== undefined && (isFirm(from) || isOffice(from) || institution.test(from));
  return isInstitution
    ? from
    : (bodyOfInstitution.exec(text)?.[0].trim() ?? institutionAbove(view) ?? null);
}

/** "Od: Żłobek Bajka <…>", and below "Żłobek Niepubliczny „Bajka” Anna Lis": the signature of a mail has the whole name. */
function signedInFull(sender: string, view: LetterFacts['view']): string | null {
  const from = fromLine.exec(view.source)?.[1]?.trim();
  const words = wordsOf(sender);
  if (from === undefined || !from.includes(sender) || words.length < 2) return null;
  const lines = view.lines.slice(1).map(({ segments }) => segments[0]?.text.trim() ?? '');
  return lines.find((line) => isLongerFormOf(line, words)) ?? null;
}

/** The same words in the same order with other names between or behind them, and nothing else in the line. */
function isLongerFormOf(line: string, words: readonly string[]): boolean {
  const among = line.length > LONGEST_NAME ? [] : wordsOf(line);
  if (among.length <= words.length || among[0] !== words[0] || !onlyNames.test(line)) return false;
  let found = 0;
  for (const word of among) if (word === words[found]) found += 1;
  return found === words.length;
}
const LONGEST_NAME = 110;
const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9]{2,}/g) ?? [];
const onlyNames =
  /^(?:[„"(]?(?:\p{Lu}|\[OSOBA)[^\s,;:?!]*[”")]?(?:\s|$)|(?:sp\.|z|o\.\s?o\.|s\.c\.|im\.|pw\.|św\.|we?|nr|i|\d+)(?:\s|$))+$/u;

/** "Wspólnota Mieszkaniowa ul. Polna 4 / Zarząd": the institution in the letterhead above the one who signs. */
const institutionAbove = ({ lines, titleLine }: LetterFacts['view']): string | undefined =>
  lines
    .slice(0, Math.min(titleLine, HEAD_LINES))
    .map(({ segments }) => segments[0]?.text ?? '')
    .find((text) => institution.test(text) && !onlyRole.test(text));
const HEAD_LINES = 6;

const person = String.raw`(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\[OSOBA\w*\])`;
const trustee = new RegExp(
  String.raw`${person},? (?:(?:kwalifikowan[ya] )?doradca restrukturyzacyjny|syndyk\b)`,
  'u',
);

/** "Robert Kuźmiak": the person who is the trustee of a bankrupt, where the sender's name leaves it out. */
export function trusteeOf({ sender, view }: LetterFacts): string[] {
  if (sender === null || !/^(?:Kancelaria )?Syndyk/u.test(sender)) return [];
  const name = trustee.exec(textInOneLine(view.flow))?.[1];
  return name === undefined || sender.includes(name) ? [] : [name];
}

/** "Sąd Rejonowy w Gliwicach": the only court of first instance in the text, where a judge-commissioner decides. */
export function courtOfJudge({ view }: LetterFacts, body: string): string[] {
  if (!/^sędzia-komisarz$/iu.test(body)) return [];
  const courts = textInOneLine(view.flow).match(firstInstance) ?? [];
  const [only, ...others] = new Set(courts);
  return only === undefined || others.length > 0 ? [] : [only];
}
const firstInstance = /\bSąd Rejonowy (?:dla [\p{L} -]{3,40} )?we? \p{Lu}[\p{L}-]+/gu;
