import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { withArticle } from './display-name.ts'
import type { MethodDraft } from './draft-method.ts'

/**
 * Raw fruit whose enzyme cuts gelatine: bromelain, actinidin, papain, ficin, zingibain. Heat undoes it (McGee, On Food and Cooking:
 * a few minutes above 80 °C), and a tin has had that heat. Agar, carrageenan and pectin are no protein and set with all of them.
 */
const cutsGelatine =
  /^(?:pulpa|pure|zumo|jugo|batido|dados?|rodajas?)? ?(?:natural )?(?:de )?(?:pina|ananas?|kiwis?|papayas?|higos?|brevas?|jengibre|guayabas?)\b/
const wasHeated =
  /\b(?:almibar|lata|conserva|bote|asad[oa]s?|cocid[oa]s?|pasteurizad[oa]s?|sec[oa]s?|pasos?|polvo|molido|confitad[oa]s?|deshidratad[oa]s?)\b|^(?:mermelada|confitura)/

/** The method with what gelatine asks of such a fruit: boiled before it meets it, or put on at the moment of serving. */
export const withoutRawEnzymes = (draft: MethodDraft, lines: readonly IngredientDraft[]): MethodDraft => {
  if (!lines.some(({ name }) => classify(name).role === 'gelatine')) return draft
  const raw = lines.filter(({ name }) => cutsGelatine.test(nameKey(name)) && !wasHeated.test(nameKey(name)))
  if (raw.length === 0) return draft
  const names = listed(raw.map((line) => withArticle({ ...line, unit: 'g' })))
  const onTop = raw.every(({ name }) => isOnlyServed(draft.method, name))
  const told = `La gelatina no cuaja con ${names} en crudo, porque su enzima (proteasa) la deshace: ${
    onTop ? 'al servir, no antes' : 'hervir primero 5 min'
  }. Con agar no hace falta.`
  const steps = draft.method.split('\n')
  const made = onTop
    ? [...steps, `Poner ${names} en el momento de servir: en crudo licúa la gelatina que toca.`]
    : [
        `Trocear o triturar ${names} y hervir 5 min, por encima de 80 °C en toda la masa; enfriar antes de seguir: en crudo su enzima deshace la gelatina.`,
        ...steps,
      ]
  return { ...draft, method: made.join('\n'), warnings: [told, ...draft.warnings] }
}

/** Whether every sentence that speaks of a food puts it on at the end. */
const isOnlyServed = (method: string, name: string): boolean => {
  const head = fold(nameKey(name).split(' ')[0] ?? '').slice(0, 4)
  const said = fold(method)
    .split(/[.\n]/)
    .filter((sentence) => sentence.includes(head))
  return said.length > 0 && said.every((sentence) => /^\s*(?:servir|terminar|acompanar|decorar)\b/.test(sentence))
}
