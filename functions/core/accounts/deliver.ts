import { logger } from '#functions/platform/logger.ts';
import { type Mail, sendMail } from '#functions/platform/mail.ts';

type MailKind =
  | 'confirmation'
  | 'already-registered'
  | 'reset'
  | 'password-changed'
  | 'second-factor'
  | 'account-erased'
  | 'reminder'
  | 'order'
  | 'withdrawal';

/**
 * Sends a message about the account. A failing mail service must neither undo what was done nor change the
 * answer (which would reveal who has an account), so the failure is only logged; signing in or asking again
 * sends a new link. Returns whether it was sent.
 */
export async function deliver(kind: MailKind, mail: Mail): Promise<boolean> {
  try {
    await sendMail(mail);
    return true;
  } catch (error) {
    logger.failure('mail not sent', error, { kind });
    return false;
  }
}
