import { datesInFlow } from '#shared/letters/calendar/dates.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import {
  type Flow,
  flowOf,
  foldText,
  normalizeLetter,
  type Span,
} from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

/** What generated words may contain: the letter's figures and those that we know or computed. */
export type Known = {
  /** Letters and digits of the letter and of our own texts, in capitals, without anything between them. */
  compact: string;
  folded: string;
  grosze: ReadonlySet<number>;
  days: ReadonlySet<string>;
};

/** Something unknown in a passage, and its replacement. */
export type Foreign = Span & { kind: 'account' | 'amount' | 'day' | 'contact'; gap: string };

const compacted = (text: string) => text.toUpperCase().replace(/[^A-Z\d]/g, '');

/** `letter` is without the parts that no fact may come from; `ours` are our own texts (the law, the reply by the rules). */
export function knownFrom(letter: Flow, ours: readonly string[], days: readonly string[]): Known {
  const flows = [letter, ...ours.map((text) => flowOf(normalizeLetter(text)))];
  return {
    compact: flows.map(({ source }) => compacted(source)).join(' '),
    folded: flows.map(({ source }) => foldText(source)).join('\n'),
    grosze: new Set(flows.flatMap((flow) => findAmounts(flow).map(({ grosze }) => grosze))),
    days: new Set([...flows.flatMap((flow) => daysOf(flow).map(({ iso }) => iso)), ...days]),
  };
}

/** The days in a passage except those of statutes. */
export const daysIn = (passage: string) => daysOf(flowOf(passage));

const daysOf = (flow: Flow) => datesInFlow(flow).filter(({ role }) => role !== 'statute');

/** Unknown accounts, amounts, days, phones and addresses, in reading order, none overlapping. */
export function foreignIn(passage: string, known: Known): Foreign[] {
  const flow = flowOf(passage);
  const inDigits = /\d/.test(passage)
    ? [...foreignAccounts(passage, known), ...foreignPhones(passage, known)]
    : [];
  const found = [
    ...inDigits,
    ...foreignAddresses(passage, known),
    ...findAmounts(flow)
      .filter(({ explicit, grosze }) => explicit && !known.grosze.has(grosze))
      .map(({ span }) => ({ ...span, kind: 'amount' as const, gap: '[sprawdź: kwota]' })),
    ...daysOf(flow)
      .filter(({ iso }) => !known.days.has(iso))
      .map(({ span }) => ({ ...span, kind: 'day' as const, gap: '[sprawdź: data]' })),
  ];
  return withoutOverlaps(found);
}

/** The earlier one stays, then the longer one. */
function withoutOverlaps(found: Foreign[]): Foreign[] {
  let end = 0;
  return found
    .sort((left, right) => left.start - right.start || right.end - left.end)
    .filter((one) => {
      if (one.start < end) return false;
      end = one.end;
      return true;
    });
}

const account = /(?<![\dA-Z])(?:[A-Z]{2}[ -]?)?\d(?:[ ./_–-]{0,3}\d){25}(?!\d)/g;
const foreignAccount =
  /(?<![\dA-Z])(?!PL)[A-Z]{2}\d{2}(?:[ -]?[\dA-Z]{4}){3,7}(?:[ -]?[\dA-Z]{1,3})?(?![\dA-Z])/g;

function foreignAccounts(passage: string, { compact }: Known): Foreign[] {
  return [account, foreignAccount].flatMap((pattern) =>
    places(passage, pattern)
      .filter(({ raw }) => !compact.includes(compacted(raw).replace(/^PL(?=\d)/, '')))
      .map(({ start, end }) => ({
        start,
        end,
        kind: 'account' as const,
        gap: '[uzupełnij: numer rachunku z pisma]',
      })),
  );
}

const address = new RegExp(
  either(
    /(?:[a-z]+:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)[^\s<>"')\]]+/, // https://…, www.…, bank.example/login
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, // biuro@firma.pl
    /(?<![\w@.-])(?:[a-z\d-]{2,}\.){1,4}(?:pl|com|eu|org|net|info|biz|io|online|site|top|xyz)(?![\w-])/, // firma.pl
  ),
  'gi',
);
/** What every address contains. */
const mayBeAddress = /@|:\/\/|www\.|[\w-]\.[a-z]{2}/i;
/** Pages of the State contain no trap. */
const official = /(?:^|[/.@])[\w-]*\.?gov\.pl(?=$|\/)/;

function foreignAddresses(passage: string, { folded }: Known): Foreign[] {
  if (!mayBeAddress.test(passage)) return []; // most passages have none, and the pattern is slow
  return places(passage, address)
    .map((place) => ({ ...place, raw: place.raw.replace(/[.,;:]+$/, '') }))
    .filter(({ raw }) => !folded.includes(foldText(raw)) && !official.test(raw.toLowerCase()))
    .map(({ raw, start }) => ({
      start,
      end: start + raw.length,
      kind: 'contact' as const,
      gap: '[uzupełnij: adres]',
    }));
}

const phone =
  /(?<![\d/.,-])(?:(?:\+|00)48[ -]?)?(?:\d{3}[ -]?\d{3}[ -]?\d{3}|\(?\d{2}\)?[ -]\d{3}[ -]\d{2}[ -]\d{2}|\(\d{2}\) ?\d{7})(?![\d/]|[.,]\d)/g;
/** Words that show that nine digits are not a phone number. */
const otherNumber = /(?:regon|nip|krs|nr|numer|sygn\w*|art)\W{0,4}$/i;

function foreignPhones(passage: string, { compact }: Known): Foreign[] {
  return places(passage, phone)
    .filter(({ raw, start }) => {
      const digits = raw.replace(/\D/g, '').replace(/^(?:00)?48(?=\d{9}$)/, '');
      const before = passage.slice(Math.max(0, start - 12), start);
      return !compact.includes(digits) && !otherNumber.test(before);
    })
    .map(({ start, end }) => ({
      start,
      end,
      kind: 'contact' as const,
      gap: '[uzupełnij: numer telefonu]',
    }));
}

function places(passage: string, pattern: RegExp): (Span & { raw: string })[] {
  return [...passage.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    raw: match[0],
  }));
}
