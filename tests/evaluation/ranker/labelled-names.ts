import { readFile } from 'node:fs/promises';

import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack } from '#shared/letters/people/put-back.ts';
import { chooseType } from '#shared/letters/reading/classify.ts';
import { viewLetter } from '#shared/letters/reading/letter-view.ts';
import { nameFeatures } from '#shared/letters/reading/named/name-features.ts';
import { namesInLetter } from '#shared/letters/reading/named/names-in-letter.ts';
import { recipientByRules, senderByRules } from '#shared/letters/reading/named/parties.ts';
import type { NameClass } from '#shared/letters/reading/named/ranked-names.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { type GroundTruth, samplesOf } from '#tests/evaluation/ground-truth.ts';
import { isName } from '#tests/evaluation/matching.ts';

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

/** The letters of these folders that are read at all, masked as they are when they are read. */
export async function namedLetters(folders: readonly string[]): Promise<NamedLetter[]> {
  const letters: NamedLetter[] = [];
  for (const folder of folders) {
    for (const { name, file, truth } of await samplesOf(folder)) {
      if (truth.expected_rejection !== null) continue;
      letters.push({ name, folder, ...named(await readFile(file, 'utf8'), truth) });
    }
  }
  return letters;
}

function named(text: string, truth: GroundTruth): Omit<NamedLetter, 'name' | 'folder'> {
  const masking = maskLetter(openLetter(text));
  const view = viewLetter(openLetter(masking.text));
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
  return { senders, recipients, names };
}
