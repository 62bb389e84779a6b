import type { Reply } from '#core/assistant/reply.ts'
import { bold, capital, reply } from '#core/assistant/say.ts'
import { fold } from '#core/spanish/fold.ts'

/** What differs from one brand or lot to the next, as cooks ask for it. */
const property =
  /\b(?:bloom|fuerza|(?:la )?w\b|proteina|lote|caducidad|caduca|fecha de (?:consumo|caducidad)|calibre|origen|procedencia|zona de captura|acidez|gramaje|peso (?:neto|escurrido)|porcentaje|% |cuant[oa]s? (?:grasa|cacao|azucar|sal|alcohol|fruta|fecula|grados?)|materia grasa|de cacao|brix|que grados tienen?|cuantos grados tienen?)\b/

/** The very thing that came, and not that kind of thing. */
const delivered =
  /\b(?:que|q) (?:me|nos) (?:ha |han |acaban? de )?(?:traj\w+|trae\w*|traid\w*|mand\w+|sirv\w+|servid\w*|llego|llegado|lleg\w+|vendi\w*|dio|dado|dejo|dejado|entrego|entregado|entro|entrado)\b|\b(?:del|de mi|de nuestro|el|mi|nuestro) (?:proveedor|distribuidor|mayorista|comercial|molino|pescadero|carnicero|frutero)\b|\b(?:que|q) (?:llego|entro|vino|compre|compramos|he comprado|hemos comprado)\b|\bde (?:este|ese) (?:paquete|saco|bote|brik|cubo|lote|envase)\b/

/** It is reckoned or rejected, which needs no label. */
const otherwise = /\b(?:precio|cuesta|cobra|a como|cuanto me|euros?|€|rechazo|devuelvo|puedo|recepcion|temperatura)\b/

/** What only the label or the supplier's sheet can tell of the very thing that came; null for any other question. */
export const onLabel = (text: string): Reply | null => {
  const folded = fold(text.slice(0, 200))
  const asked = property.exec(folded)
  if (asked === null || !delivered.test(folded) || otherwise.test(folded)) return null
  return reply(
    `Eso no lo sé yo: ${bold(capital(asked[0].trim()))} de lo que te han servido lo dice la **etiqueta** o la **ficha técnica** del lote. Si no consta, pídesela al proveedor con el número de lote.`,
  )
}
