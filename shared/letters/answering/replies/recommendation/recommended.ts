import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import { recommendedPrivately } from './recommended-privately.ts';
import { recommendedPublicly } from './recommended-publicly.ts';
import type { Recommended } from './recommending.ts';

/** Which variant fits most people who get such a letter; nobody is told to fight where no ground exists. */
export const recommended: Readonly<Record<ReplyKind, Recommended>> = {
  ...recommendedPublicly,
  ...recommendedPrivately,
};
