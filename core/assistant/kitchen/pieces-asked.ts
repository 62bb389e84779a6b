import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'

/** So many pieces of a dish, and the share of the whole recipe that they are; null where nobody knows how many come out. */
export type Pieces = { readonly count: number; readonly said: string; readonly share: number | null }

/**
 * '3 canelones', 'por canelón', of a recipe: by the line that is counted in pieces of that name ('18 unidades de placas de canelones'), or
 * the servings where one is a piece. Null where no pieces are spoken of.
 */
export const piecesAsked = (text: string, { name, servings, ingredients }: ChatRecipe): Pieces | null => {
  const [head] = stemsOf(name)
  const said = [...fold(text.slice(0, 160)).matchAll(/\b(\d{1,3}|un|una|cada|por) (?:de )?([a-z]{4,20})\b/g)].find(
    ([, , noun = '']) => head !== undefined && stemsOf(noun)[0] === head,
  )
  if (said === undefined || head === undefined) return null
  const [, figure = ''] = said
  const count = /^\d/.test(figure) ? Number(figure) : 1
  // 'Un canelón', and no 'una paella': what is not many has no pieces.
  if (count < 1 || (!/^\d/.test(figure) && !/s$/.test(fold(name).split(' ')[0] ?? ''))) return null
  const line = ingredients.find((one) => one.unit === 'unidad' && stemsOf(one.name).includes(head))
  const whole = line?.quantity ?? (servings > 1 && isPieceEach(name) ? servings : 0)
  return { count, said: count === 1 ? '1 pieza' : `${count} piezas`, share: whole > 0 ? count / whole : null }
}

/** Dishes of which a serving is one piece. */
const isPieceEach = (name: string): boolean =>
  /^(?:hamburguesa|bocadillo|sandwich|flan|coulant|magdalena|tartaleta|donut|napolitana|croissant|cruasan)/.test(
    fold(name),
  )
