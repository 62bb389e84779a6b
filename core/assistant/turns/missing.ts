import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import { offeredOfClass } from '#core/assistant/recipes/swap-by-class.ts'
import type { Reply } from '#core/assistant/reply.ts'
import { bullets, declined, paragraphs, reply } from '#core/assistant/say.ts'
import { spelled } from '#core/assistant/words/spelling.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { Substitution, SwapPart, SwapRate } from '#core/cookbook/tables.ts'
import { formatQuantity } from '#core/format/decimal.ts'
import { allergenNames } from '#core/nutrition/allergen-names.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { singularOf } from '#core/spanish/plural.ts'

/** Something a cook has run out of, as it was said. */
export type Missing = {
  readonly row: Substitution
  /** By which of its names. */
  readonly name: string
  /** What was said after its name: what for, how much. */
  readonly rest: string
}

/** How a kitchen says that something is not there; what follows names it. Over the folded text. */
const lacks =
  /(?:\b(?:(?:me|nos) (?:he |hemos |acabo de )?qued\w+ sin|estoy sin|estamos sin|no (?:me |nos )?quedan?|se (?:me |nos )?(?:ha |han )?(?:acab|termin|gast|agot|olvid)\w+|no (?:tengo|tenemos|hay|encuentro|encontre|(?:me |nos )?(?:ha |han )?(?:traido|llegado|trajeron|llega|llego|venido))|a falta de|(?:me|nos) faltan?|en (?:vez|lugar) de|en sustitucion de|(?:sustitu\w+|reemplaz\w+|remplaz\w+|cambio|cambiar) |(?:por que|con que) (?:puedo )?(?:sustitu\w+|cambi\w+|reemplaz\w+)|alternativas? (?:a|al|para)|sustitut\w+ (?:de|del|para))|(?:^|, |\by )sin) ?(?:mas |nada de |ya |de )*(?:el |la |los |las |al |del )?((?:\d{1,4}(?:[.,]\d+)? ?(?:kg|kilos?|g|gr|ml|cl|l|litros?)?|medio (?:kilo|litro)|un (?:kilo|litro)) (?:de )?)?(?=[a-z][a-z ]{2,80})/

/** 'Sin huevo' is a diet; with a question or an amount behind it, something is missing. */
const asksFor =
  /\b(?:que (?:le |les |se |lo )?(?:pongo|echo|uso|hago|meto|puedo|pone|va)|con que|me pide|la receta|lleva|llevaba|son \d|\d+ ?(?:g|gr|kg|ml|l|cl|litros?|kilos?|huevos?)\b|para (?:el|la|los|las|un|una|[a-z]+(?:ar|er|ir))\b|como (?:lo |la )?(?:hago|apano|arreglo|sustituyo))/

/** What stands after the name of the thing, and is no part of it. */
const afterName =
  /^(?:$|[,.;?!:]|s?\b ?(?:,|para|pa|en|que|y|ni|o|por|con que|me|lo|la|le|los|son|a|al|hoy|ahora|pero|del|de (?:la|los|las)|fresc\w+|enter\w+|liquid\w+|natural\w*|normal\w*|blanc[oa]s?|casera?s?|uso|pongo|puedo|hago|de la receta|\d))/

/** What has run out, of what the table of swaps can replace; null where nothing is missing or nothing is known of it. */
export const missingIn = (text: string, { cookbook }: Knowledge): Missing | null => {
  const folded = fold(text.slice(0, 240))
  const found = lacks.exec(folded)
  if (found === null) return null
  const said = folded.slice(found.index + found[0].length)
  let best: { row: Substitution; name: string; length: number } | null = null
  for (const row of cookbook.substitutions)
    for (const name of row.of) {
      const length = beginsWith(said, fold(name))
      if (length > (best?.length ?? 0)) best = { row, name, length }
    }
  if (best === null) return null
  const { row, name, length } = best
  const rest = `${folded.slice(0, found.index)} ${said.slice(length)} ${found[1] ?? ''}`.trimEnd()
  const isBare = /(?:^|, |y )sin /.test(found[0])
  const isDiet = dietsIn(text).length > 0 && !/\d|me pide|la receta/.test(folded)
  // 'Sin leche evaporada' by itself; 'sin sal' is how it is wanted.
  const isAlone = rest.trim() === '' && name.includes(' ')
  return isBare && (isDiet || !(asksFor.test(folded) || isAlone)) ? null : { row, name, rest }
}

/** How much of a text a name takes at its beginning, in either number; 0 where it is another thing: 'pasta de curry' is no pasta. */
const beginsWith = (said: string, name: string): number => {
  for (const form of [`${name}es`, `${name}s`, name, singularOf(name)])
    if (
      form !== '' &&
      said.startsWith(form) &&
      afterName.test(said.slice(form.length).trimStart()) &&
      !/^[a-z]/.test(said.slice(form.length))
    )
      return form.length
  return 0
}

