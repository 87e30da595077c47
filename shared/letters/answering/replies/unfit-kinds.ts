import type { ReplyKind } from './families.ts';
import {
  callsForAssets,
  changesAccount,
  comesHome,
  isGuarantor,
  isHeir,
  listsEstate,
  owesNothingYet,
} from './kinds/callings.ts';
import {
  announcesNothing,
  asksLandlord,
  cutsOff,
  demandsNothingNow,
  isMunicipalDue,
  isPlainBill,
  isPrivateSchool,
  isSuspected,
  keepsContract,
  lacksReturn,
  owesOverpayment,
  paysReader,
  takesBack,
  wantsWagesBack,
} from './kinds/demands.ts';
import { confirmsPaid, endsEnforcement } from './kinds/endings.ts';
import { fines, isForeign, rulesOnHealth, settlesYear } from './kinds/proceedings.ts';
import {
  both,
  cannotBeContested,
  correctsSlip,
  demolishes,
  endsByItself,
  givesBack,
  givesNotice,
  grantsRelief,
  isComplainant,
  isCriminalOffice,
  isFromTaxOffice,
  isInvited,
  isNotice,
  isNursery,
  isSuspicious,
  isToPay,
  not,
  offersSettlement,
  ofGoods,
  ofHousing,
  ofLoans,
  ofMovables,
  type Question,
  raisesRent,
  refusesPayment,
  rulesInFavour,
  says,
  seizesIncome,
  setsNewFees,
  settlesDeposit,
  tellsOfArrears,
} from './kinds/questions.ts';
import { ofServices } from './kinds/services.ts';
import { losesBySilence } from './kinds/silence.ts';

export type Rule = readonly [
  kinds: readonly ReplyKind[] | 'any',
  holds: Question,
  instead: ReplyKind,
];

/** The bailiff lists what somebody left, and the reader may inherit. */
const listsEstateOfKin: Question = (facts) =>
  /\bspis\w* inwentarza/.test(facts.view.foldedTitle) || (listsEstate(facts) && isHeir(facts));

/** A sale is announced and nothing is open any more against the seizure. */
const announcesAuction: Question = ({ view, remedy }) =>
  remedy === null && /\blicytacj/.test(view.foldedTitle);

/** "nie jest czynnością podlegającą zaskarżeniu", "skarga nie przysługuje". */
const isUncontestable: Question = ({ view, remedy }) =>
  remedy === null && deniesComplaint.test(view.spaced);
const deniesComplaint =
  /\b(?:nie (?:jest|stanowi|podlega)\b[^.;]{0,40}\bzaskarz|skarg\w* nie (?:przysluguj|sluz)|nie (?:przysluguj\w*|sluzy) (?:\w+ )?skarg)/;

const bailiffs: readonly ReplyKind[] = [
  'bailiff',
  'bailiff_start',
  'bailiff_account',
  'bailiff_wage',
  'bailiff_movables',
  'bailiff_estate',
];

/**
 * Kinds whose replies would not suit the letter: another body has another procedure, and a reply must not
 * answer what the letter does not do. The first rule that holds names the kind that suits.
 */
