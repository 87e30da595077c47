import { stripVTControlCharacters } from 'node:util';

/** Why a command failed, in one line of its output. */
export function reasonOf(error: unknown): string {
  const output =
    error instanceof Error && 'stderr' in error && typeof error.stderr === 'string'
      ? stripVTControlCharacters(error.stderr)
      : '';
  const lines = (output.trim() === '' ? String(error) : output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.endsWith(':')); // headings such as "error during build:"
  return (
    lines.find((line) => /error|could not|cannot/i.test(line)) ?? lines[0] ?? 'no reason given'
  );
}
