/**
 * Whether this is the landing's address, and nothing else is meant: a way through Google that failed comes back to it, and
 * `/auth` is where errors are explained (routes.tsx).
 */
export const isLanding = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): boolean =>
  pathname === '/' && !/[?&#]error_code=/.test(search + hash)
