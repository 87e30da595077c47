import { moneyText } from '#shared/letters/calendar/polish-wording.ts';
import { lengthInWords } from '#shared/letters/calendar/term-length.ts';
import { needsCounsel } from '#shared/letters/catalogue/counsel.ts';
import { findAmounts } from '#shared/letters/figures/amounts.ts';
import { outcomeOf } from '#shared/letters/reading/clauses/outcome.ts';
import { amountDue, type LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { oldDebtDay } from '#shared/letters/reading/money/old-debt.ts';
import { accusativeOf } from '#shared/letters/reading/remedy-names.ts';

import { givesOnly } from './duties/gives-only.ts';
import { lowerSumDuties } from './duties/lower-sum.ts';
import { accountsDuty, hasSeveralAccounts, titleWords } from './duties/payee.ts';
import { awardedSums } from './duties/paying/awarded-sums.ts';
import { offeredChoice } from './duties/paying/offered-choice.ts';
import { payTerm } from './duties/paying/pay-term.ts';
import { staysDue, wholeDebt } from './duties/paying/whole-debt.ts';
import { dueTerm, type Duty, reliefWords, until, when } from './duty.ts';
import { inInstalments, type Split } from './instalments.ts';
import { LONGEST_STEP } from './plan-step.ts';
import { lostInPlan } from './replies/what-is-lost.ts';

const differing =
  '. Kwota cyframi i kwota słownie się różnią: zapytaj nadawcę, która jest właściwa';

/** Before a guarantor pays (art. 876, 879 and 883 k.c.). */
const guarantorsCheck: Duty = {
  action:
    'Sprawdź w umowie poręczenia, za jaki dług i do jakiej kwoty odpowiadasz, i zapytaj nadawcę, ile spłacił główny dłużnik',
  step: 'Sprawdź, do jakiej kwoty jest poręczenie',
  priority: 'HIGH',
};

/** An interim order is to be obeyed even while a complaint against it runs. */
const worksAtOnce = ({ type }: LetterFacts) => type.id === 'postanowienie-zabezpieczenie';

/** The letter grants what the reader asked for: instalments, more time. */
const isRuledFor = ({ view, type }: LetterFacts): boolean => outcomeOf(view, type).isFavourable;

/** Whether the reader pays only after checking: a remedy is open, the debt is another's or may be time-barred. */
const mayBeContested = (facts: LetterFacts): boolean =>
  (facts.remedy !== null &&
    facts.type.level !== 'LOW' &&
    !worksAtOnce(facts) &&
    !isRuledFor(facts)) ||
  facts.role === 'guarantor' ||
  oldDebtDay(facts) !== null;

/** A reader who may already pay in instalments need not ask for them. */
const isGranted = (split: Split | undefined) =>
  split !== undefined && (split.first === undefined || split.isWhole);

/** When the reader pays: not before agreeing, and a renewed insurance only when keeping it. */
function conditionOf({ type }: LetterFacts, isContested: boolean): string {
  if (type.reply === 'insurance_renewal') return ', jeżeli zostajesz przy tym ubezpieczeniu';
  return isContested ? ', jeżeli zgadzasz się z pismem' : '';
}

const proof = /dowod\w* (?:wplaty|zaplaty|przelewu)|zostala zaplacona przed/;
const proofDuty: Duty = {
  action:
    'Jeżeli należność jest już zapłacona, wyślij nadawcy dowód wpłaty (potwierdzenie przelewu)',
  step: 'Wyślij dowód wpłaty, jeżeli już zapłacono',
  priority: 'LOW',
  quote: proof,
};

/** Paying what the letter asks for, with its term; and requesting instalments when the letter offers them. */
export function paymentDuties(facts: LetterFacts): readonly Duty[] {
  if (facts.financial.direction !== 'to_pay') return staysDue(facts);
  const choice = offeredChoice(facts);
  if (choice !== undefined) return [choice, ...accountsDuty(facts)];
  const due = wholeDebt(facts);
  const { reply, duties } = facts.type;
  const dismissed = /oddal\w+ powodztwo|powodztwo (?:zostalo )?oddal/.test(facts.view.spaced);
  if (reply === 'judgment' && dismissed) return [];
  const returned = reply === 'admin_decision' && /zwrot|zwroc/.test(facts.view.spaced);
  const split = inInstalments(facts);
  const sum = split?.isWhole === false ? ' rat w terminach z pisma' : due === null ? '' : ` ${due}`;
  const where = hasSeveralAccounts(facts) ? ' na rachunki z pisma' : '';
  const what = `Dokonaj zapłaty${returned ? ' (zwrotu)' : ''}${sum}${where}`;
  const own = payTerm(facts);
  const by = split === undefined ? own.words : split.words;
  const unclear = findAmounts(facts.view.flow).some(({ words }) => words?.agrees === false);
  const isOthersDebt = facts.role === 'guarantor';
  const contested = mayBeContested(facts);
  const lesser = reply === 'penal_order' || reply === 'assignment';
  const covered = duties.includes('relief') || duties.includes('restructure');
  return [
    ...when(isOthersDebt, guarantorsCheck),
    {
      action: `${what}${conditionOf(facts, contested)}${by}${titleWords(facts)}${unclear ? differing : ''}`,
      step: payStep(facts, {
        isReturn: returned,
        isContested: contested,
        isDoubtful: lesser,
        split,
      }),
      priority: lesser ? 'MEDIUM' : 'HIGH',
      due: split?.first ?? own.term,
      quote:
        /(?:wzywa\w*|prosi\w*|prosz\w*|nalezy|nalezno\w*|nakazuje|zobowiaz\w*|obowiazan\w*)[^.]{0,120}(?:wplac|zaplac|zaplat|wplat|uregul|uisc|splac|zwrot)\w*/,
    },
    ...accountsDuty(facts),
    ...lowerSumDuties(facts),
    ...when(
      !covered && !isGranted(split) && !isRuledFor(facts) && reliefWords.test(facts.view.spaced),
      {
        action:
          'Jeżeli nie możesz zapłacić całości, zaproponuj raty lub ugodę – bez uznawania długu, który budzi wątpliwości',
        step: 'Zaproponuj raty, jeżeli nie możesz zapłacić',
        priority: 'LOW',
        quote: reliefWords,
      },
    ),
    ...when(proof.test(facts.view.spaced), proofDuty),
  ];
}

/** The cost of the remedy according to the letter. */
function feeOf(fee: string | null): string {
  return fee?.endsWith('(według pouczenia)') === true ? `; opłata: ${fee}` : '';
}

const starts: Readonly<Record<string, string>> = {
  completion: 'od ukończenia czynności (nie od doręczenia pisma)',
  finality: 'od dnia, w którym rozstrzygnięcie się uprawomocniło',
  announcement: 'od ogłoszenia',
};

/** A statutory term that does not start with the letter's delivery: " – 2 tygodnie od ukończenia czynności". */
function laterStart({ type, remedy }: LetterFacts): string {
  const table = type.remedy;
  const start = table === null ? undefined : starts[table.start];
  if (table?.term == null || start === undefined || remedy?.name !== table.name) return '';
  return ` – ${lengthInWords(table.term)} ${start}`;
}

type Payment = {
  isReturn: boolean;
  isContested: boolean;
  isDoubtful: boolean;
  split: Split | undefined;
};

/** "Zapłać 1 284,57 zł, jeżeli się zgadzasz": only the sum; the instructions name costs and interest. */
function payStep(facts: LetterFacts, payment: Payment): string {
  const what = payment.split?.isWhole === false ? 'raty z pisma' : sumToPay(facts);
  const condition = payment.isDoubtful
    ? ', jeżeli wszystko się zgadza'
    : payment.isContested
      ? ', jeżeli się zgadzasz'
      : '';
  const how = payment.split?.isWhole === true ? ' w ratach' : '';
  const where = hasSeveralAccounts(facts) ? ' na rachunki z pisma' : '';
  const step = `${payment.isReturn ? 'Zwróć' : 'Zapłać'} ${what}${how}`;
  const full = `${step}${where}${condition}`;
  return full.length > LONGEST_STEP ? `${step}${condition}` : full;
}

function sumToPay(facts: LetterFacts): string {
  const { total_amount: total, main_amount: main, currency } = facts.financial;
  if (awardedSums(facts).length > 0) return 'kwoty z pisma';
  const value = total.value ?? main.value;
  return value === null ? 'kwotę z pisma' : moneyText(value, currency);
}

const routineIssuers = new Set(['insurer', 'energy']);

/** The answer to a suit is a separate duty. */
const isAnswerToSuit = ({ remedy, type }: LetterFacts) =>
  remedy?.name.startsWith('odpowiedź na pozew') === true && type.duties.includes('answer_suit');

/** Lodging the remedy in time and at the right place. */
export function remedyDuties(facts: LetterFacts): readonly Duty[] {
  const { remedy, type } = facts;
  if (remedy === null || isAnswerToSuit(facts)) return [];
  const to = remedy.addressee === null ? '' : `; adresat: ${remedy.addressee}`;
  const via = remedy.via === null ? '' : `, za pośrednictwem: ${remedy.via}`;
  const routine = routineIssuers.has(type.issuer) || type.level === 'LOW';
  const advice =
    routine ||
    givesOnly(facts) ||
    (type.counsel !== 'by_stakes' && !needsCounsel(type, type.level, amountDue(facts)))
      ? ''
      : '. W tej sprawie warto poradzić się prawnika przed upływem terminu';
  const ownTerm = facts.terms.some(({ what }) => what.includes(remedy.name));
  const own = ownTerm || !routine ? until(facts, remedy.name) : '';
  const term = own === '' ? laterStart(facts) : own;
  return [
    {
      action: `Jeżeli się nie zgadzasz, wnieś ${accusativeOf(remedy.name)}${term}${to}${via}${feeOf(remedy.fee)}${advice}`,
      step: remedyStep(remedy.name),
      otherwise: lostInPlan(facts),
      priority: routine ? 'MEDIUM' : 'HIGH',
      due: own === '' ? undefined : dueTerm(facts, remedy.name),
      quote:
        /(?:przysluguje|sluzy|wnosi sie|wniosl|moze\w* (?:pan\w* )?zlozyc|zlozyc reklamacj)[^.]{0,120}/,
    },
    ...when(type.issuer === 'insurer' && /rzecznik\w* finansow/.test(facts.view.spaced), {
      action:
        'Po odpowiedzi na reklamację możesz zwrócić się do Rzecznika Finansowego albo wystąpić do sądu z pozwem',
      step: 'Zwróć się do Rzecznika Finansowego, gdy dostaniesz odmowę',
      priority: 'LOW',
      quote: /rzecznik\w* finansow\w*[^.]{0,80}/,
    }),
  ];
}

/** "Wnieś odwołanie, jeżeli się nie zgadzasz"; the answer to a suit does not depend on disagreement. */
function remedyStep(name: string): string {
  if (name.startsWith('skarga na czynno')) return 'Wnieś skargę, jeżeli złamano przepisy';
  const action = `Wnieś ${accusativeOf(name)}`;
  const whole = `${action}, jeżeli się nie zgadzasz`;
  return name.startsWith('odpowiedź') || whole.length > LONGEST_STEP ? action : whole;
}
