import { fitKinds, type KindModel } from './fit-kinds.ts';
import type { FixtureLetter } from './known-letters.ts';

const MOST_FEATURES = 575;

/** The weights that these letters give, but for those of the folder `without`. */
export const trainedKinds = (letters: readonly FixtureLetter[], without?: string): KindModel =>
  fitKinds(
    letters.filter(({ folder }) => folder !== without),
    MOST_FEATURES,
  );
