import { z } from 'zod/mini'
import { limitText } from './field.ts'

/** The wire of /rest/v1/usage: what an account holds and what it may hold (docs/decisiones/018). */

/** What is counted by the piece; the name of its column in `account_usage` and `auth_quotas`. */
export const countedThings = [
  'recipes',
  'folders',
  'prices',
  'projects',
  'variations',
  'comments',
  'formulas',
  'foods',
] as const

export type CountedThing = (typeof countedThings)[number]
/** `bytes`: everything together. */
export type Quota = CountedThing | 'bytes'
export type Quotas = Readonly<Record<Quota, number>>

const share = { used: z.number(), most: z.number() }

export const usageAnswer = z.object({
  items: z.array(z.object({ thing: z.enum(countedThings), ...share })),
  /** Bytes of what is written, indexes estimated; what was just deleted and can be put back does not count. */
  bytes: z.object(share),
})

export type UsageAnswer = z.infer<typeof usageAnswer>

const nouns: Readonly<Record<CountedThing, string>> = {
  recipes: 'recetas',
  folders: 'carpetas',
  prices: 'precios',
  projects: 'proyectos',
  variations: 'variaciones',
  comments: 'comentarios',
  formulas: 'fórmulas de helado',
  foods: 'alimentos elegidos',
}

const megabytes = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 })

/** '312 de 20.000 recetas'; bytes as decimal megabytes: '1,2 MB de 500 MB'. */
export const usageText = (thing: Quota, { used, most }: { readonly used: number; readonly most: number }): string =>
  thing === 'bytes'
    ? `${megabytes.format(used / 1e6)} MB de ${megabytes.format(most / 1e6)} MB`
    : `${limitText(used)} de ${limitText(most)} ${nouns[thing]}`

/** What a cook reads when something has no room left. */
export const quotaText = (thing: Quota, share: { readonly used: number; readonly most: number }): string =>
  `No se ha guardado: en tu cuenta ya no cabe más (tienes ${usageText(thing, share)}). ` +
  'Borra lo que no uses, o pide más sitio a quien lleva este Obrador.'
