import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { ReplyVariantsAnswer } from '#shared/domain/model-answers.ts';
import { answerReplies } from '#shared/letters/answering/engine.ts';
import { familyFor } from '#shared/letters/answering/replies/family-for.ts';
import { addDays } from '#shared/letters/calendar/days.ts';
import { maskLetter } from '#shared/letters/people/masking.ts';
import { putBack, quietly } from '#shared/letters/people/put-back.ts';
import { readLetter } from '#shared/letters/reading/read-letter.ts';
import { openLetter } from '#shared/letters/text/letter.ts';
import { replyTable } from '#tests/letters/reply-table.ts';

import { corpora } from './corpora.ts';

/** The replies to one letter that stands for a kind of the book. */
export type KindReplies = {
  /** The kind of letter (null for a family that no kind of letter names) and the family its replies come from. */
  type: string | null;
  kind: string;
  /** The letter's file; null where no letter of the collections is of this kind and the sample stands for it. */
  letter: string | null;
  replies: ReplyVariantsAnswer;
};

type Sorted = { type: string; kind: string; date: string | null; file: string; text: string };

const A_FEW_DAYS = 5;
/** For a letter without a date. */
const SOME_DAY = '2026-03-09';

/**
 * Every row of the table of kinds with the replies to a letter of the collections that is read as this kind and
 * answered by this family, some days after its date. A row without such a letter is answered from its sample.
 */
export async function repliesOfKinds(): Promise<KindReplies[]> {
  const letters = await sortLetters();
  return replyTable().map(({ type, kind, replies }) => {
    const letter = letters.find((one) => one.kind === kind && (type === null || one.type === type));
    return letter === undefined
      ? { type, kind, letter: null, replies }
      : { type, kind, letter: basename(letter.file), replies: repliesTo(letter) };
  });
}

async function sortLetters(): Promise<Sorted[]> {
  const files = await Promise.all(
    corpora.map(async ({ folder }) =>
      (await readdir(folder))
        .filter((name) => name.endsWith('.txt'))
        .toSorted()
        .map((name) => join(folder, name)),
    ),
  );
  return Promise.all(
    files.flat().map(async (file) => {
      const text = await readFile(file, 'utf8');
      const facts = readLetter(openLetter(maskLetter(openLetter(text)).text));
      const { type, documentDate: date } = facts;
      return { type: type.id, kind: familyFor(facts).kind, date, file, text };
    }),
  );
}

/** Read as the product reads it: without personal data, which is put back into the answer. */
function repliesTo({ text, date }: Sorted): ReplyVariantsAnswer {
  const today = date === null ? SOME_DAY : addDays(date, A_FEW_DAYS);
  const masking = quietly(maskLetter(openLetter(text)));
  return putBack(answerReplies(openLetter(masking.text), undefined, today), masking);
}
