import type { otherPapers, printed } from './recipes.ts'

/** How the words stand on the paper. */
export type Layout = 'tarjeta' | 'dos-columnas' | 'tabla' | 'corrido' | 'sin-numerar' | 'pautado' | 'pizarra'

/** What the camera did to it. Degrees clockwise; `turned` is a whole turn without EXIF, `exif` one that the file tells of. */
export type Defects = {
  readonly tilt?: number
  readonly shadow?: true
  readonly blur?: number
  readonly noise?: true
  readonly perspective?: true
  readonly turned?: 90 | 180 | 270
  readonly exif?: 3 | 6 | 8
  readonly dim?: true
}

export type Page = {
  readonly file: string
  readonly of: keyof typeof printed | keyof typeof otherPapers
  readonly layout: Layout
  readonly font: string
  readonly defects: Defects
  /** Never looked at while the reader is being improved; scored apart. */
  readonly heldBack: boolean
}

const page = (
  of: Page['of'],
  layout: Layout,
  font: string,
  defects: Defects = {},
): Omit<Page, 'file' | 'heldBack'> => ({ of, layout, font, defects })

/** Every third page is held back, whatever it is. */
export const pages: readonly Page[] = [
  page('croquetas', 'tarjeta', 'EB Garamond'),
  page('gazpacho', 'dos-columnas', 'Lato', { tilt: 2.5 }),
  page('brownie', 'tabla', 'Carlito'),
  page('paella', 'tarjeta', 'Liberation Sans', { shadow: true }),
  page('tortilla', 'pizarra', 'Cantarell'),
  page('lentejas', 'corrido', 'Liberation Serif', { tilt: -4 }),
  page('flan', 'pautado', 'Courier Prime'),
  page('bacalao', 'sin-numerar', 'Open Sans', { blur: 1.1 }),
  page('magdalenas', 'tabla', 'Lato', { tilt: 1.5, shadow: true }),
  page('pisto', 'dos-columnas', 'EB Garamond', { noise: true }),
  page('masa', 'tarjeta', 'Roboto Slab', { turned: 90 }),
  page('romesco', 'tarjeta', 'Linux Libertine O', { perspective: true }),
  page('croquetas', 'dos-columnas', 'Open Sans', { exif: 6 }),
  page('gazpacho', 'tabla', 'Liberation Serif', { tilt: -2 }),
  page('brownie', 'pautado', 'Carlito', { shadow: true }),
  page('paella', 'corrido', 'Lato', { blur: 0.9 }),
  page('tortilla', 'tarjeta', 'Klee', { tilt: 1 }),
  page('lentejas', 'tabla', 'Open Sans', { noise: true }),
  page('flan', 'pizarra', 'Lato', { tilt: -1.5 }),
  page('bacalao', 'tarjeta', 'Liberation Mono', { exif: 3 }),
  page('magdalenas', 'dos-columnas', 'Liberation Sans', { shadow: true, tilt: 3 }),
  page('pisto', 'sin-numerar', 'Roboto Slab', { perspective: true }),
  page('masa', 'pautado', 'EB Garamond', { tilt: 6 }),
  page('romesco', 'tabla', 'Cantarell', { dim: true }),
  page('croquetas', 'pautado', 'Liberation Sans', { noise: true, tilt: -3 }),
  page('gazpacho', 'pizarra', 'Roboto Slab', { shadow: true }),
  page('brownie', 'tarjeta', 'Comfortaa', { turned: 180 }),
  page('paella', 'dos-columnas', 'Carlito', { perspective: true }),
  page('tortilla', 'tabla', 'Linux Libertine O', { tilt: 5 }),
  page('lentejas', 'tarjeta', 'Lato', { turned: 270, shadow: true }),
  page('flan', 'corrido', 'Courier Prime', { dim: true }),
  page('bacalao', 'dos-columnas', 'Cantarell', { tilt: -5 }),
  page('magdalenas', 'tarjeta', 'Open Sans', { exif: 8, noise: true }),
  page('pisto', 'tabla', 'EB Garamond', { shadow: true }),
  page('masa', 'sin-numerar', 'Lato', { blur: 1.2, tilt: 2 }),
  page('romesco', 'pautado', 'Roboto Slab', { dim: true, tilt: -1 }),
  page('carta', 'tarjeta', 'Liberation Serif'),
  page('factura', 'tarjeta', 'Liberation Mono', { tilt: 1.5 }),
  page('aviso', 'tarjeta', 'Lato', { shadow: true }),
  page('horario', 'tarjeta', 'Liberation Mono'),
  page('factura', 'tabla', 'Carlito', { noise: true }),
  page('carta', 'pizarra', 'EB Garamond', { tilt: -2 }),
].map((one, index) => ({
  ...one,
  file: `${String(index + 1).padStart(2, '0')}-${one.of}-${one.layout}.jpg`,
  heldBack: index % 3 === 2,
}))
