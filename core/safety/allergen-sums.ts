import { type Allergen, allergens } from '#core/pantry/food.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import type { Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
import type { Calculate } from './sum.ts'

/** As they are said in a sentence. */
const spoken: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten (trigo u otro cereal)',
  crustaceos: 'crustáceos',
  huevos: 'huevo',
  pescado: 'pescado',
  cacahuetes: 'cacahuete',
  soja: 'soja',
  lacteos: 'leche (lácteos)',
  frutos_cascara: 'frutos de cáscara (almendra, avellana, nuez…)',
  apio: 'apio',
  mostaza: 'mostaza',
  sesamo: 'sésamo',
  sulfitos: 'sulfitos',
  altramuces: 'altramuces',
  moluscos: 'moluscos',
}

const list = (codes: readonly Allergen[]): string => listed(codes.map((code) => spoken[code]))

type Content = {
  readonly name: string
  readonly holds: readonly Allergen[]
  readonly mayHold: readonly Allergen[]
  readonly why: string
}

/** What is named in a text that is made with something: preparations of the table, then foods. */
const contents = (slots: Slots, { prepared }: Safety): readonly Content[] => {
  const made = prepared
    .filter(({ id }) => slots.tags.has(`hecho-${id}`))
    .map(({ name, names, holds, mayHold, why }) => ({ name: asSaid(name, names, slots.text), holds, mayHold, why }))
  const foods = slots.foods.map(({ name, allergens: holds, possibleAllergens: mayHold }) => ({
    name,
    holds,
    mayHold,
    why: '',
  }))
  return [...made, ...foods]
}

/** Articles and joints of a name are as long. Letters. */
const shortestWord = 3

/** 'La mayonesa', or 'El alioli' of its row by the word that was said: the title of an answer is what was asked. */
const asSaid = (name: string, names: readonly string[], text: string): string => {
  const isNamed = fold(name)
    .split(' ')
    .some((word) => word.length > shortestWord && text.includes(word))
  const said = names.find((one) => text.includes(fold(one)))
  return isNamed || said === undefined ? name : `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

/** The allergens of tags: a coeliac's is gluten. */
const asAllergen: Readonly<Record<string, Allergen>> = {
  celiaco: 'gluten',
  'pescado-al': 'pescado',
  'soja-al': 'soja',
  'moluscos-al': 'moluscos',
}

/** 'Qué alérgenos lleva el romesco': what it always holds, and what it may. */
export const allergenSum: Calculate = (slots, safety) => {
  const found = contents(slots, safety)[0]
  if (found === undefined || (found.holds.length === 0 && found.mayHold.length === 0)) return null
  const asked = [...slots.direct].flatMap((tag) => asAllergen[tag] ?? allergens.find((one) => one === tag) ?? [])
  const own = slots.foods.flatMap(({ allergens: held }) => held)
  const wanted = asked.filter((code) => !own.includes(code) || found.holds.includes(code))
  const values = {
    que: found.name,
    lleva: list(found.holds),
    puede: list(found.mayHold),
    porque: found.why,
    pedido: list(wanted),
  }
  if (
    wanted.length > 0 &&
    found.holds.length > 0 &&
    !wanted.some((code) => found.holds.includes(code) || found.mayHold.includes(code))
  )
    return { values, chosen: 'no lleva' }
  if (found.holds.length === 0) return { values, chosen: 'puede' }
  return { values, chosen: found.mayHold.length === 0 ? 'lleva' : 'lleva y puede' }
}

/** 'A los frutos secos' after 'alérgico': what he is allergic to is not what he asks for. */
const allergyPhrase =
  /(?:alergi\w*|alerji\w*|allerg\w*|intoleran\w*)\s+(?:(?:a la|a los|a las|als?|a|to|de|el|la|los|las)\s+)*((?:proteina de la leche|frutos? secos?|frutos? de cascara|aceite de \w+|[a-zñ]+)(?:\s+(?:y|o|ni)\s+al?\s+(?:la\s+|los\s+|las\s+)?(?:frutos? secos?|[a-z]+))?)/g

/** What a kind of food holds, where no single food is named. */
const holdsByKind: Readonly<Record<string, Content>> = Object.fromEntries(
  (
    [
      ['queso', 'El queso', 'lacteos'],
      ['leche', 'La leche', 'lacteos'],
      ['huevo', 'El huevo', 'huevos'],
      ['pescado', 'El pescado', 'pescado'],
      ['crustaceo', 'El marisco', 'crustaceos'],
      ['bivalvo', 'El molusco', 'moluscos'],
      ['cefalopodo', 'El cefalópodo', 'moluscos'],
      ['fruto-seco', 'El fruto seco', 'frutos_cascara'],
    ] as const
  ).map(([tag, name, code]) => [tag, { name, holds: [code], mayHold: [], why: '' }]),
)

/** Two allergens apart that cross by their tropomyosin: EFSA Journal 2014;12(11):3894. */
const shellfish: readonly Allergen[] = ['crustaceos', 'moluscos']

/** 'Un alérgico al sésamo pide hummus': whether it holds what he must not have. */
export const allergicSum: Calculate = (slots, safety) => {
  const named = [...slots.text.matchAll(allergyPhrase)].map((match) => match[1] ?? '').join(' ')
  const own = safety.read(named)
  const avoided = new Set<Allergen>()
  for (const tag of [...own.tags, ...(slots.tags.has('celiaco') ? ['celiaco'] : [])]) {
    const code = asAllergen[tag] ?? allergens.find((one) => one === tag)
    if (code !== undefined) avoided.add(code)
  }
  if (avoided.size === 0)
    for (const tag of slots.direct) {
      const code = asAllergen[tag] ?? allergens.find((one) => one === tag)
      if (code !== undefined && safety.vocabulary.kindOf.get(tag) === 'alergeno') avoided.add(code)
    }
  if (avoided.size === 0 || (avoided.has('gluten') && /\bsin gluten\b/.test(slots.text))) return null
  const rest = safety.read(slots.text.replace(allergyPhrase, ' ').replace(/\bceliac\w*|\bsin gluten\b/g, ' '))
  const single = contents(rest, safety)
  const kinds = [...rest.tags].flatMap((tag) => holdsByKind[tag] ?? [])
  const dish = single.length > 0 ? single : kinds.length > 0 ? kinds : named === '' ? contents(slots, safety) : []
  const what = list([...avoided])
  for (const [held, chosen] of [
    ['holds', 'no'],
    ['mayHold', 'puede'],
  ] as const) {
    const one = dish.find((food) => food[held].some((code) => avoided.has(code)))
    if (one === undefined) continue
    const lleva = list(one[held].filter((code) => avoided.has(code)))
    return { values: { que: one.name, lleva, porque: one.why === '' ? '' : ` (${one.why})`, alergia: what }, chosen }
  }
  const crossing = shellfish.some((code) => avoided.has(code))
    ? dish.find((food) => food.holds.some((code) => shellfish.includes(code)))
    : undefined
  if (crossing !== undefined) {
    const lleva = list(crossing.holds.filter((code) => shellfish.includes(code)))
    return { values: { que: crossing.name, lleva, porque: '', alergia: what }, chosen: 'cruce' }
  }
  const made = dish.find((one) => one.why !== '')
  return made === undefined
    ? null
    : { values: { que: made.name, lleva: '', porque: '', alergia: what }, chosen: 'no consta' }
}
