import { asksNothing, needsNoAnswer } from '#shared/letters/reading/clauses/asks-nothing.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import { isRefusal } from '#shared/letters/reading/money/direction.ts';
import { wordPattern } from '#shared/letters/text/word-list.ts';

import type { ReplyKind } from './families.ts';
import { asksWithinTerm } from './kinds/asked-in-term.ts';
import { callsForPaper } from './kinds/callings.ts';
import {
  callsForPosition,
  isCorrectedByOffice,
  isOnlyHeard,
  liesInDeposit,
  passesEstateOn,
} from './kinds/proceedings.ts';
import { isSilentChoice } from './kinds/silence.ts';
import { type Rule, unfitKinds } from './unfit-kinds.ts';

type Question = (facts: LetterFacts) => boolean;

/** The letter says that it granted the request, or that nothing has to be done. */
const gives = wordPattern([
  'rozpatrzon* pozytywnie',
  'uwzglednil* pani',
  'uwzglednil* pana',
  'uwzglednil* panstwa',
  'uznajemy reklamacje',
  'uznajemy pan* reklamacje',
  'zwrocilismy',
  'przyznalismy',
  'zostal* w calosci splacon*',
]);
const refuses =
  /\b(?:odmawia(?:m|my)|nie zwr(?:acamy|oci\w*)|nie (?:znaj\w+|znalez\w+) podstaw|odrzuc(?:amy|ilismy)|w (?:pozostalej )?czesci|czesciow\w+)\b/;

const isGiving: Question = ({ view, financial }) =>
  gives.test(view.spaced) &&
  !refuses.test(view.spaced) &&
  !isRefusal(view) &&
  financial.direction !== 'conditional';

const wantsNothing: Question = ({ view, financial }) =>
  (needsNoAnswer(view) || (asksNothing(view) && !callsForPaper(view))) &&
  financial.direction !== 'to_pay';

/** A new table of fees or new conditions: silence is consent, an objection ends the contract. */
const changesTerms: Question = ({ view, type }) =>
  type.id === 'zmiana-warunkow' ||
  (/\b(?:zmian\w* (?:tabeli|taryfy|cennika|regulaminu|warunkow)|zmieniamy (?:tabel|taryf|cennik|regulamin))/.test(
    view.spaced,
  ) &&
    /\b(?:sprzeciw|wypowiedziec)/.test(view.spaced));

const speaksOfArrears: Question = ({ view, financial }) =>
  financial.direction === 'to_pay' &&
  /\b(?:zadluzeni|zaleglos|przeterminowan|niesplac|wymagaln)/.test(view.spaced);

/** The office has collected its evidence, or intends to decide: the reader may comment first. */
const isHeard: Question = ({ view }) =>
  /\b(?:wypowiedzeni\w+ sie|wypowiedziec sie|zajec stanowisko|przedstawic (?:swoje )?stanowisko)\b/.test(
    view.spaced,
  ) &&
  /\bzawiadamia|\binforma/.test(view.spaced) &&
  !callsForAnswer.test(view.spaced);

/** "wzywam Panią do udzielenia wyjaśnień w terminie 14 dni": silence is no option. */
const callsForAnswer =
  /\bwzywa\w*[^.]{0,120}\bdo (?:udzielenia|zlozenia|przedstawienia|nadeslania|przeslania|przedlozenia|uzupelnienia|wyjasnienia)/;

/** A sum that an office demands by letter, without a decision that could be appealed. */
const demandsMoney: Question = ({ view, financial }) =>
  financial.direction === 'to_pay' &&
  /\bwezwanie do (?:zaplaty|zwrotu)|\bwzywa(?:m|my)? (?:pana |pania |panstwa )?do (?:zaplaty|zwrotu|zaplacenia)/.test(
    view.spaced,
  );

/** A meeting is called, or costs are settled: there is no resolution to challenge in court. */
const resolves: Question = ({ view }) =>
  /\b(?:uchwal\w* nr|podjet\w+ uchwal|podjeci\w+ (?:przez \w+ )?uchwal|podjela uchwal|tresc uchwaly|uchwala sie)/.test(
    view.spaced,
  );
/** A day is set, and there is nothing to challenge in court yet. */
const isStillToCome: Question = ({ remedy, events }) => remedy === null && events.length > 0;
const settlesCosts: Question = (facts) =>
  !resolves(facts) &&
  facts.financial.direction === 'to_pay' &&
  /\brozliczeni/.test(facts.view.spaced);

/** Creditors file their claims with the trustee, in the register and in time. */
const callsForClaims: Question = ({ view }) =>
  /\bwierzytelnos\w+ (?:nalezy )?zglosic|\bzglosi\w* (?:swoj\w+ )?wierzytelnos|\bzglaszac wierzytelnos|\bzgloszeni\w+ wierzytelnosci/.test(
    view.spaced,
  );

/** A ticket left while the driver was away becomes final only when it is paid. */
const isLeftInAbsence: Question = ({ view }) =>
  /\bmandat\w* karn\w+ zaoczn/.test(view.flow.folded.slice(0, HEAD));
const HEAD = 400;

/** Payments exceeded the costs: the rest is credited or paid back. */
const endsInOverpayment: Question = ({ view, financial }) =>
  /\brozlicz(?:eni|yli|amy)/.test(view.spaced) &&
  (/\bnadplat\w+\)? wynosi\b/.test(view.spaced) ||
    (financial.direction === 'to_receive' && /\bnad(?:plat|wyzk)/.test(view.spaced)) ||
    (financial.direction !== 'to_pay' &&
      financial.direction !== 'disputed' &&
      /\bnadplat\w+ (?:w wysokosci|w kwocie|zostanie|zalicz|zwroc|[ .:|]{0,60}\d)/.test(
        view.spaced,
      )));

