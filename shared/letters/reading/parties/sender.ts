import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import { issuersWith } from '#shared/letters/catalogue/issuers.ts';
import { headingName } from '#shared/letters/reading/kinds/private-writers.ts';
import { labelledValues } from '#shared/letters/reading/labels/labelled-values.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { pageOf } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import type { Zone } from '#shared/letters/reading/page/zones.ts';
import { certain, likely } from '#shared/letters/reading/sureness.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import { type Candidate, chooseParty, type ChosenParty } from './candidates.ts';
import { firstContractParty } from './contract-parties.ts';
import { readBailiff, readCourt } from './court-names.ts';
import { isForeignOffice } from './foreign-offices.ts';
import { hasLegalForm, isDepartment, isFirm, isOffice } from './institutions.ts';
import { letterheadCandidates, readLetterhead } from './letterhead.ts';
import { inMixedCase, trimName } from './letterhead-name.ts';
import { linesBelowMail, messageSender } from './message-parties.ts';
import type { Party } from './party.ts';
import { partyIn } from './party-name.ts';
import { looksLikePerson, personInSignature } from './persons-in-letter.ts';

/** Whether a court's name opens a letterhead cell; in a firm's letterhead it is the register court. */
function courtHead(view: LetterView): boolean {
  const head = pageOf(view).cells.filter(({ zone }) => zone === 'head');
  const court = head.findIndex(({ text }) =>
    /^s[aą]d (?:rejonowy|okr[eę]gowy|apelacyjny)/iu.test(text),
  );
  return court >= 0 && !head.slice(0, court).some(({ text }) => hasLegalForm(text));
}

const offices = issuersWith('isOffice');

const LABELLED = 8;
/** The sender in a mail's head wrote it, even if a firm is named above the salutation. */
const MAILBOX = 11;
const CREDITOR = 4;
const DESK = 1;

/** The writer of the letter, in the nominative, with the words it was read from. */
export function readSender(view: LetterView, type: DocumentType): ChosenParty | null {
  const special = ofIssuer(view, type);
  if (special !== null) return { ...special, sureness: certain };
  // A person's own letter names the addressee's firm on top, never a firm of the writer.
  const person = headingName(view);
  if (person !== undefined) return { name: person, quote: person, sureness: likely };
  const chosen = chooseParty([
    ...messageSender(view),
    ...labelled(view, type),
    ...letterheadCandidates(view),
  ]);
  if (chosen !== null) return chosen;
  const other =
    firstWords(view) ??
    readLetterhead(view) ??
    whoInforms(view) ??
    personInSignature(view) ??
    readCourt(view);
  return other === null ? null : { ...other, sureness: likely };
}

const LONGEST_NAME = 90;

/** "KOMISARIAT POLICJI V w Gdyni ul. Morska 104 … Gdynia, dnia …": a letterhead that lost its lines. */
function firstWords(view: LetterView): Party | null {
  const [quote = ''] = linesBelowMail(view);
  const name = trimName(quote);
  const isWhole = name === quote || name.length > LONGEST_NAME || isDepartment(name);
  return !isWhole && (isOffice(name) || isFirm(name))
    ? { name: inMixedCase(view, name), quote: name }
    : null;
}

const acting =
  'informuje|zawiadamia|wzywa|postanawia|przypomina|powiadamia|uprzejmie|niniejszym|dzialajac';
const subject = new RegExp(String.raw`^([^,.:;]{8,90}?),? (?:${acting})\b`);
const commission = /^(?:komisja|rada|kapitula) \w/;
const OPENING_LINES = 4;

/** "Komisja Rekrutacyjna Przedszkola nr 6 w Lipnie informuje, że …": who acts in the first sentence of a letter without a letterhead. */
function whoInforms(view: LetterView): Party | null {
  const body = pageOf(view).rows.flatMap(([first]) => (first?.zone === 'body' ? [first] : []));
  for (const { text, folded } of body.slice(0, OPENING_LINES)) {
    const name = text.slice(0, subject.exec(folded)?.[1]?.length ?? 0);
    const isNamed = isOffice(name) || isFirm(name) || commission.test(foldText(name));
    if (isNamed && partyIn(name) !== null) return { name, quote: name };
  }
  return null;
}

