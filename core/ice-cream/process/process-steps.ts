import { formatDecimal, formatQuantity } from '#core/format/decimal.ts'
import { plainName } from '#core/ice-cream/balance/trade.ts'
import { ingredientKey } from '#core/ice-cream/composition/match-ingredient.ts'
import type { MixRow } from '#core/ice-cream/composition/mix.ts'
import type { FormulaAnalysis } from '#core/ice-cream/judging/analysis.ts'
import { isAdditive, isDairy, isFruit } from '#core/ice-cream/judging/totals.ts'
import { listed } from '#core/spanish/list.ts'

/** When a row goes in. `steeped`: strained while hot; `late`: stirred in at the end, in pieces. */
type Moment =
  | 'liquid'
  | 'dry'
  | 'melted'
  | 'yolk'
  | 'caramel'
  | 'infused'
  | 'steeped'
  | 'cold'
  | 'spirit'
  | 'flakes'
  | 'late'

/** Stays in the liquid until it is cold; tea and coffee, which turn bitter, come out hot. */
const infused = /^(?:piel_\w+|vainilla_vaina|canela|hierbabuena|albahaca|jengibre|romero|tomillo|azafran|cardamomo)$/
const steeped = /^(?:te_negro|cafe_molido)$/
/** Sour, volatile or bubbling: what heat would spoil. */
const keptCold = /^(?:acido_citrico$|yogur_|kefir|agua_(?:azahar|rosas)$|tonica$|cola$|cafe_espresso$)/

/** Rows at work, in the order of the formula. */
type Batch = Readonly<Record<Moment, readonly MixRow[]>>

const momentOf = (row: MixRow, isIceCream: boolean): Moment => {
  const { ingredient } = row
  if (isAdditive(row)) return 'dry'
  if (/^azucar para caramelo\b/.test(ingredientKey(row.row.name))) return 'caramel'
  if (ingredient === null) return isFruit(row) ? 'cold' : row.row.waterContent >= 50 ? 'liquid' : 'dry'
  const { category, id, form } = ingredient
  if (category === 'alcohol') return 'spirit'
  if (category === 'huevo') return 'yolk'
  if (infused.test(id)) return 'infused'
  if (steeped.test(id)) return 'steeped'
  if (id === 'pasas') return 'late'
  if (isFruit(row) || keptCold.test(id)) return 'cold'
  if (category === 'chocolate') return /^cacao_polvo/.test(id) ? 'dry' : 'melted'
  if (category === 'fruto_seco' || /^(?:mantequilla|aceite_|queso_)/.test(id)) return 'melted'
  if (category === 'vegetal' && form === 'pasta') return 'cold'
  if (form === 'liquido' || id === 'agua') return isIceCream || category !== 'vegetal' ? 'liquid' : 'cold'
  // Honey, invert sugar and syrups run; curd cheeses and dulce de leche are worked in.
  if (form === 'pasta') return category === 'azucar' ? 'liquid' : isDairy(row) ? 'melted' : 'dry'
  return 'dry'
}

const batchOf = (rows: readonly MixRow[], isIceCream: boolean): Batch => {
  const batch: Record<Moment, MixRow[]> = {
    liquid: [],
    dry: [],
    melted: [],
    yolk: [],
    caramel: [],
    infused: [],
    steeped: [],
    cold: [],
    spirit: [],
    flakes: [],
    late: [],
  }
  const chocolate = rows.reduce((sum, row) => sum + (row.ingredient?.category === 'chocolate' ? row.grams : 0), 0)
  const whole = rows.reduce((sum, { grams }) => sum + grams, 0)
  for (const row of rows) {
    if (row.grams === 0) continue
    // A little solid chocolate and no cocoa beside it is stracciatella: it is poured in at the churn.
    const isFlakes = /^cobertura_/.test(row.ingredient?.id ?? '') && chocolate <= 0.05 * whole && isIceCream
    batch[isFlakes ? 'flakes' : momentOf(row, isIceCream)].push(row)
  }
  return batch
}

const namesOf = (rows: readonly MixRow[]): string =>
  listed(rows.map(({ row }) => spokenName(row.name.trim() === '' ? 'ingrediente sin nombre' : row.name)))

