import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'

/**
 * The words of an ingredient's name that say which food it is: without accents and plurals, joining words left out, other
 * countries' names as ours. 'Filetes de Anchoas en aceite' → ['filet', 'anchoa', 'aceit']. The stems are for comparing,
 * not for reading. `y`, `o`, `sin` and `a la` stay: 'sal y pimienta' is two foods, 'harina sin gluten' is not flour,
 * 'pulpo a la gallega' is a dish.
 */
export const foodWords = (name: string): string[] => {
  const words: string[] = []
  let and = false
  let before: string | undefined
  let pending: 'sin' | 'con' | 'para' | 'a-la' | null = null
  for (const raw of nameKey(name).replace(possessive, ' ').match(wordPattern) ?? []) {
    if (raw === 'sin' || raw === 'con' || raw === 'para') {
      if (pending === 'sin') words.push('sin')
      pending = raw
      continue
    }
    if (raw === 'la' && before === 'a') pending = 'a-la'
    before = raw
    if (joining.has(raw)) continue
    if (raw === 'y') {
      and = true
      continue
    }
    const own = masculine(stem(raw))
    const word = synonyms.get(stem(raw)) ?? synonyms.get(own) ?? own
    if (and && !adjectives.has(word) && !adverbs.has(raw)) words.push('y')
    and = false
    if (pending === 'sin' || pending === 'a-la') words.push(`${pending}-${word}`)
    else if (pending === 'con' && parts.has(word)) words.push(`con-${word}`)
    else if (pending === 'para' && purposes.has(word)) words.push(`para-${word}`)
    else words.push(word)
    pending = null
  }
  // 'castaña de Pará' ends in what looks like a preposition.
  if (pending === 'sin' || pending === 'para') words.push(pending)
  return words
}

/** Letters of any script, so that a word we cannot read is never overlooked; numbers with their decimals. */
const wordPattern = /\p{L}+|\d+(?:[.,]\d+)?/gu

/** The tail of a brand: 'Hellmann’s'. */
const possessive = /['’´]s(?!\p{L})/gu

const stems = (text: string): string[] => text.split(' ').map(stem)

/** Words that join and say nothing: articles, prepositions, 'tipo', 'estilo'. */
const joining: ReadonlySet<string> = new Set(
  'a al de del la las el los un una unos unas en tipo estilo variedad su sus por'.split(' '),
)

/** After 'con' and 'sin' these speak of cleaning, not of a second food: 'pollo con hueso', 'nuez con cáscara'. */
const parts: ReadonlySet<string> = new Set(
  stems('piel hueso cascara concha espina raspa cabeza pepita semilla rabo tallo corteza pluma tripa vaina coral hoja'),
)

/** After 'para' these are what the cook will do with it: 'harina para la masa', 'gallina para caldo'. */
const purposes: ReadonlySet<string> = new Set(
  stems(
    'masa relleno sofrito guarnicion molde bandeja plancha fritura base mesa final almibar salsa caldo superficie ' +
      'crema merengue cobertura pliegue ganache yema glaseado bizcocho escabeche rebozado adobo marinada majado fumet barbacoa ' +
      'ceviche helado horno coctel ensalada sopa brasa parrilla guiso tartar carpaccio puchero wok sushi salteado ' +
      'tiramisu paella fondue cocido fabada canelon lasana kebab taco burrito bocadillo sandwich reposteria pasteleria ' +
      'panaderia confiteria heladeria hosteleria freidora desayuno estofado salmorejo tostada cazuela pincho catering',
  ),
)

/** Adjectives are compared in the masculine; nouns never, or 'pimienta' would become 'pimiento'. */
const adjectives: ReadonlySet<string> = new Set(
  stems(
    'blanco rojo negro amarillo morado verde moreno dorado fresco seco tierno maduro curado semicurado viejo crudo ' +
      'cocido asado frito tostado ahumado salado desalado congelado ultracongelado descongelado deshidratado liofilizado ' +
      'picado troceado cortado laminado fileteado rallado molido triturado tamizado pelado repelado lavado limpio escurrido ' +
      'machacado majado exprimido derretido fundido montado batido templado frio tibio entero partido desmenuzado ' +
      'desmigado pasteurizado descremado desnatado semidesnatado evaporado condensado grande pequeno mediano fino grueso ' +
      'gordo largo redondo iberico extra virgen virgin integral ecologico organico campero casero nacional artesano ' +
      'gallego asturiano riojano noruego argentino italiano frances espanol murciano extremeno castellano canario ' +
      'granulado refinado clarificado caramelizado confitado encurtido marinado adobado relleno agrio amargo acido picante dulce ' +
      'natural deshuesado desvenado despepitado eviscerado descamado hervido vaporizado precocido prefrito instantaneo ' +
      'precocinado envasado refrigerado rebozado ' +
      'soluble liquido avainillado rubio invertido atomizado texturizado nutricional quimico pomada blando suave intenso',
  ),
)

/** Between 'y' and a participle: 'pelada y finamente cortada' is one food, 'sal y pimienta' two. */
const adverbs: ReadonlySet<string> = new Set(['muy', 'bien', 'finamente', 'recien', 'poco'])

/** 'blanca' → 'blanco', where 'blanco' is an adjective. By their stems. */
export const masculine = (word: string): string => {
  if (!word.endsWith('a')) return word
  const other = `${word.slice(0, -1)}o`
  return adjectives.has(other) ? other : word
}

export const isAdjective = (word: string): boolean => adjectives.has(word)

/** Other countries' and old spellings → the word of the table (es-ES), stem by stem. */
const synonyms: ReadonlyMap<string, string> = new Map(
  [
    ['jugo', 'zumo'],
    ['papa', 'patata'],
    ['puerco', 'cerdo'],
    ['chancho', 'cerdo'],
    ['cochino', 'cerdo'],
    ['res', 'ternera'],
    ['vacuno', 'ternera'],
    ['añojo', 'ternera'],
    ['soya', 'soja'],
    ['yogurt', 'yogur'],
    ['yoghurt', 'yogur'],
    ['mozarela', 'mozzarella'],
    ['mozarella', 'mozzarella'],
    ['mozzarela', 'mozzarella'],
    ['jitomate', 'tomate'],
    ['arveja', 'guisante'],
    ['maní', 'cacahuete'],
    ['cacahuate', 'cacahuete'],
    ['durazno', 'melocotón'],
    ['frutilla', 'fresa'],
    ['fresón', 'fresa'],
    ['damasco', 'albaricoque'],
    ['ananá', 'piña'],
    ['toronja', 'pomelo'],
    ['palta', 'aguacate'],
    ['camote', 'boniato'],
    ['batata', 'boniato'],
    ['betabel', 'remolacha'],
    ['quinua', 'quinoa'],
    ['parmesana', 'parmesano'],
    ['güisqui', 'whisky'],
    ['wisky', 'whisky'],
    ['orejones', 'orejón'],
    ['zapallo', 'calabaza'],
    ['auyama', 'calabaza'],
    ['maizena', 'maicena'],
    ['fécula', 'almidón'],
    ['sirope', 'jarabe'],
    ['escalonia', 'chalota'],
    ['champiñon', 'champiñón'],
    ['descremado', 'desnatado'],
    ['semidescremado', 'semidesnatado'],
    ['ultracongelado', 'congelado'],
  ].map(([from = '', to = '']) => [masculine(stem(nameKey(from))), masculine(stem(nameKey(to)))]),
)
