import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { bill } from './at-work/bill.ts'
import { cheaperFormat } from './at-work/cheaper-format.ts'
import { clockBack } from './at-work/clock.ts'
import { daysOfStock, stockTurns } from './at-work/days-of-stock.ts'
import { energy } from './at-work/energy.ts'
import { gain } from './at-work/gain.ts'
import { lossOnTheWay } from './at-work/loss-on-the-way.ts'
import { moved } from './at-work/moved.ts'
import { onResult, resultIn } from './at-work/on-result.ts'
import { partOfCount } from './at-work/part-of-count.ts'
import { sameGoods } from './at-work/same-goods.ts'
import { sharedBetween } from './at-work/shared-between.ts'
import { stockCost } from './at-work/stock-cost.ts'
import { threeFigures } from './at-work/three-figures.ts'
import { twoStrengths } from './at-work/two-strengths.ts'
import { workTime } from './at-work/work-time.ts'
import { byUnits, ownFigures } from './by-units/by-units.ts'
import type { Ask, Calculation, Figures, Sum } from './calculation.ts'
import { bakersPercentages, hydration, scaledList } from './dough/bakers.ts'
import { givenShares, outOfBatch, preferment } from './dough/bakers-given.ts'
import { doughOf, doughWater, wholeDough } from './dough/dough.ts'
import { flourOfDough, houseFigures, ofPieces, piecesOutOf } from './dough/pieces.ts'
import { yeast } from './dough/yeast.ts'
import { averageBill } from './money/average-bill.ts'
import { breakEvens } from './money/break-even.ts'
import { cleanPrice, servingOfClean } from './money/clean-price.ts'
import {
  billOf,
  cleanOfPaid,
  costByKilo,
  costOfEach,
  eachOfMany,
  piecesAt,
  priceOfMeasure,
  profitOfMany,
} from './money/everyday-money.ts'
import { houseShares } from './money/house-shares.ts'
import { menuEngineering, omnes, profitOfSales } from './money/menu-prices.ts'
import { foodCostOf, goodsOfPrice, ofManyPlates } from './money/plate.ts'
import { perPiece, priceChange, sellingPrice, servingCost } from './money/prices.ts'
import { purchaseCost, servingsOfYield } from './money/purchase.ts'
import {
  earnsMore,
  factorOfFoodCost,
  foodCostOver,
  glassOfBottle,
  goodsOfCovers,
  goodsOfSales,
  netOfMany,
  priceOfServing,
  priceToEarn,
  soldForTheSame,
} from './money/spoken-price.ts'
import { staffHours } from './money/staff-hours.ts'
import { tableCleanPrice } from './money/table-clean-price.ts'
import { vat } from './money/vat.ts'
import { wholeForServings } from './money/whole-for-servings.ts'
import { calibre } from './pieces/calibre.ts'
import { batchDilution } from './pieces/cocktail-batch.ts'
import { countedPieces } from './pieces/counted-pieces.ts'
import { eggs } from './pieces/eggs.ts'
import { fryingOil } from './pieces/frying.ts'
import { gastronorm } from './pieces/gastronorm.ts'
import { tinAmount } from './pieces/tin-amounts.ts'
import { otherTin } from './pieces/tins.ts'
import { portionsOf } from './portions/portions.ts'
import { ratio } from './ratios/ratio.ts'
import { askOf } from './reading/ask.ts'
import { figuresLeft } from './reading/figures-left.ts'
import { inParts } from './reading/in-parts.ts'
import { type Slot, slotsOf } from './reading/slots.ts'
import { ownPart } from './reading/words.ts'
import { bathTimes } from './strength/bath-times.ts'
import { brine, brineStrength } from './strength/brines.ts'
import { chlorine, dilution } from './strength/dilutions.ts'
import { fatBlend } from './strength/fat-blend.ts'
import { freezingPower, sameSweetness, sweetness } from './strength/freezing-power.ts'
import { gelatine } from './strength/gelatine.ts'
import { milkSolids } from './strength/milk-solids.ts'
import { overrun } from './strength/overrun.ts'
import { sugarStage } from './strength/sugar-stages.ts'
import { syrups } from './strength/syrups.ts'
import { drinksOfEvent, event, staffOfEvent } from './whole/event.ts'
import { amountForMany, doseTimes, lineForGuests, piecesOfSize, pieceTimes, reduction } from './whole/everyday.ts'
import { fromRecipe } from './whole/from-recipe.ts'
import { madeFrom } from './whole/made-from.ts'
import { recipeFactor } from './whole/recipe-factor.ts'
import { exchangedShare, shareOf, whichShare } from './whole/shares.ts'
import { swappedAmount } from './whole/swapped-amount.ts'
import { tableYields } from './yields/table-yields.ts'
import { groupsOf, lossOfTwo, movesInTurn } from './yields/two-figures.ts'
import { cleaning } from './yields/yields.ts'

