import { type Category, categories } from '#core/knowledge/categories.ts'
import type { Page, PageKind } from './page.ts'
import { cuisines, makings, type Place, tables, times } from './place.ts'

/** A line of a file, from 1, and what is wrong with it, in Spanish: cooks read it. */
export type LineProblem = { readonly line: number; readonly text: string }
type Line = { readonly text: string; readonly line: number }

type Head = Pick<
  Page,
  | 'name'
  | 'aliases'
  | 'falseFriends'
  | 'type'
  | 'category'
  | 'servings'
  | 'yieldGrams'
  | 'hazards'
  | 'questions'
  | 'slot'
  | 'source'
  | 'place'
>

const fields = [
  'nombre',
  'también',
  'clase',
  'categoría',
  'raciones',
  'rinde',
  'peligros',
  'preguntas',
  'admite',
  'cocina',
  'mesa',
  'época',
  'hechura',
  'fuente',
] as const

type Field = (typeof fields)[number]

/** What says where a dish has its place. */
const placeFields = ['cocina', 'mesa', 'época', 'hechura'] as const

/** Longer names are sentences. Letters. */
const longestName = 80

/** The head of a page: 'field: value' lines. What is wrong is told line by line, and the rest is read on. */
export const readHead = (
  lines: readonly Line[],
  kind: PageKind,
  firstLine: number,
): { readonly head: Head; readonly problems: readonly LineProblem[] } => {
  const problems: LineProblem[] = []
  const found = new Map<Field, { readonly value: string; readonly line: number }>()
  const wrong = (line: number, text: string): void => {
    problems.push({ line, text })
  }
  for (const { text, line } of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? []
    const field = fields.find((one) => one === name.trim())
    if (field === undefined) wrong(line, `cabecera: no conozco «${text}»; campos: ${fields.join(', ')}`)
    else if (found.has(field)) wrong(line, `cabecera: «${field}» está dos veces`)
    else if (value.trim() === '') wrong(line, `cabecera: «${field}» está en blanco`)
    else found.set(field, { value: value.trim(), line })
  }
  const said = (field: Field): string => found.get(field)?.value ?? ''
  const at = (field: Field): number => found.get(field)?.line ?? firstLine
  const list = (field: Field): string[] =>
    said(field)
      .split(/\s+·\s+/)
      .filter((part) => part !== '')
  const positive = (field: Field): number | null => {
    if (!found.has(field)) return null
    const value = Number(said(field).replace(/ g$/, '').replace(',', '.'))
    if (value > 0 && Number.isFinite(value)) return value
    wrong(at(field), `cabecera: «${field}» debe ser un número mayor que 0`)
    return null
  }

  /** The value of a field that has a closed list; `otherwise` where the field is not there. */
  const oneOf = <Value extends string>(field: Field, known: readonly Value[], otherwise: Value): Value => {
    if (!found.has(field)) return otherwise
    const value = known.find((one) => one === said(field))
    if (value === undefined)
      wrong(at(field), `cabecera: «${field}» desconocida: «${said(field)}»; hay: ${known.join(', ')}`)
    return value ?? otherwise
  }
  const placed = (): Place | null => {
    if (kind !== 'dishes') {
      for (const field of placeFields) if (found.has(field)) wrong(at(field), `sólo un plato lleva «${field}»`)
      return null
    }
    for (const field of ['cocina', 'mesa'] as const)
      if (!found.has(field)) wrong(firstLine, `cabecera: falta «${field}»`)
    const served = list('mesa').flatMap((one) => tables.find((table) => table === one) ?? [])
    if (served.length !== list('mesa').length)
      wrong(at('mesa'), `cabecera: «mesa» desconocida: «${said('mesa')}»; hay: ${tables.join(', ')}`)
    return {
      cuisine: oneOf('cocina', cuisines, 'internacional'),
      tables: served,
      time: oneOf('época', times, 'todo'),
      making: oneOf('hechura', makings, 'normal'),
    }
  }

  if (said('nombre') === '') wrong(firstLine, 'cabecera: falta «nombre»')
  if (said('fuente') === '') wrong(firstLine, 'cabecera: falta «fuente»')
  const names = list('también')
  for (const name of [said('nombre'), ...names])
    if (Array.from(name).length > longestName) wrong(at('también'), `nombre demasiado largo: «${name.slice(0, 40)}…»`)
  const category = categoryOf(said('categoría'))
  if (said('categoría') !== '' && category === null)
    wrong(at('categoría'), `categoría desconocida: «${said('categoría')}»; hay: ${categories.join(', ')}`)
  if (kind === 'cards') {
    for (const field of ['categoría', 'raciones', 'rinde', 'admite'] as const)
      if (found.has(field)) wrong(at(field), `una ficha no lleva «${field}»`)
    if (said('clase') === '') wrong(firstLine, 'cabecera: falta «clase»')
  } else if (!found.has('categoría')) wrong(firstLine, 'cabecera: falta «categoría»')
  if (kind === 'dishes' && !found.has('raciones')) wrong(firstLine, 'cabecera: falta «raciones»')
  if (kind === 'bases' && !found.has('raciones') && !found.has('rinde'))
    wrong(firstLine, 'cabecera: falta «raciones» o «rinde»')
  const hazards = list('peligros')
  for (const id of hazards)
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id)) wrong(at('peligros'), `peligro mal escrito: «${id}»`)

  return {
    problems,
    head: {
      name: said('nombre'),
      aliases: names.filter((name) => !isFalseFriend(name)),
      falseFriends: names.filter(isFalseFriend).map((name) => name.slice(0, -3)),
      type: said('clase'),
      category,
      servings: positive('raciones'),
      yieldGrams: positive('rinde'),
      hazards,
      questions: list('preguntas'),
      slot: slotOf(said('admite')),
      source: said('fuente'),
      place: placed(),
    },
  }
}

/** 'lactonesa no' */
const isFalseFriend = (name: string): boolean => name.endsWith(' no')

const categoryOf = (text: string): Category | null => categories.find((known) => known === text) ?? null

/** 'calabacín → verdura, seta' */
const slotOf = (text: string): Page['slot'] => {
  const [food = '', classes = ''] = text.split(/\s+→\s+/)
  return text === '' ? null : { food, classes: classes.split(/,\s*/).filter((one) => one !== '') }
}
