import type { Ask, Calculation, Sum } from '#core/calculate/calculation.ts'
import { type Slot, slotsOf } from '#core/calculate/reading/slots.ts'
import { ownPart } from '#core/calculate/reading/words.ts'
import { plain, volume, weight } from '#core/calculate/say.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import { pluralOf } from '#core/spanish/plural.ts'
import { type Goal, goalsOf } from './goal.ts'
import { noThing, unitOf } from './measure.ts'
import { type Figure, readingsOf } from './read-figures.ts'
import { paired } from './rule-of-three.ts'
import { type Solution, solutionsOf } from './solve.ts'
import { goalInStages, inStages, stagesSaid } from './stages.ts'

/** More figures than these are a list, or a text. */
const mostFigures = 5
/** What moves a figure up or down, or has its own sum. */
const otherSum =
  /\biva\b|food ?cost|\bdescuent|\bsub[aeio]\b|\bbaj[ae]\b|\brebaj|\bhidratacion|\bsalmuera|\bmolde|\baro de|\bgrados\b|°|\bporcentaje|\bbrix|\bbaume|\bpac\b|\bpod\b|\bcalori|\bkcal|\bprote|\bminutos?\b|\btarda|\bdura\b|\btemperatura|\bnin[oa]s\b|\bpor que\b|\breceta de\b|\bmenu\b|\d ?x ?\d/

/**
 * A sum by the units of its figures: 'caja de 12 botellas a 78 €, la copa de 12 cl', 'un salmón de 5,6 kg, lomo al 60 %,
 * raciones de 140 g'. All figures are multiplied or divided into the measure that is asked for; where that can be done in
 * one way only, it is the sum. It says what it took each figure for.
 */
export const byUnits: Calculation = {
  id: 'por sus unidades',
  continues: true,
  work: (ask, { said }) => solved(ask) ?? (isShort(ask) ? solved(withBefore(ask, said)) : null),
}

/** Where the cook says what is left and how much goes on a plate, no table says it for him. */
export const ownFigures: Calculation = {
  ...byUnits,
  work: (ask) =>
    ask.slots.length >= 3 &&
    /\b(?:el|un|del|al) \d{1,2} ?%? (?:limpi|de merma|aprovech|de rendimiento)/.test(ask.folded)
      ? solved(ask)
      : null,
}

const solved = (ask: Ask): Sum | null => {
  const own = ownPart(ask.folded)
  const spoken = own
    .replace(bareVat, '')
    .replace(lastsOf, '')
    .replace(/\bmenu (?=a \d)/, '')
  if (otherSum.test(spoken) || own.length > 200) return null
  const slots = ask.slots.filter((slot) => !isOne(slot, ask.folded))
  if (slots.length < 2 || slots.length > mostFigures) return null
  const things = thingsOf(ask, slots)
  const read = slots.map((slot) => readingsOf(ask.folded, slot, things))
  if (read.some((readings) => readings.length === 0)) return null
  const isStaged = stagesSaid(ask.folded, read)
  const staged = isStaged
    ? byTheKilo(read, ask.folded).map((some) => some.map((figure) => inStages(ask.folded, figure)))
    : read
  for (const goal of goalsIn(ask, own, things)) {
    const wanted = isStaged ? goalInStages(ask.folded, goal) : goal
    const readings = ofOnePeriod(staged, wanted)
    const alone = solutionsOf(readings, wanted.measure)
    const solutions =
      alone.length > 0 || !things.has('botella') ? alone : solutionsOf([...readings, [usualBottle]], wanted.measure)
    const solution = onlyOne(solutions) ?? paired(solutions, own)
    if (solution !== null && isSound(solution)) return told(solution, wanted, null, bareVat.test(own))
    if (solutions.length > 0) return null
    const beside = besideRate(readings, wanted)
    if (beside !== null) return told(beside.solution, wanted, beside.left, false)
  }
  return null
}

/** How long what there is lasts, where something goes by the day. */
const lastsOf =
  /\bcuanto (?:me |nos )?dura\b(?=\W*$)|(?<=\b(?:al dia|por noche|a la semana|al mes)\b.{0,20})\bcuanto (?:me |nos )?dura\b/

/** A short question that names what it wants and leaves its figures to the turn before. */
const isShort = ({ folded, slots }: Ask): boolean =>
  folded.length <= 60 &&
  slots.length <= 2 &&
  ownPart(folded) === folded &&
  !/^\W*y (?:el|la|los|las|de|del) /.test(folded)

/** The question before the turn it goes on from, as `again` lays them. */
const withBefore = (ask: Ask, said: string): Ask => {
  const last = said.split('; ')[0] ?? ''
  const shift = ask.folded.length + 2
  const before = slotsOf(last).map((slot) => ({ ...slot, at: slot.at + shift, end: slot.end + shift }))
  return { ...ask, folded: `${ask.folded}; ${last}`, slots: [...ask.slots, ...before] }
}

