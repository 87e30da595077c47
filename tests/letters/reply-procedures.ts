import type { VariantKey } from '#shared/domain/analysis-result.ts';
import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { buildReplies } from '#shared/letters/answering/replies/build-replies.ts';
import { families, type ReplyKind } from '#shared/letters/answering/replies/families.ts';
import { sendingSteps } from '#shared/letters/answering/replies/sending/sending.ts';
import type { IssuerKind } from '#shared/letters/catalogue/issuers.ts';
import { acts } from '#shared/letters/catalogue/law/acts.ts';
import type { Act } from '#shared/letters/catalogue/law/statement.ts';
import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

type Procedure = {
  /** The procedural acts that a reply may cite; those of the other procedures are faults. */
  acts: readonly Act[];
  /** Who may receive a reply besides the sender. */
  bodies: RegExp;
};

/** The acts that lay down how to proceed; each belongs to the senders below that name it. */
const procedural: readonly Act[] = [
  acts.civilProcedure,
  acts.administration,
  acts.administrativeCourts,
  acts.tax,
  acts.administrativeEnforcement,
  acts.criminalProcedure,
  acts.offenceProcedure,
  acts.criminalEnforcement,
  acts.fiscalPenal,
  acts.financialComplaints,
  acts.europeanOrder,
];

const nobody = /^$/;
const court = /\bs[aą]d\b/i;
const criminal = {
  acts: [acts.criminalProcedure, acts.offenceProcedure, acts.criminalEnforcement, acts.fiscalPenal],
  bodies: /\bs[aą]d\b|prokurat|policj|naczelnik pierwszego urzędu skarbowego w opolu/i,
};
const firm = { acts: [acts.civilProcedure], bodies: court };
const financial = {
  acts: [acts.financialComplaints],
  bodies: /rzecznik finansowy|\bs[aą]d\b/i,
};
const office = {
  acts: [acts.administration, acts.administrativeCourts, acts.administrativeEnforcement],
  bodies:
    /organ wyższego|kolegium|wojewod|wojewódzki|inspektor|rektor|kurator|prezes nfz|dyrektor oddziału|krajowa rada|ochrony konkurencji/i,
};

/** The procedure of each sort of sender. */
const bySender: Readonly<Record<IssuerKind, Procedure>> = {
  court: { acts: [acts.civilProcedure, acts.europeanOrder], bodies: nobody },
  bailiff: { acts: [acts.civilProcedure], bodies: /^sąd rejonowy/i },
  police: criminal,
  tax_office: {
    acts: [acts.tax, acts.administrativeCourts],
    bodies: /izby administracji skarbowej|sąd administracyjny|organ pierwszej instancji/i,
  },
  municipality: {
    acts: [acts.tax, acts.administration, acts.administrativeCourts],
    bodies: office.bodies,
  },
  office,
  zus: {
    acts: [acts.civilProcedure, acts.administration],
    bodies: /\bs[aą]d\b|prezes|komisja lekarska/i,
  },
  traffic: criminal,
  insurer: financial,
  bank: financial,
  creditor: firm,
  energy: { acts: [], bodies: /urz[aą]d regulacji|\bs[aą]d\b/i },
  housing: firm,
  landlord: firm,
  employer: firm,
  private: firm,
  unknown: { acts: [], bodies: nobody },
};

/** The code of offices supplements the law of their enforcement; a tax office's own dues have their own relief. */
const enforcementByOffices = {
  acts: [acts.administrativeEnforcement, acts.administration, acts.tax],
  bodies: /wierzyciel/i,
};
/** The electronic court has one seat, wherever the copy of its order comes from; only the claimant may spread the sum. */
const electronicCourt = {
  acts: [acts.civilProcedure],
  bodies: /^sąd rejonowy lublin-zachód|powód z nakazu/i,
};
const fraud = { acts: [], bodies: /instytucja|policj|bank/i };

/** Kinds of replies with a procedure of their own, whoever wrote the letter. */
const byKind: Readonly<Partial<Record<ReplyKind, Procedure>>> = {
  epu: electronicCourt,
  admin_enforcement: enforcementByOffices,
  admin_auction: enforcementByOffices,
  enforcement_act: enforcementByOffices,
  penal_order: criminal,
  prosecution_order: criminal,
  court_fine: criminal,
  indictment: criminal,
  suspect: criminal,
  victim: criminal,
  absent_ticket: criminal,
  ticket: criminal,
  fiscal_fine: criminal,
  scam: fraud,
  estate_passed_on: { acts: [acts.civilProcedure, acts.civilCode], bodies: court },
  claims_list: { acts: [acts.civilProcedure], bodies: /^sędzia-komisarz/i },
  competition_decision: { acts: [acts.civilProcedure], bodies: office.bodies },
};

