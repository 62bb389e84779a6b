import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { ending } from '#core/spanish/agreement.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withArticle } from './display-name.ts'
import { sharesAWord } from './shares-a-word.ts'

const garden: readonly Role[] = ['vegetable', 'tomato', 'aromatic', 'potato', 'mushroom', 'leaf']

/** How a food becomes what the name of the dish calls it. `@` is the food, `#` its ending. Times: trade practice. */
const ways: readonly {
  readonly said: RegExp
  /** How a method says that it does it. */
  readonly done: RegExp
  readonly steps: readonly (readonly [roles: readonly Role[], sentence: string])[]
}[] = [
  {
    said: /^(?:asad|escalivad|rustid)[oa]s?$/,
    done: /\b(?:asar|hornear|tatemar)\b/,
    steps: [
      [
        ['garlic'],
        'Asar @ con piel, envuelt# en papel de aluminio, a 180 °C 40-45 min, hasta que ceda; apretar y usar la pulpa.',
      ],
      [
        garden,
        'Asar @ enter# a 200 °C, 30-60 min según el tamaño, hasta que se pinche sin resistencia; enfriar tapad#, pelar y escurrir.',
      ],
      [['fruit'], 'Asar @ a 180 °C 30-40 min, hasta que se pinche sin resistencia, y enfriar.'],
    ],
  },
  {
    said: /^tostad[oa]s?$/,
    done: /\btostar\b/,
    steps: [
      [['nut'], 'Tostar @ a 160 °C 8-12 min, hasta dorado claro, y enfriar.'],
      [['butter'], 'Cocer @ a fuego medio 5-6 min, hasta que el poso sea color avellana; colar y enfriar.'],
      [['spice', 'grain'], 'Tostar @ en seco 1-2 min, a fuego suave, hasta que huela.'],
    ],
  },
  {
    said: /^caramelizad[oa]s?$/,
    done: /\bcarameli/,
    steps: [
      [['aromatic'], 'Pochar @ en juliana a fuego suave 40-50 min, removiendo, hasta que esté dorad# y dulce.'],
      [['nut'], 'Caramelizar @ con azúcar a 120 °C, removiendo hasta que arene y vuelva a fundir; separar y enfriar.'],
    ],
  },
  {
    said: /^confitad[oa]s?$/,
    done: /\bconfitar\b/,
    steps: [
      [
        ['garlic', 'tomato', 'aromatic', 'vegetable', 'mushroom'],
        'Confitar @, cubiert# de aceite, a 90 °C 45-60 min, hasta que ceda; lo que sobre, a 3 °C y 48 h como máximo (botulismo).',
      ],
    ],
  },
]

/**
 * What a name says of a food that the list has as it is bought: 'mayonesa de ajo asado' roasts its garlic first, whatever the page
 * or the kind knows. Nothing where the dish itself is that ('pimientos asados'), or where a step does it already.
 */
export const namedReady = (recipeName: string, lines: readonly IngredientDraft[], method: string): string[] => {
  const key = nameKey(recipeName.slice(0, 200))
  const told = nameKey(method)
  return [
    ...key.matchAll(/\b(?:de|del|con|y|e|sobre) (?:el |la |los |las )?((?:\p{L}+ ){1,3}?)(\p{L}+ad[oa]s?)\b/gu),
  ].flatMap(([, food = '', said = '']) => {
    const way = ways.find((one) => one.said.test(said))
    if (way === undefined) return []
    const line = lines.find(({ name }) => sharesAWord(name, food) && !nameKey(name).includes(said.slice(0, -2)))
    if (line === undefined) return []
    const found = classify(line.name)
    const sentence = way.steps.find(([roles]) => roles.includes(found.role))?.[1]
    if (sentence === undefined || way.done.test(told)) return []
    return [sentence.replace('@', withArticle(line)).replaceAll('#', ending(found))]
  })
}
