import { type Allergen, allergens } from '#core/pantry/food.ts'
import type { Slots } from '#core/safety/hearing/read-slots.ts'
import { withoutCourtesy } from '#core/safety/judging/carried.ts'
import { withoutLeftOut } from '#core/safety/judging/left-out.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
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

/** ' en alioli': the preparation that is named, for a verdict that is of any of its kind; nothing where none is. */
export const dishSaid = ({ tags, text }: Slots, { prepared }: Safety): string => {
  const said = prepared
    .filter(({ id }) => tags.has(`hecho-${id}`))
    .flatMap(({ names }) => names.filter((one) => text.includes(fold(one))))
    .toSorted((a, b) => b.length - a.length)[0]
  return said === undefined ? '' : ` en ${said}`
}

/** The allergens of tags: a coeliac's is gluten. */
const asAllergen: Readonly<Record<string, Allergen>> = {
  celiaco: 'gluten',
  'pescado-al': 'pescado',
  'soja-al': 'soja',
  'moluscos-al': 'moluscos',
}

/** 'A los frutos secos' after 'alérgico': what he is allergic to is not what he asks for. */
const allergyPhrase =
  /(?:alergi\w*|alerji\w*|allerg\w*|intoleran\w*)\s+(?:(?:a la|a los|a las|als?|a|to|de|el|la|los|las)\s+)*((?:proteina de la leche|frutos? secos?|frutos? de cascara|aceite de \w+|[a-zñ]+)(?:\s+(?:y|o|ni)\s+al?\s+(?:la\s+|los\s+|las\s+)?(?:frutos? secos?|[a-z]+))?)/g

/** What is looked for in something: 'lleva apio', 'tiene algo de leche'. */
const askedFor =
  /(?<=\w )(?<!\b(?:que|alergenos?|cuales|cual) )(?:lleva|tiene|contiene|trae)n? (?:(?:algo|trazas|restos|nada) de )?(?:(?:el|la|los|las) )?(?!que\b|de\b|alerg)[a-z]+\b(?=\W*(?:$|[?,.;]|y |o |por|para))/

/** 'La salsa Worcester es alérgeno', 'la mostaza está en la lista de los 14': whether it is to be declared. */
const asksWhetherListed =
  /\b(?:es|son|esta|estan|entra|entran|cuenta|cuentan) (?:un |uno |una |como )?(?:de |en |entre )?(?:la lista de |las? |los )?(?:alergenos?\b|14\b|catorce\b|lista\b|declar)/

/** 'Qué alérgenos lleva el romesco': what it always holds, and what it may. */
export const allergenSum: Calculate = (slots, safety) => {
  // 'El caldo lleva apio': of celery nobody asks.
  const dish = askedFor.test(slots.text)
    ? safety.read(slots.text.replace(askedFor, ' ').replace(allergyPhrase, ' '))
    : slots
  const found = contents(dish, safety)[0]
  const isListed = asksWhetherListed.test(slots.text)
  if (found === undefined) return null
  if (found.holds.length === 0 && found.mayHold.length === 0)
    return isListed ? { values: { que: found.name }, chosen: 'no es de los 14' } : null
  const asked = [...slots.direct].flatMap((tag) => asAllergen[tag] ?? allergens.find((one) => one === tag) ?? [])
  const own = slots.foods.flatMap(({ allergens: held }) => held)
  const wanted = asked.filter((code) => !own.includes(code) || found.holds.includes(code))
  const values = {
    que: found.name,
    lleva: list(found.holds),
    puede: list(found.mayHold),
    porque: found.why,
    razon: found.why === '' ? '' : `Por qué: ${found.why}.`,
    tambien:
      found.mayHold.length === 0
        ? ''
        : `; y puede llevar, según marca o receta, ${list(found.mayHold)}: mira la etiqueta`,
    pedido: list(wanted),
  }
  if (isListed && found.holds.length > 0 && wanted.every((code) => found.holds.includes(code)))
    return { values, chosen: 'de los 14' }
  if (
    wanted.length > 0 &&
    found.holds.length > 0 &&
    !wanted.some((code) => found.holds.includes(code) || found.mayHold.includes(code))
  )
    return { values, chosen: 'no lleva' }
  if (found.holds.length === 0) return { values, chosen: 'puede' }
  // 'Sí' answers who asks of one allergen; to 'qué alérgenos lleva' it might be heard as leave to eat it.
  if (wanted.some((code) => found.holds.includes(code)) && found.mayHold.length === 0)
    return { values, chosen: 'lleva lo pedido' }
  return { values, chosen: found.mayHold.length === 0 ? 'lleva' : 'lleva y puede' }
}

