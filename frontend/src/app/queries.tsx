import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';

/** Without a network a call fails at once, with its sentence, instead of waiting unseen. */
const networkMode = 'always';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, networkMode },
    mutations: { networkMode },
  },
});

/** The answers of the server, one cache for all who ask. It loads with the first of them: the landing page asks nothing. */
export function Queries({ children }: PropsWithChildren) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
