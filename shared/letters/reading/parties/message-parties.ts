import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { pageOf } from '#shared/letters/reading/page/page.ts';
import { isProse } from '#shared/letters/reading/page/prose.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import type { Candidate } from './candidates.ts';
import { hasLegalForm, isFirm, isOffice, upToLegalForm } from './institutions.ts';
import type { Party } from './party.ts';
import { partyIn } from './party-name.ts';
import { looksLikePerson } from './persons-in-letter.ts';

/*
 * A text message has no letterhead: the telephone shows a name above it, and a printed copy notes the owner of
 * the telephone.
 */

const SHOWN = 8;
const NOTED = 6;
const BELOW_HEAD = 5;
const FIRST_LINES = 4;
const LONGEST_FIRM = 50;

const name = String.raw`([\p{L}\d][\p{L}\d .&'-]{1,40}?)`;
/** "SMS 1, od: BankBezpieczny, 18.06.2026", "Wiadomość SMS, nadawca: e-TOLL", "KANAŁ SMS: MANDAT-PL". */
const introduced = either(
  /(?:wiadomo\S+ )?(?:sms\S{0,2}|whatsapp|messenger|czat)(?: \d{1,2})?,? (?:od|nadawca|z|rozmowa z):? /,
  /(?:kana[lł]|nadawca|nazwa nadawcy) (?:sms|wiadomo\S+): ?/,
);
const shown = new RegExp(String.raw`^\W*${introduced}${name}(?=[,;\])]|\s\(|\s\d|\s{2}|$)`, 'iu');
/** "DEBITO            wt., 3 lutego 2026, 10:02", "PACZKA24  14:07": a name above a message and the time. */
const above = new RegExp(
  String.raw`^(?=\p{L}|\[)${name}(?:\s{2,}(?:\p{Ll}{2,12}[.,]{1,2} )?|\s\p{Ll}{2,3}\.?, |(?<=\p{Lu}{3}\d{0,3})\s)(?:\d{1,2}[ .]\S+[ .]\d{4},? )?\d{1,2}:\d{2}$`,
  'u',
);
/** "VerdeKasa: rata pożyczki …": a message that opens with its sender. */
const opening = /^(\p{Lu}[\p{L}\d.&-]{2,20}): \p{L}/u;
const ofMessage = /(?<!\p{L})(?:sms|whatsapp|messenger|czat|zrzut ekranu|telefonu?)(?!\p{L})/iu;
const whose = either(
  /telefon(?: pani| pana)?/,
  /adresat(?:ka)?/,
  /odbiorc\p{L}+/u,
  /odebrał\p{L}?/u,
  /(?:adresowan|skierowan)\p{L}+ do/u,
);
const noted = new RegExp(
  String.raw`${whose}:? (?=\[OSOBA|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})(\[OSOBA[A-Z_]*_\d+\]|\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+)`,
  'giu',
);

