import { type Measure, noThing, unitOf } from './measure.ts'

/** What is asked for: its measure, for one of what (100 g, a kilo), and how it is said. */
export type Goal = {
  readonly measure: Measure
  readonly size: number
  readonly said: string
  /** What is bought is rounded up, what comes out down. */
  readonly isNeeded: boolean
}

const asked =
  '(?:a )?(?:cuanto|como|que precio)(?: (?:me|nos|es|sale|salen|cuesta|esta|saldria|queda|toca|tengo|cobro|por|pago|seria|son))*'
const perNoun = '(?:el|la|los|las|cada|por|a la|al) (?:de )?(100 (?:g|gr|gramos)|[a-z]{2,14})'
/** 'A cuánto la copa', 'la hora cuánto', 'cuánto por persona'. */
const perLast = new RegExp(`\\b${asked} ${perNoun}\\b`)
const perFirst = new RegExp(
  `(?:(?:^|[,; ])${perNoun}|(?:^|[,;] )([a-z]{4,12}))(?: de [^;]{1,20}?)?,? (?:${asked}|a cuanto|a como)\\W*$`,
)
/** 'La unidad si saco 50'. */
const perAlone =
  /^\W*(?:y |a |entonces )*(?:la|el|cada|por) (unidad|pieza|racion|porcion|una|uno|kilo|litro|botella|copa|tapa)(?: si\b.*)?\W*$/
const counted = /\b(?:cuant[oa]s|que numero de|numero de) ([a-z]{2,14})\b/
const weighed =
  /\b(?:cuant[oa]|que cantidad de) (?!me\b|es\b|sale\b|cuesta\b|vale\b|pago\b|cobro\b|gano\b|la\b|el\b|por\b|cada\b)([a-z]{2,14})\b/
const paid =
  /\bcuanto (?:me |nos |os )?(?:es|cuestan?|vale[n]?|salen?|pago|pagamos|cobro|cobramos|facturo|facturamos|gasto|gastamos|seria|son|costara|saldra|hago|ingreso)\b/
const needed =
  /\bcompr|\bpid[oe]|\bnecesit|\bhacen? falta|\bencarg|\btengo que\b|\bhay que\b|\b(?:quiero|tengo que|para) (?:servir|dar|poner)\b/

/** What a question may be asking for, the likeliest first; `things`: what it counts. */
export const goalsOf = (folded: string, things: ReadonlySet<string>): readonly Goal[] => {
  const isNeeded = needed.test(folded)
  const goal = (measure: Measure, said: string, size = 1): Goal => ({ measure, said, size, isNeeded })
  const per =
    perLast.exec(folded)?.[1] ??
    (perFirst.exec(folded) ?? perAlone.exec(folded))?.slice(1).find((one) => one !== undefined)
  const goals: Goal[] = []
  if (per !== undefined) goals.push(...perGoals(per, things, goal))
  const noun = counted.exec(folded)?.[1]
  if (noun !== undefined) {
    if (/^(?:kilos?|kg|gramos|g|gr)$/.test(noun)) goals.push(goal({ g: 1 }, ''))
    else if (/^(?:litros?|l|ml|cl)$/.test(noun)) goals.push(goal({ ml: 1 }, ''))
    else if (/^euros?$/.test(noun)) goals.push(goal({ eur: 1 }, ''))
    else if (
      /^(?:para|por|si|lleva|pongo|saco|salen|son|hago|necesito|compro|hacen|me|pido|tengo|quedan|dan|da)$/.test(noun)
    )
      goals.push(...[...things].map((unit) => goal({ [unit]: 1 }, unit)))
    else if (!noThing.test(noun)) goals.push(goal({ [unitOf(noun)]: 1 }, noun))
  } else if (/\bcuant[oa]s\W*$/.test(folded)) goals.push(...[...things].map((unit) => goal({ [unit]: 1 }, unit)))
  // 'A cuánto me sale', of what loses a share.
  if (goals.length === 0 && /\ba (?:cuanto|como) (?:me |nos )?(?:sale|queda|esta)\W*$/.test(folded))
    goals.push(goal({ eur: 1, g: -1 }, 'el kilo limpio', 1000))
  const lasts = /\bcuanto (?:me |nos )?dura/.test(folded)
    ? /\b(?:al|por|a la|cada) (dia|noche|semana|mes)\b/.exec(folded)?.[1]
    : undefined
  if (lasts !== undefined) goals.push(goal({ [unitOf(lasts)]: 1 }, unitOf(lasts) === 'dia' ? 'día' : lasts))
  if (goals.length === 0 && paid.test(folded)) goals.push(goal({ eur: 1 }, ''))
  if (goals.length === 0 && (weighed.test(folded) || /\bcuant[oa]\W*$/.test(folded)))
    goals.push(goal({ g: 1 }, ''), goal({ ml: 1 }, ''))
  // '36 croquetas llevan un litro de leche, y para 200': what was said of the first is asked of the others.
  if (goals.length === 0 && /\b(?:y|e) (?:para|pa) \d{1,4}\W*$/.test(folded))
    goals.push(goal({ g: 1 }, ''), goal({ ml: 1 }, ''))
  return goals
}

const perGoals = (
  noun: string,
  things: ReadonlySet<string>,
  goal: (measure: Measure, said: string, size?: number) => Goal,
): readonly Goal[] => {
  if (/^100 /.test(noun)) return [goal({ eur: 1, g: -1 }, 'cada 100 g', 100)]
  if (/^(?:kilo|kg|limpi[oa]s?|net[oa]|cocid[oa]|asad[oa])$/.test(noun))
    return [goal({ eur: 1, g: -1 }, /^k/.test(noun) ? 'el kilo' : `el kilo ${noun}`, 1000)]
  if (/^(?:litro|l)$/.test(noun)) return [goal({ eur: 1, ml: -1 }, 'el litro', 1000)]
  const unit = unitOf(noun)
  const units = /^(?:un[oa]|unidad|pieza)$/.test(unit) ? [...things, 'pieza'].filter((one) => one !== 'racion') : [unit]
  return units
    .filter((one) => things.has(one) || one === 'pieza' || one === 'hora' || one === 'dia' || one === 'mes')
    .flatMap((one) => [
      goal({ eur: 1, [one]: -1 }, `por ${one}`),
      goal({ g: 1, [one]: -1 }, `por ${one}`),
      goal({ ml: 1, [one]: -1 }, `por ${one}`),
    ])
}
