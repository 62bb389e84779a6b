import { surely } from '#core/assistant/kitchen/answer-compare.ts'
import type { Findings, OwnRecipe } from '#core/assistant/kitchen/findings.ts'
import { ownCost } from '#core/assistant/money/own-cost.ts'
import { bold, bullets, euros } from '#core/assistant/say.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Dish } from '#core/cookbook/dish.ts'
import { type Category, categories, categoryOf } from '#core/knowledge/categories.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** Of folded words: whether the menu is to be of her own recipes: 'con lo mío', 'de mis recetas', 'con lo que tengo guardado'. */
export const asksOwnMenu = (folded: string): boolean =>
  /\b(?:lo mio|lo nuestro|mis (?:recetas|platos|cosas)|nuestr[oa]s (?:recetas|platos)|mi (?:carta|biblioteca|recetario)|(?:lo que|platos que|recetas que) (?:ya )?(?:tengo|tenemos)(?! (?:en|que)\b(?! (?:la biblioteca|mi|carta)))(?: (?:guardad|metid|apuntad|hech)[oa]s?| en (?:la|mi) (?:carta|biblioteca))?)\b/.test(
    folded,
  )

/** Courses that open a menu, and what a house of few dishes serves as any of them. */
export const openers: ReadonlySet<string> = new Set(['Aperitivo', 'Entrante', 'Primero', 'Verdura'])
export const ownOpeners: readonly Category[] = [
  'Entrantes',
  'Aperitivos',
  'Ensaladas',
  'Sopas y cremas',
  'Verduras',
  'Arroces',
  'Pastas',
  'Legumbres',
]

/** Her recipes as a menu is put together; those of no course are left out. */
export const ownDishes = ({ library }: Findings): readonly Dish[] =>
  library.recipes.flatMap((recipe) => {
    const category = categoryIn(recipe)
    return category === null
      ? []
      : [
          {
            names: [recipe.name],
            category,
            serves: recipe.servings,
            place: { cuisine: 'internacional', tables: ['diario', 'fiesta', 'fina'], time: 'todo', making: 'normal' },
            ingredients: [
              ...recipe.ingredients,
              ...recipe.unmeasured.map((name) => ({ name, quantity: 0, unit: 'g' as const })),
            ],
            steps: [],
            notes: [],
          } satisfies Dish,
        ]
  })

/** The category she wrote, else one of its words, else what the name says. */
const categoryIn = ({ category, name }: OwnRecipe): Category | null => {
  const words = new Set(stemsOf(category))
  return (
    categories.find((one) => one === category) ??
    categories.find((one) => stemsOf(one).some((word) => words.has(word))) ??
    categoryOf(name)
  )
}

/** What the menu costs a head by her escandallos; where something has no price, at least that. */
export const ownMenuCost = (
  names: readonly string[],
  guests: number,
  findings: Findings,
  knowledge: Knowledge,
): string => {
  const costs = names.map((name) => {
    const recipe = findings.library.recipes.find((one) => one.name === name)
    return recipe === undefined ? null : (ownCost(recipe, findings, knowledge)?.cost ?? null)
  })
  const head = costs.reduce((sum, cost) => sum + (cost?.perServing ?? 0), 0)
  if (head === 0) return 'No tengo precios tuyos para costearlo. Guárdalos en Escandallos.'
  const isLeast = costs.some((cost) => cost === null || cost.lines.some(({ price }) => price === null))
  const all = guests > 0 ? `; para ${guests}, ${euros(head * guests)}` : ''
  return `Materia prima, con tus precios: **${isLeast ? 'al menos ' : ''}${euros(head)} por persona**${all}.${isLeast ? ' Hay ingredientes sin precio.' : ''}`
}

/** What each dish of the menu surely brings, by her own lines. */
export const ownMenuAllergens = (names: readonly string[], findings: Findings, knowledge: Knowledge): string =>
  bullets(
    names.flatMap((name) => {
      const recipe = findings.library.recipes.find((one) => one.name === name)
      return recipe === undefined ? [] : [`${bold(recipe.name)}: ${surely(recipe, knowledge)}`]
    }),
  )
