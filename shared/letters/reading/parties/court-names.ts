import { opensHeading } from '#shared/letters/reading/headings.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { cellBelow, cellRight, pageOf } from '#shared/letters/reading/page/page.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Party } from './party.ts';
import { looksLikePerson } from './persons-in-letter.ts';

const courtStart = /s[aą]d(?:zie|u|em|owi)?\s(rejonow|okr[eę]gow|apelacyjn)\p{L}*/giu;
const grades: Readonly<Record<string, string>> = {
  r: 'Rejonowy',
  o: 'Okręgowy',
  a: 'Apelacyjny',
};
/** Where a court appears as somebody else's court: the bailiff's, the register's, the appeal's. */
const notTheAuthor =
  /(?:przy|do|krs|rejestr\w*|wlasciw\w*|nakaz\w* zaplaty|wyrok\w*|postanowieni\w*|prezes\w*)\W{0,3}$/;
const stopWord = /^(?:wydział|wydz|sekcja|sygn|ul|al|pl|na|po|do|z|ze|od|jako|jest|przez)$/iu;
const joining = new Set(['w', 'we', 'dla', 'm', 'st', 'm.st', 'i', 'nad']);

/** The court that wrote the letter: "Sąd Rejonowy dla Łodzi-Widzewa w Łodzi", without its division. */
export function readCourt(view: LetterView): Party | null {
  return courtOverTwoLines(view) ?? courtInHead(view) ?? courtInText(view);
}

/** "SĄD REJONOWY" above "w Zakopanem", with the date in a column beside it. */
function courtOverTwoLines({ lines, titleLine }: LetterView): Party | null {
  for (const [index, line] of lines.slice(0, Math.max(titleLine, 8)).entries()) {
    const grade = line.segments.find(({ text }) =>
      /^sąd (?:rejonowy|okręgowy|apelacyjny)$/iu.test(text),
    );
    if (grade === undefined || line.segments.length < 2) continue;
    const place = lines[index + 1]?.segments.find(
      ({ column }) => Math.abs(column - grade.column) < 24,
    );
    if (place === undefined || !/^(?:w|we|dla) /i.test(place.text)) continue;
    return courtNameAt(`${grade.text} ${place.text}`, 0, grade.text) ?? null;
  }
  return null;
}

/** The court that opens a cell of the letterhead, possibly with its place in the cell below. */
function courtInHead(view: LetterView): Party | null {
  const page = pageOf(view);
  for (const cell of page.cells) {
    const opening = /^s[aą]d\s(?:rejonow|okr[eę]gow|apelacyjn)\p{L}*/iu.exec(cell.text)?.[0];
    if (cell.zone !== 'head' || opening === undefined) continue;
    const below = cellBelow(page, cell);
    const next = below?.text ?? '';
    const isOpen = /\s(?:w|we) /i.test(cell.text)
      ? seated.test(` ${next}`)
      : ofPlace.test(next) || (/\s(?:w|we|dla|i)$/i.test(cell.text) && !beginsDivision.test(next));
    const text = isOpen ? `${cell.text} ${next}` : cell.text;
    return courtNameAt(text, 0, opening) ?? null;
  }
  return null;
}

/** "w Krakowie", "DLA M.ST. WARSZAWY", "i Zachód w Szczecinie": where the court of the line above is. */
const ofPlace =
  /^(?!w (?:sprawie|odpowiedzi|imieniu|zalaczeniu|załączeniu))(?:(?:w|we|dla) (?:\p{Lu}|m\.)|i (?!wydz)\p{Lu}[\p{L}-]+ we? )/iu;
const beginsDivision = /^(?:[IVXL]+ )?(?:wydz|sekcj)/i;

function courtInText(view: LetterView): Party | null {
  const { text, folded } = view.flow;
  for (const match of text.matchAll(courtStart)) {
    const before = folded.slice(Math.max(0, match.index - 24), match.index);
    if (notTheAuthor.test(before.replace(/\s+/g, ' ').trimEnd())) continue;
    const name = courtNameAt(text, match.index, match[0]);
    if (name !== undefined) return name;
  }
  return null;
}

/** The court named at this place, in the nominative. */
function courtNameAt(text: string, start: number, opening: string): Party | undefined {
  const grade = grades[(opening.split(/\s/)[1] ?? '').charAt(0).toLowerCase()];
  if (grade === undefined) return undefined;
  const from = start + opening.length;
  const tail = placeWords(text.slice(from, from + 110));
  const quote = text.slice(start, from + tail.length).replace(/\s+/g, ' ');
  const rest = titleCase(`SĄD ${tail.replace(/\s+/g, ' ').trim().toUpperCase()}`).slice(4);
  const place = /\p{Ll}/u.test(tail) ? tail.replace(/\s+/g, ' ').trim() : rest;
  return { name: `Sąd ${grade}${place === '' ? '' : ` ${place}`}`, quote: quote.trim() };
}

