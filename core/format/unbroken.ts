/** A figure and its unit on one line: '-18 °C' and '5 min' are not broken behind the figure. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=%|€|[°º]C|(?:k?g|[mcd]?l|[mc]m|h|min|s)\b)/g, '$1\u00a0')
