import { oncePer } from '#shared/letters/text/once-per.ts';
import type { Flow, Span } from '#shared/letters/text/text.ts';

/** An e-mail address in folded text. */
export const mailbox = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,12}(?![\w@])/g;

/** The e-mail addresses of a text in lower case, with their places in its source. */
export const findMailboxes: (flow: Flow) => readonly { value: string; span: Span }[] = oncePer(
  (flow: Flow) => {
    if (!flow.folded.includes('@')) return []; // the pattern is slow
    return [...flow.folded.matchAll(mailbox)].map(({ 0: value, index }) => ({
      value,
      span: flow.toSource(index, index + value.length),
    }));
  },
);
