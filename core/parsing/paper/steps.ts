import { fold } from '#core/spanish/fold.ts'
import { readPart } from './headings.ts'
import { countedOn, gapDoubts, type StepLine } from './step-numbers.ts'

/** '1.', '2)', '3.-', 'Paso 4:', '5º', '6 -', and a figure in a circle; not '180 g', '2.5 l' or '37 ºC'. */
const number = /^\W{0,3}?(?:paso\s+(\d{1,2})\s*[.:)–-]*|(\d{1,2})\s*(?:[.)]-?|[º°ª](?! ?C)\.?|\.?[-–]\s)(?!\d))\s*/iu
const circled = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫'
const bullet = /^(?:[\s•●○▪■□►▶➤→·*+–—>#]|-(?!\d))+\s*/u

/**
 * The steps of a method, without their numbers: by numbers when there are any, else by bullets, else a sentence each.
 * 'Para la masa:' on its own line is said before the step that follows it. Nothing is left out and nothing made up.
 */
export const splitSteps = (lines: readonly string[]): string[] => readSteps(lines).steps

/** The same, with what to look at where the numbers of the steps jump. */
export const readSteps = (
  lines: readonly string[],
): { readonly steps: string[]; readonly doubts: readonly string[] } => {
  const read = countedOn(
    lines
      .flatMap(breakAtNumbers)
      .map(readLine)
      .filter(({ text, number }) => text !== '' || number !== null),
  )
  const marked = read.filter(({ number, bulleted }) => number !== null || bulleted).length
  const steps = marked >= 2 || isOneStep(read) ? byMarks(read) : bySentences(read)
  return {
    steps: steps.map((step) => step.trim()).filter((step) => /\p{L}{2}/u.test(step)),
    doubts: marked >= 2 ? gapDoubts(read) : [],
  }
}

/** Words no sentence ends with, and steps from which on a lone one without its full stop has lost its end. */
const joiner = /(?:^| )(?:a|al|de|del|en|con|y|e|o|el|la|los|las|un|una|por|para|que|su|sus|se|hasta|durante)[.,;:]?$/
const fewestEnded = 3
/** 'cocer minutos', 'hornear a ºC': a figure was passed over. */
const unsaidFigure =
  /\p{L}{2,}[aei]r(?:l[aeo]s?)? (?:minutos?|horas?|min)(?!\p{L})|(?:durante|otros|unos) minutos|(?<!\d ?)ºC/u

/** What is told of the steps of a page whose end, or a figure of theirs, was not read. */
export const endDoubts = (steps: readonly string[]): readonly string[] => {
  const open = steps.filter((step) => /[\p{L}\d]$/u.test(step.trim()))
  const isCut = (step: string): boolean =>
    joiner.test(fold(step.trim())) || (open.length === 1 && open[0] === step && steps.length >= fewestEnded)
  return steps.flatMap((step) => {
    if (isCut(step)) return [`«${step.trim().slice(-longestQuote)}»: parece que falta el final; compruébalo`]
    return unsaidFigure.test(step) ? [`«${step.trim().slice(0, longestQuote)}»: falta una cifra; compruébala`] : []
  })
}
/** Characters. */
const longestQuote = 120

/** A first step and no other: unless other lines begin a sentence, whose numbers were not read. */
const isOneStep = (lines: readonly StepLine[]): boolean => {
  const [first, ...more] = lines
  const begun = more.filter(({ text }, at) => /^\p{Lu}\p{Ll}/u.test(text) && /[.!]$/.test(lines[at]?.text ?? ''))
  return first?.number === 1 && begun.length === 0
}

const readLine = (line: string): StepLine => {
  const ring = circled.indexOf(line.trim().slice(0, 1) || ' ')
  if (ring >= 0) return { text: line.trim().slice(1).trim(), number: ring + 1, bulleted: false }
  if (/^\d{1,2}$/.test(line.trim())) return { text: '', number: Number(line), bulleted: false }
  const found = number.exec(line)
  if (found !== null)
    return { text: line.slice(found[0].length).trim(), number: Number(found[1] ?? found[2]), bulleted: false }
  const mark = bullet.exec(line)?.[0] ?? ''
  return { text: line.slice(mark.length).replace(/\*\*/g, '').trim(), number: null, bulleted: mark.trim() !== '' }
}

/** '1. Pelar. 2. Cortar. 3. Freír.' on one line: cut where the count goes on. */
const breakAtNumbers = (line: string): string[] => {
  const parts: string[] = []
  let from = 0
  let expected = 2
  if (!/^\W{0,3}1\s*[.)]/.test(line)) return [line]
  for (const found of line.matchAll(/(?<=[.;:!)\p{L}] ?)\s(\d{1,2})\s?(?:[.)]-?)\s+(?=\p{L})/gu)) {
    if (Number(found[1]) !== expected) continue
    parts.push(line.slice(from, found.index))
    from = found.index + 1
    expected++
  }
  return [...parts, line.slice(from)]
}

