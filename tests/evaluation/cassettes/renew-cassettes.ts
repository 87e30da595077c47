import { readFile } from 'node:fs/promises';

import { openLetterReader } from '#localstack/letter-reader.ts';

import { type KeptAnswer, keysOf } from './cassette.ts';
import { startCassetteGateway } from './cassette-gateway.ts';
import { honestLetters, WRITTEN_ON } from './honest-letters.ts';

/*
 * `npm run -s renew:cassettes`: keeps the answers written by hand for the questions that the product asks now. For when a
 * prompt or the masking changed and somebody has seen that the answers still fit what is asked.
 */
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true; // the functions' log lines
for (const { name, cassette, text } of await honestLetters()) {
  const { answers } = JSON.parse(await readFile(cassette, 'utf8')) as {
    answers: Record<string, KeptAnswer>;
  };
  const gateway = await startCassetteGateway(cassette, (asked) =>
    Promise.resolve(answers[keysOf(asked).call]),
  );
  const reader = await openLetterReader(
    { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: gateway.baseUrl, MODEL_NAMES: 'honest' },
    WRITTEN_ON,
  );
  await reader.read(await readFile(text, 'utf8'));
  await reader.close();
  await gateway.close();
  const { played, recorded, missing } = gateway;
  print(
    `${name}: ${played.length} kept, ${recorded.length} renewed, unanswered: ${missing.join(', ') || 'none'}\n`,
  );
}
process.exit(0);
