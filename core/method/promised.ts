import type { Pantry } from '#core/pantry/match-food.ts'
import type { Role } from '#core/pantry/role-words.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'
import { partNames } from './fitting/with-parts.ts'
import { flesh, garden, pulseRoles } from './kinds/role-groups.ts'
import { isUnderPressure } from './pressure.ts'
import { sharesAWord } from './shares-a-word.ts'

/** What a name may promise beside the dish and a list must have: a food, not a sauce or a whole class. */
const promising: ReadonlySet<Role> = new Set<Role>([
  ...flesh,
  ...pulseRoles,
  ...garden,
  'fruit',
  'citrus',
  'driedFruit',
  'nut',
  'cheese',
  'softCheese',
  'chocolate',
  'cured',
  'rice',
  'potato',
  'tomato',
  'leaf',
  'cannedFish',
  'honey',
])

/** Words for a class, which any food of it keeps. */
const wholeClass =
  /^(?:verdur|hortaliz|seta|fruta|fruto|marisco|pescado|carne|legumbre|queso|ensalada|hierba|especia|salsa|alga|ave|caza|embutido|guarnicion|brote|germinado|hoja|pimienta)/

/** What a name says comes with the dish, and neither list nor method has: 'cochinillo con manzanas' without apples. */
export const promisedAndLacking = (
  recipeName: string,
  lines: readonly IngredientDraft[],
  method: string,
  pantry: Pantry,
  source = '',
): string[] => {
  const said = nameKey(`${source} ${method}`)
  const lacking = [...new Set(partNames(recipeName))].filter((name) => {
    const { role, known } = classify(name)
    if (!known || !promising.has(role) || wholeClass.test(name) || name.split(' ').length > 3) return false
    const food = pantry.match(name)?.food.id
    return (
      food !== undefined &&
      !said.includes(name.slice(0, Math.max(4, name.length - 2))) &&
      !lines.some((line) => sharesAWord(line.name, name) || pantry.match(line.name)?.food.id === food)
    )
  })
  if (lacking.length === 0) return []
  return [
    `El nombre dice «${listed(lacking)}» y tu lista no ${lacking.length === 1 ? 'lo' : 'los'} trae: añádelo con su paso o quítalo del nombre.`,
  ]
}

/** What is made beside a dish and has a word of its own. */
const preparations =
  /^(granizado|espuma|aire|gel|helado|sorbete|crumble|parmentier|alioli|vinagreta|emulsion|caviar|esferas?|compota|mermelada|chutney|bearnesa|holandesa)\b/

/** 'Ostras con granizado de pepino', where nothing is frozen: what the name says beside the dish is made, or said. */
export const promisedAndUndone = (
  recipeName: string,
  lines: readonly IngredientDraft[],
  method: string,
  source = '',
): string[] => {
  const said = nameKey(`${source} ${method} ${lines.map(({ name }) => name).join(' ')}`)
  const undone = [...new Set(partNames(recipeName).flatMap((name) => preparations.exec(name)?.[1] ?? []))].filter(
    (word) => !said.includes(word.slice(0, 5)),
  )
  return undone.length === 0
    ? []
    : [`El nombre dice «${listed(undone)}» y este método no lo hace: pídeme su receta aparte o quítalo del nombre.`]
}

/** What a dish of this name is made by, whatever it is of, and how a method says that it does so. */
const works: readonly (readonly [asked: RegExp, done: RegExp, work: string])[] = [
  [
    /^(?:pures?|parmentier|veloute|pates?|hum+us|untables?|cremas? de (?!orujo|cacahuete|avellanas?|almendras?|ajo))/,
    /\b(?:tritur|pasapure|machac|aplast|maj|bat|mol|mont|emulsi|pas(?:ar|e|ado) por|licu|turmix|naper?|varillas)/,
    'triturar',
  ],
  [/^(?:mousses?|espumas?)\b/, /\b(?:mont|semimont|sifon|bat|picos?\b)/, 'montar'],
  [/^(?:helados?|sorbetes?|granizados?)\b/, /\b(?:mantec|congel|hel|raspa|−18)/, 'helar'],
  [/^(?:flan|flanes)\b/, /\b(?:cuaj|bano maria|molde|desmold)/, 'cuajar'],
]

/** 'Paté de alubias' that is stewed and never blended: what the name promises is done, or said. */
export const promisedWork = (recipeName: string, method: string, source = ''): string[] => {
  const [name, said] = [nameKey(recipeName), nameKey(`${source} ${method}`)]
  return works
    .filter(([asked, done]) => asked.test(name) && !done.test(said))
    .map(([, , work]) => `El nombre pide ${work} y este método no lo hace: añade ese paso o cambia el nombre.`)
}

/** Equipment a name asks for, and how a method says that it uses it. */
const equipment: readonly (readonly [asked: RegExp, used: RegExp, name: string])[] = [
  [/\bairfryer\b|\bfreidora de aire\b/, /freidora de aire|airfryer/, 'freidora de aire'],
  [/\b(?:al|en) microondas\b/, /microondas/, 'microondas'],
  [/\bthermomix\b|\brobot de cocina\b/, /robot|thermomix/, 'robot de cocina'],
  [/\bolla lenta\b|\bcrock ?-?pot\b|\bslow cooker\b/, /olla lenta/, 'olla lenta'],
  [/\bpanificadora\b/, /panificadora/, 'panificadora'],
  [/\bkamado\b|\bbarbacoa\b|\bal carbon\b/, /brasa|barbacoa|kamado|carbon|parrilla|ahum/, 'barbacoa'],
  [/\bal horno\b/, /\bhorn|\basar\b|gratin|papillote/, 'horno'],
  [/\bal vapor\b/, /vapor/, 'vapor'],
  [/\bal vacio\b|\bsous ?-?vide\b/, /vacio|bolsa|sin aire/, 'vacío'],
  [/\b(?:con|en|al) sifon\b/, /sifon/, 'sifón'],
]

/** What the name says of the oven, the pot or the machine, where the method does without: told, for its times are another's. */
export const anotherEquipment = (recipeName: string, method: string, source = ''): string[] => {
  const [name, said] = [nameKey(recipeName), nameKey(`${source} ${method}`)]
  const told = equipment
    .filter(([asked, used]) => asked.test(name) && !used.test(said))
    .map(
      ([, , machine]) =>
        `El nombre pide ${machine} y este método no cuenta con ello: no sé los tiempos para ese equipo. Guíate por la señal o la temperatura del centro, o por su manual.`,
    )
  if (/\bsin horno\b/.test(name) && /\bhornear\b|\bprecalentar el horno\b|\basar en (?:el )?horno\b/.test(said))
    told.push(
      'El nombre dice «sin horno» y este método hornea: no sé hacerlo de otra manera. Cambia el nombre o el plato.',
    )
  if (isUnderPressure(recipeName) && !/valvula|\bpresion\b/.test(said))
    told.push(
      'El nombre pide olla rápida y los tiempos de este método son de cazuela: no sé los de la presión para esto.',
    )
  return told
}
