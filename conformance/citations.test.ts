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

/** The pages that came with the specification (ARQUITECTURA, How we write): cited by section, not in the repository. */
const references =
  /specification|\bspec\b|especificación|auth-protocolo|helado-ciencia|ia-y-escaner|nutricion\.md|alimentos\.tsv/i

describe('cada §', () => {
  const citing = texts.filter(({ text }) => text.includes('§'))

  test('de ARQUITECTURA está en ella', () => {
    const architecture = readFileSync('docs/ARQUITECTURA.md', 'utf8')
    const chapters = architecture.split(/^## (?=\d)/m).slice(1)
    const has = (chapter: string, point: string | undefined): boolean => {
      const text = chapters.find((one) => one.startsWith(`${chapter}. `))
      return text !== undefined && (point === undefined || new RegExp(`^${point}\\. `, 'm').test(text))
    }
    const cited = citing.flatMap(({ path, text }) =>
      [...text.matchAll(/ARQUITECTURA(?:\.md)?,? §(\d+)(?:\.(\d+))?/g)].map(([, chapter = '', point]) => ({
        path,
        chapter,
        point,
      })),
    )
    expect(cited.length).toBeGreaterThan(2)
    expect(cited.filter(({ chapter, point }) => !has(chapter, point))).toEqual([])
  })

  test('de otra cosa dice de qué: su parte de la casa nombra la página', () => {
    const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/')
    const naming = new Set(texts.filter(({ text }) => references.test(text)).map(({ path }) => roomOf(path)))
    const stray = citing.filter(
      ({ path, text }) => !naming.has(roomOf(path)) && /(?<!ARQUITECTURA(?:\.md)?,? )§/.test(text),
    )
    expect(stray.map(({ path }) => path)).toEqual([])
  })
})
