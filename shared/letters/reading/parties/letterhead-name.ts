import { opensHeading } from '#shared/letters/reading/headings.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { loneAdjective } from '#shared/letters/reading/page/cut-token.ts';
import { type Cell, cellBelow, cellRight, type Page } from '#shared/letters/reading/page/page.ts';
import { isAddressOrContact, isDateCell } from '#shared/letters/text/cells.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { isBoilerplate } from './boilerplate.ts';
import { hasFirmWord, hasLegalForm, isOffice, upToLegalForm } from './institutions.ts';
import { lawyerBeside, personAbove } from './names/office-holders.ts';
import { isOwnPart, isPartOfName, isShared, isSharedByFirms } from './names/shared-name.ts';
import type { Party } from './party.ts';
import { looksLikePerson } from './persons-in-letter.ts';
import { isOfHealth, namedByPlace } from './top-of-page.ts';

const goesOn = new RegExp(
  `^${either(
    /(?:[ivx]{1,4} )?oddzial (?:w|i|ii|wojewodzk|regionaln)/, // II Oddział w Poznaniu
    /[a-z-]+[sc]ki oddzial/, // Mazowiecki Oddział
    /placowka terenowa w/, // below the regional branch of KRUS
    /(?:okregowy|powiatow\w+|wojewodzk\w+) /,
    /w[e]? [A-Z]/,
    /o (?=niepeln)/, // o Niepełnosprawności
    'dla ',
    'przy ',
    'im. ',
    'i ',
    'oraz ',
    'z siedziba',
  )}`,
  'i',
);
/** "ZESPÓŁ SĄDOWYCH" above "SPECJALISTÓW W SOSNOWCU", "ZESPÓŁ" above "SĄDOWYCH SPECJALISTÓW": the genitive ends the name. */
const ofWhom = /^[a-z]{4,}(?:ow|ych|ich|cji) (?:(?:w|we|dla) [a-z]|[a-z]{4,}(?:ow|i)$)/;
const unfinished = /(?:^|\s)(?:w|we|i|o|dla|przy|z|im\.|nad|oraz|spraw|orzekania)$/i;
/** The party whose name starts in a letterhead cell, with the parts of the name in the cells below. */
export function partyOf(view: LetterView, page: Page, first: Cell): Party {
  const person = personAbove(page, first) ?? lawyerBeside(page, first);
  if (person !== null) return person;
  const opening = openingAbove(page, first);
  const parts = [...opening, first.text];
  let quote = parts.join(' ');
  let last = first;
  for (let added = 0; added < 3; added += 1) {
    const next = branchBeside(page, last) ?? cellBelow(page, last) ?? page.rows[last.y + 1]?.[0];
    const whole = next === undefined ? null : namedByPlace(quote, page.rows[next.y] ?? []);
    if (whole !== null) {
      quote = `${quote} ${whole}`;
      parts.push(whole);
      break;
    }
    if (next?.kind !== 'words') break;
    const continues =
      goesOn.test(next.folded) ||
      unfinished.test(quote) ||
      namesWhoseOffice(quote, next.folded) ||
      (isShared(quote) && isOwnPart(next)) ||
      (ofWhom.test(next.folded) && (isOffice(quote) || hasFirmWord(quote)));
    if (!continues || isAddressOrContact(next.text) || isDateCell(next.text)) break;
    if (isBoilerplate(next.folded)) break; // "w imieniu którego działa …"
    quote = `${quote} ${next.text}`;
    parts.push(next.text);
    last = next;
  }
  const mixed = parts.every((part) => isCapitals(part))
    ? quote
    : parts.map((part) => officeCase(part, isOffice(parts[0] ?? ''))).join(' ');
  return { name: inMixedCase(view, withoutLogo(trimName(mixed))), quote };
}

/** A name begun on the line above: "GRANIT" above "TOWARZYSTWO …", "Pomorski Oddział" above "Narodowego Funduszu". */
function openingAbove({ rows, topRow }: Page, { x, y, text, folded }: Cell): string[] {
  const row = rows[y - 1] ?? [];
  const [above] = row;
  if (above?.zone !== 'head' || above.kind !== 'words' || above.x !== x) return [];
  if (isDateCell(above.text) || isAddressOrContact(above.text) || /[\d:]/.test(above.text))
    return [];
  if (isInGenitive(folded) || opensWithForm.test(folded)) return [above.text];
  if (row.length === 1 && isSharedByFirms(text) && isPartOfName(above))
    return isSpacedOut.test(above.text) || hasLegalForm(above.text) ? [] : [above.text];
  const isOwnName =
    y === topRow + 1 && row.length === 1 && isCapitals(above.text) && isCapitals(text);
  const isBare = !hasFirmWord(above.text) && !isOffice(above.text) && !opensHeading(above.text);
  return isOwnName && isBare && opensWithFirmWord.test(folded) && !looksLikePerson(above.text)
    ? [above.text]
    : [];
}

/** "K O S": a logo. */
const isSpacedOut = /(?:^|\s)\p{L}\s\p{L}(?:\s|$)/u;
/** "„KOS” Hurtownia Spożywcza" above "Spółka Jawna Lipiec i Wspólnicy": a form has a name before it. */
const opensWithForm =
  /^(?:spolka (?:jawna|z ogranicz\w+|z o\. ?o|akcyjna|komandytowa|cywilna)|sp\. ?(?:z ?o|[jkp]\.)|s\. ?[ac]\.)/;
const opensWithFirmWord = /^(?:towarzystwo|ubezpieczenia|fundusz|bank|przedsiebiorstwo|zaklad)\b/;

