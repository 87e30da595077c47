import type { CaseDeed, DeedDescription } from './case-deed.ts';
import { favours } from './favours.ts';
import { rulings } from './rulings.ts';

/** The description of a letter by each deed. */
export const deedDescriptions: Readonly<Record<CaseDeed, DeedDescription>> = {
  ...favours,
  ...rulings,
};