function ofIssuer(view: LetterView, { issuer, code }: DocumentType): Party | null {
  if (issuer === 'bailiff') return readBailiff(view);
  if (code === 'umowa') return firstContractParty(view);
  if (issuer !== 'court' && !courtHead(view)) return null;
  return foreignCourt(view) ?? readCourt(view);
}

/** "1. Sąd / Amtsgericht Wedding - Europäisches Mahngericht": a court of another country in its form. */
function foreignCourt(view: LetterView): Party | null {
  const found = labelledValues(pageOf(view)).find(
    ({ label, value }) => label === 'sad' && isForeignOffice(value),
  );
  return found === undefined
    ? null
    : { name: trimName(found.value.replace(/ [-–] .*$/, '')), quote: found.value };
}

/** "Organ: …", "Nadawca: …"; a creditor is the writer unless an office writes on its behalf. */
function labelled(view: LetterView, { issuer }: DocumentType): Candidate[] {
  return labelledValues(pageOf(view)).flatMap(({ role, label, value, cell }) => {
    if (cell.zone !== 'head' && cell.zone !== 'mail') return [];
    const isCreditor = /^(?:wierzyciel|powod)/.test(label) && !offices.has(issuer);
    if (role !== 'sender' && !isCreditor) return [];
    const written = firmOf(value.replace(/\s*<[^>]*>?.*$/, '').replace(quotedWhole, '$1'));
    const name = cell.zone === 'mail' ? (firmOfDesk(view, written) ?? written) : written;
    const party = partyIn(name) ?? mailbox(name, cell.zone);
    // A mailbox may be named after a desk ("Od: Wypożyczalnia"); the letterhead names the institution.
    const isDesk =
      cell.zone === 'mail' &&
      !isFirm(name) &&
      !isOffice(name) &&
      (!name.includes(' ') || isDeskBelow(view, name));
    const isMailbox = cell.zone === 'mail' && !looksLikePerson(name);
    const isOfManager = cell.zone === 'mail' ? manages.test(foldText(name)) : manages.test(label);
    const isManager = isOfManager && ofOwners(view);
    const weight =
      isDesk || isManager ? DESK : isCreditor ? CREDITOR : isMailbox ? MAILBOX : LABELLED;
    return party === null ? [] : [{ party, weight }];
  });
}

/** "Od: Rekrutacja PP nr 22" above "Publiczne Przedszkole nr 22 w Tarnowie": a desk of the institution below it. */
const deskOf =
  /^(?:rekrutacja|nabor|zapisy|sekretariat|kadry|kancelaria|rejestracja|dyrekcja|recepcja|kontakt|newsletter|czytelnia|biuro podawcze)\b/;
const isDeskBelow = (view: LetterView, name: string): boolean =>
  deskOf.test(foldText(name)) &&
  !hasLegalForm(name) &&
  letterheadCandidates(view).some(({ party }) => isOffice(party.name) || isFirm(party.name));

/** `"Dział Jakości LUMINEO" <…>`: a mail program quotes the name of a mailbox. */
const quotedWhole = /^["„”']([^"„”']+)["„”']\s*$/;

/** A mail from "Biuro Zarządcy LOKUM", "Zarządca: LOKUM Sp. z o.o." below a community of owners: the community writes. */
const manages = /\b(?:zarzadc\w*|administra\w+|biuro)\b/;
const ofOwners = (view: LetterView): boolean =>
  pageOf(view).cells.some(
    ({ zone, folded }) => zone === 'head' && /^wspolnota mieszkaniowa \S/.test(folded),
  );

