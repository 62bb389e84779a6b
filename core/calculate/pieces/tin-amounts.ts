import type { Calculation } from '#core/calculate/calculation.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain, weightBetween } from '#core/calculate/say.ts'

/** What goes into a tin: how it lies there. Heights in cm, thickness of a lining in cm, g per cm³; all 'oficio'. */
type Filling = { readonly said: RegExp; readonly name: string; readonly density: number } & (
  | { readonly lies: 'lining'; readonly thick: readonly [number, number] }
  | { readonly lies: 'filling'; readonly high: readonly [number, number] }
)

const fillings: readonly Filling[] = [
  {
    said: /\bmasa (?:quebrada|brisa|brise|sable|sablee|sucree|azucarada|de (?:tarta|quiche))\b|\b(?:brisa|sable|sucree)\b/,
    name: 'masa',
    density: 1.2,
    lies: 'lining',
    thick: [0.3, 0.35],
  },
  { said: /\bhojaldre\b/, name: 'hojaldre', density: 1.1, lies: 'lining', thick: [0.3, 0.4] },
  {
    said: /\b(?:crema pastelera|pastelera|crema|cuajada|ganache|lemon curd|frangipane|crema de almendra)\b/,
    name: 'crema',
    density: 1.05,
    lies: 'filling',
    high: [1.6, 2],
  },
  { said: /\b(?:mousse|bavaroi\w+|semifrio)\b/, name: 'mousse', density: 0.65, lies: 'filling', high: [4, 4.5] },
  {
    said: /\b(?:tarta de queso|cheesecake)\b/,
    name: 'mezcla',
    density: 1.02,
    lies: 'filling',
    high: [4, 5],
  },
  {
    said: /\b(?:bizcocho|plum ?cake|cake|masa de bizcocho|genoves|masa|mezcla|batido)\b/,
    name: 'masa',
    density: 0.95,
    lies: 'filling',
    high: [2.8, 3.5],
  },
]

/** Sides of a loaf tin of so long, in cm: 30 × 11, 25 × 11; filled two thirds of its 7 cm. Oficio. */
const loaf = { width: 11, high: [4, 4.6] } as const

/** The height of the wall that a lining climbs, in cm: of a tart and of a tartlet. Oficio. */
const wall = (across: number): number => (across <= 12 ? 2 : 2.5)

/** 'Masa quebrada para 8 tartaletas de 10 cm', 'crema para una tarta de 26': by the size of the tin. */
export const tinAmount: Calculation = {
  id: 'cantidad por molde',
  continues: true,
  work: ({ folded }) => {
    const own = ownPart(folded)
    const tin =
      /\b(?:(\d{1,3}) )?(?:moldes?|tartas?|tartaletas?|aros?|quiches?|plum ?cakes?|cakes?) (?:redond[oa]s? |(?:de |del )?(?:plum ?cake|cake|tarta|bizcocho|quiche|hojalata) )?(?:de |del )?(\d{1,2})(?: ?cm)?\b(?! ?(?:g|gr|kg|kilos?|raciones|personas|porciones|pax|huevos|€|euros?|min|h)\b)(?! ?(?:a|x|por) ?\d)(?! (?:moldes?|tartas?|tartaletas?|aros?))/.exec(
        own,
      )
    if (tin === null || !/\bcuant[oa]|\bcantidad|^\W*(?:y )?masa\b|\bgramos\b/.test(own)) return null
    if (
      /\bharina\b|\bhuevos?\b|\btiempo\b|\bhorno\b|\bcuant[oa]s (?:raciones|porciones|personas)\b|\bmultiplic|\bcambi|€/.test(
        own,
      )
    )
      return null
    const filling = fillings.find(({ said }) => said.test(own))
    const [count, across] = [Number(tin[1] ?? 1), Number(tin[2])]
    if (filling === undefined || across < 4 || count <= 0) return null
    const isLoaf = /\bplum ?cake|\bcake de \d|\brectangular|\balargado/.test(own) && !/\bredond/.test(own)
    const round = (side: number): number => (Math.PI * side ** 2) / 4
    const volumes =
      filling.lies === 'lining'
        ? filling.thick.map((thick) => round(across + 2 * wall(across)) * thick)
        : isLoaf
          ? loaf.high.map((high) => across * loaf.width * high)
          : filling.high.map((high) => round(across) * high)
    const [low = 0, high = 0] = volumes.map((volume) => Math.round((volume * filling.density * count) / 5) * 5)
    const each =
      filling.lies === 'lining'
        ? `estirada a ${plain(filling.thick[0] * 10)} mm, con el borde`
        : isLoaf
          ? `molde de ${plain(across)} × ${plain(loaf.width)} cm, a dos tercios`
          : `${plain(filling.high[0])}–${plain(filling.high[1])} cm de alto en crudo`
    return {
      answer: `**${weightBetween(low, high)}** de ${filling.name} para ${count === 1 ? 'uno' : plain(count)} de ${plain(across)} cm.`,
      working: `superficie del molde × ${each}`,
      notes: [
        filling.lies === 'lining'
          ? 'Cuenta un 15–20 % más de recortes, que se vuelven a estirar. Oficio.'
          : 'Con otro alto, en proporción: mide tu molde con agua. Oficio.',
      ],
    }
  },
}