/** 'Y el caldo en cubo': a thing and nothing else, of which the same is asked. */
const addedThing =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*(?:y|e|o|ni|tampoco)\s+(?!(?:(?:el|la|los|las|un|una) )?(?:plato|menu|entrante|primero|segundo|postre) (?:de|del|para)\b|si\b|que\b|como\b|cuant|cual|donde|lo\b|se\b|le\b|les\b|me\b|no\b|es\b|para\b|por\b|en\b|aun\b|ya\b|a\b)(?:(?:con|de|del|el|la|los|las|un|una|unos|unas)\s+)*([a-z]{3,}(?:\s+[a-z]+){0,4}?)(?:\W+(?:por favor|porfa|gracias))?\W*$/

/** 'Lactosa' of 'queso sin lactosa' is no dish. */
const isAllergenItself = (name: string): boolean => fold(name) === 'lactosa' || fold(name) === 'gluten'

/** Whether a turn adds a thing by its bare name. */
export const addsThing = (text: string): boolean => addedThing.test(text)

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

/** 'Y a la leche', after the nuts: she may have neither. */
const alsoTo = /^\W*(?:y|e|o|ni|tampoco|tambien) (?:tambien |tampoco )?a(?:l| la| los| las) [a-z][a-z ]{2,25}\W*$/

/**
 * What a guest may not have, where it was said in an earlier turn: 'y huevo', after who may have no fish, names what he eats, and 'y a la
 * leche' one thing more that he may not. Empty where no allergy was named.
 */
const avoidedBefore = ({ text, about = '', direct }: Slots, safety: Safety): ReadonlySet<string> => {
  const said = [...about.matchAll(allergyPhrase)].map((match) => match[1] ?? '').join(' ')
  if (said === '') return new Set()
  const now = alsoTo.test(text) ? new Set<string>() : safety.read(text).direct
  const kept = [...direct].filter((tag) => safety.vocabulary.kindOf.get(tag) === 'alergeno' && !now.has(tag))
  return new Set([...safety.read(said).tags, ...kept])
}

/** 'Un alérgico al sésamo pide hummus': whether it holds what he must not have. */
export const allergicSum: Calculate = (slots, safety) => {
  const named = [...slots.text.matchAll(allergyPhrase)].map((match) => match[1] ?? '').join(' ')
  const own = named === '' ? avoidedBefore(slots, safety) : safety.read(named).tags
  const avoided = new Set<Allergen>()
  for (const tag of [...own, ...(slots.tags.has('celiaco') ? ['celiaco'] : [])]) {
    const code = asAllergen[tag] ?? allergens.find((one) => one === tag)
    if (code !== undefined) avoided.add(code)
  }
  if (avoided.size === 0)
    for (const tag of slots.direct) {
      const code = asAllergen[tag] ?? allergens.find((one) => one === tag)
      if (code !== undefined && safety.vocabulary.kindOf.get(tag) === 'alergeno') avoided.add(code)
    }
  if (avoided.size === 0 || (avoided.has('gluten') && /\bsin gluten\b/.test(slots.text))) return null
  const what = list([...avoided])
  const rest = safety.read(slots.text.replace(allergyPhrase, ' ').replace(/\bceliac\w*|\bsin gluten\b/g, ' '))
  // 'Bizcocho sin leche', to who must have no milk: what is left out is no reason to refuse it, nor is its absence a promise.
  if (leavesOutAllergen(rest, avoided)) {
    const [dish, ...others] = contents(withoutLeftOut(rest, safety.vocabulary), safety)
    if (!others.some(({ holds }) => holds.some((code) => avoided.has(code))))
      return { values: { que: dish?.name ?? 'Eso', lleva: '', porque: '', alergia: what }, chosen: 'sin ello' }
  }
  // 'Merluza sin fumet': what is left out holds nothing.
  const single = contents(withoutLeftOut(rest, safety.vocabulary), safety)
  const kinds = [...rest.tags].flatMap((tag) => holdsByKind[tag] ?? [])
  const others = single.filter(({ name }) => !isAllergenItself(name))
  // 'Y aceite de soja', to who must have no soy: its own name says it.
  const bare = named === '' ? addedThing.exec(slots.text)?.[1] : undefined
  if (bare !== undefined && single.length === 0 && kinds.length === 0) {
    const inName = [...avoided].filter((code) =>
      [...rest.tags].some((tag) => (asAllergen[tag] ?? tag) === code && !/\bsin\b/.test(slots.text)),
    )
    const values = { que: 'Eso', lleva: list(inName), porque: '', alergia: what }
    return { values, chosen: inName.length > 0 ? 'no' : 'desconocido' }
  }
  const dish =
    others.length > 0
      ? others
      : single.length > 0
        ? single
        : kinds.length > 0
          ? kinds
          : named === ''
            ? // What an earlier turn said he may not have is not what this one serves him.
              contents(safety.read(`${slots.about ?? ''} ${slots.text}`.replace(allergyPhrase, ' ')), safety)
            : []
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
  if (made !== undefined)
    return { values: { que: made.name, lleva: '', porque: '', alergia: what }, chosen: 'no consta' }
  const bareAlone = bareFoods(rest)
  const isFollowUp = named === '' && goesOnWith.test(withoutCourtesy(slots.text))
  const alone = bareAlone.length === 0 && isFollowUp ? single.filter(({ name }) => !isAllergenItself(name)) : bareAlone
  // 'Alérgico al marisco, puede comer pescado': a kind, and no single food.
  if (alone.length === 0 && single.length === 0 && kinds.length > 0 && isBareKind(rest, kinds))
    return {
      values: { que: listed(kinds.map(({ name }) => name)), lleva: '', porque: '', alergia: what },
      chosen: 'suyo',
    }
  return alone.length === 0
    ? null
    : {
        values: { que: listed(alone.map(({ name }) => name)), lleva: '', porque: '', alergia: what },
        chosen:
          bareAlone.length > 0 && bareAlone.every(({ category }) => soldAsItIs.has(category)) ? 'suyo' : 'no consta',
      }
}

