import { fogLimits, fogOfFolder } from './said-plainly.ts';

/**
 * `npm run -s plain [-- DIR]`: FOG-PL of what the rules say about the letters of a folder, by part of the
 * result. Status 1 where a part is harder to read than it may be.
 */
const fog = await fogOfFolder(process.argv[2] ?? 'tests/fixtures/letters');
for (const part of ['podsumowanie', 'plan', 'wokół odpowiedzi'] as const) {
  const limit = fogLimits[part];
  process.stdout.write(
    `${part.padEnd(18)} ${fog[part].toFixed(1).padStart(5)}  (at most ${limit})\n`,
  );
  if (fog[part] > limit) process.exitCode = 1;
}