/** The words that belong to a court's name: "dla Łodzi-Widzewa w Łodzi". */
function placeWords(after: string): string {
  let length = 0;
  let placeAfterW = -1;
  for (const match of after.matchAll(/(\s+)([\p{L}.-]+)([,;:)]?)/gu)) {
    const [whole, gap = '', word = '', mark = ''] = match;
    if (match.index !== length || gap.includes('\n\n') || / {2}/.test(gap)) break;
    const bare = word.replace(/\.$/, '');
    const lower = bare.toLowerCase();
    const connective = joining.has(lower) && (bare === lower || /^[\p{Lu}]+$/u.test(bare));
    if (
      stopWord.test(bare) ||
      (/^[IVXL]+$/.test(bare) && !joinsTowns.test(after.slice(match.index)))
    )
      break;
    if (!connective && !/^\p{Lu}/u.test(bare)) break;
    if (gap.includes('\n') && !connective && placeAfterW !== 0) break;
    length += whole.length - mark.length;
    if (lower === 'w' || lower === 'we') placeAfterW = 0;
    else if (placeAfterW >= 0) placeAfterW += 1;
    if (mark !== '' || (word.endsWith('.') && !connective)) break;
    if (placeAfterW >= 2 && !/^\p{Lu}\p{Ll}/u.test(bare)) break;
  }
  const named = after.slice(0, length).replace(/[.,;\s]+$/, '');
  return named === '' ? '' : named + (seated.exec(after.slice(named.length))?.[0] ?? '');
}

/** "DLA KRAKOWA-PODGÓRZA I WIELICZKI W KRAKOWIE": a conjunction in capitals, no division's number. */
const joinsTowns = /^\s+I \p{Lu}[\p{Lu}-]+ WE? \p{Lu}/u;

/** "… w Lublinie z siedzibą w Świdniku": the seat in another town is part of the court's name. */
const seated = new RegExp(
  String.raw`^\s+[zZ]\s+(?:siedzib[ąa]|SIEDZIB[ĄA])\s+[wW][eE]?\s+(?:\p{Lu}\p{L}+(?:ej|ym|im|EJ|YM|IM) \p{Lu}[\p{L}-]+|` +
    String.raw`\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+(?:ej|im|ich|iem|EJ|IM|ICH|IEM)(?!\p{L}))?)`,
  'u',
);

const otherParts =
  /^(?:kancelaria|ul\.|al\.|pl\.|os\.|tel|fax|e-?mail|adres|nip|www|\d|sygn|km\b|nr\b)/i;

/** "KOMORNIK SĄDOWY przy Sądzie Rejonowym w Sieradzu Lidia Sobańska Kancelaria Komornicza nr IV …", all in one line. */
const bailiffLine = new RegExp(
  either(
    /^\s*(komornik s[aą]dowy przy s[aą]dzie rejonowym [^,;.\n]{4,90}?) kancelari[ai] komornicz[^\n]{100}/,
    // "KANCELARIA KOMORNICZA NR XII W RZESZOWIE Komornik Sądowy przy Sądzie Rejonowym w Rzeszowie Tomasz Lis ul. Polna 3 …"
    /^\s*kancelari[ai] komornicz[^,;.\n]{0,60} (komornik s[aą]dowy przy s[aą]dzie rejonowym [^,;.\n]{4,90}?) (?:ul|al|pl|os)\.[^\n]{60}/,
  ),
  'iu',
);
const LETTERHEAD = 400;
/** "Dorota Hinc  Komornik Sądowy przy Sądzie Rejonowym w Wejherowie": the name before the title, in one line. */
const holderName = /^(?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)$/u;
const namedBefore =
  /^(\[OSOBA[A-Z_]*_\d+\]|\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+)[\s,–|-]+(?=komornik\w*\s+s[aą]dow)/iu;

/** "Komornik Sądowy przy Sądzie Rejonowym w Gdyni Sebastian Wolski", from the letterhead's lines. */
export function readBailiff(view: LetterView): Party | null {
  const page = pageOf(view);
  const start = page.cells.find(
    ({ zone, text }) => zone === 'head' && /komornik\w*\s+s[aą]dow/i.test(text),
  );
  const [, officeBehind, officeFirst] = bailiffLine.exec(view.flow.text.slice(0, LETTERHEAD)) ?? [];
  const inLine = officeBehind ?? officeFirst;
  if (inLine !== undefined)
    return { name: inLine.replace(/^\S+ \S+/, 'Komornik Sądowy'), quote: inLine };
  if (start === undefined) return null;
  const beside = cellRight(page, start);
  const isNamed = beside !== undefined && looksLikePerson(beside.text);
  const parts: string[] = isNamed ? [start.text, beside.text] : [start.text];
  // A letterhead in one line continues with the address; the line below is something else.
  const isWhole = (page.rows[start.y] ?? []).some(({ kind }) => kind === 'address');
  for (const row of isWhole ? [] : page.rows.slice(start.y + 1, start.y + 5)) {
    const text = row[0]?.text ?? '';
    if (row[0]?.kind !== 'words' || otherParts.test(text) || opensHeading(text)) break;
    parts.push(text.replace(/,$/, ''));
  }
  const quote = parts.join(' ').replace(/\s+/g, ' ');
  const inCell = namedBefore.exec(quote);
  if (inCell !== null) {
    const [lead, holder = ''] = inCell;
    return { name: titleCase(`${quote.slice(lead.length)} ${holder}`), quote };
  }
  const isFirst = page.rows[start.y]?.[0] === start;
  const before = page.rows[isFirst ? start.y - 1 : start.y]?.[0]?.text ?? '';
  const nameFirst = !/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$|\]$/u.test(quote) && holderName.test(before);
  const name = nameFirst ? `${quote} ${before}` : quote;
  return { name: titleCase(name), quote };
}