/** 'Y si lo hago con leche de coco', to who is allergic: what goes into it now, of which nothing is asked but whether he may. */
const goesOnWith =
  /^\W*(?:y|pero|pues)\b(?!.*\b(?:como|cuant[oa]s?|que (?:otro|otra|salsa|vino|plato)|receta|temperatura|minutos|dura|aguanta|congel\w*)\b)/

const leavesOutAllergen = ({ without }: Slots, avoided: ReadonlySet<Allergen>): boolean =>
  without.foods.some(({ allergens: holds }) => holds.some((code) => avoided.has(code))) ||
  [...without.tags].some((tag) => holdsByKind[tag]?.holds.some((code) => avoided.has(code)) === true)

/** 'Un celíaco puede comer manzana', 'y arroz con verduras': the foods a text asks of, where it says nothing else that could be a dish. */
const bareFoods = ({ foods, text }: Slots): Slots['foods'] => {
  const own = new Set(foods.flatMap(({ name, synonyms }) => [name, ...synonyms]).flatMap(stemsOf))
  return stemsOf(text).every((stem) => own.has(stem) || aboutGuest.has(stem)) ? foods : []
}

const isBareKind = ({ text }: Slots, kinds: readonly Content[]): boolean => {
  const own = new Set(kinds.flatMap(({ name }) => stemsOf(name)))
  return stemsOf(text).every((stem) => own.has(stem) || aboutGuest.has(stem))
}

/** What is said of the guest and of serving it, and how a food is cooked with nothing added. */
const aboutGuest: ReadonlySet<string> = new Set(
  stemsOf(
    'puede pueden poder puedo comer come toma tomar pide quiere tengo hay viene cliente clienta mesa persona gente niño niña ' +
      'intolerante intolerancia alérgico alérgica alergia celíaco celíaca dar doy darle pongo poner ponerle sirvo servir apto apta ' +
      'vale también tampoco crudo asado cocido hervido vapor plancha horno natural solo blanco mediano grande entero verdura fruta hortaliza',
  ),
)

/** Sold as they grow or are cut: what they hold is what they are. */
const soldAsItIs: ReadonlySet<string> = new Set([
  'verduras_hortalizas',
  'frutas',
  'hierbas',
  'setas',
  'pescados',
  'moluscos_y_cefalopodos',
  'crustaceos',
  'aves',
  'vacuno',
  'porcino',
  'caza_y_conejo',
  'casqueria',
  'huevos',
])
