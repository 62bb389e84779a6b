/** 'y', or 'e' before the sound i-: 'sal e hinojo', '«sal» e «hinojo»', but 'agua y hielo'. */
export const andBefore = (next: string): string => (/^[^\p{L}\d]*(?:[ií]|h[ií](?![aeo]))/iu.test(next) ? 'e' : 'y')

/** 'o', or 'u' before the sound o-: 'siete u ocho', 'una u otra'. */
export const orBefore = (next: string): string => (/^[^\p{L}\d]*(?:h?[oó]|8)/iu.test(next) ? 'u' : 'o')

/** 'a', 'a y b', 'a, b y c'. */
export const listed = (names: readonly string[], conjunction: (next: string) => string = andBefore): string => {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${conjunction(last)} ${last}`
}