/** Sums of a house at work: hands, hours, stock, prices, weights on their way. They may go on from any question. */
const atWork: readonly Calculation[] = [
  clockBack,
  energy,
  stockCost,
  daysOfStock,
  stockTurns,
  workTime,
  cheaperFormat,
  sameGoods,
  sharedBetween,
  bill,
  lossOfTwo,
  lossOnTheWay,
  moved,
  partOfCount,
  threeFigures,
]

/** Sums that a word of their own asks for, the particular before the general. */
const particular: readonly Calculation[] = [
  recipeFactor,
  purchaseCost,
  servingsOfYield,
  ...atWork,
  averageBill,
  doughWater,
  wholeDough,
  movesInTurn,
  groupsOf,
  earnsMore,
  soldForTheSame,
  priceOfServing,
  priceToEarn,
  netOfMany,
  goodsOfCovers,
  goodsOfSales,
  factorOfFoodCost,
  foodCostOver,
  glassOfBottle,
  ...breakEvens,
  flourOfDough,
  hydration,
  doughOf,
  bakersPercentages,
  preferment,
  givenShares,
  menuEngineering,
  omnes,
  profitOfSales,
  profitOfMany,
  ownFigures,
  wholeForServings,
  lineForGuests,
  pieceTimes,
  billOf,
  amountForMany,
  reduction,
  eachOfMany,
  piecesAt,
  costOfEach,
  cleanOfPaid,
  priceOfMeasure,
  staffHours,
  exchangedShare,
  freezingPower,
  sameSweetness,
  sweetness,
  milkSolids,
  inParts,
  brineStrength,
  brine,
  bathTimes,
  fatBlend,
  twoStrengths,
  tinAmount,
  overrun,
  fryingOil,
  swappedAmount,
  batchDilution,
  ratio,
  gelatine,
  yeast,
  syrups,
  sugarStage,
  fromRecipe,
  eggs,
  countedPieces,
  gastronorm,
  calibre,
  houseShares,
  cleanPrice,
  tableCleanPrice,
  servingOfClean,
  servingCost,
  costByKilo,
  piecesOutOf,
  outOfBatch,
  madeFrom,
  piecesOfSize,
  doseTimes,
  drinksOfEvent,
  event,
  staffOfEvent,
  portionsOf,
  tableYields,
  cleaning,
  otherTin,
  chlorine,
  dilution,
  houseFigures,
  goodsOfPrice,
  ofManyPlates,
  foodCostOf,
  sellingPrice,
  vat,
  priceChange,
  perPiece,
  ofPieces,
  gain,
  byUnits,
]

/** Percentages and lists of anything. */
const general: readonly Calculation[] = [whichShare, shareOf, scaledList]

/** What was computed before in a conversation: which sum, and the question it was read from. */
export type Before = {
  readonly id: string
  readonly folded: string
  readonly slots: readonly Slot[]
  /** What was answered: 'y si sube un 8' is said of its figure. */
  readonly answer: string
}

export type Computed = Sum & { readonly id: string; readonly before: Before }

/**
 * The sum a question asks for, or null where it asks for none, does not say all it needs, or says a figure the sum would
 * leave out. `before` is the last sum of the conversation: 'y en agar', 'y para 3 kg' are that one again with other figures.
 * Pure, deterministic, never throws.
 */
export const calculate = (
  text: string,
  figures: Figures,
  before: Before | null,
  knowledge: Knowledge,
): Computed | null => worked(askOf(text, knowledge), figures, before, (sum, ask) => leftOf(sum, ask).length === 0)

/**
 * The figures, as they were said, that kept a question from being computed: a sum was at hand, and would have left them out.
 * Blank where `calculate` takes it, or nothing is to be computed. Pure, never throws.
 */
