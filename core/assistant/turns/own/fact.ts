import { moneyDish } from '#core/assistant/money/money-dish.ts'
import { priceRiseIn } from '#core/assistant/money/price-rise.ts'
import type { Context } from '#core/assistant/turns/context.ts'
import type { FactAsked, OwnFact } from '#core/assistant/turns/fact-asked.ts'
import { factorIn, servingsIn } from '#core/assistant/turns/servings.ts'
import { weightIn } from '#core/assistant/turns/weight-in.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { fold } from '#core/spanish/fold.ts'
import { ownNamedIn } from './names.ts'
import { saysOwn } from './says-own.ts'
import { stepIn } from './step.ts'

/** Asked only of what is cooked here. */
const ofWhole: ReadonlySet<OwnFact['kind']> = new Set<OwnFact['kind']>(['each', 'weight', 'reach', 'amount'])

const hydrationAsked = /\bhidratacion\b/
const sharePattern =
  /\b(?:al|a un|a|del|de|hasta el|en el) (\d{2,3}(?:[.,]\d)?)(?! ?(?:g|gr|gramos|kg|kilos?|l|litros?|ml|raciones|°|grados|min|personas|pax|€|euros))\b/
const moves = /\b(?:sub|baj|pong|pon|quier|ponl|hag|hic|dej|llev|pas|fuera|si es|aument|reduz)\w*\b|\bagua\b/
const weightAsked =
  /\b(?:cuanto|que|cuantos (?:kilos|gramos|kg)) (?:pesa|pesan|peso|total|sale|salen|me sale|me salen|hay|tengo|es|da|hace|pesaria)\b.{0,24}\b(?:masa|mezcla|receta|total|todo|entera|entero|crudo|cruda|conjunto|tanda|elaboracion|crema|relleno)\b|\b(?:peso total|pesa (?:la |el )?(?:receta|masa|mezcla|total|todo)|(?:cuanta|cuanto|cuantos (?:kilos|gramos|kg) de) (?:masa|mezcla|relleno|crema) (?:me )?(?:sale|salen|tengo|hay|da|hace|es|queda)|kilos en total|pesa todo|total de (?:masa|mezcla))\b/
const each =
  '(molde|flanera|pieza|unidad|racion|porcion|bola|barra|panecillo|plato|copa|vaso|tarrina|vasito|cazuela|cazuelita|bandeja|tartaleta|aro|ramequin|terrina)'
const eachAsked = new RegExp(
  `\\b(?:cuant[oa]s?(?: (?:gramos|g|masa|mezcla|relleno|crema|cantidad|gramaje))?|que (?:gramaje|cantidad|peso)|gramaje|gramos|peso)\\b(?!.*\\b(?:cuest\\w*|sal[ei]\\w*|vale[n]?|cobr\\w*|vend\\w*|kcal|calorias|precio|coste)\\b).{0,36}\\b(?:por|cada|en cada|el|la|de cada|a cada) ${each}\\b`,
)
const eachOnly = new RegExp(`^\\W*(?:y )?(?:cuanto )?(?:pesa |pongo )?(?:cada|por|la|el|en cada) ${each}\\W*$`)
const amountAfter =
  /^\W*(?:y )?(?:(?:de|del|la|el|los|las|con) )?(?:(cuant[oa]s?) )?(?:(?:de|del|la|el|los|las) )*([a-z]{3,}(?: [a-z]{2,}){0,3}?)(?: (?:de|para|con) eso| entonces| pa eso| cuant[oa]s?| lleva(?:n|ria)?| va| necesito| me hace falta| hace falta| pongo| le pongo| seria| es| son)?\W*$/
const amountOf =
  /\b(?:cuant[oa]s?|que (?:cantidad|porcentaje|tanto por ciento|%) de) ([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2}?) (?:le |se )?(?:lleva|llevan|pongo|ponemos|echo|va|van|tiene|hay|necesita)\b/
/** 'Cuánto hojaldre lleva el Wellington': asked of the dish of the house, where she has one of that name. */
const holderOf =
  /\b(?:cuant[oa]s?|que cantidad de) [a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2} llevan? (?:el|la|los|las|mis?) ([a-z]{4,}(?: [a-z]{2,}){0,5})$/
const reaches =
  /\b(?:tengo|tenemos|queda|quedan|hay|con|traen|llegan?)\b.{0,16}\d.{0,60}\b(?:(?:para|pa) cuant[oa]s|cuant[oa]s (?:raciones |piezas |unidades |platos |me |nos |puedo )*(?:sale|da|hago|saco|hacer|sacar|llega)\w*|cuant[oa]s (?:raciones|piezas|unidades|platos))\b/
