import type { Pantry } from '#core/pantry/match-food.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { toGrams } from '#core/units/household.ts'
import { cutOf } from './cards.ts'
import { isFoodClass } from './formula.ts'
import { unnamedFoods } from './named-foods.ts'
import type { Page, PageProblem } from './page.ts'
import { disagreement } from './read-ingredient.ts'

/** A serving weighs at least a canapé's filling and at most a pot for one. g. Ours. */
const lightest = 20
const heaviest = 1500
/** From liquid nitrogen to a stone oven. °C. */
const coldest = -196
const hottest = 500
/** A reduction may leave a twentieth; nothing weighs more than went in, but for rounding. */
const leastYield = 0.05
const mostYield = 1.02
const fewestSteps = 2

/** What does not hold together in a page that could be read. Blank when all is well. */
export const checkPage = (page: Page, pantry: Pantry): PageProblem[] => {
  const found: PageProblem[] = []
  const wrong = (line: number, text: string): void => {
    found.push({ path: page.path, line, text })
  }
  for (const ingredient of page.ingredients) {
    const { name, line } = ingredient
    const other = disagreement(ingredient)
    if (pantry.match(name) === null) wrong(line, `no hay en la despensa: «${name}»`)
    else if (other !== '') wrong(line, `ingrediente: ${other}`)
  }
  checkMass(page, pantry, wrong)
  checkSteps(page, wrong)
  checkTemperatures(page, wrong)
  checkNames(page, wrong)
  for (const { heading, lines } of page.sections)
    if (heading === 'Fallos')
      for (const { text, line } of lines)
        if (!/^- \*\*[^*]+\*\*: \S/.test(text))
          wrong(line, 'un fallo se escribe «- **Se corta**: qué hacer. Por qué: …»')
  const { slot } = page
  if (slot !== null) {
    const food = nameKey(slot.food)
    if (!page.ingredients.some(({ name }) => nameKey(name) === food))
      wrong(2, `admite: «${slot.food}» no está en la lista`)
    for (const name of slot.classes) if (!isFoodClass(name)) wrong(2, `admite: no conozco la clase «${name}»`)
    if (slot.classes.length === 0) wrong(2, 'admite: se escribe «calabacín → verdura, seta»')
  }
  if (page.type.startsWith('corte de ') && cutOf(page)?.uses.join('') === '')
    wrong(1, 'un corte dice en Qué es «Corte de ternera; para estofar, caldo.»')
  if (page.kind !== 'cards' && !page.sections.some(({ heading }) => heading === 'Guardar'))
    wrong(1, 'falta Guardar: cuánto dura y si se congela')
  if (page.sections.length === 0) wrong(1, 'la página no dice nada')
  return found
}

type Wrong = (line: number, text: string) => void

const sectionLine = (page: Page, heading: string): number =>
  (page.sections.find((section) => section.heading === heading)?.lines[0]?.line ?? 2) - 1

const checkMass = (page: Page, pantry: Pantry, wrong: Wrong): void => {
  const { kind, ingredients, servings, yieldGrams } = page
  const line = sectionLine(page, 'Ingredientes')
  if (kind === 'cards') {
    if (ingredients.length > 0) wrong(line, 'una ficha no lleva ingredientes')
    return
  }
  if (ingredients.length === 0) {
    wrong(1, 'faltan los ingredientes')
    return
  }
  let total = 0
  for (const { name, quantity, unit, reserve, line } of ingredients) {
    const food = pantry.match(name)?.food
    const grams = food === undefined ? null : (toGrams(quantity, unit, food.measures)?.grams ?? null)
    if (grams === null && food !== undefined)
      wrong(line, `la despensa no sabe cuánto pesa: ${quantity} ${unit} de «${name}»`)
    if (reserve !== 'para freír') total += grams ?? 0
  }
  if (yieldGrams !== null && (yieldGrams > total * mostYield || yieldGrams < total * leastYield))
    wrong(line, `rinde ${yieldGrams} g con ${Math.round(total)} g de ingredientes`)
  if (kind !== 'dishes' || servings === null) return
  const each = (yieldGrams ?? total) / servings
  if (each < lightest || each > heaviest)
    wrong(line, `${Math.round(each)} g por ración; lo normal es de ${lightest} a ${heaviest}`)
}

/** Words that end like an infinitive and are none. */
const nouns = /\b(?:azucar|mar|lugar|paladar|calamar|caviar|primer|tercer|hogar|alfiler|mujer|par|ayer)\b/g
const infinitive = /\p{L}(?:[aei]r)(?:se)?(?:l[aeo]s?)?\b/u

const checkSteps = (page: Page, wrong: Wrong): void => {
  const section = page.sections.find(({ heading }) => heading === 'Elaboración')
  if (section === undefined) return
  const { lines } = section
  if (lines.length < fewestSteps) wrong(lines[0]?.line ?? 1, `al menos ${fewestSteps} pasos`)
  for (const { text, line } of lines) {
    if (/^(?:[-*]|\d+[.)])\s/.test(text)) wrong(line, 'un paso por línea, sin números ni guiones')
    if (!infinitive.test(nameKey(text).replace(nouns, ''))) wrong(line, `en infinitivo: «${text.slice(0, 50)}»`)
  }
  const missing = unnamedFoods(
    page.ingredients.map(({ name }) => name),
    page.steps,
  )
  for (const { name, line } of page.ingredients) if (missing.includes(name)) wrong(line, `ningún paso nombra «${name}»`)
}

/** '74ºC', '74°C', '74 grados': read by some of our patterns and not by others. */
const badlyWritten = /\d(?:°C| ?º ?C\b| ?grados(?! (?:de alcohol|brix|baum)))/gi
/** The figure before '°C'; a hyphen is a minus only where it follows no figure: '70-75 °C' is a span. */
const celsius = /((?<![\d ])-|(?<!\d) -|−)?(\d+(?:,\d+)?) °C/g

const checkTemperatures = (page: Page, wrong: Wrong): void => {
  for (const { lines } of page.sections)
    for (const { text, line } of lines) {
      for (const [said] of text.matchAll(badlyWritten))
        wrong(line, `temperatura mal escrita «${said}»: se escribe «74 °C»`)
      for (const [said, sign, digits = ''] of text.matchAll(celsius)) {
        const value = Number(digits.replace(',', '.')) * (sign === undefined ? 1 : -1)
        if (value < coldest || value > hottest) wrong(line, `temperatura imposible: ${said}`)
      }
    }
}

const checkNames = (page: Page, wrong: Wrong): void => {
  const names = [page.name, ...page.aliases].map(nameKey)
  for (const name of new Set(names.filter((one, index) => names.indexOf(one) !== index)))
    wrong(2, `el nombre «${name}» está dos veces`)
  for (const other of page.falseFriends)
    if (names.includes(nameKey(other))) wrong(2, `«${other}» no puede ser nombre y falso amigo`)
}

/** Names that belong to two pages: a thing has one page. */
export const sharedNames = (pages: readonly Page[]): PageProblem[] => {
  const owner = new Map<string, Page>()
  const found: PageProblem[] = []
  for (const page of pages)
    for (const name of [page.name, ...page.aliases]) {
      const key = nameKey(name)
      const other = owner.get(key)
      if (other === undefined) owner.set(key, page)
      else if (other !== page) found.push({ path: page.path, line: 2, text: `«${name}» ya es de ${other.path}.md` })
    }
  return found
}
