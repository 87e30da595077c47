import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';

/** Without a network a call fails at once with a message instead of waiting silently. */
const networkMode = 'always';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
});

/** The server's answers, one cache for all callers. It loads with the first of them: the landing page has none. */
export function Queries({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
