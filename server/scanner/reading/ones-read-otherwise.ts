/** The number a step begins with. */
const stepNumber = /^\W{0,2}(\d)[.,)] ?\p{Lu}/u

/**
 * What the 1 of a page is read as, where the count of its steps gives it away: a hand's 1 with a long flag is a 4 or a 7 to the
 * engine, and '4. Remojar' stands before '3. Añadir'. Null where the first step is a 1, or nothing after it tells.
 */
const signOfOne = (lines: readonly string[]): string | null => {
  const [first, ...others] = lines.flatMap((line) => stepNumber.exec(line)?.[1] ?? [])
  return first !== undefined && ![first, ...others].includes('1') && others.some((number) => number <= first)
    ? first
    : null
}

/** Lines with a figure that may be a 1 on such a page ('42 pimientos', '4,5 kg') and of which nothing is told yet. */
export const onesReadOtherwise = (
  lines: readonly { readonly text: string; readonly doubts: readonly string[] }[],
): readonly string[] => {
  const sign = signOfOne(lines.map(({ text }) => text))
  return sign === null
    ? []
    : lines
        .filter(({ text, doubts }) => doubts.length === 0 && text.includes(sign) && !stepNumber.test(text))
        .map(({ text }) => `«${text}»: en esta hoja hay algún 1 que se lee ${sign}; comprueba la cifra`)
}
