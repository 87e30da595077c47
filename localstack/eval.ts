import { samplesOf } from './evaluation/ground-truth.ts';
import { openLetterReader, readLetterFile } from './evaluation/letter-reader.ts';
import { type LetterScores, reportOf } from './evaluation/report.ts';
import { scoreAnswer } from './evaluation/score-answer.ts';

/**
 * `npm run -s eval [-- DIR]`: reads every letter of the folder through the product's pipeline and
 * prints the score per field with each miss. Status 1 below a floor.
 */
const folder = process.argv[2] ?? 'tests/fixtures/letters';

// The functions log to standard output in the cloud; here it carries the table alone.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = process.stderr.write.bind(process.stderr);

const reader = await openLetterReader(process.env);
try {
  const letters: LetterScores[] = [];
  for (const { name, file, truth } of await samplesOf(folder)) {
    const answer = await reader.read(await readLetterFile(file));
    letters.push({ name, scores: scoreAnswer(answer, truth) });
  }
  const { text, passed } = reportOf(letters);
  print(`${letters.length} letters in ${folder}, model ${reader.model.names}\n\n`);
  print(`${text}\n`);
  if (!passed) process.exitCode = 1;
} finally {
  await reader.close();
}
