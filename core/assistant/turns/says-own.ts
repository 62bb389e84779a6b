import { fold } from '#core/spanish/fold.ts'

/** Whether the cook speaks of a recipe of the house: 'mis croquetas', 'nuestro gazpacho', 'mi receta de fabada'. */
export const saysOwn = (text: string): boolean =>
  /\b(?:mis?|nuestr[oa]s?) (?!cocina|bibliotec|jef|client|restaurante|bar|casa|carta|equipo)[a-z]{3}/.test(
    fold(text.slice(0, 300)),
  )
