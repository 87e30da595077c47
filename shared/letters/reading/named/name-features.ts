import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { closesLetter } from '#shared/letters/reading/page/closings.ts';
import { cellAbove, nextCell, type Page, pageOf } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { addressBelow } from '#shared/letters/reading/parties/address-block.ts';
import {
  hasFirmWord,
  hasLegalForm,
  isDepartment,
  isOffice,
} from '#shared/letters/reading/parties/institutions.ts';
import { placeholder } from '#shared/letters/reading/parties/party.ts';
import {
  looksLikePerson,
  startsWithHonorific,
} from '#shared/letters/reading/parties/persons-in-letter.ts';
import { stemsOf } from '#shared/letters/reading/ranker/stems.ts';
import { isCapitals } from '#shared/letters/text/lines.ts';
import { foldText } from '#shared/letters/text/text.ts';

import type { NamedInLetter, NamePlace } from './names-in-letter.ts';

const BEFORE = 2;
const RIGHT = 20;
const LATEST_ROW = 6;
const SIGNED = 5;

/** What the names of one letter have in common. */
type Setting = {
  page: Page;
  source: string;
  closing: number;
  hasOffice: boolean;
  isMail: boolean;
};

/**
 * The features of each name that may be a party: its form, its places among the others, and of each place the part of
 * the letter, the label, the words beside it and what follows. In the order of the names.
 */
export function nameFeatures(
  view: LetterView,
  names: readonly NamedInLetter[],
): readonly (readonly string[])[] {
  const page = pageOf(view);
  const forms = names.map(({ name }) => formOf(name));
  const isOfOffice = (form: string) => form !== 'person' && form !== 'name';
  const setting: Setting = {
    page,
    source: view.source,
    closing: page.rows.findLastIndex((row) => row[0] !== undefined && closesLetter(row[0].text)),
    hasOffice: names.some(
      ({ places }, at) => isOfOffice(forms[at] ?? '') && places[0]?.cell.zone === 'head',
    ),
    isMail: page.rows[0]?.[0]?.zone === 'mail',
  };
  return names.map((one, index) => {
    const form = forms[index] ?? '';
    const told = new Set<string>([`f:${form}`, ...ofName(one, setting)]);
    const group = (other: string) => isOfOffice(other) === isOfOffice(form);
    const before = forms.slice(0, index).filter(group).length;
    const after = forms.slice(index + 1).filter(group).length;
    told.add(`o:${Math.min(3, before)} ${isOfOffice(form) ? 'i' : 'p'}`);
    if (after === 0) told.add(`last ${isOfOffice(form) ? 'i' : 'p'}`);
    if (after === 0 && before === 0) told.add(`only ${isOfOffice(form) ? 'i' : 'p'}`);
    const isPart = names.some((other) => other !== one && other.key.includes(one.key));
    const isWhole = names.some((other) => other !== one && one.key.includes(other.key));
    if (isPart) told.add('part');
    if (isWhole) told.add('whole');
    for (const [at, place] of one.places.entries())
      for (const feature of ofPlace(place, setting)) {
        told.add(feature);
        if (at === 0) told.add(`1 ${feature}`);
      }
    return [...told];
  });
}

function formOf(name: string): string {
  if (/^(?:komornik|kancelaria komornicza)/i.test(name)) return 'bailiff';
  if (/^s[aą]d /i.test(name)) return 'court';
  if (hasLegalForm(name)) return 'firm';
  if (isDepartment(name)) return 'part';
  if (isOffice(name)) return 'office';
  if (hasFirmWord(name)) return 'inst';
  if (looksLikePerson(name) || placeholder.test(name)) return 'person';
  return 'name';
}

function ofName({ name, places }: NamedInLetter, { hasOffice, isMail }: Setting): string[] {
  const words = name.split(' ');
  const [first = ''] = stemsOf(foldText(name));
  return [
    `w:${first}`,
    `n:${Math.min(8, words.length)}`,
    `t:${Math.min(4, places.length)}`,
    hasOffice ? 'office above' : 'no office',
    ...(isMail ? ['in mail'] : []),
    ...(name.includes('[OSOBA') ? ['masked'] : []),
    ...(/\d/.test(name.replace(/\[[^\]]*\]/g, '')) ? ['figures'] : []),
    ...(words.length > 1 && isCapitals(name) ? ['capitals'] : []),
    ...(/\[OSOBA[^\]]*\]/.test(name) && name.length > 14 ? ['with person'] : []),
    ...(name.length > 70 ? ['long'] : []),
  ];
}