/** A name as it is said over the bench, without what stands on the label: 'Leche entera 3,6 %' → 'leche entera'. */
const spokenName = (name: string): string =>
  plainName(name)
    .replace(/ (?:DE )?\d[\d,/–-]*(?: ?(?:%|g\/kg))?(?: vol)?$/, '')
    .replace(/ \/ .*$/, '')

/** The process in imperative Spanish, a step each (§11): temperatures are those of the analysis. */
export const processSteps = (rows: readonly MixRow[], analysis: FormulaAnalysis): string[] => {
  const batch = batchOf(rows, analysis.type === 'helado')
  const steps = [
    ...preparation(batch),
    ...heating(batch, analysis),
    ...cooling(batch, analysis),
    ...freezing(batch, analysis),
  ]
  return steps.filter((step) => step !== '')
}

/** Vegetables that are cooked before they are puréed; what the table holds cooked needs no more. */
const cookedFirst = /^(?:zanahoria|remolacha|calabaza|membrillo|ruibarbo)$/
const ground = /^galleta_/

const preparation = ({ dry, infused, cold, flakes, caramel, liquid }: Batch): string[] => {
  const additives = dry.filter(isAdditive)
  const powders = dry.filter((row) => !isAdditive(row))
  const sugar = powders.find(({ ingredient }) => ingredient?.category === 'azucar') ?? powders[0]
  const biscuits = dry.filter(({ ingredient }) => ground.test(ingredient?.id ?? ''))
  const produce = cold.filter((row) => isFruit(row) || row.ingredient?.category === 'vegetal')
  const juice = produce.filter(({ ingredient }) => ingredient?.form === 'liquido')
  const pulp = produce.filter((row) => !juice.includes(row))
  const raw = produce.filter(({ row }) => /\b(?:pina|kiwi|papaya|higo)s?\b/.test(ingredientKey(row.name)))
  const boiled = pulp.filter(({ ingredient }) => cookedFirst.test(ingredient?.id ?? ''))
  const cream = liquid.find(({ ingredient }) => /^nata_/.test(ingredient?.id ?? '')) ?? liquid[0]
  return [
    'Pesa todos los ingredientes con balanza de precisión.',
    additives.length > 0 && sugar !== undefined
      ? `Mezcla en seco ${namesOf(additives)} con al menos cinco veces su peso de ${namesOf([sugar])}, para que no haga grumos; junta después el resto de los polvos.`
      : '',
    biscuits.length > 0 ? `Tritura ${namesOf(biscuits)} hasta que sea polvo.` : '',
    infused.length > 0 ? `Prepara ${namesOf(infused)} para infusionar en el líquido caliente.` : '',
    raw.length > 0 ? `Escalda ${namesOf(raw)} a 85 °C y enfría: en crudo sus enzimas amargan el lácteo.` : '',
    boiled.length > 0 ? `Cuece ${namesOf(boiled)} hasta que se pueda triturar; el peso es ya en cocido.` : '',
    pulp.length > 0 ? `Tritura y cuela ${namesOf(pulp)}; reserva en frío.` : '',
    juice.length > 0 ? `Cuela ${namesOf(juice)}; reserva en frío.` : '',
    flakes.length > 0 ? `Funde ${namesOf(flakes)} a 45 °C y deja templar a 30 °C.` : '',
    caramel.length > 0
      ? `Funde en seco ${namesOf(caramel)} hasta color ámbar y descuécelo${cream === undefined ? ' con agua caliente' : ` con ${namesOf([cream])} caliente`}.`
      : '',
  ]
}