export const figuresWithoutPlace = (
  text: string,
  figures: Figures,
  before: Before | null,
  knowledge: Knowledge,
): readonly string[] => {
  const ask = askOf(text, knowledge)
  if (ask.slots.length === 0) return []
  const sum = worked(ask, figures, before, () => true)
  return sum === null ? [] : [...new Set(leftOf(sum, ask).map(({ said }) => said.replace(/^(?:de|entre) /, '')))]
}

/** What was said before stands behind the question itself, and need not be taken again. */
const leftOf = (sum: Sum, { folded, slots }: Ask): readonly Slot[] => {
  const own = ownPart(folded).length
  const asked = slots.filter(({ at }) => at < own)
  return figuresLeft(folded, asked, sum)
}

type Accepts = (sum: Sum, ask: Ask) => boolean

const worked = (ask: Ask, figures: Figures, before: Before | null, accepts: Accepts): Computed | null => {
  // Why something went wrong is no sum, though it 'queda' and 'pierde'.
  if (/^\W*(?:y )?por ?que\b/.test(ask.folded)) return null
  return (
    ofOtherFood(ask, figures, before, accepts) ??
    firstOf(particular, ask, figures, accepts) ??
    joined(ask, figures, before) ??
    onFigure(ask, figures, before, accepts) ??
    goneOn(ask, figures, before, accepts) ??
    firstOf(general, ask, figures, accepts) ??
    again(ask, figures, before, accepts)
  )
}

/** Sums whose answer hangs on the food: 'y si es rodaballo' is the one before of another, and no sum of its figures alone. */
const hangsOnFood: ReadonlySet<string> = new Set(['rendimiento', 'entero para raciones', 'merma'])

const ofOtherFood = (ask: Ask, figures: Figures, before: Before | null, accepts: Accepts): Computed | null =>
  before !== null &&
  ((before.id === 'coste por kilo' &&
    /^\W*(?:y )?(?:si )?(?:con|pierde|tiene) (?:una? )?(?:merma|un)\b/.test(ask.folded)) ||
    (hangsOnFood.has(before.id) &&
      /^\W*(?:y|e|pero) (?:(?:de|del|con|el|la|los|las|un|una|si es|si son|si fuera) )*[a-z]{3,}(?: [a-z]{2,}){0,3}(?: de \d{1,2}(?:[.,]\d)?)?(?: ?(?:kg|kilos))?\W*$/.test(
        ask.folded,
      )))
    ? again(ask, figures, before, accepts)
    : null

/** 'Y si sube un 8': the figure of before moved; what is asked next still goes on from the question it came from. */
const onFigure = (ask: Ask, figures: Figures, before: Before | null, accepts: Accepts): Computed | null => {
  if (before === null) return null
  const now = firstOf([onResult(resultIn(before.answer, before.folded))], ask, figures, accepts)
  return now === null ? null : { ...now, before: { ...before, answer: now.answer } }
}

/**
 * 'Y si pierden un 15 en el horno', after '40 barras de 300 g de masa': the two together are one question, where a sum takes every
 * figure of both.
 */
const joined = (ask: Ask, figures: Figures, before: Before | null): Computed | null => {
  if (ask.folded.length > 80 || !addsTo.test(ask.folded)) return null
  const [last = ''] = figures.said.split('; ')
  const tolds = [before?.folded ?? '', last].map(ownPart)
  // What was asked then may give way to what is asked now.
  const known = tolds.map((told) => told.replace(/,? ?\b(?:a |en )?cuant[oa]s?\b.*$/, ''))
  for (const told of new Set([...tolds, ...known])) {
    if (!/\d/.test(told) || told.length > 200) continue
    const folded = `${told.replace(/[?!.,\s]+$/, '')}, ${ask.folded.replace(/^\W+/, '')}`
    const whole: Ask = { ...ask, folded, slots: slotsOf(folded) }
    const now = firstOf(atWork, whole, figures, (sum) => figuresLeft(folded, whole.slots, sum).length === 0)
    if (now !== null && now.answer !== before?.answer) return now
  }
  return null
}

const addsTo = /^\W*(?:y|e|pero|si|en cuanto|a cuanto|de cuanto|cuant[oa]s?|entonces|cada|con|para|a que hora)\b/

const goneOn = (ask: Ask, figures: Figures, before: Before | null, accepts: Accepts): Computed | null =>
  particular.some(({ id, continues }) => continues === true && id === before?.id)
    ? again(ask, figures, before, accepts)
    : null

