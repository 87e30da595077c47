import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';

import { addressOfParty } from './address-of-party.ts';
import { addressIn, homeInText, senderAddress } from './postal-address.ts';

/**
 * Where the two parties live or sit, from the address block, from beside their names or from "zam. …".
 * Nobody writes to his own address: of one address read for both, the reader's is kept.
 */
export function letterAddresses(
  view: LetterView,
  block: readonly string[],
  sender: string | null,
  recipient: string | null,
): Pick<LetterFacts, 'senderAddress' | 'recipientAddress'> {
  const beside = fuller(addressIn(block), addressOfParty(view, recipient));
  const home = recipient === null || beside.length > 1 ? [] : homeInText(view);
  const reader = fuller(beside, home);
  const own = fuller(senderAddress(view, block), addressOfParty(view, sender));
  const isReaders = own.length > 1 && own.join() === reader.join();
  return { senderAddress: isReaders ? [] : own, recipientAddress: reader };
}

/** Of two readings of one address the one with more lines. */
function fuller(first: readonly string[], second: readonly string[]): readonly string[] {
  return second.length > first.length ? second : first;
}
