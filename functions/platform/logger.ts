import { redacted } from './redact.ts';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * One JSON line per fact worth knowing. Fields are chosen by name at the call: no request bodies, no
 * letter's text, no tokens, no addresses.
 */
function write(severity: 'INFO' | 'WARN' | 'ERROR', event: string, fields: Fields): void {
  process.stdout.write(`${JSON.stringify({ severity, event, ...fields })}\n`);
}

export const logger = {
  info: (event: string, fields: Fields = {}) => write('INFO', event, fields),
  warn: (event: string, fields: Fields = {}) => write('WARN', event, fields),
  /** An unexpected failure: its name, message and stack, never the input that caused it nor what they quote of it. */
  failure: (event: string, error: unknown, fields: Fields = {}) =>
    write('ERROR', event, {
      ...fields,
      name: error instanceof Error ? error.name : typeof error,
      ...redacted(error instanceof Error ? error : new Error(String(error))),
    }),
};