/** An amount of what is missing, said beside it: grams and millilitres count alike. */
const amountIn = (rest: string): { readonly amount: number; readonly unit: 'g' | 'ud' } | null => {
  const measured =
    /(\d+(?:[.,]\d+)?|medi[oa]|un|una|cuarto de) ?(kg|kilos?|g|gr|gramos?|l|litros?|ml|cl|dl|cucharadas?|cucharaditas?)\b/.exec(
      rest,
    )
  if (measured !== null) {
    const [, number = '', unit = ''] = measured
    const factor =
      /^k/.test(unit) || /^l/.test(unit)
        ? 1000
        : unit === 'cl'
          ? 10
          : unit === 'dl'
            ? 100
            : /^cucharadita/.test(unit)
              ? 5
              : /^cucharada/.test(unit)
                ? 15
                : 1
    return { amount: numberOf(number) * factor, unit: 'g' }
  }
  const pieces =
    /\b(\d{1,3}) ?(?:ud|uds|unidades?|piezas?|huevos?|yemas?|claras?|hojas?|vainas?|dientes?|sobres?|pimientos?)?\s*(?:[?.!]*$|,| de la receta)/.exec(
      rest,
    )
  return pieces === null ? null : { amount: Number(pieces[1]), unit: 'ud' }
}

const numberOf = (said: string): number =>
  /^medi/.test(said) ? 0.5 : /^un/.test(said) ? 1 : /^cuarto/.test(said) ? 0.25 : Number(said.replace(',', '.'))

/** An egg without its shell, and a piece of anything else counted as one. Regulation (EU) 2023/2465, size M. */
const eggGrams = 50

type Said = { readonly amount: number; readonly unit: 'g' | 'ud' }

/** The parts for an amount of what is missing; null where one is counted and the other weighed. */
const applied = ({ per, parts }: SwapRate, said: Said, isEgg: boolean): readonly SwapPart[] | null => {
  const isCounted = per.unit === 'ud'
  if (isCounted !== (said.unit === 'ud') && !isEgg) return null
  const pieces = said.unit === 'ud' ? said.amount : said.amount / eggGrams
  const factor = isCounted ? pieces / per.amount : said.amount / per.amount
  return parts.map((part) => ({ ...part, amount: part.amount * factor }))
}

const written = ({ amount, unit, what }: SwapPart): string =>
  `**${formatQuantity(amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount))}${unit === 'ud' ? '**' : ` ${unit}** de`} ${what}`

/** How many ways are told; more are a list. */
const mostWays = 4

/** What to put in place of what has run out: what fits the use that was said goes first, with its amount worked out; null where nothing is missing. */
export const answerMissing = (text: string, knowledge: Knowledge): Reply | null => {
  const missing = missingIn(text, knowledge)
  if (missing === null) return null
  const { row, name, rest } = missing
  const diets = dietsIn(text).filter(
    ({ asked }) => asked.test(rest) || /vegan|celiac|alergic|intoleran|sin (?:lactosa|gluten|lacteos)/.test(rest),
  )
  const used = new Set(stemsOf(rest))
  const isFor = (uses: readonly string[]): boolean => uses.some((use) => stemsOf(use).every((word) => used.has(word)))
  const isSaid = (what: string): boolean => stemsOf(what).some((word) => word.length > 3 && used.has(word))
  const kept = row.with.filter(
    ({ has, what }) =>
      !has.some((allergen) => diets.some((diet) => diet.allergens.includes(allergen))) &&
      !(diets.some(({ name }) => name.startsWith('vegan')) && animal.test(fold(what))),
  )
  const someFits = kept.some(({ uses }) => isFor(uses))
  const ways = kept
    // Where a use is said that some way is for, those for another use are not it.
    .filter(({ uses }) => !someFits || uses.length === 0 || isFor(uses))
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .slice(0, mostWays)
  function rankOf({ uses, what }: Substitution['with'][number]): number {
    return (isFor(uses) ? 2 : 0) + (isSaid(what) ? 1 : 0)
  }
  if (ways.length === 0) return null
  const amount = amountIn(rest)
  return reply(
    paragraphs(
      `En vez de **${spelled(name, knowledge)}**:`,
      bullets(
        ways.map(({ what, how, loss, has, uses, rate }) => {
          const parts = amount === null || rate === null ? null : applied(rate, amount, row.of.includes('huevo'))
          const much =
            parts === null
              ? how
              : `${parts
                  .map(written)
                  .join(', ')
                  .replace(/, ([^,]*)$/, ' y $1')} (${how})`
          const use = uses.length > 0 && !isFor(uses) ? ` Para ${uses.slice(0, 4).join(', ')}.` : ''
          const allergens =
            has.length > 0 ? ` Lleva ${listed(has.map((one) => allergenNames[one].toLowerCase()))}.` : ''
          return `**${what}**: ${much}. Efecto: ${loss}.${use}${allergens}`
        }),
      ),
      'Prueba con media receta antes de cambiarla en carta. *Oficio.*',
    ),
    ['¿Y sin lactosa?', '¿Y en vegano?'],
  )
}

