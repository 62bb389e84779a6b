import { QueryClient } from '@tanstack/react-query'

/** Nothing is retried (spec §8); only the refresh of the session is, by the auth client itself. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
