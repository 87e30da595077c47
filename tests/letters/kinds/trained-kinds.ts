import { mayTeach } from '#tests/evaluation/corpora.ts';

import { fitKinds, type KindModel } from './fit-kinds.ts';
import type { FixtureLetter } from './known-letters.ts';

const MOST_FEATURES = 575;

/** The weights that these letters give, but for those held out and those of the folder `without`. */
export const trainedKinds = (letters: readonly FixtureLetter[], without?: string): KindModel =>
  fitKinds(
    mayTeach(letters).filter(({ folder }) => folder !== without),
    MOST_FEATURES,
  );
