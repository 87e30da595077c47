import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

import { startModelGateway } from '#localstack/model-gateway/model-gateway.ts';

const run = promisify(execFile);
const LETTER = 'h12_nakaz_upominawczy_kolumny';

it('`--record` keeps the answers of a gateway, and `--replay` plays them without one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'record-'));
  const [letters, kept] = [join(folder, 'letters'), join(folder, 'kept')];
  for (const end of ['txt', 'json']) {
    const file = `${LETTER}.${end}`;
    await cp(join('tests/fixtures/fresh-letters-3', file), join(letters, file));
  }
  const evaluate = async (options: string[], settings: Record<string, string>) => {
    const command = ['tests/evaluation/eval.ts', '--quiet', ...options, letters];
    const env = { ...process.env, MODEL_NAMES: 'listownik-rules', ...settings };
    return (await run(process.execPath, command, { env })).stdout;
  };
  const gateway = await startModelGateway();
  const recorded = await evaluate(['--model', '--record', kept], {
    OPENAI_API_KEY: 'local',
    OPENAI_BASE_URL: gateway.baseUrl,
  });
  await gateway.close();
  expect(recorded).toContain('played to other places: 0, 5, 0, 0');
  expect(await readdir(kept)).toHaveLength(1);

  const replayed = await evaluate(['--replay', kept], { OPENAI_API_KEY: '' });
  expect(replayed).toContain('played to other places: 5, 0, 0, 0');
  const scoreIn = (text: string) => /^ALL .*$/m.exec(text)?.[0];
  expect(scoreIn(recorded)).toBeDefined();
  expect(scoreIn(replayed)).toBe(scoreIn(recorded));
  await rm(folder, { recursive: true });
});
