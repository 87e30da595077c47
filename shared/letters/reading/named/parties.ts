import type { DocumentType } from '#shared/letters/catalogue/document-type.ts';
import type { LetterView } from '#shared/letters/reading/letter-view.ts';
import type { ChosenParty } from '#shared/letters/reading/parties/candidates.ts';
import { readRecipient } from '#shared/letters/reading/parties/recipient.ts';
import { readSender } from '#shared/letters/reading/parties/sender.ts';

import { orInWhole } from './or-in-whole.ts';
import { withSecondLook } from './second-look.ts';

/** Who wrote the letter and whom it goes to. */
export type Parties = { sender: ChosenParty | null; recipient: ChosenParty | null };

export const senderByRules = (view: LetterView, type: DocumentType): ChosenParty | null =>
  orInWhole(view, (read) => readSender(read, type));

/** `sender`: its name, which is not the recipient's. */
export const recipientByRules = (
  view: LetterView,
  type: DocumentType,
  sender: string | null,
): ChosenParty | null => orInWhole(view, (read) => readRecipient(read, type, sender));

/** The parties by the rules and by a second look at all names of the letter. */
export function readParties(view: LetterView, type: DocumentType): Parties {
  const byRules = senderByRules(view, type);
  if (byRules === null) {
    // A writer that is only guessed must not take the addressee's name away.
    const recipient = withSecondLook(view, 'recipient', recipientByRules(view, type, null));
    return { sender: withSecondLook(view, 'sender', null, recipient?.name ?? null), recipient };
  }
  const addressee = recipientByRules(view, type, byRules.name);
  const isSure = addressee !== null && addressee.sureness.certainty !== 'check';
  const sender = withSecondLook(view, 'sender', byRules, isSure ? addressee.name : null);
  const from = sender?.name ?? null;
  const byOther = from === byRules.name ? addressee : recipientByRules(view, type, from);
  return { sender, recipient: withSecondLook(view, 'recipient', byOther, from) };
}
