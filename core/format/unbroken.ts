const unit = '(?:%|€|[°º]C|(?:k?g|[mcd]?l|[mc]m|h|min|s)\\b)'
const beforeUnit = new RegExp(`(\\d) (?=${unit})`, 'g')
const withUnit = new RegExp(`(\\d[\\d.,–-]* ${unit})`)

/** A figure and its unit on one line: '-18 °C' and '5 min' are not broken behind the figure. */
export const unbroken = (text: string): string => text.replace(beforeUnit, '$1\u00a0')

/** The same text in pieces, every second one a figure with its unit, for what is found by its words and keeps its blanks. */
export const figuresApart = (text: string): readonly string[] => text.split(withUnit)