const accountDigits = /\d{4} ?\d{4} ?\d{4}|\[konto|(?<!\p{L})(?:konto|rachun)/iu;

/** The lines of the letter, without the head of the mail it came with and the empty ones above it. */
export function linesBelowMail(view: LetterView): string[] {
  const { rows, topRow } = pageOf(view);
  const from = rows[topRow]?.[0]?.start ?? 0;
  return view.lines.filter(({ end }) => end > from).map(({ text }) => text);
}

/** The name that a text message shows as its sender, as the firm whose full name the message gives. */
export function messageSender(view: LetterView): Candidate[] {
  const { flow, spaced } = view;
  const lines = linesBelowMail(view);
  const found = lines
    .slice(0, FIRST_LINES)
    .map((text, at) => {
      const isMessage = isProse(lines[at + 1] ?? '');
      return (shown.exec(text) ?? (isMessage ? above.exec(text) : null))?.[1];
    })
    .concat(lines.length < FIRST_LINES ? opening.exec(lines[0] ?? '')?.[1] : undefined)
    .find((one) => one !== undefined);
  if (found === undefined) return [];
  const party = firmCalled(found, flow.text, spaced) ?? { name: found, quote: found };
  return [{ party, weight: SHOWN }];
}

/** "DEBITO" of "Debito Serwis Sp. z o.o. prowadzi sprawę …". */
function firmCalled(short: string, text: string, spaced: string): Party | undefined {
  const folded = foldText(short);
  for (let at = spaced.indexOf(folded); at >= 0; at = spaced.indexOf(folded, at + 1)) {
    const words = text.slice(at, at + LONGEST_FIRM);
    const firm = upToLegalForm(words);
    if (firm !== undefined && hasLegalForm(firm) && !/[,;:\n]|\s(?:z|w|na) (?!o\.)/.test(firm))
      return { name: firm, quote: firm };
  }
  return undefined;
}

/** Every possible recipient of a mail or a message. */
export const mailRecipients = (view: LetterView): Candidate[] =>
  [
    addressedInMail,
    messageRecipients,
    mailedTo,
    oneOfMany,
    toldInFooter,
    namedInSubject,
    passedOnBy,
  ].flatMap((read) => read(view));

/** The recipient of the message, from the note on the printed copy. */
function messageRecipients(view: LetterView): Candidate[] {
  const { source } = view;
  const head = linesBelowMail(view).slice(0, FIRST_LINES);
  if (!head.some((text) => ofMessage.test(text) || above.test(text))) return [];
  return [...source.matchAll(noted)].flatMap(({ 1: person = '', index }) => {
    const before = source.slice(source.lastIndexOf('\n', index) + 1, index);
    if (accountDigits.test(before)) return []; // the owner of the account, not of the telephone
    const party = partyIn(person);
    return party === null ? [] : [{ party, weight: NOTED }];
  });
}

/** "Wiadomość przekazana dalej: Anna Nowak do: pomoc@…", "Przekazane przez: Anna Nowak": who got it and sent it on. */
function passedOnBy({ source }: LetterView): Candidate[] {
  return [...source.matchAll(passedOn)].flatMap(({ 1: person = '' }) => {
    const party = partyIn(person);
    return party === null ? [] : [{ party, weight: NOTED }];
  });
}
const passedOn =
  /(?:przekazane przez|przekazana dalej|przesłane przez):? (?=\[OSOBA|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll})(\[OSOBA[A-Z_]*_\d+\]|\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+)/giu;

/** "To: Anna Nowak <anna@…>" in the head of a mail; "Do:" is a label that letters use too. */
function mailedTo(view: LetterView): Candidate[] {
  return pageOf(view).rows.flatMap(([first]) => {
    const to = first?.zone === 'mail' ? toSomebody.exec(first.text)?.[1] : undefined;
    const party = to === undefined || !looksLikePerson(to) ? null : partyIn(to);
    return party === null ? [] : [{ party, weight: NOTED }];
  });
}
const toSomebody = /^To: "?([^"<[,;]{3,60}|\[OSOBA[A-Z_]*_\d+\])"?\s*(?:[<[(]|$)/u;

/** "Do: rodzice klasy 5b (odbiorca: Anna Nowak, mama Jana)": the one of a list who holds this copy. */
function oneOfMany(view: LetterView): Candidate[] {
  return pageOf(view).rows.flatMap(([first]) => {
    const one = first?.zone === 'mail' ? inBrackets.exec(first.text)?.[1] : undefined;
    const party = one === undefined ? null : partyIn(one);
    return party === null ? [] : [{ party, weight: NOTED }];
  });
}
const person = String.raw`(\[OSOBA[A-Z_]*_\d+\]|\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+)`;
const inBrackets = new RegExp(
  String.raw`^(?:Do|To|DW|Odbiorc[ya]|Adresaci):[^(]{2,60}\((?:[^():]{2,20}: ?|w tym )(?:pan\p{L}{0,2} )?${person}`,
  'u',
);

