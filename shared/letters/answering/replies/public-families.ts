import { courtCall } from './courts/calls.ts';
import { alimony, divorce, inheritanceCase } from './courts/family-suits.ts';
import { appeal, civilOrder, judgment, registrarOrder } from './courts/judgments.ts';
import {
  defaultJudgment,
  epuOrder,
  europeanOrder,
  paymentOrder,
  promissoryOrder,
} from './courts/payment-orders.ts';
import { eviction, lawsuit } from './courts/suits.ts';
import { hearing, summons, witness } from './courts/summonses.ts';
import { adminEnforcement, enforcementAct } from './enforcement/administrative.ts';
import { assetList } from './enforcement/asset-list.ts';
import {
  bailiff,
  bailiffAccount,
  bailiffEstate,
  bailiffEviction,
  bailiffMovables,
  bailiffStart,
  bailiffWage,
} from './enforcement/bailiff.ts';
import { thirdParty } from './enforcement/payers.ts';
import { absentTicket } from './offences/absent-ticket.ts';
import { indictment } from './offences/indictment.ts';
import { penalOrder, prosecutionOrder, suspect } from './offences/penal.ts';
import { driverCall, foreignFine, ticket } from './offences/tickets.ts';
import { victim } from './offences/victim.ts';
import {
  benefitRefund,
  demolition,
  disability,
  farmPayments,
  socialAid,
  unemployment,
} from './offices/benefits.ts';
import { courtFine, officeClaim, statutoryFee } from './offices/claims.ts';
import {
  adminDecision,
  adminOrder,
  competitionDecision,
  finalDecision,
  reconsideration,
  singleInstance,
} from './offices/decisions.ts';
import { dutyReminder } from './offices/duties.ts';
import { pupilRemoval, studentRemoval } from './offices/education.ts';
import { fiscalFine } from './offices/fiscal-fine.ts';
import {
  adminCall,
  labourInspection,
  labourOrder,
  militaryCall,
  statistics,
} from './offices/inspections.ts';
import { rightToBeHeard } from './offices/notices.ts';
import { orderWithoutRemedy } from './offices/orders.ts';
import { reminder, tvLicence, zusArrears } from './offices/reminders.ts';
import { taxCall, taxControlNotice, taxControlProtocol, taxEvidence } from './offices/tax-calls.ts';
import { localTax, taxDecision, taxOrder } from './offices/taxes.ts';
import { childBenefit, krusDecision, zusDecision, zusRefund, zusRuling } from './offices/zus.ts';
import { askedAboutDebtor } from './others/asked.ts';
import { claimant, enforcingCreditor } from './others/case-parties.ts';

/** Replies to courts, bailiffs, offices and the police. */
export const publicFamilies = {
  payment_order: paymentOrder,
  european_order: europeanOrder,
  epu: epuOrder,
  promissory_order: promissoryOrder,
  default_judgment: defaultJudgment,
  judgment,
  judgment_with_reasons: appeal,
  civil_order: civilOrder,
  lawsuit,
  divorce,
  alimony,
  eviction,
  inheritance_case: inheritanceCase,
  claimant,
  court_call: courtCall,
  hearing,
  witness,
  summons,
  bailiff,
  bailiff_start: bailiffStart,
  bailiff_account: bailiffAccount,
  bailiff_wage: bailiffWage,
  bailiff_movables: bailiffMovables,
  bailiff_estate: bailiffEstate,
  bailiff_eviction: bailiffEviction,
  third_party: thirdParty,
  enforcing_creditor: enforcingCreditor,
  asked_about_debtor: askedAboutDebtor,
  admin_enforcement: adminEnforcement,
  enforcement_act: enforcementAct,
  tax_decision: taxDecision,
  local_tax: localTax,
  tax_order: taxOrder,
  tax_call: taxCall,
  tax_evidence: taxEvidence,
  tax_control_notice: taxControlNotice,
  tax_control_protocol: taxControlProtocol,
  fiscal_fine: fiscalFine,
  reminder,
  duty_reminder: dutyReminder,
  tv_licence: tvLicence,
  zus_decision: zusDecision,
  zus_ruling: zusRuling,
  zus_arrears: zusArrears,
  zus_refund: zusRefund,
  child_benefit: childBenefit,
  krus_decision: krusDecision,
  admin_decision: adminDecision,
  admin_order: adminOrder,
  admin_call: adminCall,
  right_to_be_heard: rightToBeHeard,
  office_claim: officeClaim,
  final_decision: finalDecision,
  single_instance: singleInstance,
  competition_decision: competitionDecision,
  reconsideration,
  benefit_refund: benefitRefund,
  social_aid: socialAid,
  unemployment,
  disability,
  farm_payments: farmPayments,
  demolition,
  labour_order: labourOrder,
  labour_inspection: labourInspection,
  statistics,
  military_call: militaryCall,
  statutory_fee: statutoryFee,
  penal_order: penalOrder,
  prosecution_order: prosecutionOrder,
  victim,
  suspect,
  driver_call: driverCall,
  ticket,
  absent_ticket: absentTicket,
  court_fine: courtFine,
  foreign_fine: foreignFine,
  indictment,
  registrar_order: registrarOrder,
  order_without_remedy: orderWithoutRemedy,
  student_removal: studentRemoval,
  pupil_removal: pupilRemoval,
  asset_list: assetList,
} as const;
