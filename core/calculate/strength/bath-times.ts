import type { Calculation, Sum } from '#core/calculate/calculation.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import type { Slot } from '#core/calculate/reading/slots.ts'
import { ordersRecipe, ownPart } from '#core/calculate/reading/words.ts'
import { capital, plain } from '#core/calculate/say.ts'
import type { BathTime } from '#core/cookbook/ratios.ts'

const inBag =
  /\bal vacio\b|\bvacio a \d{2}\b|\bsous ?vide\b|\bbaja temperatura\b|\broner\b|\ben bolsa\b|\bbaño de vacio\b|\btermocirculador\b/
const asksTime =
  /\bhoras?\b|\btiempo\b|\bminutos\b|\bcuanto\b|\btemperatura\b|\bgrados\b|\ba cuant[oa]s?\b|\bcomo\b|\bpunto\b/
/** What is kept or bought in a bag is not cooked in it. */
const notCooked =
  /\bdura\b|\baguanta|\bguard|\bcaduc|\bcongel|\bconserv|\benvasad|\benfri|\bregener|\brecalent|€|\bcuest/

/** 'Unas carrilleras hechas a baja temperatura', 'ya cocidas': no time is left to cook them. */
const isDone =
  /\b(?:ya|una vez) (?:hech|cocid|cocinad|pasteurizad|preparad|list)[oa]s?\b|\b(?:hech|cocinad)[oa]s? (?:a baja|al vacio|en)\b/
const howLong = /\bcuant[oa]s? (?:tiempo|horas|minutos)\b|\bhay que\b/

/** How long a piece wants to be tender in a bath: 'pulpo al vacío a 80, cuántas horas', and then 'muslo de pato a 70'. */
export const bathTimes: Calculation = {
  id: 'tiempos al vacío',
  continues: true,
  work: ({ folded, slots, knowledge }, figures) => {
    const own = ownPart(folded)
    if (notCooked.test(own) || ordersRecipe.test(own) || (isDone.test(own) && !howLong.test(own))) return null
    const cold = tooCold(own, slots, figures.said)
    if (cold !== null) return cold
    const celsius = slots.find(
      ({ kind, value, at }) =>
        (kind === 'celsius' ||
          (kind === 'count' && /\b(?:a(?: unos)?|vacio|vide|temperatura|bolsa|roner) $/.test(folded.slice(0, at)))) &&
        value >= 50 &&
        value <= 95,
    )
    const isGoingOn = (celsius !== undefined || /^\W*y /.test(own)) && own.length <= 60 && inBag.test(figures.said)
    // 'Costilla de vaca a 58, cuántas horas': so cool and so long is a bath.
    const isCool =
      celsius !== undefined &&
      celsius.value <= 85 &&
      /\bhoras\b|\bcuanto tiempo\b/.test(own) &&
      !/\bhorno|\bcazuela|\bolla|\bahum|\bsec/.test(own)
    if (!inBag.test(own) && !isGoingOn && !isCool) return null
    if (!isGoingOn && !asksTime.test(own) && celsius === undefined && own.length > 40) return null
    const { baths } = measuresOf(knowledge.cookbook)
    // 'Y a 80', of the shoulder before it.
    const isBare = /^\W*y (?:si (?:es |la pongo |lo pongo )?)?a \d{2} ?(?:°c?|grados|c)?\W*$/.test(own)
    const named = baths.all(own)[0] ?? (isBare ? baths.all(figures.said.slice(0, 200))[0] : undefined)
    if (named === undefined) return null
    const [first] = named.rows
    const fits = named.rows.find(
      (row) => celsius !== undefined && celsius.value >= row.celsius.low && celsius.value <= row.celsius.high,
    )
    if (first === undefined) return null
    // Another temperature than those of the table: the nearest would be a guess.
    if (celsius !== undefined && fits === undefined)
      return {
        answer: `${capital(named.name)} al vacío a ${plain(celsius.value)} °C no lo tengo en tabla. De lo que tengo:\n${named.rows.map(lineOf).join('\n')}`,
        working: '',
        notes: notesOf(named.rows),
      }
    const rows = fits === undefined ? named.rows : [fits]
    return {
      answer:
        fits === undefined
          ? `${capital(named.name)} al vacío, hasta que está en su punto:\n${rows.map(lineOf).join('\n')}`
          : `${capital(named.name)} al vacío a ${plain(celsius?.value ?? 0)} °C, hasta que está en su punto: **${timeText(fits)}**.`,
      working: '',
      notes: notesOf(rows),
    }
  },
}

const lineOf = (row: BathTime): string =>
  `- A ${plain(row.celsius.low)}–${plain(row.celsius.high)} °C: **${timeText(row)}**`

const timeText = ({ minutes: { low, high } }: BathTime): string =>
  low >= 120 ? `${plain(low / 60)}–${plain(high / 60)} h` : `${plain(low)}–${plain(high)} min`

const notesOf = (rows: readonly BathTime[]): readonly string[] => [
  ...new Set(rows.flatMap(({ note }) => (note === '' ? [] : [note]))),
  `Fuente: ${[...new Set(rows.map(({ source }) => source))].join('; ')}.`,
]

/** Below this the bath pasteurises nothing, °C; and as many hours are too many (Baldwin; FDA Food Code 2022, 3-501.19). */
const coldest = 54.5
const mostHours = 4

/** 'Lo puedo bajar a 46 unas 5 horas', of what is cooked in a bag: a no, whatever the piece. */
const tooCold = (own: string, slots: readonly Slot[], said: string): Sum | null => {
  const celsius = /\ba(?: unos)? (\d{2})(?! ?(?:horas?|h|min|minutos|kg|g|€|%))\b/.exec(own)?.[1]
  const hours = /\b(\d{1,2}) ?(?:h|horas?)\b/.exec(own)?.[1]
  const [heat, time] = [Number(celsius ?? 0), Number(hours ?? 0)]
  if (slots.length === 0 || heat < 25 || heat >= coldest || time < mostHours) return null
  if (!inBag.test(own) && !inBag.test(said)) return null
  return {
    answer: `No: ${plain(time)} h a ${plain(heat)} °C no es seguro. Por debajo de **54,5 °C** no se pasteuriza y las bacterias crecen (*C. perfringens*, hasta 52 °C).`,
    working: '',
    notes: [
      `Más frío, menos de ${mostHours} h entre todo, se sirve al momento y no a embarazadas, niños, mayores ni inmunodeprimidos. Fuente: D. Baldwin, A Practical Guide to Sous Vide; FDA, Food Code 2022.`,
    ],
  }
}
