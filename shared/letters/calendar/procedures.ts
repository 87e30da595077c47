import { counting } from '#shared/letters/catalogue/law/counting.ts';
import {
  citation,
  citations,
  isVerified,
  type Statement,
} from '#shared/letters/catalogue/law/statement.ts';

/** How a procedure counts terms and when it treats letters as delivered; every rule with its article. */
export type ProcedureRules = {
  label: string;
  /** True when a source was read for every counting rule (docs/letters.md). */
  verified: boolean;
  days: string;
  weeks: string;
  months: string;
  shift: string;
  householdMember: string;
  uncollected: string;
};

type Rules = Readonly<Record<Exclude<keyof ProcedureRules, 'label' | 'verified'>, Statement[]>>;

function procedureOf(label: string, rules: Rules): ProcedureRules {
  const { days, weeks, months, shift } = rules;
  return {
    label,
    verified: [days, weeks, months, shift].flat().every(isVerified),
    days: citations(days),
    weeks: citations(weeks),
    months: citations(months),
    shift: citations(shift),
    householdMember: citations(rules.householdMember),
    uncollected: citations(rules.uncollected),
  };
}

const {
  courtTerms,
  courtsTerms,
  pettyTerms,
  codeDays,
  codeWeeksAndMonths,
  codeShift,
  codeReceived,
  criminalWeeksAndMonths,
} = counting;

export const procedures = {
  kpa: procedureOf('Kodeks postępowania administracyjnego', {
    days: [counting.officeDays],
    weeks: [counting.officeWeeks],
    months: [counting.officeMonths],
    shift: [counting.officeShift],
    householdMember: [counting.officeHousehold],
    uncollected: [counting.officeUncollected],
  }),
  kpc: procedureOf('Kodeks postępowania cywilnego', {
    days: [courtTerms, codeDays],
    weeks: [courtTerms, codeWeeksAndMonths],
    months: [courtTerms, codeWeeksAndMonths],
    shift: [courtTerms, codeShift],
    householdMember: [counting.courtHousehold],
    uncollected: [counting.courtUncollected],
  }),
  kc: procedureOf('Kodeks cywilny', {
    days: [codeDays],
    weeks: [codeWeeksAndMonths],
    months: [codeWeeksAndMonths],
    shift: [codeShift],
    householdMember: [codeReceived],
    uncollected: [codeReceived],
  }),
  kpk: procedureOf('Kodeks postępowania karnego', {
    days: [counting.criminalDays],
    weeks: [criminalWeeksAndMonths],
    months: [criminalWeeksAndMonths],
    shift: [counting.criminalShift],
    householdMember: [counting.criminalHousehold],
    uncollected: [counting.criminalUncollected],
  }),
  kpw: procedureOf('Kodeks postępowania w sprawach o wykroczenia', {
    days: [pettyTerms, counting.criminalDays],
    weeks: [pettyTerms, criminalWeeksAndMonths],
    months: [pettyTerms, criminalWeeksAndMonths],
    shift: [pettyTerms, counting.criminalShift],
    householdMember: [pettyTerms, counting.criminalHousehold],
    uncollected: [pettyTerms, counting.criminalUncollected],
  }),
  op: procedureOf('Ordynacja podatkowa', {
    days: [counting.taxDays],
    weeks: [counting.taxWeeks],
    months: [counting.taxMonths],
    shift: [counting.taxShift],
    householdMember: [counting.taxHousehold],
    uncollected: [counting.taxUncollected],
  }),
  ppsa: procedureOf('Prawo o postępowaniu przed sądami administracyjnymi', {
    days: [courtsTerms, codeDays],
    weeks: [courtsTerms, codeWeeksAndMonths],
    months: [courtsTerms, codeWeeksAndMonths],
    shift: [counting.courtsShift],
    householdMember: [counting.courtsHousehold],
    uncollected: [counting.courtsUncollected],
  }),
} as const satisfies Record<string, ProcedureRules>;

export type Procedure = keyof typeof procedures;

/** Electronic delivery by a public body has one rule for all procedures. */
export const electronicDelivery = {
  opened: citation(counting.electronicOpened),
  unopened: citation(counting.electronicUnopened),
} as const;

/** Who must deliver a court's first letter to a private person. */
export const firstCourtLetterRule = citation(counting.courtFirstLetter);
