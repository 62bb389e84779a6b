import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anchorOf, parseGuide } from '#tools/guide/parse-guide.ts'

const size = () => ({ width: 800, height: 600 })
const read = (markdown: string) => parseGuide(markdown, size)
const text = (words: string) => ({ kind: 'text', text: words })

test('título, introducción y apartados con su ancla', () => {
  const guide = read('# Guía\n\nHola.\n\n## Nutrición y alérgenos\n\n### De dónde sale\nUno\ndos.\n')
  expect(guide.title).toBe('Guía')
  expect(guide.intro).toEqual([{ kind: 'paragraph', content: [text('Hola.')] }])
  expect(guide.sections).toEqual([
    {
      id: 'nutricion-y-alergenos',
      title: 'Nutrición y alérgenos',
      blocks: [
        { kind: 'heading', id: 'de-donde-sale', text: 'De dónde sale' },
        { kind: 'paragraph', content: [text('Uno dos.')] },
      ],
    },
  ])
})

test('una lista empieza aunque vaya pegada al párrafo, y sus líneas siguen sangradas', () => {
  const [section] = read('# G\n\n## A\n\nMira:\n- uno\n  y medio\n- dos\n\n1. primero\n2. segundo\n').sections
  expect(section?.blocks).toEqual([
    { kind: 'paragraph', content: [text('Mira:')] },
    { kind: 'list', ordered: false, items: [[text('uno y medio')], [text('dos')]] },
    { kind: 'list', ordered: true, items: [[text('primero')], [text('segundo')]] },
  ])
})

test('una tabla, una imagen con sus medidas', () => {
  const [section] = read(
    '# G\n\n## A\n\n| Uno | Dos |\n|---|---|\n| **a** | b |\n\n![La pantalla](guia/a.webp)\n',
  ).sections
  expect(section?.blocks).toEqual([
    {
      kind: 'table',
      head: [[text('Uno')], [text('Dos')]],
      rows: [[[{ kind: 'strong', content: [text('a')] }], [text('b')]]],
    },
    { kind: 'picture', src: 'guia/a.webp', alt: 'La pantalla', width: 800, height: 600 },
  ])
})

test('negrita, cursiva, código y enlaces; lo que no se cierra es texto', () => {
  const [paragraph] = read('# G\n\na\n**b *c* d** `d` [e](/recipes) *f\n').intro
  expect(paragraph).toHaveProperty('content', [
    text('a '),
    { kind: 'strong', content: [text('b '), { kind: 'em', content: [text('c')] }, text(' d')] },
    text(' '),
    { kind: 'code', text: 'd' },
    text(' '),
    { kind: 'link', to: '/recipes', text: 'e' },
    text(' *f'),
  ])
})

test.each([
  ['HTML', '# G\n\n## A\n\n<script>alert(1)</script>\n'],
  ['HTML en una línea', '# G\n\n## A\n\nHola <b>tú</b>\n'],
  ['código', '# G\n\n## A\n\n```\nx\n```\n'],
  ['una cita', '# G\n\n## A\n\n> x\n'],
  ['una dirección suelta', '# G\n\n## A\n\nhttps://mal.example\n'],
  ['una lista dentro de otra', '# G\n\n## A\n\n- uno\n  - dos\n'],
  ['un enlace hacia fuera', '# G\n\n## A\n\n[x](javascript:alert(1))\n'],
  ['dos títulos iguales', '# G\n\n## A\n\na\n\n## A\n\nb\n'],
  ['un título de cuarto rango', '# G\n\n## A\n\n#### B\n'],
  ['sin título', 'Hola.\n'],
])('no se entiende: %s', (_, markdown) => {
  expect(() => read(markdown)).toThrow()
})

test('la guía se lee entera, y cada enlace interno lleva a un apartado que existe', () => {
  const markdown = readFileSync(new URL('../../docs/guia.md', import.meta.url), 'utf8')
  const guide = read(markdown)
  expect(guide.sections.length).toBeGreaterThan(8)
  const ids = guide.sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => ('id' in block ? [block.id] : [])),
  ])
  for (const [, anchor = ''] of markdown.matchAll(/\]\(#([^)]+)\)/g)) expect(ids).toContain(anchor)
  expect(anchorOf('¿Y si…?')).toBe('y-si')
})
