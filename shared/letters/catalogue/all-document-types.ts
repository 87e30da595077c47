import { hearingTypes } from './courts/hearings.ts';
import { judgmentTypes } from './courts/judgments.ts';
import { landRegisterTypes } from './courts/land-register.ts';
import { courtNoticeTypes } from './courts/notices.ts';
import { paymentOrderTypes } from './courts/payment-orders.ts';
import { pleadingOrderTypes } from './courts/pleading-orders.ts';
import { pleadingTypes } from './courts/pleadings.ts';
import { registerCourtTypes } from './courts/register-court.ts';
import { crimeTypes } from './criminal/crimes.ts';
import { drivingTypes } from './criminal/driving.ts';
import { fineTypes } from './criminal/fines.ts';
import { criminalOrderTypes } from './criminal/orders.ts';
import { collectorTypes } from './debts/collectors.ts';
import { demandTypes } from './debts/demands.ts';
import { feeTypes } from './debts/fees.ts';
import { privateClaimTypes } from './debts/private-claims.ts';
import type { DocumentType } from './document-type.ts';
import { administrativeEnforcementTypes } from './enforcement/administrative.ts';
import { bailiffDemandTypes } from './enforcement/demands.ts';
import { proceedingTypes } from './enforcement/proceedings.ts';
import { saleTypes } from './enforcement/sales.ts';
import { seizureTypes } from './enforcement/seizures.ts';
import { bankTypes } from './finance/banks.ts';
import { clientDataTypes } from './finance/client-data.ts';
import { insurancePremiumTypes } from './finance/insurance-premium.ts';
import { insuranceRenewalTypes } from './finance/insurance-renewal.ts';
import { insurerTypes } from './finance/insurers.ts';
import { bankReminders } from './finance/reminders.ts';
import { homeTypes } from './housing/homes.ts';
import { ownersCallTypes } from './housing/owners-calls.ts';
import { tenancyTypes } from './housing/tenancies.ts';
import { terminationWarnings } from './housing/termination-warnings.ts';
import { inspectionTypes } from './inspections/inspections.ts';
import { permitTypes } from './inspections/permits.ts';
import { protocolTypes } from './inspections/protocols.ts';
import { farmersAndHealthTypes } from './insurance/farmers-and-health.ts';
import { zusDecisionTypes } from './insurance/zus-decisions.ts';
import { zusDeductionTypes } from './insurance/zus-deductions.ts';
import { zusLetterTypes } from './insurance/zus-letters.ts';
import { zusOtherRouteTypes } from './insurance/zus-other-routes.ts';
import { officeAnswerTypes } from './offices/answers.ts';
import { benefitTypes } from './offices/benefits.ts';
import { officeCallTypes } from './offices/calls.ts';
import { officeDecisionTypes } from './offices/decisions.ts';
import { supportLevelTypes } from './offices/support-level.ts';
import { estateTypes } from './others/estates.ts';
import { everydayNoticeTypes } from './others/everyday-notices.ts';
import { otherTypes } from './others/others.ts';
import { plainLetterTypes } from './others/plain-letters.ts';
import { privateLetterTypes } from './others/private-letters.ts';
import { rejectedEstateTypes } from './others/rejected-estates.ts';
import { utilityTypes } from './services/utilities.ts';
import { correctedReturnTypes } from './taxes/corrected-returns.ts';
import { reminderTypes } from './taxes/reminders.ts';
import { taxCallTypes } from './taxes/tax-calls.ts';
import { taxDecisionTypes } from './taxes/tax-office.ts';
import { dismissalTypes } from './work/dismissals.ts';
import { leaveTypes } from './work/leave.ts';
import { rejectedObjectionTypes } from './work/rejected-objections.ts';
import { workTypes } from './work/work.ts';

const rows = [
  ...paymentOrderTypes,
  ...pleadingTypes,
  ...pleadingOrderTypes,
  ...judgmentTypes,
  ...landRegisterTypes,
  ...hearingTypes,
  ...registerCourtTypes,
  ...courtNoticeTypes,
  ...crimeTypes,
  ...criminalOrderTypes,
  ...seizureTypes,
  ...proceedingTypes,
  ...bailiffDemandTypes,
  ...saleTypes,
  ...administrativeEnforcementTypes,
  ...taxDecisionTypes,
  ...reminderTypes,
  ...correctedReturnTypes,
  ...taxCallTypes,
  ...inspectionTypes,
  ...permitTypes,
  ...protocolTypes,
  ...benefitTypes,
  ...supportLevelTypes,
  ...officeDecisionTypes,
  ...officeCallTypes,
  ...officeAnswerTypes,
  ...zusDecisionTypes,
  ...zusOtherRouteTypes,
  ...farmersAndHealthTypes,
  ...zusDeductionTypes,
  ...zusLetterTypes,
  ...drivingTypes,
  ...fineTypes,
  ...insurerTypes,
  ...insurancePremiumTypes,
  ...insuranceRenewalTypes,
  ...bankTypes,
  ...bankReminders,
  ...clientDataTypes,
  ...utilityTypes,
  ...homeTypes,
  ...ownersCallTypes,
  ...tenancyTypes,
  ...terminationWarnings,
  ...demandTypes,
  ...collectorTypes,
  ...feeTypes,
  ...privateClaimTypes,
  ...privateLetterTypes,
  ...dismissalTypes,
  ...leaveTypes,
  ...workTypes,
  ...rejectedObjectionTypes,
  ...estateTypes,
  ...rejectedEstateTypes,
  ...everydayNoticeTypes,
  ...otherTypes,
  ...plainLetterTypes,
];

/** The families of replies that the rows name; `answering/replies` has more, chosen by a letter's words. */
export type NamedReply = (typeof rows)[number]['reply'];

/** A kind of letter of the catalogue. */
export type KnownType = DocumentType<NamedReply>;

/** Every kind of letter the product knows; when two score the same, the earlier one wins. */
export const allDocumentTypes: readonly KnownType[] = rows;

const byId = new Map(allDocumentTypes.map((type) => [type.id, type]));

/** The row with this id; throws `RangeError` for an unknown id. */
export function documentTypeOf(id: string): KnownType {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`No document type "${id}".`);
  return found;
}