/** The charge is for parking, not for a ride: by a firm or by the road authority. */
const isForParking: Question = ({ view }) =>
  /\b(?:parking|parkowan|postoj)/.test(view.spaced) &&
  !/\b(?:autobus|tramwaj|pociag|metr[oa]\b|przejazd\w* bez)/.test(view.spaced);

/** A neighbour or another private person demands compensation: no insurer has paid. */
const isPrivateDamage: Question = ({ view }) =>
  !/\bregres|\bwyplacil\w* (?:poszkodowan\w+ )?odszkodowani|\btowarzystw\w+ ubezpiecz|\bart\. ?(?:43|828)\b/.test(
    view.spaced,
  );

/** A witness is called by a form for hearings, which also mentions motions and absence of parties. */
const isCalledAsWitness: Question = ({ view }) =>
  /\bw charakterze:? ?\[ ?x ?\] ?swiadka|\bwzywa[^.]{0,120}\bw charakterze swiadka/.test(
    view.spaced,
  );

/** A hospital sets a day: no court or office is involved. */
const isVisit: Question = ({ view }) =>
  /\b(?:szpital|przychodni|poradni|izb\w+ przyjec)/.test(view.spaced) &&
  /\btermin\w* (?:pan\w* )?(?:przyjecia|wizyty|zabiegu|badania|operacji)/.test(view.spaced) &&
  !/\b(?:sad(?:u|zie|em)?|komornik\w*|policj\w+|prokurat\w+) /.test(view.spaced);

const isPublicBody = /^(?:ZUS|Zakład Ubezpieczeń|Kasa Rolnicz|Urząd|Naczelnik|Gmina|Miasto|Wójt)/u;

/** Kinds whose replies assume something a letter may lack, with the question and the kind that fits then. */
const rules: readonly Rule[] = [
  [['bank_letter', 'bank_call'], isGiving, 'favourable'],
  [['bank_letter', 'bank_call', 'unknown'], changesTerms, 'changed_tariff'],
  [['bank_call'], (facts) => !speaksOfArrears(facts), 'bank_letter'],
  [['bank_letter'], speaksOfArrears, 'bank_arrears'],
  [
    ['insurer', 'insurer_final', 'bank_letter'],
    ({ sender, financial }) =>
      isPublicBody.test(sender ?? '') && financial.direction === 'to_receive',
    'favourable',
  ],
  [
    ['insurer', 'insurer_final', 'bank_letter'],
    ({ sender }) => isPublicBody.test(sender ?? ''),
    'information',
  ],
  [['transport_fee'], isForParking, 'private_parking'],
  [['insurer_recourse'], isPrivateDamage, 'damage_claim'],
  [['hearing', 'summons', 'unknown'], isVisit, 'appointment'],
  [['hearing', 'summons'], isCalledAsWitness, 'witness'],
  [['hearing', 'summons', 'unknown'], callsForPosition, 'motion_answer'],
  [['inheritance_case', 'court_call', 'information', 'unknown'], liesInDeposit, 'court_deposit'],
  [
    [
      'unknown',
      'hearing',
      'information',
      'inheritance',
      'inheritance_case',
      'order_without_remedy',
    ],
    passesEstateOn,
    'estate_passed_on',
  ],
  [['inheritance_case'], isOnlyHeard, 'hearing'],
  [
    ['reminder', 'tax_call', 'office_claim', 'unknown', 'tax_decision'],
    isCorrectedByOffice,
    'return_corrected',
  ],
  [['ticket'], isLeftInAbsence, 'absent_ticket'],
  [
    ['unknown', 'resolution', 'housing_fees', 'invoice', 'cooperative', 'energy', 'water'],
    endsInOverpayment,
    'overpayment',
  ],
  [['resolution'], settlesCosts, 'housing_settlement'],
  [['resolution'], (facts) => !resolves(facts) || isStillToCome(facts), 'meeting'],
  [
    ['unknown'],
    ({ role, type }) => role === 'complainant' && type.issuer !== 'bank',
    'seller_complaint',
  ],
  [['unknown'], callsForClaims, 'bankruptcy_claim'],
  [['admin_call'], demandsMoney, 'office_claim'],
  [['admin_call'], isHeard, 'right_to_be_heard'],
  [
    ['unknown'],
    ({ type, view }) => type.code === 'wezwanie_urzedu' && callsForPaper(view),
    'admin_call',
  ],
  [['unknown', 'contract', 'bank_letter', 'child_benefit'], wantsNothing, 'information'],
  [['unknown', 'contract'], isGiving, 'favourable'],
];

/** The kind, or the one that fits when the letter lacks what the kind's replies assume. */
export function fittingKind(kind: ReplyKind, facts: LetterFacts): ReplyKind {
  const named = instead(rules, kind, facts);
  const fit = instead(unfitKinds, named, facts);
  if (isSilentChoice(fit, facts.view)) return 'silent_choice';
  // Nobody is told that no answer is needed where the letter asks for something in time.
  return fit === 'information' && asksWithinTerm(facts) ? 'asked' : fit;
}

function instead(among: readonly Rule[], kind: ReplyKind, facts: LetterFacts): ReplyKind {
  const rule = among.find(
    ([kinds, holds]) => (kinds === 'any' || kinds.includes(kind)) && holds(facts),
  );
  return rule?.[2] ?? kind;
}