/** "Monika Rzepka, HR Business Partner, ODLEWNIA KAMIENNA S.A.": an employee's signature names the firm last. */
function firmOf(value: string): string {
  return value.split(/,\s+/).find((part) => hasLegalForm(part)) ?? value;
}

/** A sender whose mailbox has no name. */
const hidden = /^\[EMAIL_\d+\]$/;
const closing = /^(?:pozdraw|z (?:\w+ )?pozdrow|z powazaniem|(?:z|lacze) wyraz|serdeczni)/;
const SIGNED = 8;
const UNCLOSED = 4;

/** "Z poważaniem / Hanna Gil / STERNIK Ubezpieczenia S.A., ul. Opolska 100": the institution that a mail's signature names. */
function institutionSigned({ lines }: LetterView): string | undefined {
  const closed = lines.findLastIndex(({ text }) => closing.test(foldText(text)));
  const below = closed < 0 ? lines.slice(-UNCLOSED) : lines.slice(closed + 1, closed + 1 + SIGNED);
  return below.map(({ text }) => trimName(text)).find((name) => isInstitution(name));
}

/** "Adam Lis" above "Dyrektor Centrum Dopłat": what the signer is. */
const signersPost =
  /^(?:z-?ca |zastepca |p\.o\. )?(?:dyrektor|kierowni|prezes|przewodnicz|naczelni|koordynator|sekretarz|specjalist)/;
const isInstitution = (name: string) =>
  hasLegalForm(name) ||
  (name.includes(' ') &&
    (isOffice(name) || isFirm(name)) &&
    !isDepartment(name) &&
    !/\[OSOBA|[.:!?]$/.test(name) &&
    !signersPost.test(foldText(name)) &&
    !isProse(name));

const desk = wordPattern([
  'likwidacj*', // Od: Likwidacja szkód
  'szkody',
  'obsluga szkod',
  'reklamacje',
  'obsluga klienta',
  'biuro obslugi*',
  'windykacja',
  'rozliczenia',
  'sekretariat',
  'kadry',
  'bok',
]);
/** "Od: Obsługa posprzedażowa", "Od: Dział zwrotów": a name that opens with its work. */
const opensWithWork =
  /^(?:obslug\w*|serwis|pomoc|wsparcie|zwroty|zamowienia|faktury|platnosci|ksiegowosc|powiadomienia|wiadomosci|zespol|dzial|administracja)\b/;
const capitals = /^\p{Lu}{3,} \p{Lu}{3}/u;
const FULL_LINE = 45;
const firmInText =
  /(?<![\p{L}„"])\p{Lu}[\p{L}.&-]*(?: \p{Lu}[\p{L}.&-]*){0,3},? (?:S\. ?A\.|[Ss]p\. ?z ?o\. ?o\.)/gu;

/** A mail from "Likwidacja szkód": the one firm that it names by its full name. */
function firmOfDesk(view: LetterView, name: string): string | undefined {
  const isHidden = hidden.test(name) || looksLikePerson(name);
  const folded = foldText(name);
  const isDesk = isDepartment(name) || desk.test(folded) || opensWithWork.test(folded);
  if (hasLegalForm(name) || !(isHidden || isDesk)) return undefined;
  const signed = institutionSigned(view);
  // Capitals stay as the letter's last lines write them.
  if (signed !== undefined || isHidden)
    return hidden.test(name) && capitals.test(signed ?? '') ? undefined : signed;
  // A short line ends what it says: the signer's name and the desk above the firm are no part of its name.
  const running = view.lines.map(({ text }) => (text.length < FULL_LINE ? `${text}\n` : text));
  const found = [...running.join(' ').matchAll(firmInText)].map(([firm]) => firm);
  const [only, ...others] = new Set(found);
  return others.length > 0 ? undefined : only;
}

/** A mailbox may be named after a department: "Od: Departament Zwrotów Aktywów KNF <…>". */
function mailbox(name: string, zone: Zone): Party | null {
  return zone === 'mail' && isDepartment(name) && name.includes(' ') ? { name, quote: name } : null;
}
