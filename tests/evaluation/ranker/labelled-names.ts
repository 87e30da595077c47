import { putBack } from '#shared/letters/people/put-back.ts';
import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { nameFeatures } from '#shared/letters/reading/named/name-features.ts';
import { namesInLetter } from '#shared/letters/reading/named/names-in-letter.ts';
import { recipientByRules, senderByRules } from '#shared/letters/reading/named/parties.ts';
import type { NameClass } from '#shared/letters/reading/named/ranked-names.ts';
import { isName } from '#tests/evaluation/matching.ts';

import { type MaskedLetter, maskedLetters } from './masked-letters.ts';

/** The names of a letter; `truth` is null for a name that fits both parties. */
export type NamedLetter = {
  name: string;
  folder: string;
  senders: readonly string[];
  recipients: readonly string[];
  names: readonly {
    value: string;
    features: readonly string[];
    truth: NameClass | null;
  }[];
};

/** The letters of these folders, by default of all corpora. */
export const namedLetters = async (folders?: readonly string[]): Promise<NamedLetter[]> =>
  (await maskedLetters(folders)).map(named);

function named({ name: id, folder, truth, letter, masking }: MaskedLetter): NamedLetter {
  const view = viewLetter(letter);
  const { type } = chooseType(view);
  const sender = senderByRules(view, type);
  const recipient = recipientByRules(view, type, sender?.name ?? null);
  const found = namesInLetter(
    view,
    [sender, recipient].filter((one) => one !== null),
  );
  const features = nameFeatures(view, found);
  const senders = [truth.sender, ...truth.sender_aliases].filter((one) => one !== null);
  const recipients = [truth.recipient, ...truth.recipient_aliases].filter((one) => one !== null);
  const names = found.map(({ name }, index) => {
    const value = putBack({ name }, masking).name;
    const isSender = isName(value, senders);
    const isRecipient = isName(value, recipients);
    const known: NameClass = isSender ? 'sender' : isRecipient ? 'recipient' : 'other';
    return {
      value,
      features: features[index] ?? [],
      truth: isSender && isRecipient ? null : known,
    };
  });
  return { name: id, folder, senders, recipients, names };
}
