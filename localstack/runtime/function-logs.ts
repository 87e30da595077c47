import { createWriteStream, type WriteStream } from 'node:fs';

/** Below the data folder; holds the lines since the last start. */
export const LOG_FILE = 'functions.log';

/**
 * Takes the functions' JSON lines off the console, as Lambda takes them to its log, so that a person
 * still finds the product's address there. Lines before `writeTo` wait; failures stay on the console too.
 * A full disk loses lines, not the product.
 */
export function divertFunctionLogs(): { writeTo: (file: string) => void } {
  const waiting: string[] = [];
  let log: WriteStream | undefined;
  const original = process.stdout.write.bind(process.stdout);
  let path = '';
  const open = (flags: 'w' | 'a') => {
    const opened = createWriteStream(path, { mode: 0o600, flags });
    opened.on('error', () => undefined); // ends the stream
    return opened;
  };
  const divert = (text: string) => {
    if (log?.destroyed === true) log = open('a');
    if (log === undefined) waiting.push(text);
    else log.write(text);
    if (text.includes('"severity":"ERROR"')) original(text);
    return true;
  };
  process.stdout.write = (chunk: string | Uint8Array, ...rest: []) =>
    typeof chunk === 'string' && chunk.startsWith('{"') ? divert(chunk) : original(chunk, ...rest); // the loggers use the first form only
  return {
    writeTo: (file) => {
      path = file;
      log = open('w');
      log.write(waiting.splice(0).join(''));
    },
  };
}