/** "--- wiadomość skierowana do: Anna Nowak ---", "E-mail wysłano do Anny Nowak": the last lines of a mail. */
function toldInFooter(view: LetterView): Candidate[] {
  const { rows } = pageOf(view);
  if (!rows.some(([first]) => first?.zone === 'mail')) return [];
  return rows
    .slice(-FOOTER_ROWS)
    .flat()
    .flatMap(({ text }) => {
      const party = partyIn(inFooter.exec(text)?.[1] ?? '');
      return party === null ? [] : [{ party, weight: NOTED }];
    });
}
const FOOTER_ROWS = 6;
const sentTo = either(
  /(?:wiadomość|e-?mail|powiadomienie|korespondencja|pismo)[^.:]{0,25} (?:skierowan|adresowan|przeznaczon|wysłan)\p{L}{1,2}(?: jest| zostało?a?)? (?:do|dla)/u,
  /adresat(?:ka|em|ką)? (?:tej |niniejszej )?wiadomości(?: jest)?/,
);
const inFooter = new RegExp(
  String.raw`(?:${sentTo})(?: pan(?:i|a|ią)?| klienta| użytkownika)?:? (?=\[|\p{Lu}\p{Ll})${person}`,
  'iu',
);

/** "Temat: Anna Nowak - sprawa 12/26": the person that opens the subject of a mail. */
function namedInSubject(view: LetterView): Candidate[] {
  return pageOf(view).rows.flatMap(([first]) => {
    const person = first?.zone === 'mail' ? inSubject.exec(first.text)?.[1] : undefined;
    const party = person === undefined ? null : partyIn(person);
    return party === null ? [] : [{ party, weight: IN_SUBJECT }];
  });
}
const IN_SUBJECT = 3;
const inSubject =
  /^(?:temat|subject): (?:(?:re|fw|fwd|odp|pd): )*(\[OSOBA[A-Z_]*_\d+\])(?=\s?[,–-])/iu;

/**
 * "MEBLARNIA KOS Sp. j." between the head of a mail and its salutation, or below the writer's name there
 * "Anna Nowak, nr klienta 7788": the addressee.
 */
function addressedInMail(view: LetterView): Candidate[] {
  const { rows } = pageOf(view);
  const last = rows.findLastIndex(([first]) => first?.zone === 'mail');
  const between = rows.slice(last + 1, last + 2 + MOST_BETWEEN);
  const greeted = between.findIndex(([first]) => greeting.test(first?.text ?? ''));
  if (last < 0 || greeted < 1) return [];
  const named = between.slice(0, greeted).flatMap((row, at) => {
    const [cell] = row;
    if (cell?.zone !== 'head' || row.length > 1 || isOffice(cell.text)) return [];
    const isCustomer = customer.test(cell.text);
    const isNamed =
      (at === 0 && isFirm(cell.text)) ||
      (looksLikePerson(cell.text) && (at === 0 || cell.text.startsWith('[OSOBA'))) ||
      isCustomer;
    return isNamed ? [cell.text.replace(toldOfCustomer, '')] : [];
  });
  const party = named.map((text) => partyIn(text)).find((one) => one !== null);
  const isAlone = between[0]?.length === 1;
  return party === undefined || !isAlone ? [] : [{ party, weight: BELOW_HEAD }];
}
const MOST_BETWEEN = 4;
/** "Szanowna Pani", "Dzień dobry", "Weroniko,". */
const greeting =
  /^(?:Szanown|SZANOWN|Dzie[ńn] dobry|Cze[śs][ćc]|Witaj|Drog[ai] |\[OSOBA[A-Z_]*_\d+\][,!]?$|\p{Lu}\p{Ll}+[,!]$)/u;
/** ", PPE 590322400011877265", ", nr klienta 7788": what a firm keeps its customer under. */
const toldOfCustomer = /,\s(?:PPE|nr|numer|umowa|klient|konto|polisa|PESEL|lokal|ID)\b.*$/iu;
const customer =
  /^(?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}\p{L}+ \p{Lu}[\p{L}-]+),\s(?:PPE|nr|numer|umowa|klient|konto|polisa|PESEL|lokal|ID)\b/iu;
