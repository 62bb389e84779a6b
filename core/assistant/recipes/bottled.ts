import type { ChatRecipe } from '#core/assistant/turns/conversation.ts'
import { fold } from '#core/spanish/fold.ts'

/** A cocktail wanted ready in bottles. Over the folded question. */
export const bottlingAsked = /\b(?:embotellad[oa]s?|en botellas?|premezcl\w+|batch(?:ed)?|pre ?batch)\b/

/** Water that stirring on ice would have added, of the drink's own volume (D. Arnold, Liquid Intelligence: 20–25 %). */
const dilution = 0.225

const isIce = (name: string): boolean => /^hielo\b/.test(fold(name))
const isFresh = (name: string): boolean => /\b(?:zumo|clara|nata|leche|pina|fresas?|frutos?)\b/.test(fold(name))
const isPoured = ({ unit }: ChatRecipe['ingredients'][number]): boolean => unit === 'ml' || unit === 'l'

/** The drink without its ice, with the water that ice would give, bottled; null of what is not poured. */
export const bottled = (
  recipe: ChatRecipe,
): { readonly recipe: ChatRecipe; readonly notes: readonly string[] } | null => {
  const kept = recipe.ingredients.filter(({ name }) => !isIce(name))
  const poured = kept.filter((line) => isPoured(line) && !isFresh(line.name))
  const millilitres = poured.reduce((sum, { quantity, unit }) => sum + quantity * (unit === 'l' ? 1000 : 1), 0)
  if (poured.length < 2 || millilitres <= 0) return null
  const water = Math.round((millilitres * dilution) / 5) * 5
  const rest = kept.filter((line) => !poured.includes(line))
  const named = poured.map(({ name }) => name.toLowerCase()).join(', ')
  const after = rest.map(({ name }) => name.toLowerCase()).join(', ')
  const method = [
    `Mezclar en frío, sin hielo, ${named} y el agua.`,
    'Embotellar lleno hasta el cuello, cerrar y poner la fecha; enfriar a 4 °C o en el congelador.',
    `Servir frío sobre un hielo grande, sin remover${after === '' ? '' : `, y terminar al momento con ${after}`}.`,
  ].join('\n')
  return {
    recipe: {
      ...recipe,
      name: `${recipe.name} embotellado`,
      ingredients: [...poured, { name: 'Agua', quantity: water, unit: 'ml' }, ...rest],
      method,
    },
    notes: [
      `El agua (${water} ml, 200–250 ml por litro) es la dilución que daría el hielo: embotellado no se remueve.`,
      ...(rest.some(({ name }) => isFresh(name))
        ? ['El cítrico y lo fresco no se embotellan: se ponen al servir.']
        : []),
    ],
  }
}
