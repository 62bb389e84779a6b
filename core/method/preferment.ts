import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withArticle } from './display-name.ts'
import { inGrams } from './fitting/finding/agreement.ts'

/** What is mixed before the dough. Shares of the flour and of what wets it: oficio (bakers' usual range). */
type Preferment = {
  readonly asked: RegExp
  readonly the: string
  /** Of all the flour. */
  readonly flour: number
  /** Of its own flour. */
  readonly wet: number
  /** Of its own flour, of fresh yeast; a third of it dry. */
  readonly yeast: number
  readonly ripens: string
}

const preferments: readonly Preferment[] = [
  {
    asked: /\bpoolish\b/,
    the: 'el poolish',
    flour: 0.3,
    wet: 1,
    yeast: 0.002,
    ripens: 'tapar y fermentar 12-16 h a 18-20 °C, hasta que esté lleno de burbujas y empiece a hundirse por el centro',
  },
  {
    asked: /\bbiga\b/,
    the: 'la biga',
    flour: 0.4,
    wet: 0.45,
    yeast: 0.01,
    ripens: 'sin amasar, en migas; tapar y fermentar 16-18 h a 16-18 °C',
  },
  {
    asked: /\b(?:esponja|prefermento|preferment|masa previa|pie de masa)\b/,
    the: 'la esponja',
    flour: 0.3,
    wet: 0.6,
    yeast: 0.03,
    ripens: 'tapar y fermentar 1 h a 24-26 °C, hasta que doble',
  },
]

const isAutolysed = /\bautolisis\b/
const lastGram = (grams: number): string => (grams >= 10 ? `${Math.round(grams)}` : grams.toFixed(1).replace('.', ','))

/** The yeast that is let be, as what it weighs is as little as a pinch. */
const pinch = (line: IngredientDraft, grams: number): string => {
  const share = /\bsec[oa]|seca\b/.test(nameKey(line.name)) ? grams / 3 : grams
  const least = Math.min(Math.max(share, 0.1), inGrams(line))
  return `${lastGram(least)} g de ${withArticle({ ...line, unit: 'g' })}`.replace(' de el ', ' del ')
}

const of = (grams: number, line: IngredientDraft): string =>
  `${lastGram(grams)} g de ${withArticle({ ...line, unit: 'g' })}`.replace(' de el ', ' del ')

/**
 * A method with the poolish, biga, sponge or autolysis its name promises, of the amounts of the list; what is left of the flour
 * and the liquid goes on as the method has it. The same method where it does so already, or the list makes none.
 */
export const withPreferment = (recipeName: string, lines: readonly IngredientDraft[], method: string): string => {
  const key = nameKey(recipeName.slice(0, 200))
  const done = nameKey(method)
  const largest = (...roles: readonly string[]): IngredientDraft | undefined =>
    lines.filter(({ name }) => roles.includes(classify(name).role)).toSorted((a, b) => inGrams(b) - inGrams(a))[0]
  const [flour, wet, yeast] = [largest('flour'), largest('water') ?? largest('milk'), largest('yeast')]
  const steps = method.split('\n')
  const at = steps.findIndex((step) => /\bharina\b/i.test(step))
  if (flour === undefined || wet === undefined || at === -1) return method
  const made = preferments.find(({ asked }) => asked.test(key) && !asked.test(done))
  // The page's own first dough is one.
  if (made !== undefined && isPreferment(steps[at] ?? ''))
    return steps.toSpliced(at, 1, `${steps[at]} Es ${made.the}.`).join('\n')
  if (made !== undefined && yeast !== undefined) {
    const grams = inGrams(flour) * made.flour
    const water = Math.min(grams * made.wet, inGrams(wet) * 0.6)
    const first = `Para ${made.the}: mezclar ${of(grams, flour)}, ${of(water, wet)} y ${pinch(yeast, grams * made.yeast)}; ${made.ripens}.`
    const joined = (steps[at] ?? '').replace(/^(Mezclar|Amasar|Poner|Juntar)(?= )/, `$1 ${made.the},`)
    const step = joined === steps[at] ? `Añadir ${made.the} con la harina. ${joined}` : joined
    return [
      ...steps.slice(0, at),
      first,
      restOf(step, false),
      ...steps.slice(at + 1).map((one) => restOf(one, true)),
    ].join('\n')
  }
  if (isAutolysed.test(key) && !isAutolysed.test(done)) {
    const first = `Autólisis: mezclar ${withArticle({ ...flour, unit: 'g' })} con el 90 % ${`de ${withArticle({ ...wet, unit: 'g' })}`.replace('de el ', 'del ')}, sin amasar, y reposar tapado 30-45 min.`
    const step = (steps[at] ?? '').replace(
      /\bla harina(?: de (?:fuerza|media fuerza|trigo|espelta|centeno))?/i,
      'la masa de la autólisis',
    )
    return steps.toSpliced(at, 1, first, step.replace(/(?<!resto d)\bel (?=agua\b)/, 'el resto del ')).join('\n')
  }
  return method
}

const isPreferment = (step: string): boolean =>
  /\bharina\b/i.test(step) && /\blevadura\b/i.test(step) && /\bfermentar\b/i.test(step) && !/\bsal\b/i.test(step)

/** What is named after a part of it was used; later steps speak of the dough's flour only for the table. */
const restOf = (step: string, later: boolean): string => {
  const yeast = step.replace(/(?<!resto de )\bla (?=levadura\b)/i, 'el resto de la ')
  return later
    ? yeast
    : yeast
        .replace(/(?<!resto de )\bla (?=harina)/i, 'el resto de la ')
        .replace(/\bdel (?=agua\b)/i, 'del resto del ')
        .replace(/(?<!resto d|% d)\bel (?=agua\b)/i, 'el resto del ')
        .replace(/(?<!resto de )\bla (?=leche\b)/i, 'el resto de la ')
}