const animal =
  /\b(?:miel|manteca de cerdo|caldo de (?:carne|pollo|pescado)|gelatina|anchoa|ovoproducto|mantequilla|nata y|yogur griego|leche y|leche en polvo|queso)\b/

const goesOnWith =
  /^\W*(?:y )?(?:si (?:(?:era|es|fuera|fuese|lo quiero|la quiero) )?|y )?(?=para |en vegano|vegan|(?:es |son |no puede )?(?:alergic|intoleran|celiac)|sin (?:lactosa|gluten|lacteos|huevo|soja|frutos|alcohol)|en que (?:proporcion|cantidad)|que (?:proporcion|cantidad)|cuant[oa]s?\W*$|cuant[oa]s? (?:le |les )?(?:pongo|echo)|son \d|me pide|la receta|lleva \d|\d)(.+)$/

/** 'Y rape?', 'el lenguado me vale', 'y con gallo': another thing offered in the place of what is missing. */
const offersOther =
  /^\W*(?:(?:y|o|pero) )?(?:(?:que tal|valdria|vale|sirve|servira|serviria|puedo (?:usar|poner|echar)|uso|pongo|(?:y )?si (?:uso|pongo|le pongo)) )?(?:con )?(?:el |la |los |las |un |una )?([a-z][a-z ]{2,25}?)(?:,? (?:(?:me |te |nos )?(?:vale|valdria|sirve|serviria|servira|va bien|puede ser|funciona)n?|tambien))*\W*$/

/** What a turn offers in the place of what was missing before, told by the row of that; null of any other turn. */
export const answerOffered = (turn: string, before: string, knowledge: Knowledge): Reply | null => {
  const missing = turn.length > longestTurn ? null : missingIn(before, knowledge)
  const folded = fold(turn)
  const offered = offersOther.exec(folded)?.[1]
  if (
    turn.length > longestTurn ||
    offered === undefined ||
    goesOnWith.test(folded) ||
    /^(?:en|para|sin|por|cuant|como|que|cuando|donde|cual)\b/.test(offered)
  )
    return null
  if (missing === null) return offeredOfClass(offered, before, knowledge)
  const isPlain = /^\W*(?:y|o) /.test(folded) && !/\b(?:vale|sirve|valdria|que tal|uso|pongo|puedo)/.test(folded)
  if (isPlain && knowledge.pantry.match(offered) === null) return null
  const words = stemsOf(offered)
  const way = missing.row.with.find(({ what }) => {
    const said = new Set(stemsOf(what))
    return words.length > 0 && words.every((word) => said.has(word))
  })
  const of = spelled(missing.name, knowledge)
  const ofClass = way === undefined ? offeredOfClass(offered, before, knowledge) : null
  if (ofClass !== null) return ofClass
  if (way === undefined)
    // 'Y la mantequilla', just named, may be missing as well.
    return isPlain
      ? null
      : declined(
          `De **${spelled(offered, knowledge)}** en vez de **${of}** no tengo nada medido. Lo que tengo: ${missing.row.with.map(({ what }) => what).join('; ')}.`,
          [],
        )
  const has = way.has.length > 0 ? ` Lleva ${listed(way.has.map((one) => allergenNames[one].toLowerCase()))}.` : ''
  return reply(
    `Sí: **${spelled(offered, knowledge)}** vale en vez de **${of}**: ${way.how}. Efecto: ${way.loss}.${has} *Oficio.*`,
    [],
  )
}

/** A short turn after something was missing, said whole: 'y si era para montar', 'en vegano', 'me pide 300 ml'. Null for any other. */
export const missingSaidWhole = (turn: string, before: string, knowledge: Knowledge): string | null => {
  if (turn.length > longestTurn || missingIn(before, knowledge) === null || missingIn(turn, knowledge) !== null)
    return null
  const more = goesOnWith.exec(fold(turn))?.[1]
  if (more === undefined) return null
  const bare = before.replace(/[?!.\s]+$/, '')
  const withoutUse = /^para /.test(more) ? fold(bare).replace(/,? (?:para|pa) (?!\d).*$/, '') : bare
  // Another use is for the same guest.
  const guests =
    withoutUse === bare
      ? ''
      : dietsIn(bare)
          .map(({ name }) => `, ${name}`)
          .join('')
  return `${withoutUse}, ${more}${guests}`
}

const longestTurn = 60
