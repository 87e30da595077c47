import { findAccounts } from '#shared/letters/figures/accounts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { foldText, readableQuote, type Span } from '#shared/letters/text/text.ts';
import { either, wordPattern } from '#shared/letters/text/word-list.ts';

import { firstLink, type ScamSign, shownAt } from './scam-pattern.ts';

/** Authorities of the State: their accounts are at the National Bank or at Bank Gospodarstwa Krajowego. */
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

/** An authority, an ordinary bank account and a deadline of hours: how false offices ask for money. */
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

/** An account at an ordinary bank; a masked account hides the bank, so only a deadline of hours speaks against it. */
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

/** Whether a letterhead cell names a public office, rightly or not. */
export function comesFromOffice(view: LetterView): boolean {
  return view.lines
    .slice(0, view.titleLine)
    .some(({ segments }) => segments.some(({ text }) => officeName.test(foldText(text))));
}

/** Offices of the State, as messages name them; they link only to sites of the State. */
const stateInMessage =
  /\be-?sad\b|\bsad\w{0,2} rejonow|urz[ae]d\w{0,2} skarbow|krajow\w{1,3} administracj\w{1,2} skarbow|\bpolicj|prokuratur|\bgitd\b|\bnfz\b|\bmobywatel|ministerstw/;

/** A message from an office of the State whose link leads elsewhere. */
export function officeByLink(view: LetterView, text: string): ScamSign[] {
  const found = stateInMessage.test(text) ? firstLink(text) : undefined;
  if (found === undefined) return [];
  return [
    {
      id: 'office_by_link',
      weight: 2,
      explanation: 'Podaje się za urząd, ale link nie prowadzi na stronę .gov.pl.',
      ...shownAt(view, found),
    },
  ];
}
