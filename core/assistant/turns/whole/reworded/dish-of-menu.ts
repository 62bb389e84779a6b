import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** 'Quita el arroz y pon algo de cuchara', 'el arroz no, mejor una ensalada', 'cambia el bogavante'. Over the folded text. */
const swaps =
  /^\W*(?:(?:y|pero|mejor|vale|ahora)[, ]+)*(?:(?:quita|cambia|saca|no quiero|nada de)(?:me|lo)? (?:el |la |los |las )?([a-z ]{3,25}?)|(?:el |la |los |las )([a-z ]{3,25}?) (?:no|fuera)(?: me (?:gusta|convence|cuadra))?)(?:(?:,| y| e)? ?(?:pon(?:me|le)?|por|mejor|quiero),? ?(?:algo (?:de |con )?|un[oa]? |de )?([a-z]{3,20}(?: de [a-z]{3,15})?)|, ?(?:algo (?:de |con )?|un[oa]? )([a-z]{3,20}(?: de [a-z]{3,15})?))?\W*$/
const row = /^- \*\*(Aperitivo|Entrante|Primero|Segundo|Pescado|Carne|Prepostre|Postre)\*\*: ([^\n*]{3,80})$/gmu

/** A dish of the menu before, by a word of its name, as the course it is: 'cambia el primero por algo de cuchara'; null of any other turn. */
export const dishOfMenu = (turn: string, answered: string): string | null => {
  const found = turn.length > longest ? null : swaps.exec(fold(turn))
  if (found === null || !/^\*\*Menú/mu.test(answered)) return null
  const [, one = '', other = '', wished = '', wishedSo = ''] = found
  const stems = stemsOf(one === '' ? other : one)
  const rows = [...answered.matchAll(row)].map(([, title = '', dish = '']) => ({ title, dish }))
  const named = rows.filter(({ dish }) => stems.length > 0 && stems.every((stem) => stemsOf(dish).includes(stem)))
  const [first] = named
  if (first === undefined || named.length > 1) return null
  const isOneOf = rows.filter(({ title }) => title === first.title).length > 1
  const course = `el ${first.title.toLowerCase()}${isOneOf ? ` (${first.dish.toLowerCase()})` : ''}`
  const wish = wished === '' ? wishedSo : wished
  return wish === '' ? (isOneOf ? null : `cambia ${course}`) : `cambia ${course} por algo de ${wish}`
}

/** Characters. */
const longest = 80
