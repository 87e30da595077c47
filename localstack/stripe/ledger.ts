import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { Clock } from '#functions/platform/clock.ts';
import { systemCode } from '#localstack/start-failure.ts';

import { type Book, bookShape, emptyBook } from './objects.ts';

export type EventType =
  | 'checkout.session.completed'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'charge.refunded';

/** The stand-in's state, and the actions on a change of it. */
export type Ledger = {
  book: Book;
  /** Epoch seconds, by the product's own clock. */
  now: () => number;
  emit: (type: EventType, object: object) => void;
  save: () => void;
};

type LedgerOptions = {
  /** File of the state; absent for one in memory. */
  file: string | undefined;
  clock: Clock;
  emit: Ledger['emit'];
};

export function openLedger({ file, clock, emit }: LedgerOptions): Ledger {
  const book = file === undefined ? emptyBook() : readBook(file);
  return {
    book,
    emit,
    now: () => Math.floor(clock().getTime() / 1_000),
    save: () => {
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify(book));
      renameSync(`${file}.new`, file); // after a crash the old or the new file is complete
    },
  };
}

function readBook(file: string): Book {
  try {
    return bookShape.parse(JSON.parse(readFileSync(file, 'utf-8')));
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return emptyBook();
    throw error;
  }
}

/** An id in the provider's format. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
