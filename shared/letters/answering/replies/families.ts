import { callFamilies } from './courts/calls.ts';
import { europeanOrderFamilies } from './courts/european-order.ts';
import { familySuitFamilies } from './courts/family-suits.ts';
import { judgmentFamilies } from './courts/judgments.ts';
import { landRegisterFamilies } from './courts/land-register.ts';
import { mediationFamilies } from './courts/mediation.ts';
import { motionFamilies } from './courts/motions.ts';
import { paymentOrderFamilies } from './courts/payment-orders.ts';
import { pleadingOrderFamilies } from './courts/pleading-orders.ts';
import { prisonCallFamilies } from './courts/prison-calls.ts';
import { registerCallFamilies } from './courts/register-calls.ts';
import { suitFamilies } from './courts/suits.ts';
import { summonsFamilies } from './courts/summonses.ts';
import { writtenTestimonyFamilies } from './courts/written-testimony.ts';
import { administrativeFamilies } from './enforcement/administrative.ts';
import { auctionFamilies } from './enforcement/administrative-auction.ts';
import { assetListFamilies } from './enforcement/asset-list.ts';
import { bailiffFamilies } from './enforcement/bailiff.ts';
import { bailiffNoticeFamilies } from './enforcement/bailiff-notices.ts';
import { courtMailFamilies } from './enforcement/court-mail.ts';
import { distributionPlanFamilies } from './enforcement/distribution-plan.ts';
import { dwellingFamilies } from './enforcement/dwellings.ts';
import { endedEnforcementFamilies } from './enforcement/over.ts';
import { payerFamilies } from './enforcement/payers.ts';
import { accountFamilies } from './market/accounts.ts';
import { bankArrearsFamilies } from './market/bank-arrears.ts';
import { bankLetterFamilies } from './market/bank-letters.ts';
import { contractFamilies } from './market/contracts.ts';
import { debtFamilies } from './market/debts.ts';
import { dismissalFamilies } from './market/dismissals.ts';
import { goodNewsFamilies } from './market/good-news.ts';
import { homeFamilies } from './market/homes.ts';
import { renewalFamilies } from './market/insurance-renewal.ts';
import { insurerFamilies } from './market/insurers.ts';
import { otherDebtFamilies } from './market/other-debts.ts';
import { refusalFamilies } from './market/refusals.ts';
import { rentRiseFamilies } from './market/rent-rises.ts';
import { rentingFamilies } from './market/renting.ts';
import { sellerFamilies } from './market/sellers.ts';
import { settlementFamilies } from './market/settlements.ts';
import { unclearLetterFamilies } from './market/unclear.ts';
import { utilityFamilies } from './market/utilities.ts';
import { workFamilies } from './market/work.ts';
import { namedRemedyFamilies } from './named-remedy.ts';
import { absentTicketFamilies } from './offences/absent-ticket.ts';
import { extraFeeFamilies } from './offences/extra-fees.ts';
import { indictmentFamilies } from './offences/indictment.ts';
import { penalFamilies } from './offences/penal.ts';
import { ticketFamilies } from './offences/tickets.ts';
import { victimFamilies } from './offences/victim.ts';
import { officeAnswerFamilies } from './offices/answers.ts';
import { benefitFamilies } from './offices/benefits.ts';
import { claimFamilies } from './offices/claims.ts';
import { courtComplaintFamilies } from './offices/court-complaints.ts';
import { decisionFamilies } from './offices/decisions.ts';
import { dutyFamilies } from './offices/duties.ts';
import { schoolFamilies } from './offices/education.ts';
import { fiscalFineFamilies } from './offices/fiscal-fine.ts';
import { inspectionFamilies } from './offices/inspections.ts';
import { krusFamilies } from './offices/krus.ts';
import { noticeFamilies } from './offices/notices.ts';
import { orderFamilies } from './offices/orders.ts';
import { reminderFamilies } from './offices/reminders.ts';
import { supportLevelFamilies } from './offices/support-level.ts';
import { taxCallFamilies } from './offices/tax-calls.ts';
import { taxControlFamilies } from './offices/tax-controls.ts';
import { taxCorrectionFamilies } from './offices/tax-corrections.ts';
import { taxFamilies } from './offices/taxes.ts';
import { zusFamilies } from './offices/zus.ts';
import { appointmentFamilies } from './others/appointment.ts';
import { askedReaderFamilies } from './others/asked.ts';
import { bankAsksFamilies } from './others/bank-asks.ts';
import { carriedOutFamilies } from './others/carried-out.ts';
import { casePartyFamilies } from './others/case-parties.ts';
import { claimsListFamilies } from './others/claims-list.ts';
import { creditorFamilies } from './others/creditors.ts';
import { damageClaimFamilies } from './others/damage.ts';
import { guarantorFamilies } from './others/guarantors.ts';
import { premiumFamilies } from './others/insurance-premium.ts';
import { inventoryFamilies } from './others/inventory.ts';
import { moneyNoticeFamilies } from './others/money-notice.ts';
import { overpaidWagesFamilies } from './others/overpaid-wages.ts';
import { paidDebtFamilies } from './others/paid.ts';
import { childFamilies } from './others/schools.ts';
import { settledAccountFamilies } from './others/settled.ts';
import { confirmationFamilies } from './private/confirmations.ts';
import { employerAnswerFamilies } from './private/employer-answers.ts';
import { leaveFamilies } from './private/leave.ts';
import { leavingEmployeeFamilies } from './private/leaving-employees.ts';
import { privatePersonFamilies } from './private/persons.ts';
import { saleFamilies } from './private/sales.ts';
import { serviceChangeFamilies } from './private/service-changes.ts';

