/** Whose cooking a dish is of, by the name its head gives it. */
export const spanishCuisines = [
  'española',
  'andaluza',
  'aragonesa',
  'asturiana',
  'balear',
  'canaria',
  'cántabra',
  'castellana',
  'manchega',
  'catalana',
  'valenciana',
  'extremeña',
  'gallega',
  'madrileña',
  'murciana',
  'navarra',
  'riojana',
  'vasca',
] as const

export const cuisines = [
  ...spanishCuisines,
  'francesa',
  'italiana',
  'portuguesa',
  'griega',
  'turca',
  'levantina',
  'persa',
  'marroquí',
  'magrebí',
  'británica',
  'alemana',
  'austriaca',
  'suiza',
  'belga',
  'nórdica',
  'rusa',
  'polaca',
  'húngara',
  'estadounidense',
  'mexicana',
  'peruana',
  'argentina',
  'uruguaya',
  'chilena',
  'colombiana',
  'venezolana',
  'ecuatoriana',
  'boliviana',
  'cubana',
  'caribeña',
  'brasileña',
  'centroamericana',
  'india',
  'china',
  'japonesa',
  'coreana',
  'tailandesa',
  'vietnamita',
  'filipina',
  'indonesia',
  'africana',
  'internacional',
  'vanguardia',
] as const
export type Cuisine = (typeof cuisines)[number]

/** Where it is served; 'despensa' is no course, but what goes into one or keeps in a jar. */
export const tables = ['diario', 'barra', 'fiesta', 'fina', 'desayuno', 'despensa', 'bebida'] as const
export type Table = (typeof tables)[number]

/** When it is wanted: a season, a feast, or any day. */
export const times = [
  'todo',
  'primavera',
  'verano',
  'otoño',
  'invierno',
  'navidad',
  'cuaresma',
  'carnaval',
  'todos los santos',
] as const
export type Time = (typeof times)[number]

/** How long it takes in all: within 30 minutes, or from the day before. */
export const makings = ['rápida', 'normal', 'larga'] as const
export type Making = (typeof makings)[number]

/** Where a dish has its place: a chef's judgement ('oficio'). */
export type Place = {
  readonly cuisine: Cuisine
  readonly tables: readonly Table[]
  readonly time: Time
  readonly making: Making
}
