import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { onlyMentions, type ScamSign, shownAt } from './scam-pattern.ts';

/*
 * What frauds share whatever their story: money is wanted now, nobody may be asked, and nobody may be told. Each alone
 * appears in honest letters; together they hardly do. General knowledge of confidence tricks: no report was read.
 */

/** Longer texts are letters and contracts, in which these phrases are unrelated. */
const LONGEST = 3_000;

const relatives = either(
  ...['nikomu', 'nikim', 'mamie', 'tacie', 'corce', 'synowi', 'rodzic', 'rodzini', 'bliskim'],
  ...['mezowi', 'zonie', 'dzieciom', 'bankowi', 'ksiegow', 'pracownikom banku'],
);
/** Nobody may be told. */
const secret = new RegExp(
  either(
    new RegExp(String.raw`nie (?:mow|wspomin|zdradz|opowiad|powiedz)\w* [^.;]{0,30}\b${relatives}`),
    /\bnikomu [^.;]{0,50}\bnie (?:mow|wspomin|zdradz|powiedz|przekaz)/,
    /nie wolno [^.;]{0,20}(?:mowic|rozmawiac|informowac|wspominac) [^.;]{0,20}nik(?:omu|im|ogo)/,
    /\b(?:zosta\w+|tylko) miedzy nami\b/,
    /\b(?:peln|scisl|calkowit|absolutn)\w{1,2} (?:dyskrecj|tajemnic|poufnosc)/,
    /\b(?:sprawa|operacja|transakcja|akcja) [^.;]{0,40}(?:poufn|tajn)/,
    /\btajn\w{1,3} (?:dzialan|operacj|sledztw|akcj)/,
  ),
);
/** Nobody can be asked: the sender is out of reach, and the known number does not work. */
const unasked = new RegExp(
  either(
    /nie (?:moge|mozemy) (?:\w+ ){0,3}(?:rozmawiac|odebrac|odbierac|gadac)/,
    /nie (?:dzwon\b|dzwoncie|telefonuj|odbieram|rozlaczaj)/,
    /(?:telefony?|numer) [^.;]{0,30}(?:nieczynn|nie dziala|wylaczon)/,
    /(?:kontakt|pisz|odpowied|odpisz|wyslij|pisac)\w* (?:prosimy )?(?:tylko|wylacznie) (?:przez|na ten|tutaj|tu\b)/,
    /nie (?:loguj|logowac) sie/,
  ),
);
/** Money or what stands for it is wanted. */
const wanted = new RegExp(
  either(
    /\b(?:zrob|wykonaj|zlec|pusc)\w* [^.;]{0,40}przelew/,
    /\b(?:przelej|wplac|zaplac|wyplac|doplac|oplac|pozycz)(?:cie)?\b/,
    /\b(?:musisz|musi|trzeba|pros\w+|potrzebuj\w*|moglbys|moglabys) [^.;]{0,40}(?:przelew|przelac|wplac|wyplac|zaplac|oplac|gotowk)/,
    /\b(?:wplaci|zaplaci|przeleje) (?:pan|pani)\b/,
    /\bkup\w* [^.;]{0,40}\bkart\w?\b/,
    /\b(?:podaj|podyktuj|przeslij|wyslij)\w* [^.;]{0,30}\bkod/,
    /\bwplata\w* [^.;]{0,20}(?:dzis|teraz|natychmiast|kodem)/,
  ),
);
const inHours = new RegExp(
  either(
    /\b(?:dzis|dzisiaj|zaraz|natychmiast|teraz|pilnie|pilny|pilna|pilne)\b/,
    /\b(?:przed|do|o) (?:godz\w*\.? )?\d{1,2}[:.]\d{2}\b/,
    /\bw ciagu (?:\w+ )?\d{1,2} ?(?:h\b|godz|min)/,
    /\bliczy sie kazda (?:godzina|minuta)/,
    /\bdo (?:polnocy|konca dnia)\b/,
  ),
);
/** "Jak bank zadzwoni, powiedz, że to stały kontrahent." */
const bankAsks =
  /\b(?:bank|banku|kasjer\w*|konsultant\w*|pracownik\w*) [^.;]{0,60}(?:pyta|zapyta|zadzwoni)\w*/;
