import { administrationTypes } from './administration.ts';
import { contractAndOtherTypes } from './contracts-and-others.ts';
import { courtLetterTypes } from './court-letters.ts';
import { courtTypes } from './courts.ts';
import { criminalTypes } from './criminal.ts';
import { debtTypes } from './debts.ts';
import type { DocumentType } from './document-type.ts';
import { enforcementTypes } from './enforcement.ts';
import { estateTypes } from './estates.ts';
import { finalDecisionTypes } from './final-decisions.ts';
import { financeTypes } from './finance.ts';
import { offenceTypes } from './offences.ts';
import { officeCallTypes } from './office-calls.ts';
import { socialInsuranceTypes } from './social-insurance.ts';
import { taxTypes } from './taxes.ts';
import { utilityAndHousingTypes } from './utilities-and-housing.ts';
import { workTypes } from './work.ts';

/** Every kind of letter the engine knows; on a tie the earlier one wins. */
export const allDocumentTypes: readonly DocumentType[] = [
  ...courtTypes,
  ...courtLetterTypes,
  ...criminalTypes,
  ...enforcementTypes,
  ...taxTypes,
  ...administrationTypes,
  ...officeCallTypes,
  ...finalDecisionTypes,
  ...socialInsuranceTypes,
  ...offenceTypes,
  ...financeTypes,
  ...utilityAndHousingTypes,
  ...debtTypes,
  ...workTypes,
  ...estateTypes,
  ...contractAndOtherTypes,
];

/** The row with this id; throws `RangeError` for an id that is not in the table. */
export function documentTypeOf(id: string): DocumentType {
  const found = allDocumentTypes.find((type) => type.id === id);
  if (found === undefined) throw new RangeError(`No document type "${id}".`);
  return found;
}
