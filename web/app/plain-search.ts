/**
 * Query parameters as everybody writes them: `?q=croquetas`, all values text. The router's own reading takes `?q=2024`
 * for a number and writes texts that look like JSON in quotes.
 */
export const plainSearch = {
  parseSearch: (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries(search)) {
      if (value !== undefined && value !== null) parameters.set(name, String(value))
    }
    return parameters.size === 0 ? '' : `?${parameters}`
  },
}
