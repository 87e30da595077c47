import type { Run } from '#functions/core/runs/run.ts';
import type { FileId } from '#shared/domain/ids.ts';
import type { PushMessage } from '#shared/events/push-message.ts';

/** Longest name of a letter's type that fits on a lock screen. */
const TYPE_LENGTH = 100;

const longDay = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'UTC' });

/** An analysis ended while its reader was away. */
export function endedMessage({ fileId, state, summary }: Run): PushMessage {
  const tag = `analiza-${fileId}`;
  if (state !== 'completed') {
    return {
      title: 'Analiza się nie powiodła',
      body: 'Nie została naliczona. Możesz spróbować ponownie.',
      tag,
      route: '#/dashboard',
    };
  }
  const type = summary?.documentType ?? 'Pismo';
  return {
    title: 'Analiza gotowa',
    body: `${shortened(type)}. Wynik czeka w historii.`,
    tag,
    route: `#/history/${fileId}`,
  };
}

export type TermToTell = {
  fileId: FileId;
  /** Type of the letter. */
  title: string;
  /** Last day of the term, ISO. */
  lastDay: string;
  daysLeft: number;
};

export function reminderMessage({ fileId, title, lastDay, daysLeft }: TermToTell): PushMessage {
  return {
    title: titleOf(daysLeft),
    body: `${shortened(title)}. Ostatni dzień: ${longDay.format(new Date(lastDay))}.`,
    tag: `termin-${fileId}`,
    route: `#/history/${fileId}`,
  };
}

function titleOf(daysLeft: number): string {
  if (daysLeft === 0) return 'Termin mija dzisiaj';
  return daysLeft === 1 ? 'Termin mija jutro' : `Termin za ${daysLeft} dni`;
}

function shortened(type: string): string {
  const whole = type.replace(/\.$/, '');
  return whole.length <= TYPE_LENGTH ? whole : `${whole.slice(0, TYPE_LENGTH - 1).trimEnd()}…`;
}
