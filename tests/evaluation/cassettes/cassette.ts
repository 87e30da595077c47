import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

import { PROMPT_EDITION } from '#functions/core/analysis/prompts/edition.ts';
import { unwrapLetter } from '#shared/domain/prompt-envelope.ts';

import { cassetteFiles } from './cassette-files.ts';

const hash = z.string().check(z.regex(/^[\da-f]{16}$/));
const answer = z.object({
  /** Hash of the call's own instructions. */
  prompt: hash,
  /** Hash of the whole question, without day and nonce. */
  asked: hash,
  model: z.string(),
  usage: z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
  /** The answer as JSON, or as text where the model wrote no JSON. */
  content: z.unknown(),
});
/** A model's answers to all questions about one letter: no prompt, and of the letter only what the model repeated, masked. */
const cassette = z.object({
  edition: z.string(),
  /** Hash of the masked letter. */
  letter: hash,
  answers: z.record(z.string(), answer),
});
type Cassette = z.infer<typeof cassette>;
export type KeptAnswer = z.infer<typeof answer>;

export const askedQuestion = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({
    json_schema: z.optional(z.looseObject({ name: z.string() })),
  }),
});
export type AskedQuestion = z.infer<typeof askedQuestion>;

export type QuestionKeys = {
  /** The call's name, with the round where an answer had to be repaired. */
  call: string;
  letter: string;
  prompt: string;
  asked: string;
};

/** The identity of a question: the same for any day and any nonce. */
export function keysOf({
  messages,
  response_format: { json_schema },
}: AskedQuestion): QuestionKeys {
  const rounds = messages.filter(({ role }) => role === 'assistant').length;
  const contents = (wanted: string) =>
    messages.filter(({ role }) => role === wanted).map(({ content }) => content);
  const [opening = ''] = contents('user');
  const timeless = messages.map(({ role, content }) => ({
    role,
    content: content
      .replace(/<<<((?:KONIEC )?\p{Lu}+) [\w-]{16,64}>>>/gu, '<<<$1>>>')
      .replace(/^Dzisiaj jest \d{4}-\d{2}-\d{2}\./, 'Dzisiaj.'),
  }));
  return {
    call: [json_schema?.name ?? 'plain', ...(rounds === 0 ? [] : [rounds + 1])].join(' '),
    letter: hashOf(unwrapLetter(opening)?.text ?? opening),
    prompt: hashOf(contents('system')),
    asked: hashOf(timeless),
  };
}

const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

export type Cassettes = {
  /** The answer to a question with these instructions about this letter. */
  find: (keys: QuestionKeys) => KeptAnswer | undefined;
  keep: (keys: QuestionKeys, kept: Omit<KeptAnswer, 'prompt' | 'asked'>) => Promise<void>;
};

/**
 * The cassettes of a folder, by their letter; or one file, which answers for whatever letter is asked about.
 * Answers to another edition of the prompts, or to other instructions, are none.
 */
export async function openCassettes(place: string): Promise<Cassettes> {
  const isOne = place.endsWith('.json');
  const known = new Map<string, { file: string; tape: Cassette }>();
  for (const file of isOne ? [place] : await cassetteFiles(place)) {
    const tape = cassette.parse(JSON.parse(await readFile(file, 'utf8')));
    known.set(isOne ? '' : tape.letter, { file, tape });
  }
  let writing = Promise.resolve();
  return {
    find: ({ letter, call, prompt }) => {
      const { tape } = known.get(isOne ? '' : letter) ?? {};
      const kept = tape?.edition === PROMPT_EDITION ? tape.answers[call] : undefined;
      return kept?.prompt === prompt ? kept : undefined;
    },
    keep: ({ call, letter, prompt, asked }, kept) => {
      const { file, tape } = known.get(isOne ? '' : letter) ?? {
        file: join(place, `${letter}.json`),
        tape: { edition: PROMPT_EDITION, letter, answers: {} },
      };
      const others = tape.edition === PROMPT_EDITION ? tape.answers : {};
      const answers = { ...others, [call]: { ...kept, prompt, asked } };
      const renewed = { edition: PROMPT_EDITION, letter, answers };
      known.set(isOne ? '' : letter, { file, tape: renewed });
      writing = writing.then(() => write(file, renewed));
      return writing;
    },
  };
}

async function write(file: string, tape: Cassette): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(tape, null, 1)}\n`);
}
