import { useInfiniteQuery } from '@tanstack/react-query';

import { userList } from '#frontend/src/features/admin/api/admin-queries.ts';
import type { AdminUser } from '#shared/contracts/admin.ts';

/** The users found so far. `hasMore` may be true without any, because the server checks a limited number at a time. */
export type UserListState = {
  users: readonly AdminUser[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  isSearching: boolean;
  /** Says whether there is still more. */
  loadMore: () => Promise<boolean>;
  reload: () => void;
};

export function useUserList(search: string): UserListState {
  const list = useInfiniteQuery(userList(search));
  return {
    users: list.data?.pages.flatMap(({ users }) => users),
    error: list.isFetching ? null : list.error,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    isSearching: list.isPlaceholderData,
    loadMore: async () => (await list.fetchNextPage()).hasNextPage,
    reload: () => void list.refetch(),
  };
}
