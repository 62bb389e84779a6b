import { matchAt } from '#core/spanish/fold.ts'
import type { Unit } from '#core/units/units.ts'

/**
 * How a cook measures, and what that is in our eight units. A new word is a new word in a row.
 * - `exact`: a unit of weight, volume or spoon. `rough`: a household measure whose content is an estimate.
 * - `pack`: a container that may carry its weight ('2 latas de 400 g'). `piece`: a part of the food ('3 dientes de ajo').
 *   Both count as units and the word moves to the note.
 * - `strict`: also the name of a food or a cut, so it measures only before 'de' ('2 filetes de merluza', '2 filetes').
 */
export type Measure = {
  readonly words: string
  readonly unit: Unit
  /** Of `unit` in one of these. */
  readonly factor: number
  readonly kind: 'exact' | 'rough' | 'pack' | 'piece'
  readonly strict?: true
  /** Only before these foods. */
  readonly only?: RegExp
}

// Volumes and weights of household measures: docs/ciencia/motor-local.md §4. Pound, ounce: NIST Handbook 44, appendix C.
const rows: readonly Measure[] = [
  { words: 'g, gr, grs, gs, gramo, gramos, grm', unit: 'g', factor: 1, kind: 'exact' },
  { words: 'kg, kgs, kilo, kilos, kilogramo, kilogramos, k, ks', unit: 'kg', factor: 1, kind: 'exact' },
  { words: 'mg, mgs, miligramo, miligramos', unit: 'g', factor: 0.001, kind: 'exact' },
  { words: 'dg, decigramo, decigramos', unit: 'g', factor: 0.1, kind: 'exact' },
  { words: 'ml, mls, mililitro, mililitros, cc, cm3, centimetros cubicos', unit: 'ml', factor: 1, kind: 'exact' },
  { words: 'cl, cls, centilitro, centilitros', unit: 'ml', factor: 10, kind: 'exact' },
  { words: 'dl, dls, decilitro, decilitros', unit: 'ml', factor: 100, kind: 'exact' },
  { words: 'l, ls, lt, lts, ltr, litro, litros', unit: 'l', factor: 1, kind: 'exact' },
  { words: 'lb, lbs, libra, libras', unit: 'g', factor: 453.592, kind: 'exact' },
  // A square of a Spanish tablet, 6–10 g by the maker; before any other food it is the avoirdupois ounce.
  { words: 'onza, onzas', unit: 'g', factor: 8, kind: 'rough', only: /^chocolate/ },
  { words: 'oz, onza, onzas', unit: 'g', factor: 28.35, kind: 'exact' },
  { words: 'fl oz, onza liquida, onzas liquidas', unit: 'ml', factor: 29.574, kind: 'exact' },
  {
    words:
      'cucharada, cucharadas, cda, cdas, cuch, cuchs, cs, cuchara, cucharas, cucharada sopera, cucharadas soperas, ' +
      'cuchara sopera, cucharas soperas, c sopera, c soperas, cda sopera, cdas soperas, cuch sopera, cucharada de sopa',
    unit: 'cucharada',
    factor: 1,
    kind: 'exact',
  },
  {
    words:
      'cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cta, ctas, ctda, ctdas, cucharilla, cucharillas, cp, ' +
      'cucharita, cucharitas, cucharada de postre, cucharadas de postre, c de postre, c postre, c cafe',
    unit: 'cucharadita',
    factor: 1,
    kind: 'exact',
  },
  { words: 'taza, tazas, tz, tza, tzs, tzas, tazon, tazones', unit: 'taza', factor: 1, kind: 'exact' },
  { words: 'u, ud, uds, und, unds, uni, unid, unids, unidad, unidades', unit: 'unidad', factor: 1, kind: 'exact' },
  { words: 'pz, pzs, pza, pzas', unit: 'unidad', factor: 1, kind: 'exact' },
  { words: 'pieza, piezas', unit: 'unidad', factor: 1, kind: 'exact', strict: true },
  { words: 'docena, docenas', unit: 'unidad', factor: 12, kind: 'exact' },
  { words: 'decena, decenas', unit: 'unidad', factor: 10, kind: 'exact' },
  { words: 'par, pares', unit: 'unidad', factor: 2, kind: 'exact', strict: true },
  { words: 'vaso, vasos', unit: 'ml', factor: 200, kind: 'rough' },
  // A pot of yogurt is 125 g (docs/ciencia/nutricion.md §4); a teacup 150 ml, a coffee cup 100.
  {
    words: 'vaso de yogur, vasos de yogur, medida de yogur, medidas de yogur',
    unit: 'ml',
    factor: 125,
    kind: 'rough',
    only: /^[a-z]/,
  },
  { words: 'taza de te, tazas de te', unit: 'ml', factor: 150, kind: 'rough', only: /^[a-z]/ },
  { words: 'taza de cafe, tazas de cafe', unit: 'ml', factor: 100, kind: 'rough', only: /^[a-z]/ },
  { words: 'vasito, vasitos', unit: 'ml', factor: 100, kind: 'rough' },
  { words: 'copa, copas', unit: 'ml', factor: 100, kind: 'rough' },
  { words: 'copita, copitas', unit: 'ml', factor: 50, kind: 'rough' },
  // A shot glass: 4 cl, the usual of Spanish bars (oficio).
  { words: 'chupito, chupitos, caballito, caballitos', unit: 'ml', factor: 40, kind: 'rough', strict: true },
  { words: 'chorro, chorros, chorreton, chorretones, chorreon, chorreones', unit: 'ml', factor: 20, kind: 'rough' },
  { words: 'chorrito, chorritos, chorrin', unit: 'ml', factor: 10, kind: 'rough' },
  { words: 'cazo, cazos, cucharon, cucharones', unit: 'ml', factor: 100, kind: 'rough', strict: true },
  { words: 'cacito, cacitos, cacillo, cacillos', unit: 'ml', factor: 50, kind: 'rough', strict: true },
  // The bottles of Spanish bars: a third of a litre, and a fifth (oficio).
  { words: 'tercio, tercios', unit: 'ml', factor: 330, kind: 'rough', only: /^cervezas?(?![a-z])/ },
  {
    words: 'quinto, quintos, botellin, botellines',
    unit: 'ml',
    factor: 200,
    kind: 'rough',
    only: /^cervezas?(?![a-z])/,
  },
  // A dropper's twentieth of a millilitre (Real Farmacopea Española, cuentagotas normal: 20 gotas de agua = 1 g).
  { words: 'gota, gotas', unit: 'ml', factor: 0.05, kind: 'rough' },
  // The bar's dash of bitters, about a millilitre (usual of the trade).
  { words: 'dash, dashes, golpe, golpes', unit: 'ml', factor: 1, kind: 'rough' },
  // Ours: a centimetre of a finger of ginger.
  { words: 'cm, centimetro, centimetros', unit: 'g', factor: 5, kind: 'rough', only: /^(?:jengibre|curcuma|galanga)/ },
  { words: 'pizca, pizcas, pellizco, pellizcos, pizquita', unit: 'g', factor: 0.5, kind: 'rough' },
  { words: 'punta, puntas, punta de cuchillo, puntita', unit: 'g', factor: 0.5, kind: 'rough', strict: true },
  { words: 'puñado, puñados, puñadito, puñaditos', unit: 'g', factor: 30, kind: 'rough' },
  {
    words: 'nuez, nueces',
    unit: 'g',
    factor: 15,
    kind: 'rough',
    strict: true,
    only: /^(?:mantequilla|margarina|mant)/,
  },
  // What these packs hold as they are sold: Royal, gelatina en polvo, 10 g; saffron 0.1 g; filo 250 g (usual of the trade).
  { words: 'sobre, sobres, sobrecito, sobrecitos', unit: 'g', factor: 10, kind: 'rough', only: /^gelatina(?! de)/ },
  { words: 'sobre, sobres, sobrecito, sobrecitos', unit: 'g', factor: 0.1, kind: 'rough', only: /^azafran/ },
  { words: 'paquete, paquetes, paq', unit: 'g', factor: 250, kind: 'rough', only: /^(?:pasta|masa) filo/ },
  {
    words:
      'lata, latas, bote, botes, tarro, tarros, frasco, frascos, sobre, sobres, sobrecito, sobrecitos, paquete, ' +
      'paquetes, paq, pqte, bolsa, bolsas, brik, briks, brick, bricks, caja, cajas, bandeja, bandejas, botella, ' +
      'botellas, tarrina, tarrinas, envase, envases, tubo, tubos, botellin, botellines, cajita, latita, latitas, ' +
      'malla, mallas, saco, sacos, garrafa, garrafas, barqueta, barquetas, bidon, bidones, barril, barriles',
    unit: 'unidad',
    factor: 1,
    kind: 'pack',
  },
  {
    words: 'tableta, tabletas',
    unit: 'unidad',
    factor: 1,
    kind: 'pack',
    strict: true,
  },
  // A cube of stock is a food, and no litre of it.
  {
    words: 'pastilla, pastillas, cubito, cubitos',
    unit: 'unidad',
    factor: 1,
    kind: 'pack',
    only: /^(?!caldo|avecrem)/,
  },
  {
    words:
      'diente, dientes, hoja, hojas, hojita, hojitas, rama, ramas, ramita, ramitas, ramillete, ramilletes, manojo, ' +
      'manojos, manojito, atado, atados, ramo, ramos, hebra, hebras, brizna, briznas, loncha, lonchas, rebanada, ' +
      'rebanadas, rodaja, rodajas, lamina, laminas, tallo, tallos, vaina, vainas, gajo, gajos, trozo, trozos, ' +
      'trocito, trocitos, penca, pencas, feta, fetas',
    unit: 'unidad',
    factor: 1,
    kind: 'piece',
  },
  {
    words: 'filete, filetes, barra, barras, bola, bolas, tira, tiras',
    unit: 'unidad',
    factor: 1,
    kind: 'piece',
    strict: true,
  },
  // A head of garlic is a food of its own.
  {
    words: 'cabeza, cabezas',
    unit: 'unidad',
    factor: 1,
    kind: 'piece',
    only: /^(?:brocoli|coliflor|romanesco|lechuga|repollo|escarola|hinojo|col\b|endivia|lombarda)/,
  },
  // A loin of fish is a portion; a loin of pork is a cut and keeps its name.
  {
    words: 'lomo, lomos',
    unit: 'unidad',
    factor: 1,
    kind: 'piece',
    strict: true,
    only: /^(?:merluza|bacalao|salmon|atun|bonito|lubina|dorada|rape|pescado|trucha|corvina|rodaballo|caballa)/,
  },
]

