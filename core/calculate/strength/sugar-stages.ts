import type { Calculation } from '#core/calculate/calculation.ts'
import { measuresOf, type Named } from '#core/calculate/reading/named-rows.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { capital, plain } from '#core/calculate/say.ts'
import type { SugarStage } from '#core/cookbook/ratios.ts'
import { fold } from '#core/spanish/fold.ts'

const asksDegrees = /\bgrados\b|\btemperatura\b|\btemp\b|\ba (?:cuant[oa]s?|que)\b|\bcuanto\W*$|\bpunto\b|°/
const ofSyrup = /\balmibar|\bjarabe|\bsirope|\bazucar\b|\bcaramelo\b/
const ofStage =
  /\bbola (?:blanda|dura|media|floja|fuerte)|\bhebra|\blamina|\balmibar\b.*\b(?:grados|temperatura)|\bgrados\b.*\balmibar|\bcrack\b|\bball\b/
/** What went wrong, what it costs and how it is made are other questions. */
const otherwise =
  /€|\bpor ?que\b|\bse (?:me )?|\bhacer?\b|\bhago\b|\breceta\b|\bcuesta|(?<!bola |lamina )\bdura\b|\baguanta|\bque es\b|\bgramos\b|\bkilos?\b/

/** Where a point of the sugar stands: 'bola dura', 'hard crack', and the syrup of what is spoken of: 'a cuántos grados el almíbar'. */
export const sugarStage: Calculation = {
  id: 'punto del azúcar',
  continues: true,
  work: ({ folded, slots, knowledge }, figures) => {
    const own = ownPart(folded)
    if (otherwise.test(own) || own.length > 90 || slots.some(({ kind }) => kind === 'mass' || kind === 'volume'))
      return null
    const { stages, stagesByUse } = measuresOf(knowledge.cookbook)
    // 'Punto de bola' alone is the soft one; 'punto de bola dura' is not.
    const [named] = stages.all(own.replace(/\bpunto de (?=bola (?:blanda|floja|media|firme|dura|fuerte)\b)/, ''))
    const isNamed =
      named !== undefined &&
      // A sheet of agar is no point of sugar.
      (firstOf(named) !== 'lamina' || ofSyrup.test(own) || ofStage.test(figures.said.slice(0, 120))) &&
      /^(?:bola|hebra|lamina|punto de lamina|quebradiz|crack|soft|hard|firm|gran)/.test(firstOf(named))
    // 'Y caramelo oscuro', after another point.
    const isNext = /^\W*y /.test(own) && own.length <= 40 && ofStage.test(figures.said.slice(0, 120))
    if (named !== undefined && (isNamed || isNext || asksDegrees.test(own))) return told(named, null)
    // 'Y el de turrón duro', after the thread.
    const isGoingOn =
      /^\W*y (?:el|la|para|si)\b/.test(own) && own.length <= 40 && ofStage.test(figures.said.slice(0, 120))
    const [next] = isGoingOn ? stagesByUse.all(own) : []
    if (next !== undefined) return told(next, next.name)
    if (!asksDegrees.test(own) || !ofSyrup.test(own) || /^\W*(?:y )?cuant[oa]s? (?:azucar|almibar|jarabe)/.test(own))
      return null
    // The Swiss and the French meringue have no syrup.
    if (/\b(?:suiz|frances)[oa]?\b/.test(own)) return null
    // Merengue before almíbar: what is spoken of says which syrup.
    const [used] = [...stagesByUse.all(own), ...(own.length <= 60 ? stagesByUse.all(figures.said.slice(0, 300)) : [])]
    return used === undefined ? null : told(used, used.name)
  },
}

const firstOf = ({ name }: Named<SugarStage>): string => fold(name)

const told = ({ name, rows }: Named<SugarStage>, use: string | null) => {
  const [row] = rows
  if (row === undefined) return null
  const point = row.names[0] ?? name
  return {
    answer:
      use === null
        ? `${capital(name)}: **${plain(row.low)}–${plain(row.high)} °C**.`
        : `El almíbar de ${use}: **${plain(row.low)}–${plain(row.high)} °C** (${point}).`,
    working: '',
    notes: [
      ...(use === null && row.uses.length > 0 ? [`Para ${row.uses.slice(0, 4).join(', ')}.`] : []),
      `A nivel del mar, con termómetro; por cada 300 m de altura, 1 °C menos. Fuente: ${row.source}.`,
    ],
  }
}
