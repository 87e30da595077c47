import { isAuthorityName } from '#shared/letters/reading/clauses/senders.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { hasLegalForm } from '#shared/letters/reading/parties/institutions.ts';
import { looksLikePerson } from '#shared/letters/reading/parties/persons-in-letter.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

const TOP_LINES = 3;
/** "From:", "Temat:": the head of a mail stands above the letterhead. */
const mailHead =
  /^(?:from|to|sent|date|subject|cc|od|do|dw|data|temat|wyslan[oey]|wiadomosc)\b[^:]{0,12}:/;
/** Institutions that impose nothing by law, whatever the heading of their letters. */
const withoutPower = wordPattern([
  'przedszkol*',
  'zlobek',
  'zlobka',
  'bibliotek*',
  'klub*',
  'szpital*', // a hospital sets a day for a treatment, it summons nobody
  'przychodni*',
  'zespol* opieki zdrowotnej',
  'centrum medyczn*',
  'sanatorium',
  'airlines', // an airline answers for its flights, it rules on nothing
  'linie lotnicze',
  'linii lotniczych',
  'wspolnot*',
  'kancelari* adwoka*',
  'kancelari* radc*',
  'adwokat*',
  'adw',
  'radca prawny',
  'stowarzyszeni*',
  'fundacj*',
  'parafi*',
  'zarzad* cmentarza parafialn*',
  'ogrod dzialkow*', // Rodzinny Ogród Działkowy „Relaks”
  'ogrodu dzialkow*',
  'rod',
  'kolo lowieckie',
  'kolo wedkarskie',
  'kola lowieckiego',
  'towarzystwo przyjaciol',
  'towarzystwo milosnikow',
  'kancelari* notarialn*',
]);

/** "AUTO-DOKTOR Jan Nowak | NIP 958…": a trader's letterhead. */
const taxNumber = /\bnip\b/;

