import { findAccounts } from '#shared/letters/figures/accounts.ts';
import { type LetterView, quoteAt } from '#shared/letters/reading/letter-view.ts';
import { readableQuote, type Span } from '#shared/letters/text/text.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { link, type ScamSign } from './scam-pattern.ts';

/** Authorities of the state: their accounts are at the National Bank or at Bank Gospodarstwa Krajowego. */
const stateOffice = wordPattern([
  'krajow* administracj* skarbow*',
  'urzad komunikacji elektronicznej',
  'uke',
  'ministerstw*',
  'minister',
  'kancelari* premiera',
  'glown* inspektor*',
  'policj*',
  'prokuratur*',
  'krajow* rejestr* karn*',
]);
const STATE_BANKS = ['1010', '1130'];
const hasty =
  /w ciagu (?:najblizszych )?(?:12|24|36|48|72) godzin|w terminie (?:[1-3]|jednego|dwoch|trzech) dni|do konca dnia|jeszcze dzisiaj|natychmiast/;
const paysTo = /(?:wplac|wplat|przelew|zaplac|zaplat|przekaz|uisc|rachun|konto)\w*[^.;]{0,120}$/;

const HEAD = 700;

/** Authority, an ordinary bank account and a term of hours: how false offices ask for money. */
export function stateAccountSigns(view: LetterView): ScamSign[] {
  if (!stateOffice.test(view.spaced.slice(0, HEAD)) || !hasty.test(view.spaced)) return [];
  const account = ordinaryAccount(view);
  if (account === undefined) return [];
  return [
    {
      id: 'not_a_state_account',
      weight: 3,
      explanation:
        'Powołuje się na urząd państwowy, ale każe w kilka godzin lub dni wpłacić na konto w zwykłym banku.',
      span: account,
      quote: readableQuote(view.source, account),
    },
  ];
}

const hours = /w ciagu (?:najblizszych )?\d{2} godzin/;
const hiddenAccount = /\[(?:RACHUNEK|KONTO|NRB|IBAN)\w*\]/;

/** An account of an ordinary bank; a masked one tells no bank, so that only a term of hours speaks against it. */
function ordinaryAccount(view: LetterView): Span | undefined {
  const seen = findAccounts(view.flow).find(
    ({ country, account, label }) =>
      country === 'PL' && !STATE_BANKS.includes(account.slice(2, 6)) && paysTo.test(label),
  );
  if (seen !== undefined) return seen.span;
  const hidden = hours.test(view.spaced) ? hiddenAccount.exec(view.source) : null;
  return hidden === null
    ? undefined
    : { start: hidden.index, end: hidden.index + hidden[0].length };
}

const register =
  /(?:rejestr|ewidencj|spis|katalog|baz)\w* (?:\w+ ){0,4}(?:firm|przedsiebior|dzialalnosci|podmiot|gospodarcz|znakow|patent)\w*/;
const offered = wordPattern([
  'oferta', // niniejsze pismo stanowi ofertę
  'oferte',
  'oferty',
  'ofertowy',
  'dobrowoln*',
  'fakultatywn*',
  'nieobowiazkow*',
  'komercyjn*',
  'nie jest organem',
  'nie jest urzedem',
  'nie jest powiazan*',
]);
const fee = wordPattern(['oplat*', 'wplat*', 'platnosc*', 'naleznosc*']);
/** Whom such a letter imitates. */
const publicRegister = wordPattern([
  'ceidg',
  'krs',
  'uprp',
  'ewidencj* dzialalnosci',
  'centraln* rejestr*',
  'centraln* ewidencj*',
  'centraln* spis*',
  'urz* patentow*',
  'euipo',
  'wipo',
]);
/** "W celu dokonania wpisu w ewidencji prosimy o uiszczenie opłaty": the fee is for standing in a list. */
const feeForEntry = new RegExp(
  either(
    /(?:oplat|wplat|zaplat)\w*[^.;]{0,80}(?:wpis|publikacj|ujawnieni|monitorow|ewidencj)/,
    /(?:wpis|publikacj|ujawnieni|monitorow|ewidencj)\w*[^.;]{0,80}(?:oplat|wplat|zaplat)/,
  ),
);
/** "stanowi ofertę zawarcia umowy", "niezależnej od Urzędu Patentowego": what small print admits. */
const admitted =
  /(?:stanowi|jest) (?:\w+ )?ofert|niezalezn\w{0,4} od (?:\w+ ){0,2}(?:urz|ministerst|euipo)|nie jest (?:powiazan|organem|urzedem)/;

/** A private register that writes like CEIDG, asks for a fee and says in small print that it is an offer. */
export function paidRegisters(view: LetterView): ScamSign[] {
  const { spaced } = view;
  const isList = register.test(spaced.slice(0, 2 * HEAD)) && fee.test(spaced);
  const small = isList ? offered.exec(spaced) : feeForEntry.test(spaced) && admitted.exec(spaced);
  if (small === null || small === false || !publicRegister.test(spaced)) return [];
  return [
    {
      id: 'paid_register',
      weight: 3,
      explanation:
        'To oferta płatnego wpisu do prywatnego rejestru. Wpis do CEIDG jest bezpłatny, a opłaty KRS pobiera sąd.',
      span: view.flow.toSource(small.index, small.index + small[0].length),
      quote: quoteAt(view, { start: small.index, end: small.index + small[0].length }),
    },
  ];
}

const officeName = new RegExp(
  String.raw`^${either(
    'rzeczpospolita polska',
    'krajowa administracja skarbowa',
    'izba administracji',
    /(?:\w+ )?(?:\w+ )?urzad skarbowy/, // Drugi Mazowiecki Urząd Skarbowy
    'naczelnik',
    'dyrektor izby',
    'minister',
    'ministerstwo',
    'zaklad ubezpieczen',
    /zus\b/,
    'policja',
    'komend',
    'prokuratur',
    /sad (?:rejonowy|okregowy|apelacyjny|najwyzszy)/,
    'komornik',
    'glowny inspektor',
    'wojewod',
    /urzad (?:miasta|gminy|miejski|marszal)/,
    'prezydent miasta',
    'burmistrz',
    'wojt gminy',
  )}`,
);

/** Whether a cell of the letterhead names a public office, rightly or not. */
export function comesFromOffice(view: LetterView): boolean {
  return view.lines
    .slice(0, view.titleLine)
    .some(({ segments }) => segments.some(({ text }) => officeName.test(foldText(text))));
}

/** Offices of the State, as messages call them; they lead only to sites of the State. */
const stateInMessage =
  /\be-?sad\b|\bsad\w{0,2} rejonow|urz[ae]d\w{0,2} skarbow|krajow\w{1,3} administracj\w{1,2} skarbow|\bpolicj|prokuratur|\bgitd\b|\bnfz\b|\bmobywatel|ministerstw/;
const aLink = new RegExp(link);

/** A message of an office of the State whose link leads elsewhere. */
export function officeByLink(view: LetterView, text: string): ScamSign[] {
  if (!stateInMessage.test(text)) return [];
  const found = aLink.exec(text);
  if (found === null) return [];
  const at = { start: found.index, end: found.index + found[0].length };
  return [
    {
      id: 'office_by_link',
      weight: 2,
      explanation: 'Podaje się za urząd, ale link nie prowadzi na stronę .gov.pl.',
      span: view.flow.toSource(at.start, at.end),
      quote: quoteAt(view, at),
    },
  ];
}
