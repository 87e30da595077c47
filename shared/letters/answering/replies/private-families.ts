import { bankLetter, changedTariff } from './market/bank-letters.ts';
import { contract, termination } from './market/contracts.ts';
import {
  assignment,
  cooperativeArrears,
  insurerRecourse,
  paymentDemand,
  privateParking,
  subsidyRefund,
  telecom,
} from './market/debts.ts';
import { changedTerms, dismissal, summaryDismissal } from './market/dismissals.ts';
import { favourable, information, meeting } from './market/good-news.ts';
import { housingFees, resolution } from './market/homes.ts';
import {
  bankArrears,
  bankCall,
  bankNotice,
  insurer,
  insurerFinal,
} from './market/insurers-and-banks.ts';
import { debtRegister, inheritance, invoice } from './market/other-debts.ts';
import { landlord, rentRise, vacateDemand } from './market/renting.ts';
import { sellerComplaint } from './market/sellers.ts';
import { depositSettlement, settlementOffer } from './market/settlements.ts';
import { scam, unknown } from './market/unclear.ts';
import { energy, parkingZone, transportFee, water } from './market/utilities.ts';
import { employerClaim, mutualEnd, workCertificate, workPenalty } from './market/work.ts';
import { namedRemedy } from './named-remedy.ts';
import { appointment } from './others/appointment.ts';
import { tenantLeaves } from './others/asked.ts';
import { damageClaim } from './others/damage.ts';
import { bankruptcyClaim, housingSettlement, overpayment } from './others/settled.ts';

/** Replies to firms, landlords, employers and other private writers. */
export const privateFamilies = {
  payment_demand: paymentDemand,
  assignment,
  debt_register: debtRegister,
  invoice,
  inheritance,
  insurer,
  insurer_final: insurerFinal,
  insurer_recourse: insurerRecourse,
  bank_call: bankCall,
  bank_notice: bankNotice,
  bank_arrears: bankArrears,
  changed_tariff: changedTariff,
  bank_letter: bankLetter,
  damage_claim: damageClaim,
  appointment,
  subsidy_refund: subsidyRefund,
  telecom,
  energy,
  water,
  transport_fee: transportFee,
  parking_zone: parkingZone,
  private_parking: privateParking,
  cooperative: cooperativeArrears,
  housing_fees: housingFees,
  overpayment,
  housing_settlement: housingSettlement,
  resolution,
  landlord,
  deposit_settlement: depositSettlement,
  settlement_offer: settlementOffer,
  tenant_leaves: tenantLeaves,
  vacate_demand: vacateDemand,
  rent_rise: rentRise,
  termination,
  bankruptcy_claim: bankruptcyClaim,
  seller_complaint: sellerComplaint,
  contract,
  dismissal,
  summary_dismissal: summaryDismissal,
  changed_terms: changedTerms,
  mutual_end: mutualEnd,
  work_penalty: workPenalty,
  work_certificate: workCertificate,
  employer_claim: employerClaim,
  favourable,
  information,
  meeting,
  scam,
  named_remedy: namedRemedy,
  unknown,
} as const;
