import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

import { OPENAPI_FILE } from '#infra/openapi/document.ts';
import { paymentDemand } from '#infra/smoke/payment-demand.ts';
import { findPython } from '#localstack/emulator/mini-stack.ts';
import { cachedStep } from '#localstack/preparation/cached-step.ts';
import { contentHash } from '#localstack/preparation/content-hash.ts';
import { session } from '#shared/contracts/auth.ts';
import { uploadedText } from '#shared/contracts/upload.ts';
import { dataFolder, type Product, startProduct } from '#tests/support/product.ts';

/**
 * `npm run test:api-fuzz`: generates calls from docs/openapi.json (Schemathesis) and sends them to `npm start` as a
 * guest, a user and an administrator. Arguments: the number of calls per operation (5), and the seed (1). Exits with 1
 * when there is a finding.
 */
const [examples = '5', seed = '1'] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');
const HOME = join(root, '.local', 'api-fuzz');
const HERE = join('tests', 'api-fuzz');
const PASSWORD = 'listownik-lokalnie';
/** The clock advances meanwhile; otherwise most answers would be rate limits. */
const CLOCK_EVERY_MS = 2_000;
const CLOCK_SECONDS = 900;

type Person = { token: string; id: string; file: string };

const report = z.object({
  test_cases: z.object({ generated: z.number(), with_failures: z.number() }),
  operations: z.object({ tested: z.number(), errored: z.number() }),
  failures: z.array(z.object({ title: z.string(), count: z.number() })),
  errors: z.array(z.object({ title: z.string(), count: z.number() })),
});

const program = await installed();
const folder = await dataFolder();
const product = await startProduct(folder.path);
let clock: NodeJS.Timeout | undefined;
try {
  const user = await personOf(product, 'user@listownik.test');
  const admin = await personOf(product, 'admin@listownik.test');
  clock = setInterval(() => void moveClock(product).catch(() => undefined), CLOCK_EVERY_MS);
  const nobody = { token: '', id: user.id, file: user.file };
  const ends = ['--exclude-path-regex', '/logout'];
  let found = await fuzz('guest', nobody, user.id, []);
  found += await fuzz('user', user, admin.id, ends);
  found += await fuzz('admin', admin, user.id, ends);
  // Last, because its first call ends the session that the others need.
  found += await fuzz('sign-out', user, admin.id, ['--include-path-regex', '/logout']);
  process.exitCode = found === 0 ? 0 : 1;
} finally {
  clearInterval(clock);
  await product.stop();
  await folder.remove();
}

/** Schemathesis below `.local/`, in its own Python environment. */
async function installed(): Promise<string> {
  const python = await findPython();
  if (python === undefined) throw new Error('Python 3.10 or newer with venv is needed.');
  const run = promisify(execFile);
  const requirements = join(HERE, 'requirements.txt');
  const bin = join(HOME, 'venv', process.platform === 'win32' ? 'Scripts' : 'bin');
  const st = join(bin, 'schemathesis');
  await mkdir(HOME, { recursive: true });
  await cachedStep({
    name: 'venv',
    cache: HOME,
    hash: await contentHash(root, { paths: [requirements] }),
    isDone: () =>
      run(st, ['--version']).then(
        () => true,
        () => false,
      ),
    run: async () => {
      await run(python, ['-m', 'venv', '--clear', join(HOME, 'venv')]);
      await run(join(bin, 'python'), [
        '-m',
        'pip',
        'install',
        '-q',
        '-r',
        join(root, requirements),
      ]);
    },
  });
  return st;
}

/** Runs all phases as one person; returns the number of findings. */
async function fuzz(name: string, person: Person, other: string, more: readonly string[]) {
  const file = join(HOME, `${name}.json`);
  const parts = ['--config-file', join(HERE, 'schemathesis.toml'), 'run', OPENAPI_FILE];
  const where = ['--url', product.url, '--report', 'json', '--report-json-path', file];
  const how = ['--seed', seed, '--max-examples', examples, ...more];
  const child = spawn(program, [...parts, ...where, ...how], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      FUZZ_TOKEN: person.token,
      FUZZ_FILE: person.file,
      FUZZ_PERSON: other,
    },
  });
  const [code] = (await once(child, 'exit')) as [number | null]; // node's own event
  const { test_cases, operations, failures, errors } = report.parse(
    JSON.parse(await readFile(file, 'utf-8')),
  );
  const findings = [...failures, ...errors];
  const count = findings.reduce((sum, finding) => sum + finding.count, 0);
  process.stdout.write(
    `${JSON.stringify({ as: name, operations: operations.tested, calls: test_cases.generated, findings: count })}\n`,
  );
  return count > 0 || code === 0 ? count : 1;
}

/** Somebody signed in who has one finished analysis. */
async function personOf({ url }: Product, email: string): Promise<Person> {
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token, user } = session.parse(await signedIn.json());
  const form = new FormData();
  form.set('documents', new File([paymentDemand], 'a.txt', { type: 'text/plain; charset=utf-8' }));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers, body: form });
  const [uploaded] = z.array(uploadedText).parse(await answer.json());
  if (uploaded === undefined) throw new Error('Nothing was uploaded.');
  const query = new URLSearchParams({ fileIds: uploaded.fileId, token: uploaded.ticket });
  await (await fetch(`${url}/api/analyze-stream?${query}`)).text();
  return { token, id: user.id, file: uploaded.fileId };
}

async function moveClock({ url }: Product): Promise<void> {
  await fetch(`${url}/__local/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: CLOCK_SECONDS }),
  });
}
