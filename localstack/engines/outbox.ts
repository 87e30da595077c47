import { appendFile, readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const mail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  date: z.string(), // ISO instant
  headers: z.optional(z.record(z.string(), z.string())),
});
/** A message the product sent, as `GET /__local/mail` shows it. */
export type Mail = z.infer<typeof mail>;

export type Outbox = {
  add: (message: Mail) => Promise<void>;
  /** Newest first. */
  list: () => readonly Mail[];
};

/** Sent mail, one JSON line each in `file` when one is given. A line cut by a crash is dropped. */
export async function openOutbox(file: string | undefined): Promise<Outbox> {
  const messages = file === undefined ? [] : parseLines(await readOrEmpty(file));
  return {
    add: async (message) => {
      if (file !== undefined) await appendFile(file, `${JSON.stringify(message)}\n`);
      messages.unshift(message);
    },
    list: () => messages,
  };
}

async function readOrEmpty(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf-8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

function parseLines(text: string): Mail[] {
  const messages: Mail[] = [];
  for (const line of text.split('\n')) {
    const parsed = mail.safeParse(jsonOrUndefined(line));
    if (parsed.success) messages.unshift(parsed.data);
  }
  return messages;
}

function jsonOrUndefined(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
