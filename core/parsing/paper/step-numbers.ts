/** A line of a method. `number`: the one it begins with, null where it has none or it could not be read. */
export type StepLine = { readonly text: string; readonly number: number | null; readonly bulleted: boolean }

/**
 * Lines with the numbers that lost their point or were misread, where the count tells: '3 Verter…' between a second and a fourth
 * step, 'Y, Cocer…' after a third one, a capital after a full stop where exactly one number is missing.
 */
export const countedOn = (lines: readonly StepLine[]): readonly StepLine[] =>
  inGaps(misread(inOrder(bareNumbers(lines))))

const bareNumber = /^(?:[^\s\p{Ll}]{1,2} )?(\d{1,2}) +(?=\p{Lu})/u

/** '1 Laminar…', '2 Rehogar…': the numbers stand in a column of their own. The first counts only where a second or a third follows. */
const bareNumbers = (lines: readonly StepLine[]): readonly StepLine[] => {
  const bareOf = ({ number, text }: StepLine) => (number === null ? bareNumber.exec(text) : null)
  const goesOn = lines.some((line) => Number(bareOf(line)?.[1]) === 2 || line.number === 2 || line.number === 3)
  const hasThird = lines.some(({ number }) => number === 3)
  let last = 0
  return lines.map((line, at) => {
    const found = bareOf(line)
    // The first may have been misread altogether.
    const due = last === 0 && at > 0 && hasThird && Number(found?.[1]) === 2 ? 2 : last + 1
    const counted = found !== null && (last > 0 || goesOn) && Number(found[1]) === due
    const read = counted ? { ...line, text: line.text.slice(found[0].length), number: due } : line
    last = read.number ?? last
    return read
  })
}

/** '4. Remojar' before a third step was the first: a number not below the next one is the one that is due. */
const inOrder = (lines: readonly StepLine[]): readonly StepLine[] => {
  let last = 0
  return lines.map((line, at) => {
    if (line.number === null) return line
    const next = lines.slice(at + 1).find(({ number }) => number !== null)?.number ?? Number.POSITIVE_INFINITY
    const number = line.number >= next && last + 1 < next ? last + 1 : line.number
    last = number
    return { ...line, number }
  })
}

/** A sign or two, a point or comma, and a capital: where the next number is due and stands nowhere else. */
const misreadNumber = /^[^\s.,:;)]{1,2}\s?[.,:;)]+\s*(?=\p{Lu}\p{Ll})/u

const misread = (lines: readonly StepLine[]): readonly StepLine[] => {
  const said = new Set(lines.map(({ number }) => number))
  let last = 0
  return lines.map((line) => {
    const isDue = (last > 0 || said.has(2)) && !said.has(last + 1)
    const found = line.number === null && isDue ? misreadNumber.exec(line.text) : null
    const read = found === null ? line : { ...line, text: line.text.slice(found[0].length), number: last + 1 }
    last = read.number ?? last
    return read
  })
}

/** Between two numbers as many lines that begin a sentence as numbers are missing: each is the step of one of them. */
const inGaps = (lines: readonly StepLine[]): readonly StepLine[] => {
  const numbered = lines.flatMap(({ number }, at) => (number === null ? [] : [{ number, at }]))
  const found = new Map<number, number>()
  for (const [index, { number, at }] of numbered.entries()) {
    const next = numbered[index + 1]
    if (next === undefined || next.number <= number + 1) continue
    const begins: number[] = []
    for (let line = at + 1; line < next.at; line++)
      if (/^\p{Lu}\p{Ll}/u.test(lines[line]?.text ?? '') && /[.,;:]$/.test(lines[line - 1]?.text ?? ''))
        begins.push(line)
    if (begins.length === next.number - number - 1)
      for (const [step, line] of begins.entries()) found.set(line, number + step + 1)
  }
  return found.size === 0 ? lines : lines.map((line, at) => ({ ...line, number: found.get(at) ?? line.number }))
}

/** What is told where the count jumps: the step before it may hold the one that is missing. */
export const gapDoubts = (lines: readonly StepLine[]): readonly string[] => {
  const numbered = lines.filter((line): line is StepLine & { number: number } => line.number !== null)
  return numbered.flatMap(({ number, text }, at) => {
    const next = numbered[at + 1]?.number ?? number
    return next > number + 1
      ? [`«${text.slice(0, longestQuote)}»: detrás del paso ${number} viene el ${next}; comprueba si falta alguno`]
      : []
  })
}
/** Characters. */
const longestQuote = 120