/** The family's usual sender, where no kind of letter names it. */
const senderOf: Readonly<Partial<Record<ReplyKind, IssuerKind>>> = {
  right_to_be_heard: 'office',
  order_without_remedy: 'office',
  student_removal: 'office',
  office_claim: 'office',
  bank_arrears: 'bank',
  guarantor: 'bank',
  enforcing_creditor: 'bailiff',
  asked_about_debtor: 'bailiff',
  estate_inventory: 'bailiff',
  resolution: 'housing',
  housing_settlement: 'housing',
  tenant_leaves: 'landlord',
  deposit_settlement: 'landlord',
  seller_complaint: 'creditor',
  settlement_offer: 'insurer',
  invoice: 'creditor',
  overpayment: 'creditor',
  changed_account: 'creditor',
  changed_tariff: 'energy',
  damage_claim: 'private',
  named_remedy: 'unknown',
  krus_ruling: 'zus',
  return_corrected: 'tax_office',
  missing_return: 'tax_office',
  correction_order: 'office',
  motion_answer: 'court',
  court_duty: 'court',
  court_deposit: 'court',
  mediation: 'court',
  prison_call: 'court',
  court_mail: 'bailiff',
  debtors_offer: 'creditor',
  tenants_demand: 'landlord',
  overpaid_wages: 'employer',
  bank_refusal: 'bank',
  service_refusal: 'creditor',
};

const keys = ['variant_1_cooperative', 'variant_2_assertive', 'variant_3_tactical_delay'] as const;

/**
 * What does not fit the sender of the letter: an act of another procedure, a body that is neither the sender
 * nor one of the procedure, or, when the term is over, another way to restore it.
 */
export function procedureFaults(
  replies: ReplyVariantsAnswer,
  facts: LetterFacts,
  kind: ReplyKind,
): string[] {
  const procedure = byKind[kind] ?? bySender[senderOf[kind] ?? facts.type.issuer];
  const late = afterTerm(facts);
  const answers = late === null ? [replies] : [replies, lateReplies(late, kind)];
  return [
    ...answers.flatMap((answer) =>
      keys.flatMap((key) => faultsOf(answer, key, procedure, facts.sender ?? '')),
    ),
    ...(late === null ? [] : spanFaults(late, kind)),
  ];
}

function faultsOf(
  answer: ReplyVariantsAnswer,
  key: VariantKey,
  { acts: own, bodies }: Procedure,
  sender: string,
): string[] {
  const { content } = answer[key];
  const foreign = procedural.filter((act) => !own.includes(act) && cites(content, act));
  const [body = ''] = /^ {40,}\S.*$/m.exec(content)?.[0].trim().split('\n') ?? [];
  const isFit = body === '' || sender.startsWith(body) || bodies.test(body);
  return [
    ...foreign.map(({ name }) => `${key} cites ${name}`),
    ...(isFit ? [] : [`${key} goes to ${body}`]),
  ];
}

const cites = (content: string, { short }: Act): boolean =>
  new RegExp(`(?<![\\p{L}.])${short.replace(/[.()]/g, String.raw`\$&`)}`, 'u').test(content);

const SOME_DAY = '2026-03-09';

/** The same letter when the law's term for its remedy is over; null without such a term. */
function afterTerm(facts: LetterFacts): LetterFacts | null {
  const { remedy, type } = facts;
  const term = type.remedy?.term ?? null;
  if (remedy === null || term === null) return null;
  const { amount, unit } = term;
  return {
    ...facts,
    terms: [
      {
        kind: 'date',
        date: '2026-03-08',
        amount,
        unit,
        what: remedy.name,
        quote: null,
        legal_basis: remedy.legal_basis,
      },
    ],
  };
}

const lateReplies = (late: LetterFacts, kind: ReplyKind) =>
  buildReplies(late, SOME_DAY, { family: families[kind], kind });

/** The note beside the reply names the same time to ask for the restored term as the reply itself. */
function spanFaults(late: LetterFacts, kind: ReplyKind): string[] {
  const beside = sendingSteps(families[kind].say(late).assertive, kind, late, SOME_DAY);
  const { strategy } = lateReplies(late, kind).variant_3_tactical_delay;
  return spanFault(strategy, beside.find((step) => step.startsWith('Gdy termin')) ?? '');
}

/** Two sentences that give different times from the end of the obstacle. */
export function spanFault(inReply: string, beside: string): string[] {
  const spanOf = (text: string) => /(tydzień|\d+ dni) od ustania/.exec(text)?.[1];
  const [one, other] = [spanOf(inReply), spanOf(beside)];
  return one === undefined || other === undefined || one === other
    ? []
    : [`${one} in the reply, ${other} beside it`];
}
