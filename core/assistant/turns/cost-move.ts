import { fold } from '#core/spanish/fold.ts'

/** Asks what a change of a dish does to its cost: 'cuánto sube el coste', 'y baja mucho de precio', 'sale más caro así'. */
const asks =
  /^\W*(?:y |pero |entonces )*(?:en )?(?:cuanto|cuanto mas|cuanto menos|que|como) (?:me |nos |le )?(?:sube|baja|cambia|varia|afecta|encarece|abarata|aumenta)(?:n|ria)? ?(?:el |la |de |al |en |mucho |eso )*(?:coste|costo|precio|racion|escandallo|plato)?(?: (?:por |de |la )*(?:racion|plato|asi))?\W*$|^\W*(?:y )?(?:asi |eso )?(?:me |nos )?sale (?:mas|menos) (?:caro|cara|barato|barata)(?: asi)?\W*$|^\W*(?:y )?(?:sube|baja|cambia) (?:mucho )?(?:el |de )(?:coste|costo|precio)\W*$|^\W*(?:y )?(?:la )?diferencia de (?:coste|precio)\W*$/

export const asksCostMove = (text: string): boolean => asks.test(fold(text.slice(0, 90)))

/** The dish a changed recipe was made of: 'Brownie (sin nueces)' is the brownie. */
export const nameBefore = (name: string): string => name.replace(/ \([^()]*\)$/, '')