const firstOf = (some: readonly Calculation[], ask: Ask, figures: Figures, accepts: Accepts): Computed | null => {
  for (const { id, work } of some) {
    const sum = work(ask, figures)
    if (sum !== null && accepts(sum, ask))
      return { ...sum, id, before: { id, folded: ask.folded, slots: ask.slots, answer: sum.answer } }
  }
  return null
}

/** A bare number from here on is grams, also after kilos. */
const leastGrams = 100

/** A short question that goes on from the one before: its own figures replace those of the same kind. */
const again = (ask: Ask, figures: Figures, before: Before | null, accepts: Accepts): Computed | null => {
  if (before === null || ask.folded.length > 60 || !(goesOn.test(ask.folded) || isFoodAlone(ask))) return null
  // 'Y 30' after a question of degrees Brix is said in degrees Brix.
  const [first] = before.slots
  const spoken = first?.kind ?? 'count'
  // And 'y con 5', after 3 kilos, in kilos.
  const isLarge = (spoken === 'mass' || spoken === 'volume') && /kg|kilo|litro|\bl\b/.test(first?.said ?? '')
  const slots = ask.slots.map((slot) =>
    slot.kind !== 'count' ||
    slot.of !== '' ||
    ofFat.test(ask.folded.slice(0, slot.at)) ||
    /\bracion(?:es)? de $/.test(ask.folded.slice(0, slot.at))
      ? slot
      : // 'Y al 3' is a share of what was said.
        ((spoken === 'mass' || spoken === 'volume') && /\bal $/.test(ask.folded.slice(0, slot.at))) ||
          lossAhead.test(ask.folded.slice(0, slot.at))
        ? { ...slot, kind: 'percent' as const }
        : // 'Y si lo pago a 14,50': money, whatever was weighed before.
          priceAhead.test(ask.folded.slice(0, slot.at))
          ? { ...slot, kind: 'euros' as const }
          : isLarge && slot.value < leastGrams
            ? {
                ...slot,
                kind: spoken,
                value: slot.value * 1000,
                said: `${slot.said} ${spoken === 'mass' ? 'kg' : 'l'}`,
              }
            : { ...slot, kind: spoken },
  )
  const own = new Set(slots.map(({ kind }) => kind))
  // Behind the new question, where the one before stands in the whole text.
  const shift = ask.folded.length + 2
  const kept = before.slots
    .filter(({ kind }) => !own.has(kind))
    .map((slot) => ({ ...slot, at: slot.at + shift, end: slot.end + shift }))
  const merged: Ask = { ...ask, folded: `${ask.folded}; ${before.folded}`, slots: [...slots, ...kept] }
  const same = [...particular, ...general].filter(({ id }) => id === before.id)
  const now = firstOf(same, merged, figures, accepts)
  // What changes nothing of it is no answer to what was asked now: 'y si lo compro ya limpio'.
  const then =
    now === null ? null : firstOf(same, { ...ask, folded: before.folded, slots: before.slots }, figures, () => true)
  return now === null || now.answer === then?.answer ? null : now
}

/** 'Zanahorias', after how many potatoes a kilo is. */
const isFoodAlone = ({ folded, knowledge }: Ask): boolean =>
  /^[a-z]{4,}(?: [a-z]{2,}){0,2}\W*$/.test(folded) && knowledge.pantry.match(folded)?.ignored.length === 0

/** 'Mantequilla del 82': what it holds, and no amount of it. */
const ofFat = /\b(?:nata|leche|mantequilla|chocolate|cobertura|queso) (?:de |del |al )$/
/** 'Y si pierde un 30'. */
const lossAhead = /\b(?:pierden?|merma|perdida|aprovecho|rinden?|rendimiento)(?: (?:del?|un|el|al?))* $/

/** 'Y si lo pago a 14,50'. */
const priceAhead =
  /\b(?:pag(?:o|a|amos|an)|compr(?:o|amos)|cuestan?|valen?|cobr\w+|sal(?:e|en)|est[ae]n?|pon(?:en|e))(?: (?:me|a|en|por|unos|el|la|kilo))* $/

const goesOn =
  /^\W*\d[\d.,]* ?(?:kg|kilos?|l|litros?|g|gramos)\W*$|^\W*(?:y|e|pero|ahora|entonces|mejor|si|para|con|en|de|al|racion|raciones)\b/