const heating = (batch: Batch, { process, type }: FormulaAnalysis): string[] => {
  const { liquid, dry, melted, yolk, infused, steeped: brewed, caramel } = batch
  const isSyrup = type !== 'helado'
  const { pasteurizationTemp: heat, pasteurizationTime: minutes } = process
  const low = yolk.length > 0 && !isSyrup ? '69 °C durante 30 min' : '65 °C durante 30 min'
  const what = isSyrup ? 'el jarabe' : 'la mezcla'
  if (liquid.length + dry.length + melted.length + yolk.length + caramel.length === 0) return []
  return [
    liquid.length > 0
      ? `Calienta ${namesOf(liquid)} a 40–45 °C${infused.length > 0 ? ` con ${namesOf(infused)}` : ''}.`
      : '',
    brewed.length > 0
      ? `Lleva a 85 °C, infusiona ${namesOf(brewed)} 5 min, cuela apretando y repón el líquido que falte; deja bajar a 45 °C.`
      : '',
    dry.length > 0 ? `Añade los polvos en lluvia (${namesOf(dry)}) sin dejar de agitar.` : '',
    caramel.length > 0 ? 'Añade el caramelo y agita hasta que se disuelva.' : '',
    yolk.length > 0 ? `Incorpora ${namesOf(yolk)} a 50–55 °C, bien batida, y no pases de 85 °C.` : '',
    `Pasteuriza ${what} a ${formatDecimal(heat, 1)} °C durante ${formatDecimal(minutes, 0)} min (o a ${low}).`,
    melted.length > 0
      ? `Fuera del fuego, a 60–65 °C, incorpora ${namesOf(melted)} y emulsiona con túrmix hasta que quede liso.`
      : '',
    'Homogeneiza con túrmix 2 min, sin meter aire.',
    `Enfría de ${formatDecimal(heat, 0)} a 4 °C en menos de 60–90 min.`,
  ]
}

const cooling = ({ infused, cold, spirit }: Batch, { process, type }: FormulaAnalysis): string[] => {
  const { maturationTemp, maturationTime } = process
  const [least, most] = maturationRange(type, maturationTime)
  return [
    infused.length > 0 ? `Cuela para retirar ${namesOf(infused)}.` : '',
    cold.length > 0 ? `En frío, por debajo de 10 °C, añade ${namesOf(cold)} y mezcla.` : '',
    `Madura a ${formatDecimal(maturationTemp, 0)} °C durante ${formatDecimal(maturationTime, 0)} h (${least}–${most} h), agitando despacio.`,
    spirit.length > 0 ? `Añade ${namesOf(spirit)} justo antes de mantecar, con la mezcla por debajo de 10 °C.` : '',
  ]
}

const maturationRange = (type: FormulaAnalysis['type'], hours: number): readonly [number, number] =>
  type === 'helado' ? (hours > 6 ? [6, 12] : [4, 12]) : type === 'sorbete' ? [2, 6] : [0, 2]

const freezing = ({ flakes, late }: Batch, { process, type, overrun, freezing: curve }: FormulaAnalysis): string[] => {
  const draw = formatDecimal(process.churningTemp, 1)
  const serving = curve === null ? null : formatDecimal(curve.servingTemperature, 0)
  if (type === 'granizado') {
    return [
      `Congela en la granizadora sin parar de mover hasta ${draw} °C: cristal fino y suelto.`,
      `Mantén a ${formatDecimal(process.recommendedStorageTemp, 0)} °C en agitación y sirve entre -2 y -4 °C.`,
    ]
  }
  return [
    `Manteca hasta ${draw} °C; el overrun estimado es del ${formatDecimal(overrun, 0)} % y depende de la máquina.`,
    flakes.length > 0
      ? `Con la máquina en marcha, vierte en hilo fino ${namesOf(flakes)} para que cuaje en escamas.`
      : '',
    late.length > 0 ? `Al salir de la mantecadora, mezcla ${namesOf(late)}.` : '',
    `Abate a -30…-40 °C hasta -18 °C en el corazón, en menos de 2–4 h, y conserva a ${formatDecimal(process.recommendedStorageTemp, 0)} °C.`,
    serving === null ? '' : `Sirve a ${serving} °C: con el 70 % del agua congelada.`,
  ]
}

/** A line per row as it is weighed: '573 g de leche entera 3,6 % · 57,3 %'. Rows without weight are left out. */
export const ingredientLines = (rows: readonly MixRow[], mass: number): string[] =>
  rows
    .filter(({ grams }) => grams > 0)
    .map(({ row, grams }) => {
      const name = row.name.trim() === '' ? 'Ingrediente sin nombre' : row.name.trim()
      const measured = row.unit === 'g' ? '' : ` (${formatQuantity(row.quantity)} ${row.unit})`
      const share = (100 * grams) / mass
      return `${name}: ${formatQuantity(grams)} g${measured} · ${formatDecimal(share, share < 0.1 ? 3 : 1)} %`
    })