/** 'Si la hago con 3 kg de queso, cuánta nata'. */
const withSoMuch =
  /\b(?:con|tengo|pongo|uso|gasto|llevo|parto de)\b.{0,8}\d.{0,50}\bcuant[oa]s? ([a-z]{3,}(?: (?:de )?[a-z]{3,})?)\W*$/
/** 'La crema cuántas raciones hace', 'para cuántos es mi brownie'. */
const servesAsked =
  /\bcuant[oa]s? (?:raciones|personas|comensales|porciones|pax) (?:hace|da|salen?|sale|es|son|rinde|tiene|lleva|saca)\w*\b|\bpara cuant[oa]s (?:personas |raciones |comensales )?(?:es|son|da|hace|sale|salen|esta)\b|^\W*(?:y )?para cuant[oa]s\W*$/
/** 'Si hago la mitad de la ensaladilla, cuánta mayonesa'. */
const foodAtEnd =
  /\bcuant[oa]s? (?:de )?([a-z]{3,}(?: (?:de )?[a-z]{3,})?)(?: (?:pongo|necesito|lleva|seria|va|echo))?$/
/** 'Mi gazpacho lleva pan?'. What is an allergen has its own answer. */
const holdsAsked =
  /\b(?:llevan?|tienen?|hay|pongo|puse|le eche|va con) (?:algo de |el |la |los |las )?(?!gluten|lactosa|lacteos|alergen|frutos secos|trazas|sulfitos)([a-z]{3,}(?: (?:de )?[a-z]{3,}){0,2})$/
const sharePlain = /\b(?:porcentaje|tanto por ciento|%)\b/
/** What is no ingredient. */
const noFood =
  /^(?:proteinas?\b|hidratos|carbohidratos|fibra\b|sodio|cuant|tiempo|raciones|personas|aguant|dura|temperatura|horas?|minutos?|cuesta|precio|alergenos|calorias|kcal|receta|eso|doble|mitad|guarda|gracias|vale|ok|coste|si\b|no\b|metodo|pasos|iva|margen|sin\b|frio|horno|nevera)/