function ofPlace(place: NamePlace, setting: Setting): string[] {
  const { cell, from, to, isAlone } = place;
  const { page, source, closing, hasOffice } = setting;
  const written = cell.text.slice(from, to);
  const side =
    page.titleRow < 0
      ? ''
      : cell.y < page.titleRow
        ? 'above'
        : cell.y === page.titleRow
          ? 'in'
          : 'below';
  const zone = `z:${cell.zone}`;
  const found = [
    zone,
    `${zone} ${isProse(cell.text) ? 'text' : isAlone ? 'alone' : 'part'}`,
    ...(side === '' ? [] : [`title ${side}`]),
    ...(cell.zone === 'head'
      ? [
          `y:${Math.min(LATEST_ROW, cell.y - page.topRow)}`,
          `x:${cell.x > RIGHT ? 'r' : 'l'}`,
          `x:${cell.x > RIGHT ? 'r' : 'l'} y:${Math.min(3, Math.floor((cell.y - page.topRow) / 2))}`,
        ]
      : []),
    ...(written.includes('FORMA') ? ['inflected'] : []),
    ...(startsWithHonorific(written) ? ['polite'] : []),
    ...beside(place, setting),
    ...followed(page, place),
  ];
  const above = cellAbove(page, cell, source);
  if (from === 0 && above !== undefined) {
    if (startsWithHonorific(`${above.text} `) && above.text.length < 22) found.push('below polite');
    const read = readLabel(above.text);
    if (read?.value === '') found.push(`below ${read.role}`);
    found.push(`u:${above.kind}`);
  }
  const fromEnd = page.rows.length - 1 - cell.y;
  const isSigned =
    closing >= 0 ? cell.y >= closing && cell.y <= closing + SIGNED : fromEnd < SIGNED;
  if (isSigned && cell.zone !== 'head' && !isProse(cell.text)) {
    const where =
      closing >= 0 ? `sign ${Math.min(3, cell.y - closing)}` : `end ${Math.min(3, fromEnd)}`;
    found.push('signed', where, hasOffice ? 'signed for office' : 'signed alone');
  }
  return found;
}

/** The label and the words before the name, and the word behind it. */
function beside({ cell, from, to }: NamePlace, { page }: Setting): string[] {
  const read = readLabel(cell.text);
  const before = cell.folded.slice(0, from);
  const isLabelled = read?.isClosed === true && read.valueAt <= from;
  const found = isLabelled ? [`role:${read.role}`, `l:${stemsOf(read.label)[0] ?? ''}`] : [];
  const row = page.rows[cell.y] ?? [];
  const left = row[row.indexOf(cell) - 1];
  if (from === 0 && left !== undefined) {
    const label = readLabel(left.text);
    if (label?.value === '') found.push(`role:${label.role}`, `l:${stemsOf(label.label)[0] ?? ''}`);
    else found.push(`left:${left.kind}`);
  }
  const earlier = before.trim() === '' ? (page.rows[cell.y - 1]?.at(-1)?.folded ?? '') : '';
  const isRunning = isProse(cell.text);
  const words = stemsOf(before.trim() === '' && isRunning ? earlier : before);
  found.push(...words.slice(-BEFORE).map((stem) => `b:${stem}`), `b1:${words.at(-1) ?? '^'}`);
  const [after] = stemsOf(cell.folded.slice(to));
  if (after !== undefined) found.push(`a:${after}`);
  const [sign = ''] = /^\W{0,2}/.exec(cell.text.slice(to)) ?? [];
  if (sign.trim() !== '') found.push(`m:${sign.trim()}`);
  return found;
}

/** What stands behind or below the name: an address, a tax number, a day, a desk, a salutation. */
function followed(page: Page, { cell, isAlone }: NamePlace): string[] {
  const next = nextCell(page, cell);
  if (next === undefined) return ['next:none'];
  const same = next.y === cell.y ? 'beside' : 'under';
  const found = [`next:${next.kind} ${same}`];
  if (next.kind === 'contact' || next.kind === 'words') {
    const [word] = stemsOf(next.folded);
    if (word !== undefined) found.push(`d:${word}`);
  }
  if (isAlone && cell.zone === 'head') {
    found.push(addressBelow(page, cell).length > 0 ? 'at address' : 'no address');
  }
  return found;
}
