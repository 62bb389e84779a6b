/** Grams of an avoirdupois ounce and pound; exact by definition (1959). */
export const gramsPerOunce = 28.349523125
export const gramsPerPound = 453.59237
/** Millilitres of the American fluid ounce. */
export const mlPerFluidOunce = 29.5735295625

export const fahrenheitOf = (celsius: number): number => (celsius * 9) / 5 + 32
export const celsiusOf = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9

/** British gas marks and their usual °C: each mark is 25 °F above the one before, mark 1 is 275 °F. */
export const celsiusOfGasMark = (mark: number): number =>
  Math.round(celsiusOf(mark < 1 ? (mark < 0.4 ? 225 : 250) : 250 + 25 * mark) / 5) * 5