/** A line without a mark goes on with the step before it; a part of the dish opens the next. */
const byMarks = (lines: readonly StepLine[]): string[] => {
  const steps: string[] = []
  let part = ''
  let open = false
  for (const { text, number, bulleted } of lines) {
    const heading = number === null && !bulleted ? partOf(text) : null
    if (heading !== null) {
      part = `${heading}: `
      open = false
    } else if (number !== null || bulleted || !open) {
      steps.push(part + text)
      part = ''
      open = true
    } else steps.push(`${steps.pop() ?? ''} ${text}`)
  }
  return steps
}

const bySentences = (lines: readonly StepLine[]): string[] => {
  const paragraphs: string[][] = []
  let part = ''
  // In a text without capitals a small letter says nothing.
  const hasCapitals = lines.some(({ text }) => /^\P{L}*\p{Lu}/u.test(text))
  for (const { text } of lines) {
    const heading = partOf(text)
    const last = paragraphs.at(-1)
    if (heading !== null) part = `${heading}: `
    else if (part === '' && last !== undefined && goesOn(last.at(-1) ?? '', text, hasCapitals)) last.push(text)
    else {
      paragraphs.push([part + text])
      part = ''
    }
  }
  return paragraphs.flatMap((lines) => sentences(lines.join(' ')))
}

const partOf = (text: string): string | null => {
  const part = readPart(text)
  return part?.sure === true && part.part.length <= 40 ? part.part : null
}

/**
 * A wrapped line: it begins small, or with a figure after a line that has not ended ('… durante' '45 minutos.'), or the
 * one before breaks off at a word that asks for more.
 */
const goesOn = (lineBefore: string, line: string, hasCapitals: boolean): boolean => {
  const before = lineBefore.slice(-longestEnd)
  return (
    (hasCapitals ? /^[\p{Ll}(,;]/u : /^[(,;]/).test(line) ||
    (/^\d/.test(line) && /\p{Ll}$/u.test(before)) ||
    /(?:,|\b(?:de|del|la|el|los|las|con|en|y|a|al|un|una|por|para|que|hasta|se|su))$/.test(fold(before))
  )
}

/** Characters at the end of a line that say whether it goes on: a word, and what stands before it. */
const longestEnd = 12

/** Shorter sentences ('Reservar.') belong to the step before them. Characters; ours, read off cookbooks. */
const shortest = 14
/** Points that end no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:min|aprox|gr|grs|kg|cda|cdas|cdta|cdtas|ud|uds|p|ej|etc|n|tª|temp|máx|mín|seg|h|c|vol|pág|fig|sr|sra)\.$/iu

const sentences = (paragraph: string): string[] => {
  const found: string[] = []
  let open = ''
  for (const piece of paragraph.split(/(?<=[.!?…]["»)]?)\s+(?=[\p{Lu}¡¿"«(\d])/u)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (abbreviation.test(piece.slice(-12))) continue
    const last = found.at(-1)
    if (last !== undefined && piece.length < shortest) found[found.length - 1] = `${last} ${open}`
    else found.push(open)
    open = ''
  }
  return open === '' ? found : [...found, open]
}