/** 'A 23,50 y aprovecho el 48': what loses a share is priced by the kilo, where no weight of it is said. */
const byTheKilo = (read: readonly (readonly Figure[])[], folded: string): readonly (readonly Figure[])[] => {
  const isWhole = ({ measure }: Figure): boolean => Object.keys(measure).length === 1
  const isAmount = (first: Figure | undefined): boolean =>
    first !== undefined && isWhole(first) && (first.measure['g'] === 1 || first.measure['ml'] === 1)
  const isSaid = read.some(([first]) => isAmount(first))
  // 'Y si lo compro a 14', of what is weighed.
  const ofKilo = ({ at }: Figure): boolean =>
    !isSaid ||
    /\b(?:l[oa]s? )?(?:compro|compramos|pago|pagamos|cobran|ponen|dejan)(?: el kilo)? a $/.test(
      folded.slice(Math.max(0, at - 24), at),
    )
  return read.map((some) =>
    some.map((figure) =>
      figure.measure['eur'] === 1 && isWhole(figure) && ofKilo(figure)
        ? { ...figure, value: figure.value / 1000, measure: { eur: 1, g: -1 }, label: `${figure.label} el kilo` }
        : figure,
    ),
  )
}

/** Where nobody says how large the bottle is. ml. */
const usualBottle: Figure = {
  value: 750,
  measure: { ml: 1, botella: -1 },
  label: '750 ml por botella (lo usual)',
  at: 0,
  isYield: false,
}

const isSound = ({ value }: Solution): boolean => value > 0 && Number.isFinite(value)

/** '1.850 € al mes, 160 horas, la hora': what only one figure is said of is the same period for all. */
const ofOnePeriod = (readings: readonly (readonly Figure[])[], { measure }: Goal): readonly (readonly Figure[])[] => {
  const said = readings.flatMap((some) => some.slice(0, 1)).flatMap((figure) => Object.keys(figure.measure))
  const lone = ['mes', 'semana', 'dia', 'ano'].filter(
    (unit) => said.filter((one) => one === unit).length === 1 && measure[unit] === undefined,
  )
  return readings.map((some) =>
    some.map((figure) => ({
      ...figure,
      measure: Object.fromEntries(
        Object.entries(figure.measure).filter(([unit, power]) => !(lone.includes(unit) && power < 0)),
      ),
    })),
  )
}

