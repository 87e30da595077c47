import * as z from 'zod/mini';

/**
 * The content of a push message, encrypted for one browser (RFC 8291): the server writes it, the service
 * worker shows it. A lock screen may show all of it, so it contains no name, amount or case number.
 */
export const pushMessage = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  body: z.string().check(z.maxLength(200)),
  /** A later message about the same thing replaces the earlier one. */
  tag: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/)),
  /** The target of a click, only within the site. */
  route: z.string().check(z.regex(/^#\/[A-Za-z0-9/_-]*$/), z.maxLength(120)),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** Shown for a message that cannot be read, because browsers require a visible notification for each one. */
export const unreadableMessage: PushMessage = {
  title: 'Listownik',
  body: 'Otwórz Listownik, aby sprawdzić, co nowego.',
  tag: 'listownik',
  route: '#/history',
};
