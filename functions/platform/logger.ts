import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

import { redacted } from './redact.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One JSON line per event: its severity, the event, and the fields chosen by the caller. */
class OneLine extends LogFormatter {
  override formatAttributes(
    { message }: UnformattedAttributes,
    { severity, fields }: LogAttributes,
  ): LogItem {
    const chosen = fields as LogFields; // `write` put them there
    return new LogItem({ attributes: { severity, event: message, ...chosen } });
  }
}

const lines = new Logger({ logLevel: 'INFO', logFormatter: new OneLine() });

/**
 * In one member, because the library reserves names such as `message`. Every severity goes to the standard
 * output, in order: Lambda keeps one log, and the local cloud redirects one stream.
 */
function write(severity: 'INFO' | 'WARN' | 'ERROR', event: string, fields: LogFields): void {
  lines.info(event, { severity, fields });
}

/** The caller names its fields: no request bodies, no letter's text, no tokens, no addresses. */
export const logger = {
  info: (event: string, fields: LogFields = {}) => write('INFO', event, fields),
  warn: (event: string, fields: LogFields = {}) => write('WARN', event, fields),
  /** An unexpected failure: its name, message and stack, without the input that caused it or quotes of it. */
  failure: (event: string, error: unknown, fields: LogFields = {}) =>
    write('ERROR', event, {
      ...fields,
      name: error instanceof Error ? error.name : typeof error,
      ...redacted(error instanceof Error ? error : new Error(String(error))),
    }),
};
