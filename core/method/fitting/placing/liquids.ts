import { afterStep, beforeStep, type Rule } from './added.ts'
import { sentencesOf } from './by-role.ts'
import { muddled, onlyInfused, wet } from './words.ts'

export const packedInJar: Rule = ({ role, step, named }) => {
  if (step(/\bfermentar\b/) === -1 || wet.includes(role)) return null
  const at = step(/\btarro\b/)
  return at > 0 ? beforeStep(at, `Añadir también ${named}.`) : null
}

export const waterThatIsThere: Rule = ({ role, step }) =>
  role === 'water' && step(/\bagua\b/) !== -1 ? { how: 'said' } : null

export const stockForWater: Rule = ({ role, sweet, step, say }) =>
  role === 'stock' && !sweet
    ? afterStep(
        step(/\b(?:anadir|mojar|cubrir|echar|verter)\b[^.]*\bagua\b/),
        say('Usar @ en lugar del agua, hasta donde llegue.'),
      )
    : null

export const muddledInShaker: Rule = ({ role, step, say }) =>
  muddled.includes(role)
    ? beforeStep(step(/\bcoctelera\b|\bvaso mezclador\b/), say('Machacar @ en la coctelera con el mortero.'))
    : null

export const withTheSalt: Rule = ({ role, steps, step, named }) => {
  if (role !== 'salt' && role !== 'pepper') return null
  const at = step(/\b(?:salar|sazonar|salpimentar)(?=[,.;]| y )/)
  const verb = /(?<![\p{L}])(?:salar|sazonar|salpimentar)(?=[,.;]| y )/iu.exec(steps[at] ?? '')
  return verb === null
    ? null
    : { how: 'beside', at, end: verb.index + verb[0].length, named: `con ${named}`, plain: true }
}

/** The step that heats milk or cream, where something is left to draw in it. */
export const infused: Rule = ({ whole, keys, step, say }) => {
  const scents =
    onlyInfused.test(whole) ||
    /^(?:romero|tomillo|menta|hierbabuena|lavanda|salvia|laurel|hierba luisa|citronela)\b/.test(whole)
  if (!scents || /^(?:mostaza|pimienta)/.test(whole)) return null
  const at = step(/\b(?:hervir|calentar|infusionar)\b[^.;]*\b(?:nata|leche)\b/)
  const liquid = /\bnata\b/.test(keys[at] ?? '') ? 'la nata' : 'la leche'
  return beforeStep(at, say(`Infusionar @ 10 min en ${liquid} caliente, tapado, y colar.`))
}

export const gelatineInHot: Rule = ({ role, lastStep, say }) => {
  const own = sentencesOf[role]
  if (role !== 'gelatine' || own === undefined) return null
  const hot =
    /(?=.*\b(?:leche|nata|caldo|zumo|almibar|pure)\b)(?=.*\b(?:calentar|hervir|cocer|mojar|verter|infusionar)\b)/s
  return (
    afterStep(lastStep(hot), say(own)) ??
    beforeStep(
      lastStep(/\b(?:montar|semimontar)\b[^.]*\bnata\b/),
      say(
        'Hidratar @ 10 min en agua muy fría, fundir en un poco de la nata a 50 °C y añadirla en hilo mientras monta.',
      ),
    )
  )
}
