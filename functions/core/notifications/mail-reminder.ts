import { deliver } from '#functions/core/accounts/deliver.ts';
import { findMailReminders } from '#functions/core/accounts/preferences/mail-reminders.ts';
import { env } from '#functions/platform/env.ts';
import type { Mail } from '#functions/platform/mail.ts';
import { render, screen } from '#functions/platform/mail-layout.ts';
import { stopMail } from '#shared/contracts/notifications.ts';
import type { UserId } from '#shared/domain/ids.ts';

import { reminderMessage, type TermToTell } from './messages.ts';

type Reader = { to: string; stopToken: string };

/** Mails the reminder to a user who wants it; false when they do not, or when it could not be sent. */
export async function mailReminder(userId: UserId, term: TermToTell): Promise<boolean> {
  const reader = await findMailReminders(userId);
  return reader !== undefined && deliver('reminder', reminderMail(reader, term));
}

/**
 * The reminder as a message: like the one on a lock screen it gives only the kind of the letter and the day.
 * Mail programs show a button that turns the reminders off (RFC 8058).
 */
function reminderMail({ to, stopToken }: Reader, term: TermToTell): Mail {
  const { title, body } = reminderMessage(term);
  const mail = render(to, {
    subject: `${title}: ${term.title}`,
    heading: title,
    paragraphs: [
      body,
      'Otwórz analizę, aby zobaczyć, co zrobić. Jeśli masz to już za sobą, zaznacz to przy piśmie.',
    ],
    button: { label: 'Otwórz analizę', href: screen(`history/${term.fileId}`) },
    closing: 'Dostajesz tę wiadomość, bo przypomnienia e-mailem są włączone w ustawieniach konta.',
    wayOut: { label: 'Nie chcę takich przypomnień', href: screen(`bez-przypomnien/${stopToken}`) },
  });
  const stop = `${env('WEB_ORIGIN')}${stopMail.path.replace('{token}', stopToken)}`;
  const headers = {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, headers };
}
