import { type UserId, userId } from '#shared/domain/ids.ts';

/** Length of `randomSecret`: 32 bytes in base64url. */
const SECRET_LENGTH = 43;

/**
 * The content of a reset link: the account, then the secret. Because it names the account, its row can hold
 * the one valid link, and a newer link, a changed password or the first use invalidates it in one write.
 */
export function resetToken(id: UserId, secret: string): string {
  return `${id}${secret}`;
}

/** The parts of a reset token, or `undefined` for anything else. */
export function parseResetToken(token: string): { id: UserId; secret: string } | undefined {
  const id = userId.safeParse(token.slice(0, -SECRET_LENGTH));
  return id.success ? { id: id.data, secret: token.slice(-SECRET_LENGTH) } : undefined;
}
