import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import { recommendedPrivately } from './recommended-privately.ts';
import { recommendedPublicly } from './recommended-publicly.ts';
import type { Recommended } from './recommending.ts';

/** The variant that fits most people with such a letter; nobody is told to fight without a ground. */
export const recommended: Readonly<Record<ReplyKind, Recommended>> = {
  ...recommendedPublicly,
  ...recommendedPrivately,
};
