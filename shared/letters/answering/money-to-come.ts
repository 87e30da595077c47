import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { isSetOff, isSettledDebt } from '#shared/letters/reading/clauses/calls/settled-debt.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { sentenceQuote } from '#shared/letters/reading/letter-view.ts';
import { loweringSurplus } from '#shared/letters/reading/money/balances/lowered-bills.ts';
import { readersPart } from '#shared/letters/reading/money/owners/readers-part.ts';
import { isStranger } from '#shared/letters/reading/reader/reader.ts';
import { isUntrusted } from '#shared/letters/reading/scam/untrusted.ts';

import type { LetterDuty } from './duty.ts';

/** "Proszę odpisać i podać numer konta", "od otrzymania numeru rachunku". */
const asksForAccount =
  /\b(?:poda\w*|wskaza\w*|przesla\w*|otrzymani\w*|potrzebuj\w*|potrzebny|brakuje):? (?:\d\) |\d\. |- )?(?:\w+ ){0,3}numer\w* (?:\w+ ){0,2}(?:kont|rachunk)/;

/** "Nadpłatę zaliczymy na najbliższe faktury": it lowers the next bills and does not come. */
const credited =
  /\b(?:zalicz|rozlicz|przeksieg|pomniejsz)\w+ (?:\w+ ){0,5}(?:poczet|najblizsz|nastepn|kolejn|przyszl|biezac)/;
const sendsBack =
  /\b(?:zwroc(?:e|imy)|zwraca(?:m|my)|wypla(?:ce|cimy|cam|camy)|przele(?:je|jemy)|przekaz(?:e|emy)|oddamy)\b|\bzostanie (?:zwrocon|przelan|wyplacon|przekazan)/;

/** Money that the sender grants: the reader should check whether it arrived. */
export function moneyToCome({ financial, role, view }: LetterFacts): string[] {
  const lowering = loweringSurplus(view);
  if (lowering !== undefined) return [creditOf(moneyText(lowering / 100, financial.currency))];
  const sum = comingSum({ financial, role, view });
  if (sum === null) return [];
  if (credited.test(view.spaced) && !sendsBack.test(view.spaced)) return [creditOf(sum)];
  if (isSettledDebt(view) || isSetOff(view)) {
    return [`Sprawdź, czy przyszedł zwrot nadwyżki: ${sum}. Jeżeli nie, zapytaj o niego nadawcę`];
  }
  return [`Sprawdź, czy pieniądze przyszły: ${sum}. Jeżeli nie, zapytaj o nie nadawcę`];
}

const speaksOfSurplus = /\bnad(?:plat|plac|wyzk)\w*/;

/** The surplus of a bill or a settlement and how it comes back; null where there is none or the meaning tells both. */
export function surplusTold(facts: LetterFacts, told: string): string | null {
  const { view, type } = facts;
  const sum = comingSum(facts);
  if (sum === null || !ofBills.has(type.issuer) || !speaksOfSurplus.test(view.spaced)) return null;
  if (told.includes(sum) && /nadpła|nadwyż/i.test(told)) return null;
  const isCredited = credited.test(view.spaced);
  const isSent = sendsBack.test(view.spaced);
  const how =
    isCredited && !isSent
      ? ' Nadawca zaliczy ją na następne opłaty.'
      : isSent && !isCredited
        ? ' Nadawca pisze, że ją zwróci.'
        : '';
  return `Nadpłata: ${sum}.${how}`;
}
const ofBills: ReadonlySet<string> = new Set([
  'creditor',
  'energy',
  'housing',
  'landlord',
  'insurer',
  'private',
  'unknown',
  'municipality',
]);

/** Money that waits for the number of the reader's account, unless a known duty tells it. */
export function accountDuties(facts: LetterFacts, known: readonly LetterDuty[]): LetterDuty[] {
  const isTold = known.some(({ action }) => /numer\w* (?:\w+ )?(?:kont|rachun)/i.test(action));
  if (isTold || !asksForAccount.test(facts.view.spaced)) return [];
  const sum = comingSum(facts);
  // The sender may accept one part of a claim and pay it whatever becomes of the rest.
  const isOfPart = facts.financial.direction === 'disputed' && sendsBack.test(facts.view.spaced);
  if (sum === null && (!isOfPart || isUntrusted(facts))) return [];
  return [
    {
      action: `Podaj nadawcy numer konta, na które ma wypłacić pieniądze${sum === null ? '; jeżeli nie zgadzasz się z resztą odpowiedzi, napisz o tym osobno' : `: ${sum}`}`,
      step: 'Podaj nadawcy numer konta do wypłaty',
      priority: 'MEDIUM',
      quote: sentenceQuote(facts.view, asksForAccount),
      due: undefined,
    },
  ];
}

const creditOf = (sum: string) =>
  `Sprawdź na następnym rachunku, czy nadawca zaliczył Ci nadpłatę: ${sum}`;

function comingSum({
  financial,
  role,
  view,
}: Pick<LetterFacts, 'financial' | 'role' | 'view'>): string | null {
  const { direction, total_amount, main_amount, currency, rows } = financial;
  const part = readersPart(view);
  const whole = givenBack(rows) ?? total_amount.value ?? main_amount.value;
  const value = part === undefined ? whole : part / 100;
  const isOthers = isStranger(role) && role !== 'complainant';
  if (direction !== 'to_receive' || value === null || isOthers) return null;
  return moneyText(value, currency);
}

/** "zaliczyć 1 066 zł na poczet zaległości, a 372 zł zwrócić": beside an old debt only the one sum given back comes. */
function givenBack(rows: LetterFacts['financial']['rows']): number | null {
  const given = rows.filter(({ kind }) => kind === 'benefit');
  const rest = given.filter(({ quote }) => /pozosta|reszt/i.test(quote ?? ''));
  const [only, ...others] = new Set((rest.length > 0 ? rest : given).map(({ amount }) => amount));
  const isOfDebt = rows.some(({ kind }) => kind === 'interest');
  return isOfDebt && others.length === 0 ? (only ?? null) : null;
}
