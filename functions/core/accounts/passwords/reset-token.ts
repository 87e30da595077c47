import { type UserId, userId } from '#shared/domain/ids.ts';

/** Length of `randomSecret`: 32 bytes in base64url. */
const SECRET_LENGTH = 43;

/**
 * What a reset link carries: the account, then the secret. Naming the account lets its row hold the one
 * link that works, so that a newer link, a changed password or the first use ends it in one write.
 */
export function resetToken(id: UserId, secret: string): string {
  return `${id}${secret}`;
}

/** The parts of a reset token, or `undefined` when it cannot be one. */
export function parseResetToken(token: string): { id: UserId; secret: string } | undefined {
  const id = userId.safeParse(token.slice(0, -SECRET_LENGTH));
  return id.success ? { id: id.data, secret: token.slice(-SECRET_LENGTH) } : undefined;
}
