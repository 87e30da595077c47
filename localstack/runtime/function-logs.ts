import { createWriteStream, type WriteStream } from 'node:fs';

/** File below the data folder with the lines since the last start. */
export const LOG_FILE = 'functions.log';

/**
 * Moves the functions' JSON lines from the console to a file, like Lambda's log, so that the console still shows the
 * product's address. Lines before `writeTo` wait; failures also stay on the console. A full disk loses lines but
 * does not stop the product.
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
    typeof chunk === 'string' && chunk.startsWith('{"') ? divert(chunk) : original(chunk, ...rest); // the loggers use only the first form
  return {
    writeTo: (file) => {
      path = file;
      log = open('w');
      log.write(waiting.splice(0).join(''));
    },
  };
}
