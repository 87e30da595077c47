import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';

import { redacted } from './redact.ts';

export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** One JSON line per fact worth knowing: how severe, what happened, and the fields chosen at the call. */
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
 * In one member, because the library keeps names such as `message` for itself. Every severity goes to the
 * standard output, in the order of what happened: Lambda keeps one log, and the local cloud diverts one stream.
 */
function write(severity: 'INFO' | 'WARN' | 'ERROR', event: string, fields: LogFields): void {
  lines.info(event, { severity, fields });
}

/** Fields are chosen by name at the call: no request bodies, no letter's text, no tokens, no addresses. */
export const logger = {
  info: (event: string, fields: LogFields = {}) => write('INFO', event, fields),
  warn: (event: string, fields: LogFields = {}) => write('WARN', event, fields),
  /** An unexpected failure: its name, message and stack, never the input that caused it nor what they quote of it. */
  failure: (event: string, error: unknown, fields: LogFields = {}) =>
    write('ERROR', event, {
      ...fields,
      name: error instanceof Error ? error.name : typeof error,
      ...redacted(error instanceof Error ? error : new Error(String(error))),
    }),
};
