import { fold } from '#core/spanish/fold.ts'

/** The parts of a written recipe. `other`: what we do not keep (utensils, nutrition, a shop's own lines). */
export type Section = 'ingredients' | 'steps' | 'notes' | 'other'

export type Heading = {
  readonly section: Section
  /** What stands on the same line: 'Ingredientes (4 personas): 200 g de harina' → ['(4 personas)', '200 g de harina']. */
  readonly aside: string
  readonly rest: string
}

/** Titles of sections in Spain and America, folded. A new title is a new word in a row. */
const titles: Readonly<Record<Section, readonly string[]>> = {
  ingredients: [
    ...['ingredientes', 'ingrediente', 'lista de ingredientes', 'los ingredientes', 'que necesitas', 'necesitas'],
    ...['que necesitamos', 'necesitamos', 'necesitaras', 'vas a necesitar', 'vamos a necesitar', 'se necesita'],
    ...['ingrediente cantidad', 'ingrediente cantidad unidad', 'ingredientes cantidad', 'ingredientes cantidad unidad'],
    ...['producto cantidad', 'producto cantidad unidad', 'ingredientes gramos', 'ingrediente gramos'],
    ...['ing', 'ingr', 'ingred'],
    ...['materias primas', 'materia prima', 'genero', 'componentes', 'formula', 'se necesitan', 'que vas a necesitar'],
  ],
  steps: [
    ...['elaboracion', 'preparacion', 'procedimiento', 'metodo', 'modo de hacer', 'modo de hacerlo', 'proceso'],
    ...['modo de preparacion', 'modo de preparar', 'modo de elaboracion', 'metodo de elaboracion', 'pasos a seguir'],
    ...['metodo de preparacion', 'forma de preparacion', 'instrucciones', 'pasos', 'paso a paso', 'como se hace'],
    ...['como hacerlo', 'como se prepara', 'como prepararlo', 'manera de hacerlo', 'manera de hacer', 'realizacion'],
    ...['confeccion', 'desarrollo', 'elaboracion y montaje', 'modo de preparo', 'forma de hacerlo', 'modus operandi'],
    ...['elab', 'elabor', 'prep'],
    ...['proceso de elaboracion', 'preparacion paso a paso', 'elaboracion paso a paso', 'la preparacion'],
  ],
  notes: [
    ...[
      'notas',
      'nota',
      'consejo',
      'consejos',
      'truco',
      'trucos',
      'el truco',
      'sugerencia',
      'sugerencias',
      'tip',
      'tips',
    ],
    ...['observaciones', 'presentacion', 'conservacion', 'maridaje', 'variantes', 'notas del chef', 'consejo del chef'],
    ...['alergenos', 'recomendaciones', 'recomendacion', 'servicio', 'ojo', 'importante', 'consejos y trucos'],
  ],
  other: [
    ...['utensilios', 'material', 'materiales', 'equipo', 'informacion nutricional', 'valores nutricionales', 'fuente'],
    ...['comentarios', 'compartir', 'autor'],
  ],
}

const sections: ReadonlyMap<string, Section> = new Map([
  ...titles.ingredients.map((title): [string, Section] => [title, 'ingredients']),
  ...titles.steps.map((title): [string, Section] => [title, 'steps']),
  ...titles.notes.map((title): [string, Section] => [title, 'notes']),
  ...titles.other.map((title): [string, Section] => [title, 'other']),
])

/** Words before a heading that is none: numbering, bullets, Markdown, pictures. */
const ornament = /^[^\p{L}\d]*(?:(?:\d{1,2}|[ivx]{1,4})[.)-]+ ?)?[^\p{L}]*/u
const longestTitle = 40

/** The heading a line is or begins with, or `null`. */
export const readHeading = (line: string): Heading | null => {
  const text = line.slice(ornament.exec(line)?.[0].length ?? 0)
  const found = plainTitle.exec(text)
  const known = found === null ? undefined : sections.get(fold(found[1] ?? '').trim())
  return (found && known && headingOf(text, found, known)) ?? withAside(text)
}

