import { type Heading, headings, type Page, type PageKind, type PageProblem, pageKinds, problemLine } from './page.ts'
import { type LineProblem, readHead } from './read-head.ts'
import { readIngredient } from './read-ingredient.ts'

/** 'dishes/sopas-y-cremas/salmorejo': kind, shelf and slug, in small letters without accents. */
const pathShape = /^(dishes|bases|cards)\/[a-z\d]+(?:-[a-z\d]+)*\/[a-z\d]+(?:-[a-z\d]+)*$/

/**
 * A page from its file, with all that is wrong in it. `path` is relative to the cookbook, without '.md'. What cannot be read
 * is told and left out, so that one look shows a writer everything.
 */
export const parsePage = (
  path: string,
  text: string,
): { readonly page: Page; readonly problems: readonly PageProblem[] } => {
  const found: LineProblem[] = []
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trimEnd(), line: index + 1 }))
  if (!pathShape.test(path)) found.push({ line: 1, text: `la ruta se escribe «bases/salsas/mayonesa», no «${path}»` })
  const kind: PageKind = pageKinds.find((one) => path.startsWith(`${one}/`)) ?? 'cards'
  const end = lines.findIndex(({ text }, index) => index > 0 && text === '---')
  if (lines[0]?.text !== '---' || end === -1) found.push({ line: 1, text: 'la cabecera va entre dos líneas «---»' })
  const { head, problems } = readHead(
    lines.slice(1, Math.max(end, 1)).filter(({ text }) => text !== ''),
    kind,
    1,
  )
  const sections = readSections(lines.slice(Math.max(end, 0) + 1), found)
  const linesOf = (heading: Heading) => sections.find((section) => section.heading === heading)?.lines ?? []
  const ingredients = linesOf('Ingredientes').flatMap(({ text, line }) => {
    const read = readIngredient(text, line)
    if (typeof read !== 'string') return [read]
    found.push({ line, text: read })
    return []
  })
  const steps = linesOf('Elaboración').map(({ text }) => text)
  return {
    page: { kind, path, ...head, ingredients, steps, sections },
    problems: [...problems, ...found].toSorted((a, b) => a.line - b.line).map((one) => ({ path, ...one })),
  }
}

/** A page from its file; throws with file and line on anything it does not understand. */
export const readPage = (path: string, text: string): Page => {
  const { page, problems } = parsePage(path, text)
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'))
  return page
}

const readSections = (
  lines: readonly { readonly text: string; readonly line: number }[],
  found: LineProblem[],
): Page['sections'] => {
  const sections: { readonly heading: Heading; readonly lines: { text: string; line: number }[] }[] = []
  let current: { text: string; line: number }[] | null = null
  for (const { text, line } of lines) {
    if (text === '') continue
    if (!text.startsWith('#')) {
      if (/<\/?[a-z!]|\]\(|^\s/i.test(text))
        found.push({ line, text: 'sólo texto, listas «- » y **negrita**, sin sangrar' })
      if (current === null) found.push({ line, text: `texto sin título encima: «${text.slice(0, 40)}»` })
      else current.push({ text, line })
      continue
    }
    const heading = headings.find((one) => text === `## ${one}`)
    if (heading === undefined) {
      found.push({ line, text: `título desconocido «${text}»; hay: ${headings.join(' · ')}` })
      current = []
      continue
    }
    if (sections.some((section) => section.heading === heading))
      found.push({ line, text: `«${heading}» está dos veces` })
    current = []
    sections.push({ heading, lines: current })
  }
  for (const { heading, lines: inside } of sections)
    if (inside.length === 0) found.push({ line: 1, text: `«${heading}» está en blanco` })
  return sections
}