/** What one costs does not hang on how much there is: 'un solomillo de 2 kg a 34 el kilo, el medallón de 90 g'. */
const besideRate = (
  readings: readonly (readonly Figure[])[],
  wanted: Goal,
): { readonly solution: Solution; readonly left: Figure } | null => {
  if (readings.length < 3 || wanted.measure['eur'] !== 1 || Object.keys(wanted.measure).length < 2) return null
  const found = readings.flatMap((some, at) => {
    const [left] = some
    if (left === undefined || left.isYield || Object.keys(left.measure).length !== 1 || left.measure['eur'] === 1)
      return []
    const solution = onlyOne(
      solutionsOf(
        readings.filter((_, other) => other !== at),
        wanted.measure,
      ),
    )
    return solution !== null && isSound(solution) ? [{ solution, left }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** 'Más IVA': the price is said without it, and so is what comes of it. */
const bareVat = /(?:\bmas|\bsin|\+) (?:el )?iva\b/

/** The question that goes on may ask nothing new: 'y si pierde un 35'. */
const goalsIn = (ask: Ask, own: string, things: ReadonlySet<string>): readonly Goal[] => {
  const goals = goalsOf(own, things)
  return goals.length > 0 || own === ask.folded ? goals : goalsOf(ask.folded.slice(own.length + 2), things)
}

/** 'Un kilo', 'la ración': the measure another figure is said of. */
const isOne = ({ said, value, at }: Slot, folded: string): boolean =>
  value === 0 ||
  /^(?:un|una)\b/.test(said) ||
  // 'Los 100 gramos', 'el 1 kilo': what a price is asked for.
  (value === 100 && /\b(?:los|cada|por|x) $/.test(folded.slice(0, at)))

/** All that is counted in a question, as units. */
const thingsOf = ({ folded }: Ask, slots: readonly Slot[]): ReadonlySet<string> => {
  const nouns = [
    ...slots
      .filter(({ kind, end }) => kind === 'count' && !/^ ?de /.test(folded.slice(end, end + 5)))
      .map(({ of }) => of.split(' ')[0] ?? '')
      .filter((noun) => noun.endsWith('s')),
    ...slots.filter(({ kind }) => kind === 'guests').map(() => 'racion'),
    ...[...folded.matchAll(/\b(?:cuant[oa]s|cada|por) ([a-z]{4,14})\b/g)].map(([, noun = '']) => noun),
    ...[...folded.matchAll(/\b([a-z]{4,14}s) de \d/g)].map(([, noun = '']) => noun),
    ...[...folded.matchAll(portionOf)].map(([, noun = '', alone = '']) => noun || alone),
  ]
  return new Set(nouns.filter((noun) => noun.length > 3 && !noThing.test(noun) && !notCounted.test(noun)).map(unitOf))
}

const portionOf =
  /\b(copa|chupito|vaso|taza|cana|medallon|filete|porcion|racion|tapa|plato|bola|barra|pieza|bote|tarro)(?: de \d|\W*$| a (?:cuanto|como)| cuanto)|\b(?:la|el) (copa|chupito|vaso|taza|cana|medallon|filete|porcion|racion|tapa|plato|bola|barra|pieza|bote|tarro|caja|botella)\b/g
const notCounted =
  /^(?:kilos?|gramos|litros?|limpi[oa]s?|cuanto|hacen|saco|salen|dan|quedan|total|precio|coste|sale|compro|necesito|hago|pongo|pido|genero|euros|unidad|receta|para|lleva|cient[oa]s|mitad)$/

/** Ways that come to the same are one. */
const onlyOne = (solutions: readonly Solution[]): Solution | null => {
  const [first] = solutions
  if (first === undefined) return null
  return solutions.every(({ value }) => Math.abs(value - first.value) < 1e-6 * first.value) ? first : null
}

const told = ({ value, over, under }: Solution, goal: Goal, left: Figure | null, isBare: boolean): Sum => ({
  answer: answerOf(value * goal.size, goal, over),
  ...cleanOf(value * goal.size, goal, over, under),
  working: [over.map(labelOf).join(' × '), ...under.map(labelOf)].join(' ÷ '),
  notes:
    left === null
      ? isBare
        ? ['Sin IVA, como el precio que dices.']
        : []
      : [
          `No cuento ${left.label}: no cambia lo que cuesta cada parte. Si el precio era de todo o de otra cosa, dímelo.`,
        ],
})

/** What a kilo comes to once cleaned stays for the portion that is asked next. */
const cleanOf = (
  perKilo: number,
  goal: Goal,
  over: readonly Figure[],
  under: readonly Figure[],
): Pick<Sum, 'figures'> => {
  const share = under.find(({ isYield }) => isYield)
  const bought = over.find(({ measure }) => measure['eur'] === 1)
  return goal.size === 1000 &&
    goal.measure['eur'] === 1 &&
    share !== undefined &&
    bought !== undefined &&
    over.length === 1 &&
    under.length === 1
    ? { figures: { cost: perKilo, clean: { perKilo, share: share.value * 100, bought: bought.value * 1000 } } }
    : {}
}

const labelOf = ({ label }: Figure): string => accented(label)

const answerOf = (value: number, { measure, said, isNeeded }: Goal, over: readonly Figure[]): string => {
  const [unit = ''] = Object.entries(measure).find(([, power]) => power > 0) ?? []
  const of = said === '' ? '' : ` ${accented(said)}`
  if (unit === 'eur') return `**${formatEuros(value)}**${of}.`
  if (unit === 'g' || unit === 'crudo' || unit === 'hecho') return `**${weight(value)}**${of}.`
  if (unit === 'ml') return `**${volume(value)}**${of}.`
  // Leaves, eggs and drops are dosed by parts; what is few and served is whole.
  if (dosed.test(unit) && Math.abs(value - Math.round(value)) > 0.005)
    return `**${formatDecimal(value, 1)}** ${inPlural(said)}.`
  // The last tray is not full, and is one more.
  const isHolder = holder.test(unit) && over.every(({ measure }) => (measure[unit] ?? 0) <= 0)
  const isBought = isNeeded || isHolder || (unit !== 'racion' && over.some(({ measure: { racion } }) => racion === 1))
  const whole = isBought ? Math.ceil(value - 1e-9) : Math.floor(value + 1e-9)
  const exact = Math.abs(whole - value) < 0.005 ? '' : ` (${plain(value)} justas)`
  return `${isBought ? 'Hacen falta' : 'Salen'} **${plain(whole)}** ${inPlural(said)}${exact}.`
}

const holder = /^(?:bandeja|caja|molde|cubeta|bolsa|mesa|tanda|hornada|viaje|lata|placa|gastronorm|carro)$/
const dosed = /^(?:hoja|huevo|yema|clara|cucharad|sobre|diente|rama|pastilla|carga)/

const inPlural = (said: string): string => accented(/s$/.test(said) ? said : pluralOf(said))

/** The folded words lost their accents. */
const accented = (text: string): string =>
  text
    .replace(/\b(rac|porc)ion\b/g, '$1ión')
    .replace(/\bcana(s?)\b/g, 'caña$1')
    .replace(/\bmedallon\b/g, 'medallón')