/** A title, then a colon, a period, a dash or the end. */
const plainTitle = /^([\p{L} ]{3,60}?)()\s*(?:[:.]+-?|[-–—=*_]+|$)\s*/u
/** A title, 'para 4 personas', 'de la masa' or a bracket, and its end. */
const titleWithAside =
  /^([\p{L} ]{3,60}?)\s*(\([^)]{0,60}\)|(?:para|de|del) [^:.]{0,60})?\s*(?:[:.]+-?|[-–—=*_]+|$)\s*/iu

const withAside = (text: string): Heading | null => {
  const found = titleWithAside.exec(text)
  if (found === null) return null
  const title = fold(found[1] ?? '').trim()
  const alone = text.length === found[0].length || found[0].includes(':')
  const section = sections.get(title) ?? (alone ? misread(title) : null)
  return section === null || title.length > longestTitle ? null : headingOf(text, found, section)
}

const headingOf = (text: string, found: RegExpExecArray, section: Section): Heading | null => {
  const rest = text.slice(found[0].length).trim()
  // 'Nota: …' may follow with anything; 'Ingredientes de temporada.' and 'Preparación de la masa:' are headings too.
  if (rest !== '' && !/[:.–—-]\s*$/.test(found[0])) return null
  if (rest !== '' && /\.\s*$/.test(found[0]) && !/^[\p{Lu}\d¿¡-]/u.test(rest)) return null
  return { section, aside: found[2] ?? '', rest }
}

/** Long titles as a scanner may misread them, within two letters ('lugredientes', 'Elaboracién'). */
const misread = (title: string): Section | null => {
  if (title.length < 8 || title.length > 24 || title.includes(' ')) return null
  for (const [known, section] of sections)
    if (known.length >= 8 && !known.includes(' ') && distanceWithin(title, known, 2)) return section
  return null
}

const distanceWithin = (one: string, other: string, limit: number): boolean => {
  if (Math.abs(one.length - other.length) > limit) return false
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const change = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    above = current
  }
  return (above[other.length] ?? limit + 1) <= limit
}

const inline =
  /(?<=[.;!)] |[.;]|^)(?=(?:ingredientes|elaboracion|preparacion|procedimiento|metodo|modo de (?:hacer(?:lo)?|preparacion|preparar|elaboracion)|instrucciones|notas?|consejos?|truco)(?: (?:para|de) [^:.]{1,40}| ?\([^)]{1,40}\))? ?:)/g

/** Headings in the middle of a line ('… y sal. Elaboración: pelar…') begin a line of their own. */
export const breakAtHeadings = (line: string): string[] => {
  const cuts = [...fold(line).matchAll(inline)].map((found) => found.index).filter((at) => at > 0)
  return [0, ...cuts].map((from, index) => line.slice(from, cuts[index]).trim()).filter((part) => part !== '')
}

/** Parts of a dish that stand alone above their ingredients: 'Guarnición', 'Salsa'. */
const partNames =
  /^(?:la |el |los |las )?(?:masa|relleno|salsa|guarnicion|cobertura|decoracion|crema|almibar|glaseado|base|montaje|sofrito|caldo|fondo|marinada|marinado|adobo|majado|rebozado|vinagreta|alino|alinio|bizcocho|topping|bechamel|merengue|mousse|ganache|streusel|crumble|bano|acabado|emplatado|fumet|escabeche|picada|migas|ensalada|plancha|caramelo|gelatina|compota|coulis|pasta|arroz|carne|pescado|verduras|otros|espuma|helado|jarabe|tpt|masa madre|prefermento|poolish|biga|masa final|acompanamiento)(?: (?:de|del|para|al) [a-z ]{2,40})?$/

/** The part of the dish a line announces ('Para la masa:', 'Guarnición'), or `null`. `sure`: it cannot be an ingredient. */
export const readPart = (line: string): { readonly part: string; readonly sure: boolean } | null => {
  const start = ornament.exec(line)?.[0].length ?? 0
  const text = line.slice(start).replace(/[\s*_#.–—-]+$/u, '')
  const part = text.replace(/:$/, '').trim()
  const folded = fold(part)
  if (part.length > 60 || !/\p{L}{3}/u.test(part) || /\d/.test(part)) return null
  if (text.endsWith(':') && !part.includes(':')) return { part, sure: true }
  if (/^para (?:el|la|los|las) [a-z ]+$/.test(folded)) return { part, sure: true }
  return partNames.test(folded) ? { part, sure: false } : null
}
