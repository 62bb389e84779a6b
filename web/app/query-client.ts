import { QueryClient } from '@tanstack/react-query'

/** Nothing is retried (spec §8); only the refresh of the session is, by the auth client itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Asked also without a connection: it fails at once and says so, instead of waiting without a word.
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
