/** A cook's own numbering at the start of a line: '1.', '2)', '3 -', 'Paso 4:'. The screen numbers the steps itself. */
const numbering = /^(?:paso\s+\d{1,2}\s*[.):–-]|\d{1,2}\s*(?:[.)]|[–-]\s)(?!\d))\s*/i

/** The steps of a method: its non-empty lines, without the numbers they may carry. */
export const methodSteps = (method: string): string[] =>
  nonEmptyLines(method).map((line) => {
    const bare = line.replace(numbering, '')
    return bare === '' ? line : bare
  })

// Both constants: specification §9, 'Estimated preparation time in the detail view'.
const minutesPerStep = 5
const shortestMinutes = 15

/** Estimated preparation time in minutes: five per non-empty line of the method, never under fifteen. */
export const estimatedMinutes = (method: string): number =>
  Math.max(shortestMinutes, minutesPerStep * nonEmptyLines(method).length)

const nonEmptyLines = (method: string): string[] =>
  method
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
