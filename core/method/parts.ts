import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withArticle } from './display-name.ts'
import { reserveOf } from './fitting/pair-ingredients.ts'

/** What a list keeps for one thing of the dish, told by its 'para el …', and where that thing is done. */
type Use = {
  readonly word: RegExp
  /** The step it stands before; without one, it stands after the last that is not of keeping. */
  readonly before?: RegExp
  /** Several lines, and one by itself. */
  readonly some: (names: string, title: string) => string
  readonly one: (name: string) => string
}

const uses: readonly Use[] = [
  {
    word: /^(?:relleno|rellenar)$/,
    before: /\b(?:formar|dividir|enrollar|montar|rellenar|rellen[oa]|cortar)\b/,
    some: (names) =>
      `Para el relleno, unir ${names} hasta una mezcla que se extienda; repartirla al formar o rellenar.`,
    one: (name) => `Para el relleno, ${name}: repartir al formar o rellenar.`,
  },
  {
    word: /^(?:crumble|streusel|topping)$/,
    before: /\bhorne(?:ar|o)\b/,
    some: (names, title) => `Para el ${title}, arenar ${names} en frío y repartir por encima antes de hornear.`,
    one: (name) => `Repartir por encima ${name} antes de hornear.`,
  },
  {
    word: /^(?:pintar|dorar)$/,
    before: /\bhorne(?:ar|o)\b/,
    some: (names) => `Pintar con ${names}, batido, antes de hornear.`,
    one: (name) => `Pintar con ${name}, batido, antes de hornear.`,
  },
  {
    word: /^(?:almibar|calar|emborrachar)$/,
    some: (names) => `Para el almíbar, hervir ${names} 2 min y calar con él en caliente.`,
    one: (name) => `Calar con ${name}.`,
  },
  {
    word: /^(?:glaseado|glasear|glasa|frosting|cobertura|cubrir|banar|bano)$/,
    some: (names) =>
      `Para cubrir, mezclar ${names} hasta que quede liso y untable, y cubrir con ello la pieza ya fría.`,
    one: (name) => `Cubrir con ${name}, en frío.`,
  },
  {
    word: /^(?:decorar|adornar|decoracion|servir|acompanar|terminar|emplatar)$/,
    some: (names) => `Terminar con ${names}.`,
    one: (name) => `Terminar con ${name}.`,
  },
]

const wordOf = (line: IngredientDraft): string => nameKey(reserveOf(line.name)).split(' ').at(-1) ?? ''
const useOf = (line: IngredientDraft): Use | undefined => {
  const word = wordOf(line)
  return word === '' ? undefined : uses.find((use) => use.word.test(word))
}

/** Lines a kind of dish works with, and those kept for a part of it that the kind does not know. */
export const splitByUse = (
  lines: readonly IngredientDraft[],
): { readonly main: readonly IngredientDraft[]; readonly parts: readonly IngredientDraft[] } => ({
  main: lines.filter((line) => useOf(line) === undefined),
  parts: lines.filter((line) => useOf(line) !== undefined),
})

/** The steps with those of the parts where they belong, in the order of the table. */
export const withParts = (steps: readonly string[], parts: readonly IngredientDraft[]): string[] =>
  uses.reduce<string[]>(
    (made, use) => {
      const own = parts.filter((line) => useOf(line) === use)
      const [first] = own
      if (first === undefined) return made
      const names = listed(own.map(nameOf))
      const sentence = own.length === 1 ? use.one(names) : use.some(names, wordOf(first))
      const { before } = use
      const at = before === undefined ? -1 : made.findIndex((step) => before.test(nameKey(step)))
      return made.toSpliced(at === -1 ? endOf(made) : at, 0, sentence)
    },
    [...steps],
  )

/** Keeping is said last. */
const endOf = (steps: readonly string[]): number =>
  /^(?:guardar|conservar|servir|tapar|gastar|mantener)\b/.test(nameKey(steps.at(-1) ?? ''))
    ? steps.length - 1
    : steps.length

/** Without its use; an egg that no oven cooks is a pasteurised one. RD 1021/2022. */
const nameOf = (line: IngredientDraft): string => {
  const name = line.name.replace(/\s*\(?para [^()]*\)?\s*$/i, '')
  const raw = ['egg', 'yolk', 'white'].includes(classify(name).role) && !/^(?:pintar|dorar)$/.test(wordOf(line))
  return `${withArticle({ ...line, name })}${raw && !/pasteuriz/i.test(name) ? ' (pasteurizado)' : ''}`
}