/** "Od: Julia Perz <j.perz@poczta.example>", "From: …": the writer of a mail. */
const writtenBy = /^(?:from|od|nadawca)\s?:\s*(.{3,60}?)(?:\s*[<(].*)?$/iu;
/** "(-) Jan Nowak", "Marta Cebula, mieszkanie nr 10", "Zenon Pawlak tel. 600 100 200": a name at the end. */
const behindName = /(?:,\s|\s+(?=tel\b|nr\b|m\.)|\s*\().*$/u;
const beforeName = /^(?:\(-\)|\/-\/|[-–])\s*/u;
/** Whoever signs with an office, a rank or a profession does not write for themselves. */
const signsForAnother = wordPattern([
  'z up',
  'z upowaznieni*',
  'w imieniu',
  'naczelnik*',
  'kierowni*',
  'dyrektor*',
  'prezes*',
  'prezydent*',
  'burmistrz*',
  'wojt*',
  'starost*',
  'inspektor*',
  'referent*',
  'sekretarz*',
  'specjalist*',
  'zastepc*',
  'przewodnicz*',
  'pelnomocni*',
  'zarzad*',
  'skarbni*',
  'proboszcz*',
  'ks',
  'komornik*',
  'asesor*',
  'sedzi*',
  'referendarz*',
  'prokurator*',
  'policjant*',
  'notariusz*',
  'adwokat*',
  'adw',
  'radca prawn*',
  'syndyk*',
  'aspirant*',
  'dzielnicow*',
  'ksiegow*',
  'dzial*',
  'biuro',
  'wydzial*',
]);
const TAIL = 6;
const OPENING = 4;
const isPlace = /^\p{Lu}[\p{L} .-]{2,30}, (?:dn\.|dnia |\d)/u;

/** Whether a private person writes on their own behalf: a mail of a person, or a letter that only a person heads and signs. */
export const isPersonal: (view: LetterView) => boolean = oncePer((view: LetterView) => {
  const written = view.lines.filter(({ text }) => text !== '').map(({ text }) => text.trim());
  const mailed = written.slice(0, TAIL).flatMap((text) => writtenBy.exec(text)?.[1] ?? []);
  const tail = written.slice(1).slice(-TAIL);
  const isSigned = tail.some((text) => isName(text));
  const isOffice = tail.some((text) => text.length < SHORT && signsForAnother.test(foldText(text)));
  if (isOffice || written.some((text) => text.length < SHORT && ownNumber.test(foldText(text))))
    return false;
  if (mailed.length > 0) return mailed.some((name) => looksLikePerson(name));
  if (!isSigned || written.slice(0, OPENING).some((text) => isInstitution(text))) return false;
  const [first = ''] = written;
  return isPlace.test(first) || opensAs(first, tail);
});

/** The name that heads the letter is signed below it: "Lipowa Ubezpieczenia Wzajemne" is none, though it is capitalised. */
function opensAs(first: string, tail: readonly string[]): boolean {
  const heading = first.split(/\s{3,}|, /)[0] ?? '';
  const surname = heading.split(' ').at(-1) ?? '';
  return isName(heading) && tail.some((text) => isName(text) && bareName(text).endsWith(surname));
}

/** Signatures and letterheads stand in short lines. */
const SHORT = 60;
/** "Znak: …", "Sygn. akt": a person's own letter has no file. */
const ownNumber = /^(?:(?:nasz )?znak(?: sprawy)?|sygn(?:atura|\.)(?: akt)?|nr sprawy)\b/;
const bareName = (text: string): string =>
  text.replace(beforeName, '').replace(behindName, '').trim();
/** A masked person is a whole placeholder: a line that only contains one, or a telephone, is no signature. */
const masked = /^\[OSOBA[A-Z_]*_\d+\]$/;
const isName = (text: string): boolean => {
  const name = bareName(text);
  return masked.test(name) || (!name.includes('[') && looksLikePerson(name));
};

/** The name that heads a private person's letter; undefined in a mail, and where the place and the day come first. */
export function headingName(view: LetterView): string | undefined {
  const first = view.lines.find(({ text }) => text !== '')?.text.trim() ?? '';
  const heading = first.split(/\s{3,}|, /)[0] ?? '';
  return isName(heading) && isPersonal(view) ? bareName(heading) : undefined;
}
const isInstitution = (text: string): boolean => hasLegalForm(text) || isAuthorityName(text);

/** Whether a court is named as the writer or the addressee, or the letter belongs to a court's file. */
export const belongsToCourt = ({ lines, spaced }: LetterView): boolean =>
  docket.test(spaced.slice(0, BEGINNING)) ||
  lines
    .slice(0, COURT_LINES)
    .some(({ segments }) => segments.some(({ text }) => courtLine.test(foldText(text))));
const docket = /\bsygn(?:\.|atur\w+)|\b[ivx]{1,5} (?:c|ns|nc|gc|gnc|p|rc|k|ca|cz|u|w|np)\b ?\d/;
const courtLine =
  /^(?:do )?(?:sad(?:u|em)?|e-sad|wydzial|komornik|referendarz|prokurat)\b|\bsad(?:u|zie)? (?:rejonow|okregow|apelac)/;
const BEGINNING = 900;
const COURT_LINES = 12;

/** "Od: „Dział Jakości LUMINEO” <…>" and, below the last words, "LUMINEO Oświetlenie sp. z o.o., NIP …": a firm's mail. */
function isMailOfFirm(written: readonly string[]): boolean {
  const from = written.slice(0, TAIL).flatMap((text) => writtenBy.exec(text)?.[1] ?? []);
  const below = written.slice(-TAIL).filter((text) => opensWithFirm.test(text));
  return (
    from.length > 0 &&
    !from.some((name) => isAuthorityName(name)) &&
    below.some((text) => hasLegalForm(text.split(', ')[0] ?? '') && !isAuthorityName(text))
  );
}
const opensWithFirm = /^\p{Lu}[^.!?]{2,60}(?:sp\.|s\.|spółka)/iu;

/** Whether a private person writes, or the first lines name a firm, a trader or an institution that imposes nothing by law. */
export function isPrivate(view: LetterView): boolean {
  const written = view.lines.filter(({ text }) => text !== '');
  const below = written.filter(({ text }) => !mailHead.test(foldText(text))).slice(0, TOP_LINES);
  // The head of a mail may name the firm as well.
  const lines = [...new Set([...written.slice(0, TOP_LINES), ...below])];
  const top = lines.map(({ text }) => foldText(text));
  if (lines.some(({ text }) => hasLegalForm(text)) || isPersonal(view)) return true;
  if (isMailOfFirm(written.map(({ text }) => text.trim()))) return true;
  if (top.some((text) => withoutPower.test(text))) return true;
  return top.some((text) => taxNumber.test(text)) && !isAuthorityName(written[0]?.text ?? '');
}
