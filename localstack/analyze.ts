import { openLetterReader, readLetterFile } from './letter-reader.ts';

/**
 * `npm run -s analyze -- FILE.txt…`: one JSON line per file on standard output, `{file, result}` or
 * `{file, error: {codes, message}}`. Status 1 when a file cannot be read, 2 without a file.
 */
const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write('Usage: npm run -s analyze -- FILE.txt...\n');
  process.exit(2);
}

// The functions log to standard output in the cloud; here it only carries the answers.
const print = process.stdout.write.bind(process.stdout);
process.stdout.write = () => true;

const reader = await openLetterReader(process.env);
try {
  for (const file of files) {
    print(`${JSON.stringify({ file, ...(await analyzeFile(file)) })}\n`);
  }
} finally {
  await reader.close();
}

async function analyzeFile(file: string): Promise<object> {
  try {
    return await reader.read(await readLetterFile(file));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    process.exitCode = 1;
    return { error: { codes: [], message: `Nie można odczytać pliku: ${error.message}` } };
  }
}
