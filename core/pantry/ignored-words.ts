import { nameKey } from '#core/spanish/name-key.ts'
import { stem } from '#core/spanish/stem.ts'
import { animalCategories, type FoodCategory } from './food.ts'

/**
 * Words of a name that leave the food what it is: cuts, sizes, qualities, origins, brands and what the cook will do with
 * it (nutricion.md §9.4). What is not listed here is never overlooked: 'en polvo', 'cocido', 'ahumado', 'integral',
 * 'desnatado', 'sin gluten', 'light' make another food. A brand that is also a food ('Gallo') is safe: a name is only
 * matched when all its other words are.
 */
export const canBeIgnored = (word: string, category: FoodCategory): boolean =>
  anywhere.has(word) ? !(notIn.get(word) ?? nowhere).has(category) : (only[category] ?? nothing).has(word)

const words = (text: string): ReadonlySet<string> =>
  new Set(
    nameKey(text)
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => (word.includes('-') ? word.replace(/-(.*)/, (_, rest: string) => `-${stem(rest)}`) : stem(word))),
  )

const nothing: ReadonlySet<string> = new Set()

const states = `
  fresco picado picadito troceado cortado laminado fileteado rallado pelado lavado limpio escurrido desmenuzado
  machacado majado desvenado despepitado descamado eviscerado deshuesado derretido fundido templado frio caliente tibio
  hirviendo hervida temperatura ambiente maduro crudo entero partido finamente muy bien poco recien casi opcional aprox
  aproximadamente tamizado pomada blando reblandecido batido exprimido colado reposado descongelado
  bruto neto peso
  trozo trocito dado dadito cubo cubito tira tirita rodaja rodajita lamina gajo juliana brunoise mirepoix cuadrado bastón
  concasse medallon taco taquito`

const sizes = 'grande pequeno mediano gordo fino grueso hermoso buen bueno mejor calibre tamano talla'

const qualities = `
  extra superior primera calidad selecto seleccion premium gourmet reserva ecologico eco bio organico campero corral
  proximidad temporada local kilometro nacional importacion granel artesano artesanal casero tradicional autentico puro
  do dop igp origen denominacion mercado huerta caserio lonja dia roca almadraba molinillo`

const origins = `
  gallego asturiano riojano murciano extremeno castellano canario noruego espanol galicia asturias cantabria navarra
  aragon catalunya cataluna murcia valencia andalucia mancha rioja extremadura canarias mallorca menorca euskadi
  cantabrico mediterraneo atlantico santona denia palamos huelva motril sanlucar almeria calasparra fuentesauco armuna
  alcarria teruel pedroñeras sanabria liebana noruega escocia marruecos peru italia francia holanda`

// Tokens of brands seen on Spanish shelves. 'Maizena', 'Philadelphia', 'Maldon' and the like are names of foods instead.
const brands = `
  pascual puleva asturiana central lechera hacendado mercadona carrefour eroski consum lidl alcampo aldi makro ybarra
  carbonell koipe coosur borges hojiblanca gallo sos royal ideal brillante fallera nomen dacsa rivoire carret danone nestle president
  arias flora tulipan ligeresa knorr aneto maggi starlux heinz hellmann hellmanns orlando solis apis calve prima
  valrhona callebaut lindt suchard barry torras zahor campofrio navidul argal tarradellas pozo galbani entrepinares
  millan vicente dani cirio mutti barilla garofalo rummo cecco bonduelle findus pescanova calvo isabel ortiz cuca frinsa
  litoral luengo cidacos helios hero azucarera kikkoman mahou cruzcampo bacardi larios beefeater bezoya lanjaron larsa
  feiraco covap kaiku clesa ato oikos vivesoy alpro yosoy harimsa aragonesa elle vire lescure isigny debic`

const cleaning = `
  con-piel con-hueso con-cascara con-concha con-espina con-raspa con-cabeza con-pepita con-semilla con-rabo con-tallo
  con-corteza con-pluma con-tripa sin-piel sin-hueso sin-cascara sin-concha sin-espina sin-raspa sin-cabeza sin-pepita
  sin-semilla sin-rabo sin-tallo sin-corteza sin-tripa sin-limpiar sin-pelar sin-deshuesar sin-nervio sin-vena`

const purposes = `
  para-masa para-relleno para-sofrito para-guarnicion para-molde para-bandeja para-plancha para-fritura para-base
  para-mesa para-final para-almibar para-salsa para-caldo para-superficie para-crema para-merengue para-cobertura
  para-pliegue para-ganache para-yema para-glaseado para-bizcocho para-escabeche para-rebozado para-adobo para-marinada
  para-majado quemar caramelizar gratinar empanar marinar macerar freir decorar decoracion adornar servir
  acompanar espolvorear engrasar untar pintar pincelar rebozar enharinar cocinar guisar cocer asar saltear sofreir pochar
  alinar hornear amasar glasear terminar emplatar encamisar`

const anywhere = words([states, sizes, qualities, origins, brands, cleaning, purposes].join(' '))

/** Where such a word does make another food: fresh oregano weighs ten times as much water as the dried one we keep. */
const notIn: ReadonlyMap<string, ReadonlySet<FoodCategory>> = new Map<string, ReadonlySet<FoodCategory>>([
  [stem('fresco'), new Set(['hierbas', 'especias', 'legumbres', 'pastas_y_fideos', 'embutidos_y_curados', 'quesos'])],
  [stem('batido'), new Set(['leches_y_natas', 'quesos'])],
  [stem('hervida'), new Set(['legumbres', 'cereales_y_granos', 'pastas_y_fideos', 'verduras_hortalizas', 'huevos'])],
  [stem('crudo'), new Set(['frutos_secos', 'embutidos_y_curados', 'leches_y_natas'])],
  [stem('maduro'), new Set(['quesos'])],
])

const nowhere: ReadonlySet<FoodCategory> = new Set()

const whole = words('molido grano polvo hebra rama ramita vaina baya semilla')
const herb = words('hoja hojita rama ramita ramillete manojo manojito tallo brote atadillo picadita')
// Freezing raw meat and fish leaves their composition as it was; vegetables are scalded first and stay apart.
const frozen = words('congelado')
const fish = words(
  'congelado filete filetito lomo lomito rodaja suprema medallon centro tronco cola racion salvaje acuicultura ' +
    'piscifactoria estero anzuelo pincho anilla',
)

const only: Readonly<Partial<Record<FoodCategory, ReadonlySet<string>>>> = {
  ...Object.fromEntries(animalCategories.map((category) => [category, frozen])),
  pescados: fish,
  moluscos_y_cefalopodos: fish,
  crustaceos: words('congelado cola salvaje cuerpo'),
  embutidos_y_curados: words('loncha lonchita taquito veta'),
  quesos: words('loncha lasca cuna escama'),
  especias: whole,
  hierbas: herb,
  frutos_secos: words('molido granillo mitad mariposa'),
  semillas: words('molido semilla'),
  verduras_hortalizas: words('manojo penca pieza'),
  frutas: words('pieza'),
}
