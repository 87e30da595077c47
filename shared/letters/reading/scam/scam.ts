import { findImpossibleDates } from '#shared/letters/calendar/dates.ts';
import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { findMailboxes } from '#shared/letters/figures/mailboxes.ts';
import {
  flowPosition,
  type LetterView,
  sentenceOf,
  viewLetter,
} from '#shared/letters/reading/letter-view.ts';
import type { Letter } from '#shared/letters/text/letter.ts';
import { oncePer } from '#shared/letters/text/once-per.ts';
import { foldText, readableQuote, type Span } from '#shared/letters/text/text.ts';

import { ledAstray } from './led-astray.ts';
import { privatePretexts } from './private-pretexts.ts';
import { paidRegisters } from './register-scams.ts';
import { type ScamPattern, type ScamSign, shownAt } from './scam-pattern.ts';
import { scamPatterns } from './scam-patterns.ts';
import { comesFromOffice, officeByLink, stateAccountSigns } from './scam-senders.ts';
import { sharedSigns } from './shared-scam-signs.ts';

const TELLING = 2;
const WARNING_WEIGHT = 3;
const SURE = 3;
const SIGNS_OF_A_SCAM = 3;
const WEIGHT_OF_A_SCAM = 5;

/** Signs of fraud, the heaviest first; each kind once. They call for care and prove nothing. */
export const findScamSigns: (view: LetterView) => readonly ScamSign[] = oncePer((view) =>
  readScamSigns(view.whole ?? view),
);

function readScamSigns(view: LetterView): ScamSign[] {
  const isOffice = comesFromOffice(view);
  const text = closedParagraphs(view);
  const registers = paidRegisters(view);
  const signs = [
    ...scamPatterns.flatMap((pattern) => signOf(view, text, pattern, isOffice)),
    ...ledAstray(view, text),
    ...sharedSigns(view, text),
    ...impossibleDates(view),
    ...accountSigns(view, isOffice),
    ...stateAccountSigns(view),
    ...(registers.length > 0 ? registers : privatePretexts(view)),
    ...(isOffice ? freeMailboxes(view) : []),
    ...(isMessage(view) ? officeByLink(view, text) : []),
  ];
  return signs.sort(
    (left, right) => right.weight - left.weight || left.span.start - right.span.start,
  );
}

/** Whether the signs justify a warning: soft ones alone never do. */
export function warrantsWarning(signs: readonly ScamSign[]): boolean {
  const total = signs.reduce((sum, { weight }) => sum + weight, 0);
  return total >= WARNING_WEIGHT && signs.some(({ weight }) => weight >= TELLING);
}

/** Signs that rest on an account alone: offices of other countries, and few of ours, have such accounts. */
const ofAccounts: ReadonlySet<string> = new Set([
  'foreign_account',
  'not_a_tax_account',
  'not_a_state_account',
]);

/** Whether the letter's own words warrant the warning, so that none of its orders may be passed on. */
export const isMistrusted: (view: LetterView) => boolean = oncePer((view) =>
  warrantsWarning(findScamSigns(view).filter(({ id }) => !ofAccounts.has(id))),
);

/** Whether the letter sells an entry in a private register. */
export const sellsEntry = (view: LetterView): boolean =>
  isMistrusted(view) && findScamSigns(view).some(({ id }) => id === 'paid_register');

/** Whether the letter shows several strong signs at once, so that nothing in it can be believed. */
export function looksLikeScam(view: LetterView): boolean {
  // The small print of an offer makes it no graver.
  const signs = findScamSigns(view).filter(({ id }) => id !== 'pay_is_contract');
  const telling = signs.filter(({ weight }) => weight >= TELLING).length;
  const total = signs.reduce((sum, { weight }) => sum + weight, 0);
  if (telling >= SIGNS_OF_A_SCAM) return true;
  // A paid register counts once however many signs it shows, and has its own kind.
  const sure = signs.filter(({ weight, id }) => weight === SURE && !id.endsWith('register')).length;
  if (sure > 1 || (sure > 0 && isMessage(view))) return true;
  const spoken = signs.filter(({ weight, id }) => weight >= TELLING && !ofAccounts.has(id));
  if (sure > 0 && spoken.length > 1 && spoken.some(({ weight }) => weight === SURE)) return true;
  return telling > 1 && signs.length >= SIGNS_OF_A_SCAM && total >= WEIGHT_OF_A_SCAM;
}

/** Whether a text of any length shows that it is a fraud; checked before its quality. */
export const isSuspectedFraud = (letter: Letter): boolean => looksLikeScam(viewLetter(letter));

/** A few lines without a letterhead, an address and a signature: an SMS, a chat, an e-mail. */
const MESSAGE_LENGTH = 900;
const isMessage = ({ spaced }: LetterView) => spaced.trim().length <= MESSAGE_LENGTH;

