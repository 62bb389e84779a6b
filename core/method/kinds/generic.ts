import { type Mise, say, step } from '#core/method/mise.ts'
import { season } from '#core/method/sentences.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { Kind, Written } from './kind.ts'
import { flesh } from './role-groups.ts'

/**
 * What is written when nobody knows the dish: what must be done to each food whatever the dish is, and no technique of
 * ours. Core temperatures: AESAN (2021), as in core/safety/tables/cores.tsv.
 */
const cooking = (m: Mise, sweet: boolean): (string | null)[] => [
  say`Calentar ${m.these(ready(m))} a 74 °C si se sirve caliente; ya viene cocinado.`,
  step(
    say`Cocinar ${m.the('poultry')} hasta 74 °C en el centro.`,
    say`Cocinar ${m.the('meat', 'mince', 'offal')} hasta 70 °C en el centro.`,
    say`Cocinar ${m.the('fish', 'shellfish', 'cephalopod')} hasta 68 °C en el centro.`,
    say`Abrir ${m.the('mollusc')} al vapor, hasta 90 °C durante 90 s.`,
  ),
  sweet
    ? null
    : say`Cocer ${m.the('rice', 'pasta', 'freshPasta', 'grain', 'potato', 'bone')} en agua con sal hasta su punto, el tiempo que diga el envase.`,
]

/** What comes from the greengrocer, and not from a jar. */
const fresh = (m: Mise) =>
  m
    .leftItems()
    .filter(
      ({ role, key }) =>
        greens.includes(role) &&
        !/^(?:salsa|pulpa|pure|zumo)\b|\b(?:frit[oa]|triturad[oa]|concentrad[oa]|en conserva|en polvo|de bote|congelad[oa])s?\b/.test(
          key,
        ),
    )
const greens: readonly Role[] = ['vegetable', 'leaf', 'mushroom', 'tomato', 'aromatic', 'garlic', 'fruit', 'citrus']

/** Flesh that comes cooked. */
const ready = (m: Mise) =>
  m
    .leftItems()
    .filter(
      ({ role, key }) => flesh.includes(role) && /\b(?:cocid|asad|cocinad|confitad)[oa]s?\b|\bmi ?cuit\b/.test(key),
    )

const write = (m: Mise, sweet: boolean): Written => ({
  steps: [
    step(say`Lavar, pelar y cortar ${m.these(fresh(m))}; lo crudo, separado de lo que ya se come.`),
    ...cooking(m, sweet),
    step(
      say`Hidratar ${m.the('gelatine')} 10 min en agua muy fría y fundir por debajo de 70 °C.`,
      say`Dispersar ${m.the('agar')} en frío y hervir 2 min.`,
      say`Pesar con báscula de 0,1 g ${m.the('stabiliser', 'pectin')} según su ficha.`,
    ),
    m.has('egg', 'yolk', 'white')
      ? say`Cuajar o cocer ${m.the('egg', 'yolk', 'white')} hasta 70 °C en el centro; si va crudo, usar huevo pasteurizado.`
      : null,
  ],
  finish: [
    sweet ? null : season(m),
    sweet
      ? m.has('chocolate') && !m.has('cream', 'milk', 'egg', 'yolk', 'white', 'softCheese')
        ? 'Conservar seco y tapado, a 16-18 °C.'
        : 'Conservar a 4 °C como máximo, con la fecha.'
      : 'Servir lo caliente por encima de 63 °C y lo frío a 8 °C como máximo.',
  ],
})

export const genericSavoury: Kind = {
  id: 'plato salado',
  names: /$^/,
  needs: [],
  generic: true,
  write: (m) => write(m, false),
}

export const genericSweet: Kind = {
  id: 'preparación dulce',
  names: /$^/,
  needs: [],
  sweet: true,
  generic: true,
  write: (m) => write(m, true),
}
