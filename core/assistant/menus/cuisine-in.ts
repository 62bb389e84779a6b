import { type Cuisine, cuisines, spanishCuisines } from '#core/cookbook/place.ts'
import { fold } from '#core/spanish/fold.ts'

/** Cuisines asked for: the folded words that ask, their name behind 'cocina', and which they are. */
export type CuisineAsked = { readonly said: string; readonly name: string; readonly cuisines: ReadonlySet<Cuisine> }

/** Words that are of several cuisines, or another word for one: what asks, its name, the cuisines. */
const groups: readonly (readonly [RegExp, string, readonly Cuisine[]])[] = [
  [/\bespanol[aeos]{0,2}\b/, 'española', spanishCuisines],
  [
    /\bmediterrane[aos]{1,2}\b/,
    'mediterránea',
    ['catalana', 'valenciana', 'balear', 'murciana', 'andaluza', 'italiana', 'griega'],
  ],
  [
    /\basiatic[aos]{1,2}\b/,
    'asiática',
    ['china', 'japonesa', 'coreana', 'tailandesa', 'vietnamita', 'filipina', 'indonesia', 'india'],
  ],
  [
    /\b(?:latin[aos]{1,2}|latinoamerican[aos]{1,2}|sudamerican[aos]{1,2}|hispanoamerican[aos]{1,2})\b/,
    'latinoamericana',
    [
      'peruana',
      'argentina',
      'uruguaya',
      'chilena',
      'colombiana',
      'venezolana',
      'ecuatoriana',
      'boliviana',
      'brasileña',
      'mexicana',
      'cubana',
      'caribeña',
      'centroamericana',
    ],
  ],
  [
    /\b(?:arab[eai]s?|libanes[aes]{0,2}|sirio?s?|palestin[aos]{1,2}|israeli(?:es)?|oriente medio)\b/,
    'árabe',
    ['levantina', 'marroquí', 'magrebí', 'turca'],
  ],
  [/\b(?:tex[- ]?mex)\b/, 'tex-mex', ['mexicana', 'estadounidense']],
  [/\b(?:american[aos]{1,2}|de estados unidos)\b/, 'estadounidense', ['estadounidense']],
  [/\b(?:ingles[aes]{0,2}|escoces[aes]{0,2}|irlandes[aes]{0,2})\b(?! \d)/, 'británica', ['británica']],
  [/\b(?:iranies|irani|persas?)\b/, 'persa', ['persa']],
  [/\b(?:sueco?s?|suec[ao]s|danes[aes]{0,2}|norueg[ao]s?|escandinav[ao]s?)\b/, 'nórdica', ['nórdica']],
  [/\b(?:hindu(?:es)?|indi[ao]s?)\b/, 'india', ['india']],
  [/\bmallorquin[aes]{0,2}\b|\bmenorquin[aes]{0,2}\b|\bibicenc[aos]{1,2}\b/, 'balear', ['balear']],
  [
    /\b(?:castellan[ao]s?|leones[aes]{0,2}|segovian[ao]s?|salmantin[ao]s?|burgales[aes]{0,2})\b/,
    'castellana',
    ['castellana'],
  ],
  [/\beuskaldun[ao]?s?\b/, 'vasca', ['vasca']],
]

/** Where it is from, said by the names of the place. */
const places: Partial<Record<Cuisine, string>> = {
  andaluza: 'andalucia',
  aragonesa: 'aragon',
  asturiana: 'asturias',
  balear: 'mallorca, menorca, baleares, ibiza',
  canaria: 'canarias',
  cántabra: 'cantabria',
  castellana: 'castilla',
  manchega: 'la mancha',
  catalana: 'cataluna, catalunya',
  valenciana: 'valencia',
  extremeña: 'extremadura',
  gallega: 'galicia',
  madrileña: 'madrid',
  murciana: 'murcia',
  navarra: 'navarra',
  riojana: 'la rioja',
  vasca: 'euskadi, pais vasco',
  francesa: 'francia',
  italiana: 'italia',
  portuguesa: 'portugal',
  griega: 'grecia',
  turca: 'turquia',
  marroquí: 'marruecos',
  mexicana: 'mexico',
  peruana: 'peru',
  china: 'china',
  japonesa: 'japon',
  coreana: 'corea',
  tailandesa: 'tailandia',
}

/** A demonym in its four forms: 'vasca' → vasco, vascas, vascos; 'francesa' → francés, franceses. */
const formsOf = (cuisine: Cuisine): RegExp => {
  const stem = fold(cuisine).replace(/a$/, '')
  if (/(?:es|[oi]n|an)$/.test(stem)) return new RegExp(`\\b${stem}(?:es|as?|os?)?\\b`)
  return new RegExp(`\\b${stem}(?:a|as|o|os|e|es)?\\b`)
}

const placesOf = (cuisine: Cuisine): readonly RegExp[] =>
  (places[cuisine] ?? '').split(', ').flatMap((place) => (place === '' ? [] : [new RegExp(`\\b${place}\\b`)]))

const notDemonyms: ReadonlySet<Cuisine> = new Set<Cuisine>(['internacional', 'vanguardia', 'española', 'india'])
const ofOne: typeof groups = [
  ...cuisines.filter((one) => !notDemonyms.has(one)).map((one) => [formsOf(one), one, [one]] as const),
  ...cuisines.flatMap((one) => placesOf(one).map((said) => [said, one, [one]] as const)),
]

/** The cuisines a folded wish asks for: 'menú vasco', 'algo asiático', 'de Galicia'. Pure; a few tests of short patterns. */
export const cuisineIn = (folded: string): CuisineAsked | null => {
  const text = folded.replace(guests, ' ')
  for (const [said, name, of] of [...groups, ...ofOne]) {
    const found = said.exec(text)?.[0]
    if (found !== undefined) return { said: found, name, cuisines: new Set(of) }
  }
  return null
}

/** 'Para un grupo de alemanes' says who comes, not what they eat; 'vino español' says what is drunk. */
const guests =
  /\b(?:(?:para|grupo de|clientes|turistas|somos|son|vienen) (?:unos |unas |\d{1,4} )?[a-z]{4,14}(?:es|os)\b|(?:vinos?|cervezas?|quesos?|jamon|salsa|aceites?|clientes?) [a-z]{4,14})/g
