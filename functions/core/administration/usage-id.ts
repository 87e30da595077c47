import { type PackageId, packageId, type UserId, userId } from '#shared/domain/ids.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** The name of a package in the administrators' calls: a user's id has no dot. */
export function toUsageId(owner: UserId, id: PackageId): string {
  return `${owner}.${id}`;
}

/** The parts of `toUsageId`; throws `NOT_FOUND` for anything else. */
export function parseUsageId(usageId: string): { userId: UserId; packageId: PackageId } {
  const dot = usageId.indexOf('.');
  const owner = userId.safeParse(usageId.slice(0, Math.max(dot, 0)));
  const id = packageId.safeParse(usageId.slice(dot + 1));
  if (!owner.success || !id.success) throw new AppError('NOT_FOUND');
  return { userId: owner.data, packageId: id.data };
}