/** "ZUS  Oddział w Nowym Targu": a name with a wide gap. */
function branchBeside(page: Page, cell: Cell): Cell | undefined {
  const beside = cellRight(page, cell);
  return beside !== undefined && /^(?:oddzial|inspektorat|delegatura) w /.test(beside.folded)
    ? beside
    : undefined;
}

/** "ZUS Zakład Ubezpieczeń Społecznych": a logo that abbreviates the name after it. */
function withoutLogo(name: string): string {
  const [logo = '', ...words] = name.split(' ');
  const initials = words.slice(0, logo.length).map((word) => word.charAt(0));
  return logo.length > 1 && initials.join('') === logo ? words.join(' ') : name;
}

const organ =
  /^(?:dyrektor|prezes|naczelnik|kierownik|komendant|inspektor|przewodniczac|marszalek|rektor|dziekan|minister|szef)/;

/** Institutions in the genitive. */
const ofInstitution = wordPattern([
  'urzedu',
  'izby',
  'kasy',
  'zarzadu',
  'oddzialu',
  'osrodka',
  'szkoly',
  'centrum',
  'agencji',
  'inspektoratu',
  'zakladu',
  'funduszu',
  'komendy',
  'biura',
  'gminy',
  'miasta',
  'akademii',
  'uniwersytetu',
  'politechniki',
  'uczelni',
  'instytutu',
  'zespolu',
  'przedszkola',
  'szpitala',
  'aresztu',
  'muzeum',
]);
/** What an inspector inspects: "WOJEWÓDZKI INSPEKTOR" above "TRANSPORTU DROGOWEGO". */
const inspected =
  /^(?:transportu|nadzoru|ochrony|sanitarny|farmaceutyczny|jakosci|inspekcji|weterynarii|pracy|rybolowstwa)\b/;

/** "PREZES ZARZĄDU" above "PAŃSTWOWEGO FUNDUSZU …": the genitive names the organ's institution. */
function namesWhoseOffice(quote: string, next: string): boolean {
  const folded = foldText(quote);
  if (/\b(?:inspektor|lekarz)$/.test(folded) && inspected.test(next)) return true;
  return organ.test(folded) && isInGenitive(next);
}

const isInGenitive = (folded: string) =>
  /^\w+(?:ego|iej|nej|skiej)\s/.test(folded) || ofInstitution.exec(folded)?.index === 0;

/** A line in capitals that names an office, with capital initials. */
function officeCase(part: string, isOfOffice: boolean): string {
  const isName = isOffice(part) || (isCapitals(part) && (isOfOffice || isOfHealth(part)));
  return isName ? titleCase(part) : part;
}

const departmentBehind = wordPattern([
  'dzial',
  'wydzial',
  'referat',
  'departament',
  'biuro obslugi',
]);

/** "1426-SEE.711.30917.2026", "nr K/26/118804", "AE:PL-44120-90817-QWSTU-22": the letter's number after its sender. */
const numberBehind = /\s(?:nr )?(?=\S*[a-z]|\S*\d{4})(?:[a-z\d]{1,8}[-./:]){2,8}[a-z]{0,5}\d/;
/** The heading after a letterhead that lost its columns. */
const headingBehind =
  /\s(?:mandat karny|orzeczenie lekarza|wezwanie|decyzja|postanowienie|zawiadomienie|upomnienie|nakaz zaplaty)(?![a-z])/;

/** "LANDKREIS OSTSACHSEN Ordnungsamt - Zentrale Bußgeldstelle": where an office in capitals goes on in small letters. */
function lengthOfCapitals(quote: string): number {
  const capitals =
    /^(?:[\p{Lu}-]{3,}(?: (?:W|WE|I|DLA|NAD|O))? ){2,}(?!Oddział|Inspektorat|Delegatura|Placówka|Filia)(?=\p{Lu}\p{Ll}{3})/u.exec(
      quote,
    )?.[0];
  return capitals !== undefined && isOffice(capitals) ? capitals.length : -1;
}

/** Where a department follows a name; "Krajowe Biuro Obsługi" is one name. */
function departmentAt(folded: string): number {
  const at = departmentBehind.exec(folded)?.index ?? -1;
  return loneAdjective.test(folded.slice(0, Math.max(0, at))) ? -1 : at;
}

/** The name up to its legal form; "z siedzibą w …", a department and text after a comma do not belong to it. */
export function trimName(quote: string): string {
  const formed = upToLegalForm(quote);
  if (formed !== undefined) return formed;
  const folded = foldText(quote);
  const places = [
    folded.search(/,? z siedziba|,|;|(?<! przy) (?:ul|al)\. |\s[|·•∙▪]|\s\(/),
    // "Fundusz Alimentacyjny - Ośrodek Pomocy Społecznej" is one name; a remark after a dash is not part of
    // one.
    quote.search(/\s[-–]\s(?=\p{Ll})/u),
    departmentAt(folded),
    numberBehind.exec(folded)?.index ?? -1,
    headingBehind.exec(folded)?.index ?? -1,
    lengthOfCapitals(quote),
  ].filter((place) => place > 2);
  const cut = Math.min(...places, quote.length);
  return quote.slice(0, cut).replace(/[\s,;:-]+$/, '');
}

/** A name printed in capitals in the form used elsewhere in the letter, otherwise with capital initials. */
export function inMixedCase(view: LetterView, name: string): string {
  if (name !== name.toUpperCase()) return name;
  const folded = foldText(name);
  for (let from = 0; ;) {
    const at = view.spaced.indexOf(folded, from);
    if (at < 0) break;
    const found = view.flow.text.slice(at, at + name.length).replace(/\s/g, ' ');
    if (found !== found.toUpperCase()) return found;
    from = at + 1;
  }
  const isNamed = isOffice(name) || hasFirmWord(name) || organ.test(folded);
  return isNamed ? titleCase(name) : name;
}