/** Every family of replies by its kind; the kinds are those the families' own files name. */
export const families = {
  ...paymentOrderFamilies,
  ...europeanOrderFamilies,
  ...judgmentFamilies,
  ...landRegisterFamilies,
  ...auctionFamilies,
  ...mediationFamilies,
  ...prisonCallFamilies,
  ...registerCallFamilies,
  ...courtMailFamilies,
  ...suitFamilies,
  ...familySuitFamilies,
  ...motionFamilies,
  ...casePartyFamilies,
  ...callFamilies,
  ...pleadingOrderFamilies,
  ...summonsFamilies,
  ...writtenTestimonyFamilies,
  ...bailiffFamilies,
  ...bailiffNoticeFamilies,
  ...endedEnforcementFamilies,
  ...dwellingFamilies,
  ...distributionPlanFamilies,
  ...payerFamilies,
  ...inventoryFamilies,
  ...askedReaderFamilies,
  ...administrativeFamilies,
  ...taxFamilies,
  ...taxCallFamilies,
  ...taxControlFamilies,
  ...taxCorrectionFamilies,
  ...fiscalFineFamilies,
  ...reminderFamilies,
  ...dutyFamilies,
  ...zusFamilies,
  ...krusFamilies,
  ...supportLevelFamilies,
  ...officeAnswerFamilies,
  ...decisionFamilies,
  ...courtComplaintFamilies,
  ...inspectionFamilies,
  ...noticeFamilies,
  ...claimFamilies,
  ...benefitFamilies,
  ...penalFamilies,
  ...victimFamilies,
  ...ticketFamilies,
  ...absentTicketFamilies,
  ...indictmentFamilies,
  ...orderFamilies,
  ...schoolFamilies,
  ...childFamilies,
  ...assetListFamilies,
  ...debtFamilies,
  ...otherDebtFamilies,
  ...insurerFamilies,
  ...premiumFamilies,
  ...renewalFamilies,
  ...bankArrearsFamilies,
  ...bankLetterFamilies,
  ...bankAsksFamilies,
  ...carriedOutFamilies,
  ...guarantorFamilies,
  ...accountFamilies,
  ...claimsListFamilies,
  ...creditorFamilies,
  ...damageClaimFamilies,
  ...appointmentFamilies,
  ...utilityFamilies,
  ...extraFeeFamilies,
  ...homeFamilies,
  ...overpaidWagesFamilies,
  ...settledAccountFamilies,
  ...moneyNoticeFamilies,
  ...paidDebtFamilies,
  ...rentingFamilies,
  ...refusalFamilies,
  ...rentRiseFamilies,
  ...settlementFamilies,
  ...contractFamilies,
  ...sellerFamilies,
  ...dismissalFamilies,
  ...workFamilies,
  ...confirmationFamilies,
  ...employerAnswerFamilies,
  ...serviceChangeFamilies,
  ...leavingEmployeeFamilies,
  ...privatePersonFamilies,
  ...leaveFamilies,
  ...saleFamilies,
  ...goodNewsFamilies,
  ...unclearLetterFamilies,
  ...namedRemedyFamilies,
} as const;

/** The kind of replies a letter gets: what its kind names, or what its words call for instead. */
export type ReplyKind = keyof typeof families;