/** The running text, position by position, in which no phrase crosses a paragraph break. */
function closedParagraphs(view: LetterView): string {
  return view.flow.folded.replace(/\n\n/g, ';;').replace(/\n/g, ' ');
}

function signOf(view: LetterView, text: string, sign: ScamPattern, isOffice: boolean): ScamSign[] {
  if (!sign.pattern.test(text)) return []; // most letters have none: no copy of the pattern is made
  const pattern = new RegExp(sign.pattern, 'g');
  for (const match of text.matchAll(pattern)) {
    const at = wholeWords(text, match);
    const sentence = sentenceOf(view, at);
    if (sign.unless?.test(text.slice(sentence.start, sentence.end)) === true) continue;
    return [
      {
        id: sign.id,
        weight: isOffice ? (sign.officeWeight ?? sign.weight) : sign.weight,
        explanation: sign.explanation,
        ...shownAt(view, at),
      },
    ];
  }
  return [];
}

function wholeWords(text: string, match: RegExpExecArray): Span {
  let start = match.index;
  let end = start + match[0].length;
  while (/\w/.test(text.charAt(start - 1))) start -= 1;
  while (/\w/.test(text.charAt(end))) end += 1;
  return { start, end };
}

function impossibleDates(view: LetterView): ScamSign[] {
  const [first] = findImpossibleDates(view.flow);
  if (first === undefined) return [];
  return [
    {
      id: 'impossible_date',
      weight: 2,
      explanation: 'Podaje datę, której nie ma w kalendarzu.',
      span: first.span,
      quote: readableQuote(view.source, first.span),
    },
  ];
}

const TAX_OFFICE_BANK = '1010'; // the National Bank of Poland keeps every tax office's account
/** A letterhead's cell that names a tax office; a bailiff's letter may tell of one in a sentence. */
const taxOffice =
  /^(?:od: )?(?:krajowa administracja skarbowa|izba administracji skarbowej|(?:[\w-]+ ){0,3}urzad skarbowy|naczelnik (?:[\w-]+ ){0,3}urzedu skarbowego)/;

/** A foreign account, and a tax office with an account at an ordinary bank. */
function accountSigns(view: LetterView, isOffice: boolean): ScamSign[] {
  const accounts = findAccounts(view.flow);
  const foreign = accounts.find(({ country }) => country !== 'PL');
  const isTaxOffice = isOffice && headsWithTaxOffice(view);
  const ordinary = isTaxOffice
    ? accounts.find(
        ({ country, account, label }) =>
          country === 'PL' &&
          account.slice(2, 6) !== TAX_OFFICE_BANK &&
          /(?:wplac|wplat|przelew|zaplac|zaplat|przekaz)\w*[^.;]{0,80}$/.test(label),
      )
    : undefined;
  const signs: ScamSign[] = [];
  if (foreign !== undefined) {
    signs.push({
      id: 'foreign_account',
      weight: isOffice ? 3 : 1,
      explanation: 'Podaje zagraniczne konto. Polskie urzędy mają konta tylko w Polsce.',
      span: foreign.span,
      quote: readableQuote(view.source, foreign.span),
    });
  }
  if (ordinary !== undefined) {
    signs.push({
      id: 'not_a_tax_account',
      weight: 3,
      explanation:
        'To nie jest konto urzędu skarbowego: urzędy skarbowe mają konta w Narodowym Banku Polskim.',
      span: ordinary.span,
      quote: readableQuote(view.source, ordinary.span),
    });
  }
  return signs;
}

function headsWithTaxOffice({ lines, titleLine }: LetterView): boolean {
  return lines
    .slice(0, titleLine)
    .some(({ segments }) => segments.some(({ text }) => taxOffice.test(foldText(text))));
}

const freeMailbox =
  /@(?:gmail|googlemail|outlook|hotmail|yahoo|proton|protonmail|icloud|wp|o2|onet|interia|op|tlen|gazeta|vp|poczta)\.|@[a-z0-9-]*poczta[a-z0-9-]*\./;
const writeTo = /(?:odes|wysl|przes|kontakt|napisz|pisz|na adres|e-?mail:)\w*[^.;]{0,80}$/;

/** An office that asks for mail to an ordinary mailbox; the addressee's own address does not count. */
function freeMailboxes(view: LetterView): ScamSign[] {
  const mailbox = findMailboxes(view.flow).find(({ value, span }) => {
    if (!freeMailbox.test(value)) return false;
    const at = flowPosition(view, span.start);
    return writeTo.test(view.spaced.slice(Math.max(0, at - 120), at));
  });
  if (mailbox === undefined) return [];
  return [
    {
      id: 'free_mailbox',
      weight: 2,
      explanation: 'Urząd pisze ze zwykłej skrzynki e-mail, a nie z urzędowego adresu.',
      span: mailbox.span,
      quote: readableQuote(view.source, mailbox.span),
    },
  ];
}
