import type { ReplyKind } from '#shared/letters/catalogue/reply-kind.ts';

import type { Family } from './parts.ts';
import { privateFamilies } from './private-families.ts';
import { publicFamilies } from './public-families.ts';

/** The replies to every kind of letter; a kind without its replies does not compile. */
export const families: Readonly<Record<ReplyKind, Family>> = {
  ...publicFamilies,
  ...privateFamilies,
};
