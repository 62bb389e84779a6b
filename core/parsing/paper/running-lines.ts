import { fold } from '#core/spanish/fold.ts'

/** What a sheet carries around its recipe, folded. Trade usage ('oficio'): Spanish recipe forms, books and kitchens. */
const houses =
  /^(?:el |la |los |las )?(?:restaurante|rte\.?|hotel|hostal|casa|meson|taberna|tasca|asador|bodega|bodegon|cafeteria|bar|catering|obrador|pasteleria|panaderia|confiteria|heladeria|escuela|instituto|ies|centro|grupo|cocinas?|comedor|club|parador|residencia|colegio|hospital|fundacion|universidad) [a-z]/
const books =
  /^(?:el |la |los |las |mi |mis |nuestr[oa]s? |gran )*(?:recetario|recetas|libro|cuaderno|manual|coleccion|enciclopedia|biblioteca)(?: |$)|^[a-z]+ de cocina[^a-z]*$/
const forms =
  /^(?:ficha(?: tecnica| de | n| \d|:|$)|hoja de (?:elaboracion|produccion|receta|trabajo)|escandallo(?:s| de|:|$)|receta (?:n[.º°o]? ?\d|numero|estandar|estandarizada)|codigo\b|cod\.|ref(?:erencia)?[.:]|seccion\b|partida\b|departamento\b|version\b|revision\b|rev\.|fecha\b|elaborad[oa] por|aprobad[oa]|autor\b|responsable\b|edicion\b|capitulo\b|tema \d|unidad didactica)/
const sections: ReadonlySet<string> = new Set(
  `entrantes|entremeses|aperitivos|tapas|pinchos|primeros|primeros platos|segundos|segundos platos|platos principales|principales
  |platos de la casa|especialidades|postres|carnes|carnes y aves|aves|caza|pescados|mariscos|pescados y mariscos|arroces|pastas
  |arroces y pastas|ensaladas|sopas|sopas y cremas|cremas|guisos|legumbres|potajes|verduras|hortalizas|huevos|guarniciones|salsas
  |fondos|fondos y salsas|bases|masas|bolleria|reposteria|pasteleria|panaderia|helados|chocolateria|elaboraciones basicas
  |especiales|sugerencias|recomendaciones|novedades|fuera de carta|platos del dia|platos de cuchara|primer plato|segundo plato
  |entrantes frios|entrantes calientes|bocadillos|meriendas|dulces|bebidas|conservas|brasas|receta|recetas
  |cuarto frio|cuarto caliente|cocina fria|cocina caliente|desayunos|menu|menu del dia|carta`
    .split('|')
    .map((name) => name.trim()),
)
const cards = /^carta de (?:temporada|otono|invierno|primavera|verano|noche|dia|mediodia|postres|tapas|la casa)\b/
const pageMark =
  /(?:^|[^a-z])(?:(?:pagina|pag\.?|p\.) ?\d{1,4}(?: ?(?:de|\/) ?\d{1,4})?|(?:hoja|folio) \d{1,4} (?:de|\/) ?\d{1,4}|(?<= )pag\.)[^a-z\d]*$/
const figuresOnly = /^[^a-z]*(?:\d{1,4}|[ivxlc]{1,6}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})[^a-z\d]*$/
const addresses = /(?:www\.|https?:|@|\.(?:com|es|org|net)\b|\b(?:tel|telf|tfno|telefono)\b)/

/** Longer lines are sentences. Characters. */
const longest = 110

/** Whether a line tells of the house, the book, the form, its number, section, page or date, and not of the recipe. */
export const isRunningLine = (line: string): boolean => {
  if (line.length > longest) return false
  // 'Ta Sección: Postres': the edge of a box is read as a letter or two.
  const folded = fold(line)
    .replace(/^[^a-z\d]+/, '')
    .replace(/^(?:[a-z]{1,2}|\d) (?=[a-z]{4,}:)/, '')
  const bare = folded.replace(/[^a-z]+$/, '').replace(/[^a-z]+\d{1,4}$/, '')
  return (
    figuresOnly.test(folded) ||
    isPageMark(line) ||
    addresses.test(folded) ||
    forms.test(folded) ||
    books.test(folded) ||
    houses.test(folded.replace(/[^a-z. ]/g, '')) ||
    cards.test(folded) ||
    sections.has(bare)
  )
}

/** Whether a line ends in a page's number: it is never part of a recipe. */
export const isPageMark = (line: string): boolean => line.length <= longest && pageMark.test(fold(line))
