import { formatQuantity } from '#core/format/decimal.ts'
import { listed } from '#core/spanish/list.ts'
import { unitLabel } from '#core/units/units.ts'
import type { AnalysedLine, Analysis, LineDoubt } from './analysis.ts'
import { nutrientNames } from './format-nutrient.ts'
import type { Nutrient } from './nutrients.ts'

/**
 * Everything a cook should know before trusting the numbers, in Spanish, gravest first; every ingredient concerned is
 * named. Empty when every line is known, weighed and complete. `model` is the language model that matched names, if one did.
 */
export const warningsOf = ({ lines, vitaminA }: Pick<Analysis, 'lines' | 'vitaminA'>, model?: string): string[] => {
  const warnings = kinds.flatMap(({ doubt, say }) => {
    const concerned = lines.filter(({ doubts }) => doubts.includes(doubt))
    return concerned.length === 0 ? [] : [say(concerned, model)]
  })
  return vitaminA === 're' ? warnings : [...warnings, vitaminAWarning(lines)]
}

type Kind = {
  readonly doubt: LineDoubt
  readonly say: (lines: readonly AnalysedLine[], model: string | undefined) => string
}

const kinds: readonly Kind[] = [
  {
    doubt: 'not_recognised',
    say: (lines) => `No se reconocen y no se han contado: ${each(lines, quoted)}.`,
  },
  {
    doubt: 'no_weight',
    say: (lines) =>
      `No se sabe cuánto pesan y no se han contado: ${each(lines, (line) => `${quoted(line)} (${amount(line)})`)}.`,
  },
  {
    doubt: 'no_yield',
    say: (lines) => `No se sabe cuánto rinden y no se han contado: ${each(lines, quoted)}. Escribe su rendimiento.`,
  },
  {
    doubt: 'no_data',
    say: (lines) => `Sin datos de composición publicados, no se han contado: ${each(lines, quoted)}.`,
  },
  {
    doubt: 'model',
    say: (lines, model) =>
      `${model === undefined ? 'Emparejados por un modelo' : `Emparejados por ${model}`}, compruébalos: ${each(lines, asFood)}.`,
  },
  {
    doubt: 'guess',
    say: (lines) => `Con palabras que no se conocen (¿marca, origen?), compruébalos: ${each(lines, asFood)}.`,
  },
  {
    doubt: 'usual',
    say: (lines) => `Se han tomado por su variedad más habitual: ${each(lines, asFood)}.`,
  },
  {
    doubt: 'water',
    say: (lines) => `Sin densidad conocida, se ha contado 1 ml como 1 g: ${each(lines, quoted)}.`,
  },
  {
    doubt: 'gross',
    say: (lines) => `Pesados en bruto, se cuenta sólo la parte comestible: ${each(lines, gross)}.`,
  },
  {
    doubt: 'partial',
    say: (lines) => `Con datos incompletos (el total es un mínimo): ${each(lines, lacking)}.`,
  },
  {
    doubt: 'computed_yield',
    say: (lines) => `El peso de estas elaboraciones se ha calculado con sus ingredientes: ${each(lines, quoted)}.`,
  },
  {
    doubt: 'approximate',
    say: (lines) => `Con la composición del alimento publicado más parecido: ${each(lines, quoted)}.`,
  },
]

const vitaminAWarning = (lines: readonly AnalysedLine[]): string =>
  `La vitamina A de estos ingredientes sólo se conoce en µg RAE, no en µg RE: ${each(
    lines.filter(({ doubts }) => doubts.includes('rae')),
    quoted,
  )}.`

/** Each once, in the order of the recipe: 'a, b y c'. */
const each = (lines: readonly AnalysedLine[], say: (line: AnalysedLine) => string): string =>
  listed([...new Set(lines.map(say))])

const quoted = ({ name }: AnalysedLine): string => `«${name.trim()}»`

const asFood = (line: AnalysedLine): string => `${quoted(line)} como ${line.food?.name ?? ''}`

const amount = ({ quantity, unit }: AnalysedLine): string => `${formatQuantity(quantity)} ${unitLabel(unit, quantity)}`

const gross = (line: AnalysedLine): string =>
  `${quoted(line)} ${formatQuantity(line.writtenGrams ?? 0)} g → ${formatQuantity(line.grams ?? 0)} g`

const lacking = (line: AnalysedLine): string => {
  const names = line.missing
    .filter((nutrient) => !untold.has(nutrient))
    .map((nutrient) => nutrientNames[nutrient].toLowerCase())
  return names.length === 0 ? quoted(line) : `${quoted(line)} (${listed(names)})`
}

/** kJ go with kcal. */
const untold: ReadonlySet<Nutrient> = new Set(['kilojoules'])
