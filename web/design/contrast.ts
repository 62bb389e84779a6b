/** sRGB, each 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number]

// WCAG 2.2, 'relative luminance': https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast of two opaque colours, 1 (the same) to 21 (black on white). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** '#a34a1c' and 'rgb(163, 74, 28)'; null for what is neither, or not opaque. */
export const parseColour = (text: string): Rgb | null => {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text)
  if (hex !== null) return rgb(hex.slice(1).map((pair) => Number.parseInt(pair, 16)))
  const channels = /^rgb\((\d+)[, ]+(\d+)[, ]+(\d+)\)$/.exec(text)
  return channels === null ? null : rgb(channels.slice(1).map(Number))
}

const rgb = ([red = 0, green = 0, blue = 0]: readonly number[]): Rgb => [red, green, blue]