/** A word may measure one way before some foods and another before the rest: the first row that is free decides. */
const byWord: ReadonlyMap<string, readonly Measure[]> = rows.reduce((words, row) => {
  for (const word of row.words.replaceAll('ñ', 'n').split(', ')) words.set(word, [...(words.get(word) ?? []), row])
  return words
}, new Map<string, readonly Measure[]>())

/** Letters with inner points or slashes: 'g', 'gr.', 'c.s.', 'c/s', 'cm3'. */
const token = /[a-z]+(?:[./][a-z](?![a-z]))*(?:3(?!\d))?\.?/y
const longestPhrase = 3

export type MeasureReading = { readonly measure: Measure; readonly word: string; readonly end: number }

/** The measure named exactly at this position of a folded text, the longest one there is. */
export const readMeasure = (folded: string, at: number): MeasureReading | null => {
  let key = ''
  let here = at
  let best: MeasureReading | null = null
  for (let count = 0; count < longestPhrase; count++) {
    const found = matchAt(token, folded, here)?.[0]
    if (found === undefined) break
    key += (count === 0 ? '' : ' ') + found.replace(/[./]/g, '')
    const end = here + found.length
    const measure = byWord.get(key)?.find((row) => isFree(folded, end, row))
    if (measure !== undefined) best = { measure, word: key, end }
    if (folded[end] !== ' ') break
    here = end + 1
  }
  return best
}

/** Whether the word stands as a measure here, by what follows it. */
const isFree = (folded: string, end: number, measure: Measure): boolean => {
  if (/[a-z\d]/.test(folded[end] ?? '')) return false
  const food = matchAt(/ ?de (?:la |el |los |las )?|del /y, folded, end)
  if (measure.only !== undefined) return food !== null && measure.only.test(folded.slice(end + food[0].length))
  if (measure.strict !== true || food !== null) return true
  return /^ ?(?:$|[(,;.)]| y medi[oa]\b)/.test(folded.slice(end, end + 10))
}
