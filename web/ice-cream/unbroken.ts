/** A figure and its unit on one line: '-18 °C' is not broken behind the 18. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=%|°C|(?:g|l|h|min)\b)/g, '$1\u00a0')
