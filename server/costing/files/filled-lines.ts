const lineEnds = new Set(['\n', '\r'])
const blank = new Set([' ', '\t', ';', ',', '|', '"', '\ufeff'])

/** Lines with something on them: the blank ones below a spreadsheet's list do not count. */
export const filledLines = (text: string): number => {
  let lines = 0
  let filled = false
  for (const letter of text) {
    if (lineEnds.has(letter)) filled = false
    else if (!filled && !blank.has(letter)) {
      filled = true
      lines += 1
    }
  }
  return lines
}
