import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { ofTheSame } from './said-whole/asked.ts'
import { ofAnother } from './said-whole/other-thing.ts'
import { supposed } from './said-whole/supposed.ts'
import { shortTurn } from './said-whole/turn.ts'

const rules = [...supposed, ...ofTheSame, ...ofAnother]

/**
 * What a short turn may mean after the question before it, said whole, the likeliest first: 'y cuánto tarda' after 'cómo hago
 * fondo oscuro' is 'cuánto tarda fondo oscuro'; 'y del vino' after 'temperatura de servicio del helado' is that of the wine.
 */
export const saidWhole = (text: string, before: string, knowledge: Knowledge): readonly string[] => {
  const turn = shortTurn(text, before, knowledge)
  if (turn === null) return []
  for (const rule of rules) {
    const meant = rule(turn)
    if (meant !== null) return meant
  }
  return []
}
