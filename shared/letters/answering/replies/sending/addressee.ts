import type { Addressee } from '#shared/letters/answering/replies/parts.ts';
import { gap } from '#shared/letters/answering/replies/words.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { approvingProsecutor } from '#shared/letters/reading/remedy-lodging.ts';
import { institutionInGenitive } from '#shared/letters/text/institution-cases.ts';
import { quietAddress } from '#shared/letters/text/polish-case.ts';

import { besideSender } from './beside-sender.ts';
import { organBelow, readDivision } from './division.ts';
import { nameOf } from './party-names.ts';
import { bodyOf, courtOfBailiff, isOwnBody, isSenders } from './remedy-body.ts';
import { courtOfJudge, trusteeOf } from './whole-name.ts';

/** The addressee's lines: one body, its address when the letter gives it, and the route. */
export function addresseeLines(to: Addressee, facts: LetterFacts): string[] {
  if (to === 'sender') return senderLines(facts);
  if (to === 'remedy') return remedyLines(facts);
  const { address = [] } = to;
  if (to.via === undefined) return [to.name, ...(address.length > 0 ? address : [gap('adres')])];
  return [to.name, ...throughSender(facts)];
}

/** A letterhead line inside the address that does not belong to it. */
const noAddress = /^(?:decyzja|postanowienie|znak|nr|dotyczy)\b|\bsygn\b|\bwydział\b/iu;

function addressOf({ senderAddress }: LetterFacts): readonly string[] {
  const lines = senderAddress
    .filter((line) => !noAddress.test(line))
    .map((line) => quietAddress(ownPart(line)));
  return lines.length > 0 ? withTown(lines) : [gap('adres')];
}

/** "WÓJT GMINY ZBÓJNA ul. Łomżyńska 64", "44-200 Rybnik Rybnik", "00-888 Warszawa Nr": what a neighbouring column left. */
const ownPart = (line: string): string =>
  line
    .replace(/^\P{Ll}{6,}(?=(?:ul|al|pl|os)\. )/u, '')
    .replace(/^(\d{2}-\d{3} (\p{Lu}[\p{L} -]*?)) \2$/u, '$1')
    .replace(/^(\d{2}-\d{3} .*?) (?:Nr|Znak|Tel)$/u, '$1')
    .replace(/(?<=\d\S*)[\s*•|,;]+(?:tel|telefon|faks|fax|infolinia|e-mail)\b.*$/iu, '')
    .replaceAll(/\s{3,}/gu, ', ');

/** A street alone still needs its town. */
export function withTown(lines: readonly string[]): readonly string[] {
  const isStreetOnly = lines.length === 1 && /^(?:ul|al|pl|os)\. [^,]*$/u.test(lines[0] ?? '');
  return isStreetOnly ? [...lines, gap('kod pocztowy i miejscowość')] : lines;
}

/** The sender as addressee; a court with the division that handles the case. */
function senderLines(facts: LetterFacts): string[] {
  const part = facts.type.issuer === 'court' ? readDivision(facts) : organBelow(facts);
  const name = nameOf(facts);
  return [
    ...officeAndPerson(name).filter((line) => line !== ''),
    ...trusteeOf(facts),
    ...(part === null || part === name ? [] : [part]),
    ...besideSender(facts),
    ...addressOf(facts),
  ];
}

/** "za pośrednictwem Naczelnika …" in the right case, or the sender named after a phrase that needs no case. */
function throughSender(facts: LetterFacts): string[] {
  if (facts.remedy?.via === approvingProsecutor) {
    return ['za pośrednictwem prokuratora,', 'który zatwierdził postanowienie', gap('adres')];
  }
  if (facts.type.issuer === 'bailiff' && !/komorni/i.test(facts.sender ?? ' komornik'))
    return ['za pośrednictwem komornika,', 'który dokonał zajęcia', gap('adres')];
  const [office, person] = officeAndPerson(nameOf(facts));
  const genitive = institutionInGenitive(office);
  const lines =
    genitive === null
      ? ['za pośrednictwem nadawcy pisma:', nameOf(facts)]
      : [`za pośrednictwem ${genitive}`, ...(person === '' ? [] : [`(${person})`])];
  const organ = facts.type.issuer === 'court' ? null : organBelow(facts);
  return [...lines, ...(organ === null ? [] : [`(${organ})`]), ...addressOf(facts)];
}

/** A bailiff's name follows the office; an office keeps its own words. */
function officeAndPerson(name: string): [office: string, person: string] {
  const split = /^(Komornik .*?\bw(?:e)? \S+.*?)\s+(\p{Lu}\S+ \p{Lu}\S+|\[OSOBA\S*)$/u.exec(name);
  return split === null ? [name, ''] : [split[1] ?? name, split[2] ?? ''];
}

/** Who decides the remedy and, below, how it is lodged. */
function remedyLines(facts: LetterFacts): string[] {
  const { remedy, type } = facts;
  // The law grants the complaint against every act of a bailiff, whether or not the letter mentions it.
  if (type.issuer === 'bailiff') return [courtOfBailiff(facts), ...throughSender(facts)];
  if (remedy === null) return senderLines(facts);
  const body = bodyOf(facts);
  // "Sąd Okręgowy w Lublinie, VIII Wydział Pracy …": the division has its own line.
  const lines = body.split(/,? (?=[IVX]{1,5} Wydział)/);
  // A pleading that its own court decides has no way through that court.
  if (remedy.via !== null && !isOwnBody(facts)) return [...lines, ...throughSender(facts)];
  if (remedy.via !== null) return senderLines(facts);
  if (isSenders(facts, body)) return senderLines(facts);
  return [...lines, ...courtOfJudge(facts, body), gap('adres')];
}
