import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What a page or a comment sends its reader to is there: files, headings, decisions, sections. */

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
const here = 'conformance/citations.test.ts'
const isText = /\.(?:ts|tsx|mjs|sql|css|md|tsv|json|yml|yaml|conf|service)$/
const texts = tracked
  .filter((path) => isText.test(path) && path !== 'package-lock.json' && path !== here && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const pages = texts.filter(({ path }) => /^(?:docs\/.*|[A-Z]+|.*\/(?:LEEME|LICENCIAS))\.md$/.test(path))
const isDecision = (path: string): boolean => /^docs\/decisiones\/\d{3}-/.test(path)

/** A heading as the address of a link writes it; the guide's own are without accents. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

describe('las páginas', () => {
  test('hay páginas que mirar', () => expect(pages.length).toBeGreaterThan(30))

  test.each(pages)('$path: cada enlace lleva a un fichero, y a un título que está', ({ path, text }) => {
    const broken = [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)\s]*)\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => {
        const [file = '', anchor] = to.split('#')
        const target = file === '' ? path : join(dirname(path), file)
        if (!existsSync(target)) return true
        return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchorOf(anchor))
      })
    expect(broken).toEqual([])
  })

  // A decision is a page of its day: what it names may have moved since.
  test.each(pages.filter(({ path }) => !isDecision(path)))('$path: cada camino citado existe', ({ path, text }) => {
    const roots = '(?:core|server|web|docs|tools|testing|conformance|e2e|deploy)'
    const cited = [...text.matchAll(new RegExp(`\`(${roots}/[\\w./-]+)\``, 'g'))].map(([, to = '']) => to)
    expect(cited.filter((to) => !existsSync(to) && !existsSync(join(dirname(path), to)))).toEqual([])
  })
})

test('cada decisión citada tiene página', () => {
  const numbers = new Set(tracked.filter(isDecision).map((path) => path.slice('docs/decisiones/'.length).slice(0, 3)))
  const cited = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\bdecisions? |decisiones\/)(\d{3})\b/g)].map(([, number = '']) => ({ path, number })),
  )
  expect(cited.length).toBeGreaterThan(20)
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([])
})

const architecture = readFileSync('docs/ARQUITECTURA.md', 'utf8')

/** The numbers of a page's headings: '5', '5.1'; and of its numbered points, '3.1' for point 1 of chapter 3. */
const sectionsOf = (text: string): ReadonlySet<string> => {
  const sections = new Set<string>()
  let chapter = ''
  for (const line of text.split('\n')) {
    const [, heading] = /^#+ (\d+(?:\.\d+)?)\.? /.exec(line) ?? []
    const [, point] = /^(\d+)\. /.exec(line) ?? []
    if (heading !== undefined) {
      chapter = heading
      sections.add(heading)
    } else if (point !== undefined && chapter !== '') sections.add(`${chapter}.${point}`)
  }
  return sections
}

const science = new Map(
  ['acceso', 'helado', 'motor-local', 'nutricion'].map((name) => [
    name,
    sectionsOf(readFileSync(`docs/ciencia/${name}.md`, 'utf8')),
  ]),
)
const chapters = /its chapters are ([^.]+?), and/s.exec(architecture)?.[1] ?? ''
const specification = new Set([...chapters.matchAll(/\b(\d) /g)].map(([, number = '']) => number))

/** Whose page a bare '§12' means, by the room it stands in (ARQUITECTURA §8). */
const pageOf: readonly (readonly [room: RegExp, page: string])[] = [
  [/^(?:core|web|server)\/ice-cream\/|^core\/api\/ice-cream|\/011-ice-cream|\/helado\.md$/, 'helado'],
  [/^(?:core|web|server)\/nutrition\/|^core\/(?:pantry|units)\//, 'nutricion'],
  [
    /^core\/(?:parsing|method|knowledge|assistant|spanish)\/|^server\/(?:scanner|language-model|assistant)\//,
    'motor-local',
  ],
  [/^server\/auth\//, 'acceso'],
]

type Text = { readonly path: string; readonly text: string }

/** The sections a text cites that no page has. */
const strayOf = ({ path, text }: Text): readonly string[] =>
  [...text.matchAll(/§ ?(\d+(?:\.\d+)?)/g)].flatMap((match) => {
    const [whole, section = ''] = match
    // What is named last before the sign, on its line or the one above.
    const before = text.slice(0, match.index).split('\n').slice(-2).join(' ')
    const named = [...before.matchAll(/ciencia\/([\w-]+)\.md|(ARQUITECTURA)|([Ss]pec)|(RFC)/g)].at(-1)
    const [, page, ours, theirs, norm] = named ?? []
    if (norm !== undefined) return []
    if (ours !== undefined) return sectionsOf(architecture).has(section) ? [] : [`${path}: ${whole}`]
    if (page !== undefined) return science.get(page)?.has(section) === true ? [] : [`${path}: ${whole}`]
    const own = pageOf.find(([room]) => room.test(path))?.[1] ?? ''
    const isThere = specification.has(section) || (theirs === undefined && science.get(own)?.has(section) === true)
    return isThere ? [] : [`${path}: ${whole}`]
  })

describe('cada §', () => {
  // A migration that has run is never edited, not even its comments.
  const citing = texts.filter(({ path, text }) => text.includes('§') && !path.includes('/migrations/'))

  test('lleva a una sección que está', () => {
    expect(citing.length).toBeGreaterThan(80)
    expect([...science.values()].every((sections) => sections.size > 8)).toBe(true)
    expect(specification.size).toBe(9)
    expect(citing.flatMap(strayOf)).toEqual([])
  })

  test.each([
    ['una sección que no hay', 'core/ice-cream/planted.ts', '/** The curve (§99). */'],
    ['un capítulo que la especificación no tiene', 'web/planted.ts', '/** As specified (spec §12). */'],
    ['una página que no hay', 'server/planted.ts', '/** docs/ciencia/horno.md §1. */'],
    ['la página de otro cuarto', 'core/costing/planted.ts', '/** Hardening (§15.3). */'],
  ])('%s pone esto en rojo', (_, path, text) => expect(strayOf({ path, text })).not.toEqual([]))
})

test('ningún comentario cita una página que no está', () => {
  const gone = /\b(?:auth-protocolo|helado-ciencia|ia-y-escaner)\b|\balimentos\.tsv|\breference\/[\w-]+\.(?:md|tsv)/
  expect(
    texts.filter(({ path, text }) => gone.test(text) && !path.includes('/migrations/')).map(({ path }) => path),
  ).toEqual([])
})
