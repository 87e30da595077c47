import { administration } from './administration.ts';
import { benefits } from './benefits.ts';
import { civilProcedure } from './civil-procedure.ts';
import { counting } from './counting.ts';
import { courtCosts } from './court-costs.ts';
import { criminal } from './criminal.ts';
import { debts } from './debts.ts';
import { administrativeEnforcement } from './enforcement/administrative.ts';
import { civilEnforcement } from './enforcement/civil.ts';
import { familyAndEstates } from './family-and-estates.ts';
import { finance } from './finance.ts';
import { civilGrounds } from './grounds/civil.ts';
import { officeGrounds } from './grounds/offices.ts';
import { otherGrounds } from './grounds/others.ts';
import { housing } from './housing.ts';
import { inspections } from './inspections.ts';
import { registers } from './registers.ts';
import { services } from './services.ts';
import { socialInsurance } from './social-insurance.ts';
import type { Statement } from './statement.ts';
import { taxes } from './taxes.ts';
import { work } from './work.ts';

/** What the law says, by field: `law.civilProcedure.appeal`. Articles appear nowhere else in the product. */
export const law = {
  counting,
  civilProcedure,
  civilEnforcement,
  courtCosts,
  criminal,
  familyAndEstates,
  administration,
  administrativeEnforcement,
  taxes,
  socialInsurance,
  benefits,
  registers,
  inspections,
  work,
  housing,
  debts,
  finance,
  services,
  civilGrounds,
  officeGrounds,
  otherGrounds,
} as const satisfies Record<string, Record<string, Statement>>;

/** A statement with its path ("work.changedTerms"). */
export type NamedStatement = { name: string; statement: Statement };

/** Every statement, in the order of the fields. */
export function allStatements(): NamedStatement[] {
  return Object.entries(law).flatMap(([field, statements]) =>
    Object.entries(statements).map(([name, statement]) => ({
      name: `${field}.${name}`,
      statement,
    })),
  );
}