export const unfitKinds: readonly Rule[] = [
  ['any', isSuspicious, 'scam'],
  [['unknown', 'information', 'favourable'], losesBySilence, 'confirmation'],
  [
    [
      'payment_demand',
      'assignment',
      'debt_register',
      'bank_arrears',
      'bank_letter',
      'information',
      'invoice',
      'unknown',
    ],
    confirmsPaid,
    'debt_paid',
  ],
  [
    [
      'insurer',
      'insurer_final',
      'bank_letter',
      'seller_complaint',
      'unknown',
      'scam',
      'favourable',
    ],
    offersSettlement,
    'settlement_offer',
  ],
  [
    ['bank_call', 'bank_notice', 'bank_arrears', 'bank_letter', 'payment_demand', 'assignment'],
    isGuarantor,
    'guarantor',
  ],
  [['invoice', 'unknown', 'housing_fees'], both(changesAccount, owesNothingYet), 'changed_account'],
  [['bailiff'], callsForAssets, 'asset_list'],
  [['bailiff'], listsEstateOfKin, 'estate_inventory'],
  [['bailiff'], seizesIncome, 'bailiff_wage'],
  [
    ['child_benefit', 'krus_decision', 'zus_decision', 'zus_ruling', 'named_remedy', 'unknown'],
    rulesOnHealth,
    'krus_ruling',
  ],
  [
    ['admin_enforcement', 'admin_decision', 'driver_call', 'ticket', 'named_remedy', 'unknown'],
    both(isForeign, fines),
    'foreign_fine',
  ],
  [['summons'], isSuspected, 'suspect'],
  [['employer_claim', 'mutual_end'], wantsWagesBack, 'overpaid_wages'],
  [['mutual_end'], both(isToPay, says('zwrot*', 'nadplac*')), 'employer_claim'],
  [['work_penalty', 'dismissal', 'employer_claim'], isFromTaxOffice, 'tax_call'],
  [['tax_call'], lacksReturn, 'missing_return'],
  [
    ['bank_letter'],
    both((facts) => isComplainant(facts) || facts.type.id === 'bank-odpowiedz', refusesPayment),
    'bank_refusal',
  ],
  [['seller_complaint'], rulesInFavour, 'favourable'],
  [['admin_enforcement'], tellsOfArrears, 'zus_arrears'],
  [['admin_enforcement', 'enforcement_act'], announcesAuction, 'admin_auction'],
  [bailiffs, endsEnforcement, 'enforcement_over'],
  [bailiffs, isUncontestable, 'bailiff_notice'],
  [['bailiff_eviction'], ({ remedy }) => remedy === null, 'eviction_day'],
  [['tax_decision', 'tax_order', 'zus_decision', 'admin_decision'], grantsRelief, 'favourable'],
  [['tax_decision', 'zus_decision', 'admin_decision'], rulesInFavour, 'favourable'],
  [['admin_order'], correctsSlip, 'correction_order'],
  [['bailiff_estate'], ofMovables, 'bailiff_movables'],
  [['civil_order'], givesBack, 'favourable'],
  [['civil_order'], isCriminalOffice, 'prosecution_order'],
  [['admin_call', 'child_benefit'], rulesInFavour, 'favourable'],
  [['insurer'], (facts) => facts.remedy === null && !refusesPayment(facts), 'bank_letter'],
  [['seller_complaint'], both(ofLoans, not(ofGoods)), 'bank_letter'],
  [['seller_complaint'], ofServices, 'service_refusal'],
  [
    ['seller_complaint'],
    both((facts) => facts.type.id === 'odpowiedz-na-reklamacje', not(ofGoods)),
    'service_refusal',
  ],
  [['statutory_fee', 'payment_demand', 'office_claim', 'reminder'], takesBack, 'favourable'],
  [['energy', 'water'], isPlainBill, 'invoice'],
  [['energy', 'water'], announcesNothing, 'payment_demand'],
  [['energy'], not(cutsOff), 'payment_demand'],
  [
    ['cooperative', 'housing_fees', 'payment_demand'],
    both(isNursery, not(isPrivateSchool)),
    'office_claim',
  ],
  [['payment_demand'], isMunicipalDue, 'office_claim'],
  [['payment_demand'], demandsNothingNow, 'money_notice'],
  [['admin_call', 'tax_call', 'right_to_be_heard'], owesOverpayment, 'overpayment'],
  [['cooperative', 'housing_fees'], settlesYear, 'housing_settlement'],
  [['cooperative'], both(setsNewFees, ofHousing), 'housing_fees'],
  [['unknown'], both(isToPay, says('faktur*', 'odczyt*', 'zuzyci*')), 'invoice'],
  [
    ['unknown'],
    both(isToPay, says('nota obciazeniowa', 'note obciazeniowa', 'noty obciazeniowej')),
    'payment_demand',
  ],
  [['unknown', 'landlord'], both(settlesDeposit, not(givesNotice)), 'deposit_settlement'],
  [['unknown', 'appointment'], comesHome, 'visit_at_home'],
  [['unknown'], isInvited, 'appointment'],
  [['unknown'], both(isFromTaxOffice, isToPay), 'reminder'],
  [['unknown'], ({ type }) => type.id === 'zmiana-uslugi', 'service_change'],
  [['unknown'], cannotBeContested, 'information'],
  [['unknown', 'dismissal'], endsByItself, 'information'],
  [['landlord'], raisesRent, 'rent_rise'],
  [['termination', 'landlord', 'dismissal'], both(keepsContract, asksLandlord), 'tenants_demand'],
  [['termination', 'landlord', 'dismissal'], keepsContract, 'unknown'],
  [['demolition'], not(demolishes), 'admin_decision'],
  [['admin_call'], isNotice, 'right_to_be_heard'],
  [['unknown'], paysReader, 'favourable'],
];
