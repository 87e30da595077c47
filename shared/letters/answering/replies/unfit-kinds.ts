import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import {
  both,
  cannotBeContested,
  demolishes,
  endsByItself,
  endsEnforcement,
  givesBack,
  givesNotice,
  grantsRelief,
  isCriminalOffice,
  isForeign,
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

export type Rule = readonly [
  kinds: readonly ReplyKind[] | 'any',
  holds: Question,
  instead: ReplyKind,
];

const bailiffs: readonly ReplyKind[] = [
  'bailiff',
  'bailiff_start',
  'bailiff_account',
  'bailiff_wage',
  'bailiff_movables',
];

/**
 * Kinds whose replies would not suit the letter: another body has another procedure, and a reply must not
 * answer what the letter does not do. The first rule that holds names the kind that suits.
 */
export const unfitKinds: readonly Rule[] = [
  ['any', isSuspicious, 'scam'],
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
  [['bailiff'], seizesIncome, 'bailiff_wage'],
  [['admin_enforcement', 'named_remedy', 'unknown'], isForeign, 'foreign_fine'],
  [['work_penalty', 'dismissal', 'employer_claim'], isFromTaxOffice, 'tax_call'],
  [['admin_enforcement'], tellsOfArrears, 'zus_arrears'],
  [bailiffs, endsEnforcement, 'favourable'],
  [['tax_decision', 'zus_decision', 'admin_decision'], grantsRelief, 'favourable'],
  [['bailiff_estate'], ofMovables, 'bailiff_movables'],
  [['civil_order'], givesBack, 'favourable'],
  [['civil_order'], isCriminalOffice, 'prosecution_order'],
  [['admin_call', 'child_benefit'], rulesInFavour, 'favourable'],
  [['insurer'], (facts) => facts.remedy === null && !refusesPayment(facts), 'bank_letter'],
  [['seller_complaint'], both(ofLoans, not(ofGoods)), 'bank_letter'],
  [['cooperative', 'housing_fees'], isNursery, 'office_claim'],
  [['cooperative'], both(setsNewFees, ofHousing), 'housing_fees'],
  [['unknown'], both(isToPay, says('faktur*', 'odczyt*', 'zuzyci*')), 'invoice'],
  [
    ['unknown'],
    both(isToPay, says('nota obciazeniowa', 'note obciazeniowa', 'noty obciazeniowej')),
    'payment_demand',
  ],
  [['unknown', 'landlord'], both(settlesDeposit, not(givesNotice)), 'deposit_settlement'],
  [['unknown'], isInvited, 'appointment'],
  [['unknown'], cannotBeContested, 'information'],
  [['unknown', 'dismissal'], endsByItself, 'information'],
  [['landlord'], raisesRent, 'rent_rise'],
  [['demolition'], not(demolishes), 'admin_decision'],
  [['admin_call'], isNotice, 'right_to_be_heard'],
];
