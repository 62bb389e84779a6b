/** The words of a purchase format, folded (core/spanish/fold.ts). All of them 'oficio': how suppliers' lists and invoices write. */

export type FormatUnit = 'kg' | 'l' | 'unidad'

type Measure = { readonly unit: FormatUnit; readonly of: number }

const listed = <Value>(words: string, value: Value): (readonly [string, Value])[] =>
  words.split(' ').map((word) => [word, value] as const)

/** What one of a measure is, in kilos, litres or pieces. */
export const measures: ReadonlyMap<string, Measure> = new Map<string, Measure>([
  ...listed<Measure>('kg kgs kilo kilos kilogramo kilogramos k', { unit: 'kg', of: 1 }),
  ...listed<Measure>('g gr grs gramo gramos', { unit: 'kg', of: 0.001 }),
  ...listed<Measure>('t tonelada toneladas', { unit: 'kg', of: 1000 }),
  ...listed<Measure>('l lt lts ltr litro litros', { unit: 'l', of: 1 }),
  ...listed<Measure>('dl decilitro decilitros', { unit: 'l', of: 0.1 }),
  ...listed<Measure>('cl centilitro centilitros', { unit: 'l', of: 0.01 }),
  ...listed<Measure>('ml cc mililitro mililitros', { unit: 'l', of: 0.001 }),
  ...listed<Measure>('hl hectolitro hectolitros', { unit: 'l', of: 100 }),
])

/** Words that count pieces, and how many. */
export const pieceWords: ReadonlyMap<string, number> = new Map([
  ...listed('ud uds u un und unds unid unidad unidades pieza piezas pza pzas pz', 1),
  ...listed('huevo huevos yogur yogures rodaja rodajas loncha lonchas porcion porciones racion raciones hoja hojas', 1),
  ...listed('vaina vainas lamina laminas placa placas capsula capsulas tapon tapones panecillo panecillos', 1),
  ...listed('par pares', 2),
  ...listed('docena docenas dna dnas doc', 12),
  ...listed('gruesa gruesas', 144),
  ...listed('ciento cientos', 100),
  ...listed('millar millares', 1000),
])

/** What a format comes in. A number before one of them multiplies what stands in it: 'caja 12 botellas 75 cl'. */
export const containers: ReadonlySet<string> = new Set(
  (
    'caja cajas cj saco sacos bolsa bolsas bote botes botella botellas brik briks brick bricks bric brics barqueta ' +
    'barquetas bandeja bandejas barril barriles bidon bidones cubo cubos cartucho cartuchos carton cartones ' +
    'estuche estuches envase envases frasco frascos fardo fardos garrafa garrafas lata latas malla mallas manga mangas ' +
    'pack packs paquete paquetes paq pastilla pastillas rollo rollos sobre sobres tarrina tarrinas tarro tarros tetrabrik ' +
    'tetrabriks tubo tubos vaso vasos tableta tabletas bloque bloques barra barras bag bib manojo manojos mazo mazos ' +
    'retractil retractiles bulto bultos cesta cestas'
  ).split(' '),
)

/** The weight is not exact: it is sold by the piece and weighed afterwards. */
export const aboutWords: ReadonlySet<string> = new Set(
  'aprox aproximado aproximada aproximadamente unos unas'.split(' '),
)
