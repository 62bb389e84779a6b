import { asksBringer, broughtProduct } from '#core/assistant/money/priced-product.ts'
import type { Needs } from '#core/assistant/turns/question.ts'
import { searchKeys } from '#core/assistant/words/search-keys.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { ownNamedIn } from './names.ts'
import { asksWhatIsLeft, ownQueryIn } from './query.ts'

/** Whether the cook speaks of a recipe of the house: 'mis croquetas', 'nuestro gazpacho', 'mi receta de fabada'. */
export const saysOwn = (text: string): boolean =>
  /\b(?:mis?|nuestr[oa]s?) (?!cocina|bibliotec|jef|client|restaurante|bar|casa|carta|equipo)[a-z]{3}/.test(
    fold(text.slice(0, 300)),
  )

const scaledTo =
  /^\W*(?:y |ahora )?(?:pasa|escala|ajusta|recalcula)(?:me)? (?:la|el|las|los|mis?) [a-z ]{3,60} (?:a|para) \d{1,4}\W*$/

/**
 * What only her own data answer, whatever rule its words call: who brings a product ('quién me trae la gamba'), and the allergens of a
 * recipe of hers, which are those of its lines.
 */
export const asksHerOwn = (text: string, knowledge: Knowledge): boolean =>
  broughtProduct(text) !== '' ||
  // 'Pasa las albóndigas a 60' are servings, and no heat.
  (scaledTo.test(fold(text.slice(0, 120))) && ownNamedIn(text, knowledge) !== '') ||
  (asksWhatIsLeft(text) &&
    ownQueryIn(
      fold(text.slice(0, 200))
        .replace(/[¿?¡!.,]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      null,
      knowledge,
    ) !== null) ||
  asksBringer(text) ||
  (saysOwn(text) && /\balergenos?\b/.test(fold(text.slice(0, 120))) && ownNamedIn(text, knowledge) !== '')

/** Whether what is to be read is a recipe of hers, by its whole name. */
export const isOfOwnName = ({ recipe }: Needs, { own = [] }: Knowledge): boolean =>
  recipe.length > 0 && own.some((name) => searchKeys(name).join(' ') === recipe.join(' '))
