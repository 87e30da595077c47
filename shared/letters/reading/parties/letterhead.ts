import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { isAddressOrContact, isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { isCapitals, type Line } from '#shared/letters/text/lines.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { Party } from './party.ts';
import { looksLikePerson } from './persons-in-letter.ts';

const legalForm =
  /(?:\bsp\.? ?z ?o\.? ?o\.?|\bs\. ?a\.|\bs\.a\b|\bsp\. ?[kj]\.|\bs\. ?c\.|spolka (?:z ograniczona|akcyjna|jawna|komandytowa|cywilna)|\bp\.?s\.?a\.)/;
const legalFormEnd =
  /^(.*?(?:sp\.? ?z ?o\.? ?o\.?(?: sp\. ?[kj]\.)?|s\. ?a\.|\bsa\b|sp\. ?[kj]\.|s\. ?c\.|spolka z ograniczona odpowiedzialnoscia|spolka (?:akcyjna|jawna|komandytowa)))/;
const institution =
  /\b(?:naczelnik|urzad|urzedu|dyrektor (?:\w+ )?(?:izby|oddzialu|szkoly|centrum|osrodka|zarzadu|okregow\w+)|prezes (?:zarzadu|urzedu|sadu|kasy)|syndyk|notariusz|prezydent miasta|burmistrz|wojt gminy|wojt\b|starosta|starostwo|marszalek|wojewoda|wojewodzk\w+ \w+|(?:miejski|gminny|powiatowy)\w* (?:osrodek|urzad|zarzad|inspektor)|osrodek pomocy|centrum pomocy|inspektorat|inspekcja|inspektor|komenda|komisariat|straz (?:miejska|gminna)|prokuratura|izba|samorzadowe kolegium|ministerstwo|minister|zaklad ubezpieczen|zaklad (?:gospodarki|komunaln)|kasa rolnicz|agencja|krajowa administracja|krajowa informacja|zarzad (?:drog|transportu|zlewni|dróg)|generaln\w+ dyrek|(?:ubezpieczeniow|narodow|gwarancyjn)\w+ fundusz\w*|panstwow\w+|powiatow\w+|rzecznik|poczta polska|kuratorium)/;
const firmWord =
  /\b(?:fundacja|stowarzyszenie|spoldzielnia|wspolnota|bank|towarzystwo|fundusz|ubezpieczenia|kancelaria|przedsiebiorstwo|zaklad|zarzad|administracja|biuro|wodociagi|energia|szkola|liceum|technikum|przedszkole|uniwersytet|politechnika|akademia|uczelnia|instytut|szpital|przychodnia|klinika|muzeum|biblioteka|parafia|zwiazek|klub|agencja|hotel|sklep|firma)\b/;
const department =
  /^(?:wydzial|departament|dzial|referat|biuro obslugi|centrum (?:obslugi|likwidacji|restrukturyzacji|automatycznego|windykacji)|zespol|sekcja|oddzial|delegatura|hurtownia|kancelaria komornicza|stanowisko|pion)\b/;
const boilerplate =
  /^(?:rzeczpospolita polska|list polecony|przesylka|odpis|strona|str\.|rachunek|konto|nr konta|numer konta|w tytule|reprezentowan|dzialajac|adwokat reprez|ostatnie|pilne|polecony|za potwierdzeniem|do rak|kod dostepu|organ egzekucyjny|adres do|tytul|infolinia|www|pan\b|pani\b|panstwo|sz\.|szanown|adresat|dluznik|najemca|kopia|oryginal|duplikat)/;
const goesOn =
  /^(?:oddzial (?:w|i|ii|wojewodzk|regionaln)|(?:okregowy|powiatow\w+|wojewodzk\w+) |w[e]? [A-Z]|dla |przy |im\. |i |oraz |z siedziba)/i;
const unfinished = /(?:^|\s)(?:w|we|i|dla|przy|z|im\.|nad|oraz|spraw)$/i;

/** The institution or firm of the letterhead (or of the signature, where the head is a picture). */
export function readLetterhead(view: LetterView): Party | null {
  const head = view.lines.slice(0, view.titleLine);
  return bestOf(view, head, 1) ?? bestOf(view, view.lines.slice(-22), 0.6);
}

type Candidate = { line: Line; cell: number; score: number };

function bestOf(view: LetterView, lines: readonly Line[], trust: number): Party | null {
  let best: Candidate | undefined;
  for (const [position, line] of lines.entries()) {
    for (const [cell, segment] of line.segments.entries()) {
      const score =
        (scoreOf(segment.text) + topOfPage(lines, position, segment.text)) * trust -
        position * 0.12;
      if (score > (best?.score ?? 1.5)) best = { line, cell, score };
    }
  }
  return best === undefined ? null : partyOf(view, lines, best);
}

/** A name in the page's first line above its own address is the sender's, whatever it is called. */
function topOfPage(lines: readonly Line[], position: number, cell: string): number {
  if (position > 0 || boilerplate.test(foldText(cell)) || isDateCell(cell)) return 0;
  if (isReferenceCell(cell) || isAddressOrContact(cell)) return 0;
  const next = lines[position + 1]?.segments[0]?.text ?? '';
  // Capitals alone on the first line are a letterhead too, even with no address below.
  if (next === '' && isCapitals(cell) && lines[position]?.segments.length === 1) return 2.5;
  if (isAddressOrContact(next)) return looksLikePerson(cell) ? 2.5 : 5;
  const block = lines.slice(position + 1, position + 4).map(({ segments }) => segments[0]?.text);
  const later = block.some((text) => text !== undefined && isAddressOrContact(text));
  return later && !block.includes('') && !looksLikePerson(cell) ? 2 : 0;
}

function scoreOf(cell: string): number {
  const text = foldText(cell);
  if (text.length < 3 || text.length > 110) return 0;
  if (boilerplate.test(text) || isDateCell(cell) || isReferenceCell(cell)) return 0;
  if (isAddressOrContact(cell) && !legalForm.test(text) && !atStreet.test(text)) return 0;
  if (isProse(cell) || /^\p{Ll}{2}/u.test(cell)) return 0;
  if (department.test(text)) return 1.2;
  if (/[.:;]$/.test(cell) && !legalForm.test(text)) return 0;
  let score = 0;
  if (legalForm.test(text)) score += 5;
  if (institution.test(text)) score += 5;
  if (firmWord.test(text)) score += 3;
  if (/\bsad(?:zie|u)? (?:rejonow|okregow)/.test(text)) score -= 3;
  return score;
}

/** A community of owners is called after its house: "Wspólnota Mieszkaniowa przy ul. Lipowej 12". */
const atStreet =
  /^(?:wspolnota|zarzad|nieruchomosc|osiedle)\b.*\bprzy (?:(?:ul|al|pl|os)\.|\[adres)/;

/** A line of running text: it holds a finite verb ("ogłosił", "zawiadamiamy", "ustalono"). */
function isProse(cell: string): boolean {
  return /(?<!\p{L})\p{Ll}{3,}(?:ił|ył|ął|iła|yła|ano|ono|uje|ują|amy|emy|imy)(?!\p{L})/u.test(
    cell,
  );
}

function partyOf(view: LetterView, lines: readonly Line[], { line, cell }: Candidate): Party {
  const first = line.segments[cell];
  let quote = first?.text ?? '';
  const parts = [quote];
  const at = lines.indexOf(line);
  for (const next of lines.slice(at + 1, at + 4)) {
    const column = first?.column ?? 0;
    const segment =
      next.segments.find((candidate) => Math.abs(candidate.column - column) < 24) ??
      next.segments[0];
    if (segment === undefined) break;
    const folded = foldText(segment.text);
    const continues =
      goesOn.test(folded) || unfinished.test(quote) || namesWhoseOffice(quote, folded);
    if (!continues || isAddressOrContact(segment.text) || isDateCell(segment.text)) break;
    quote = `${quote} ${segment.text}`;
    parts.push(segment.text);
  }
  const mixed = parts.every((part) => isCapitals(part)) ? quote : parts.map(officeCase).join(' ');
  const name = inMixedCase(view, trimName(mixed));
  return { name, quote };
}

const organ =
  /^(?:dyrektor|prezes|naczelnik|kierownik|komendant|inspektor|przewodniczac|marszalek|rektor|dziekan|minister|szef)/;

/** "PREZES ZARZĄDU" above "PAŃSTWOWEGO FUNDUSZU …": the genitive says of what the organ is one. */
function namesWhoseOffice(quote: string, next: string): boolean {
  return organ.test(foldText(quote)) && /^\w+(?:ego|iej|nej|skiej)\s/.test(next);
}

/** A line in capitals that names an office, with capital initials. */
function officeCase(part: string): string {
  return institution.test(foldText(part)) ? titleCase(part) : part;
}

/** The name up to its legal form; "z siedzibą w …" and what follows a comma is no part of it. */
function trimName(quote: string): string {
  const folded = foldText(quote);
  const formed = legalFormEnd.exec(folded)?.[1];
  if (formed !== undefined) return quote.slice(0, formed.length);
  const cut = folded.search(/,? z siedziba|,|;|(?<! przy) (?:ul|al)\. |\s\|/);
  return (cut > 2 ? quote.slice(0, cut) : quote).replace(/[\s,;:]+$/, '');
}

/** A name printed in capitals as the letter writes it elsewhere, else with capital initials. */
function inMixedCase(view: LetterView, name: string): string {
  if (name !== name.toUpperCase()) return name;
  const folded = foldText(name);
  for (let from = 0; ;) {
    const at = view.spaced.indexOf(folded, from);
    if (at < 0) break;
    const found = view.flow.text.slice(at, at + name.length).replace(/\s/g, ' ');
    if (found !== found.toUpperCase()) return found;
    from = at + 1;
  }
  return institution.test(folded) || firmWord.test(folded) ? titleCase(name) : name;
}