/** The fact of an own recipe that a turn asks for; null where it asks for none, or no dish is spoken of and it says none of its own. */
export const factIn = (text: string, context: Context, knowledge: Knowledge): FactAsked | null => {
  const folded = fold(text.slice(0, 160))
    .replace(/[¿?¡!]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const isSpoken = context.recipe !== null || context.dish !== ''
  // What a price does to a serving is no weight of it.
  if (priceRiseIn(text) !== null) return null
  const left = saysOwn(text) ? (weightIn(folded)?.food ?? '') : ''
  // 'Tengo 4 kg de carrilleras, para cuántos llega mi receta'.
  const named = ownNamedIn(text, knowledge) || (left === '' ? '' : ownNamedIn(`mi ${left}`, knowledge))
  const step = stepIn(text, named, context, knowledge)
  if (step !== null) return step
  const held0 = named === '' ? undefined : holdsAsked.exec(folded)?.[1]
  if (held0 !== undefined && !noFood.test(held0) && !/\b(?:que|cuant[oa]s?|cual|como|alergenos?)\b/.test(folded))
    return { fact: { kind: 'holds', food: held0 }, dish: named, scaledBy: '' }
  const part =
    named === '' || !(factorIn(folded) !== null || servingsIn(folded) !== null)
      ? undefined
      : foodAtEnd.exec(folded)?.[1]
  if (part !== undefined && !noFood.test(part) && weightIn(folded) === null)
    return { fact: { kind: 'amount', food: part, isShare: false }, dish: named, scaledBy: folded }
  if (
    (named !== '' || context.isOwn) &&
    servesAsked.test(folded) &&
    weightIn(folded) === null &&
    servingsIn(folded) === null
  )
    return { fact: { kind: 'serves' }, dish: named === '' ? context.dish : named, scaledBy: '' }
  const counted = moneyDish(folded)
  const own = named === '' ? (saysOwn(text) ? ownDish(folded) : '') : named
  const held = holderOf.exec(folded)?.[1] ?? ''
  if (!isSpoken && own === '' && counted === '' && held === '') return null
  const fact = factOf(folded, context, isSpoken || counted !== '' || held !== '' || named !== '')
  if (fact === null) return null
  // 'Por cada ración de croquetas' names the dish that is served so.
  const dish = own !== '' ? own : fact.kind === 'amount' && held !== '' ? held : ofWhole.has(fact.kind) ? counted : ''
  if (!isSpoken && dish === '') return null
  const carried = context.recipe === null ? context.dish : ''
  const isBySo = fact.kind === 'amount' && (withSoMuch.test(folded) || (named !== '' && servingsIn(folded) !== null))
  return { fact, dish: dish === '' ? carried : dish, scaledBy: isBySo ? folded : dish === '' ? context.scaled : '' }
}

const ownDish = (folded: string): string =>
  (
    /\b(?:mis?|nuestr[oa]s?) ([a-z]{3,}(?: (?:al?|de|del|con|y|la|el|los|las|en|[a-z]{3,})){0,6})/.exec(folded)?.[1] ??
    ''
  )
    .replace(
      /(?: (?:entera?|entero|cruda|crudo|al \d.*|cuant.*|por .*|cada .*|a .*\d.*|le .*|lleva.*|tiene.*|que .*|hidratacion.*|en total.*|sale.*|pesa.*))+$/,
      '',
    )
    .replace(/^(?:receta|masa|mezcla) (?:de |del )?/, '')
    .replace(/ (?:de|del|con|a|al|y|en|la|el)$/, '') || moneyDish(folded)

const factOf = (folded: string, context: Context, isSpoken: boolean): OwnFact | null => {
  const share = sharePattern.exec(folded)?.[1]
  const to = share === undefined ? null : Number(share.replace(',', '.'))
  const part = isSpoken && (weightIn(folded)?.food ?? '') !== '' ? withSoMuch.exec(folded)?.[1] : undefined
  if (part !== undefined && !noFood.test(part)) return { kind: 'amount', food: part, isShare: false }
  if (isSpoken && reaches.test(folded) && (weightIn(folded)?.food ?? '') !== '') return { kind: 'reach', said: folded }
  const wasHydration = context.fact?.kind === 'hydration'
  if (hydrationAsked.test(folded) && weightIn(folded) === null)
    return { kind: 'hydration', to: moves.test(folded) ? to : null }
  if (context.fact !== null && to !== null && to >= 50 && to <= 110 && /^\W*(?:y )?al \d+ ?%?\W*$/.test(folded))
    return { kind: 'hydration', to }
  if (wasHydration && to !== null && to >= 30 && to <= 130 && (moves.test(folded) || /^\W*(?:y )?al? \d/.test(folded)))
    return { kind: 'hydration', to }
  const goesOnWeighing = context.fact?.kind === 'weight' || context.fact?.kind === 'each'
  const one = eachAsked.exec(folded)?.[1] ?? (goesOnWeighing ? eachOnly.exec(folded)?.[1] : undefined)
  if (one !== undefined && weightIn(folded) === null) return { kind: 'each', of: one }
  if (weightAsked.test(folded) && weightIn(folded) === null) return { kind: 'weight' }
  // 'Cuánta sal tiene la tarta' asks what it brings; 'lleva', how much goes in.
  const isNutrient =
    /\bcuant[oa]s? (?:(?:sal|azucar(?:es)?) tienen?|(?:grasas?|proteinas?|hidratos|fibra|calorias|kcal) (?:tienen?|llevan?|hay|aportan?))\b/.test(
      folded,
    )
  const asked = isNutrient
    ? undefined
    : (amountOf.exec(folded)?.[1] ??
      /\bcuant[oa]s? (?:lleva|le pongo|le echo|tiene|va|hay) de ([a-z]{3,}(?: (?:de )?[a-z]{3,})?)$/.exec(folded)?.[1])
  // The recipe of the conversation has its own answer to it.
  const isLibrary = context.recipe === null || context.scaled !== '' || sharePlain.test(folded)
  if (asked !== undefined && isLibrary && weightIn(folded) === null && !noFood.test(asked))
    return { kind: 'amount', food: asked, isShare: sharePlain.test(folded) }
  const before = context.fact
  if (before?.kind === 'amount' && sharePlain.test(folded) && folded.length < 40) return { ...before, isShare: true }
  const goesOn = context.fact !== null || context.scaled !== '' || context.intent === 'scale'
  const food =
    isSpoken && goesOn && folded.length <= 50 && servingsIn(folded) === null ? amountAfter.exec(folded)?.[2] : undefined
  return food === undefined || noFood.test(food) || /\d/.test(folded) ? null : { kind: 'amount', food, isShare: false }
}
