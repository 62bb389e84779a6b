import type { Calculation } from '#core/calculate/calculation.ts'
import { guestsIn, guestsSaid } from '#core/calculate/reading/guests.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { isAmount } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { percentBetween, plain, volume, volumeBetween } from '#core/calculate/say.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'

const asksWater = /\bdiluci?\w*|\bdiluy?\w*|\bcuanta agua\b|\bagua (?:le )?(?:pongo|echo|anado)/
/** In a bottle everything is stirred with its water beforehand; else the shaker and the ice give it. */
const inBottle = /\bembotell|\bbotella|\bbatch\b|\bpremezcl|\bjarra|\bde antemano/
const sour = /^(?:zumo|limas|limon|lima|pina)/

/** Water on the whole undiluted mix, in %: Dave Arnold, Liquid Intelligence (card of dilution). */
const shares = { bottle: [20, 25], stirred: [20, 25], shaken: [35, 50] } as const

/** 'Margarita embotellada para 25, cuánta agua de dilución': the water of a batch, from its measures by glass. */
export const batchDilution: Calculation = {
  id: 'dilución de un cóctel',
  continues: true,
  work: (ask, { said }) => {
    const own = ownPart(ask.folded)
    if (!asksWater.test(own)) return null
    const rows = cocktailIn(own, ask) ?? cocktailIn(`${ask.folded}; ${said}`.slice(0, 400), ask)
    if (rows === null) return null
    const isSour = rows.some(({ part }) => part.some((name) => sour.test(name)))
    const isBottled = inBottle.test(ask.folded) || inBottle.test(said)
    const way = isBottled ? 'bottle' : isSour ? 'shaken' : 'stirred'
    const [low, high] = shares[way]
    const glass = rows.reduce((sum, row) => sum + (row.measure === 'ml' ? (row.low + row.high) / 2 : 0), 0)
    const many = Number(
      /\b(?:para|pa|son) (\d{1,4})\b(?! ?(?:ml|cl|l\b|litros?|g\b))/.exec(`${ask.folded}; ${said}`)?.[1] ?? 0,
    )
    const guests = guestsIn(ask.folded, ask.slots, true)?.all ?? guestsSaid(ask.folded, ask.slots, said)?.all ?? many
    const whole = ask.slots.find((slot) => isAmount(slot) && slot.kind === 'volume' && slot.value >= leastBatch)
    // Of no number of glasses, by the litre.
    const mix = whole?.value ?? (guests > 0 ? glass * guests : 1000)
    const source = 'Dave Arnold, Liquid Intelligence; oficio'
    const counted =
      whole !== undefined || guests <= 0 ? '' : `${plain(guests)} × ${plain(glass)} ml por copa = ${volume(mix)}; `
    return {
      answer: `**${volumeBetween((mix * low) / 100, (mix * high) / 100)} de agua** para ${volume(mix)} de mezcla.`,
      working: `${counted}${volume(mix)} × ${percentBetween(low, high)} (${way === 'bottle' ? 'embotellado' : way === 'shaken' ? 'agitado' : 'removido'})`,
      notes: [
        ...(isBottled && isSour ? ['Con zumo cítrico, en el día y a 4 °C; si no, el zumo se pone al servir.'] : []),
        `Agua mineral débil; se sirve a −2 a 0 °C. Fuente: ${source}.`,
      ],
    }
  },
}

/** Less is a glass. ml */
const leastBatch = 250

const cocktailIn = (text: string, { knowledge }: Parameters<Calculation['work']>[0]): readonly Ratio[] | null =>
  measuresOf(knowledge.cookbook)
    .ratios.all(text)
    .map(({ rows }) => rows.filter(({ base }) => base[0] === 'copa'))
    .find((rows) => rows.length > 0) ?? null