const liesToBank = new RegExp(
  String.raw`${bankAsks.source}[^.;]{0,40}\b(?:powiedz|potwierdz|odpowiedz|mow)\w*,? (?:\w+ ){0,2}ze\b`,
);
/** Money first, for money, goods, work or a flat that come later. */
const feeFirst = new RegExp(
  either(
    /(?:uwolnieni|odblokowani|odzyskani)\w* [^.;]{0,60}(?:konieczn|wymagan|niezbedn|potrzebn|oplac|wplac)[^.;]{0,40}(?:oplat|wplat|kaucj|prowizj|depozyt)/,
    /\bwplac\w* depozyt [^.;]{0,40}(?:odbier|otrzym|dosta)/,
    /\b(?:material|towar|zestaw|paczk)\w*,? [^.;]{0,30}(?:wplat|wplac|oplac)\w* [^.;]{0,20}kaucj/,
    /\bogladani\w* [^.;]{0,30}po (?:wplac|zaplac|przelew)/,
    /\bklucz\w* [^.;]{0,20}(?:kurierem|poczta|paczkomat\w*),? [^.;]{0,20}(?:wplac|zaplac|przel|oplac)/,
  ),
);
/** A loan or a payout that costs something first: banks have such conditions too. */
const feeBeforePayout =
  /\b(?:przed|w celu) wyplat\w{1,2} (?:\w+ ){0,3}(?:prosimy|prosze|nalezy|trzeba)[^.;]{0,30}(?:oplat|oplac|wplat|wplac)/;
/** "na konto asesora", "na rachunek pełnomocnika": somebody else's account in the name of a firm or an office. */
const privatePayee =
  /\b(?:kont|rachun)\w* (?:\w+ )?(?:pelnomocnika|asesora|kuriera|kolegi|kolezanki|pracownika|opiekuna|konsultanta|agenta|doradcy)\b/;
/** A present that somebody is not to know of yet. */
const surprise = /\b(?:prezent|niespodziank|urodzin|imienin)/;
/** "Płacimy 15 zł za każde polubienie." */
const paidForClicks =
  /\b(?:placimy|zaplacimy|zarob\w*|zarabia\w*|dostaniesz) [^.;]{0,40}za (?:kazd\w{1,2} )?(?:polubien|lajk|klikni|ocen[eay]\b|obejrzen)/;

type Trait = Pick<ScamSign, 'id' | 'weight' | 'explanation'> & {
  every: readonly RegExp[];
  unless?: RegExp;
};

const traits: readonly Trait[] = [
  {
    id: 'pay_in_secret',
    weight: 3,
    every: [secret, wanted],
    unless: surprise,
    explanation: 'Chce pieniędzy i każe nikomu o tym nie mówić. Robią tak oszuści.',
  },
  {
    id: 'pay_without_asking',
    weight: 2,
    every: [unasked, wanted, inHours],
    explanation:
      'Chce pieniędzy albo kodu w kilka godzin i nie pozwala zadzwonić. Zapytaj tę osobę lub firmę pod znanym Ci numerem.',
  },
  {
    id: 'lie_to_bank',
    weight: 3,
    every: [liesToBank],
    explanation:
      'Podpowiada, co powiedzieć bankowi. Bank pyta po to, żeby ochronić Twoje pieniądze.',
  },
  {
    id: 'fee_first',
    weight: 3,
    every: [feeFirst],
    explanation: 'Każe najpierw zapłacić, żeby coś dostać. Tak robią oszuści.',
  },
  {
    id: 'fee_before_payout',
    weight: 2,
    every: [feeBeforePayout],
    explanation: 'Każe zapłacić, zanim wypłaci pieniądze. Sprawdź firmę w rejestrze KNF.',
  },
  {
    id: 'private_payee',
    weight: 2,
    every: [privatePayee],
    explanation: 'Każe wpłacić na konto innej osoby, a nie firmy lub urzędu.',
  },
  {
    id: 'paid_for_clicks',
    weight: 3,
    every: [paidForClicks],
    explanation: 'Obiecuje pieniądze za polubienia lub kliknięcia. Potem każe wpłacać depozyty.',
  },
];

/** The traits that frauds of any story share, each shown by its first phrase. */
export function sharedSigns(view: LetterView, text: string): ScamSign[] {
  if (text.trim().length > LONGEST) return [];
  return traits.flatMap(({ id, weight, every, unless, explanation }) => {
    if (unless?.test(text) === true) return [];
    const places = every.map((pattern) => orderedAt(text, pattern));
    const [first] = places;
    if (first === undefined || places.includes(undefined)) return [];
    return [{ id, weight, explanation, ...shownAt(view, first) }];
  });
}

/** Where a phrase is said, not warned of and not told of the past. */
function orderedAt(text: string, pattern: RegExp): { start: number; end: number } | undefined {
  for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
    const before = Math.max(
      ...['.', ';', '!', '?'].map((end) => text.lastIndexOf(end, match.index)),
    );
    const after = text.slice(match.index).search(/[.;!?]/);
    const end = after < 0 ? text.length : match.index + Math.max(after, match[0].length);
    if (!onlyMentions.test(text.slice(before + 1, end)))
      return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
