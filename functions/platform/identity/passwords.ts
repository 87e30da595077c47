import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

type Cost = {
  /** Memory in KiB. */
  memory: number;
  passes: number;
  parallelism: number;
};

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

type Parsed = Cost & { salt: Buffer; tag: Buffer };

/** argon2id as a PHC string, which includes its own parameters. The password is used exactly as given. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return phc(COST, salt, await tagOf(password, { ...COST, salt }, TAG_BYTES));
}

/** A hash of no password: checking it costs as much as a real one and always fails. */
const NOBODY = phc(COST, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));

/**
 * Whether the password is right. Without a stored hash the same work is done with the dummy hash, so that an
 * unknown e-mail takes as long as a known one. The comparison takes constant time.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const parsed = parse(stored ?? NOBODY);
  const tag = await tagOf(password, parsed, parsed.tag.length);
  return timingSafeEqual(tag, parsed.tag) && stored !== undefined;
}

/** Whether the hash was made with weaker parameters than today's. */
export function isOutdatedHash(stored: string): boolean {
  const { memory, passes } = parse(stored);
  return memory < COST.memory || passes < COST.passes;
}

function tagOf(
  password: string,
  { salt, ...cost }: Cost & { salt: Buffer },
  tagLength: number,
): Promise<Buffer> {
  const { memory, passes, parallelism } = cost;
  return derive('argon2id', {
    message: password,
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength,
  });
}

function phc({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

function parse(stored: string): Parsed {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored hash is malformed.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
