import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const room = join(import.meta.dirname, '../../shared/letters/answering');
const sources = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(room, file), 'utf8'));

/** "zapłaciłem/zapłaciłam", "mógł/mogła", "Pozwany/Pozwana", "gotów/gotowa". */
const forms = /\p{L}{3,}(?:łem|ł|łeś|y|i|ów)\/\p{L}{3,}(?:łam|ła|łaś|a)(?!\p{L})/gu;

it('words every sentence so that men and women can send it as it stands', () => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap((text) => text.match(forms) ?? [])).toEqual([]);
});
