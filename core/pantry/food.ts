import type { Measures } from '#core/units/household.ts'

/** The parts of the larder a food is kept in, in the order of the table. */
export const foodCategories = [
  'verduras_hortalizas',
  'setas',
  'algas',
  'frutas',
  'frutas_desecadas_y_confitadas',
  'zumos_y_purés_de_fruta',
  'legumbres',
  'cereales_y_granos',
  'harinas_y_almidones',
  'pastas_y_fideos',
  'vacuno',
  'porcino',
  'ovino_y_caprino',
  'aves',
  'caza_y_conejo',
  'casqueria',
  'embutidos_y_curados',
  'pescados',
  'crustaceos',
  'moluscos_y_cefalopodos',
  'leches_y_natas',
  'quesos',
  'huevos',
  'aceites_y_grasas',
  'frutos_secos',
  'semillas',
  'azucares_y_edulcorantes',
  'mermeladas_y_confituras',
  'chocolate_y_cacao',
  'especias',
  'hierbas',
  'sal_y_basicos',
  'vinagres',
  'salsas_y_condimentos',
  'caldos_y_fondos',
  'panes',
  'masas',
  'galletas_y_pasteleria',
  'levaduras_e_impulsores',
  'estabilizantes_y_texturizantes',
  'vinos_y_licores',
  'bebidas_no_alcoholicas',
] as const

export type FoodCategory = (typeof foodCategories)[number]

/** Fresh meat and offal: what a kitchen calls 'carne', but for what is cured. */
export const meats: readonly FoodCategory[] = [
  'vacuno',
  'porcino',
  'ovino_y_caprino',
  'aves',
  'caza_y_conejo',
  'casqueria',
]
/** All that Lent leaves out. */
export const meatsAndCured: readonly FoodCategory[] = [...meats, 'embutidos_y_curados']
/** What a kitchen calls 'marisco'. */
export const seafood: readonly FoodCategory[] = ['crustaceos', 'moluscos_y_cefalopodos']

/** Meat, fish and shellfish as they come from the animal; sausages, eggs and milk have categories of their own. */
export const animalCategories: readonly FoodCategory[] = [
  'vacuno',
  'porcino',
  'ovino_y_caprino',
  'aves',
  'caza_y_conejo',
  'casqueria',
  'pescados',
  'crustaceos',
  'moluscos_y_cefalopodos',
]

/** The 14 allergens, in the order of annex II of Reglamento (UE) 1169/2011. */
export const allergens = [
  'gluten',
  'crustaceos',
  'huevos',
  'pescado',
  'cacahuetes',
  'soja',
  'lacteos',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const

export type Allergen = (typeof allergens)[number]

/** What 100 g of the edible portion hold. `null` is unknown, never zero. */
export type Composition = {
  /** kcal, with the factors of annex XIV of Reglamento (UE) 1169/2011: the one to show. */
  readonly energyKcal: number | null
  /** kcal as the source publishes it: for tracing only. */
  readonly publishedKcal: number | null
  /** g */
  readonly protein: number | null
  /** g of available carbohydrate: without fibre, with polyols. */
  readonly carbohydrate: number | null
  /** g */
  readonly sugars: number | null
  /** g */
  readonly fat: number | null
  /** g */
  readonly saturated: number | null
  /** g */
  readonly fibre: number | null
  /** mg; salt in g = sodium in g × 2,5. */
  readonly sodium: number | null
  /** mg */
  readonly calcium: number | null
  /** mg */
  readonly iron: number | null
  /** µg of retinol equivalents (β-carotene / 6), as the European reference intake of 800 µg counts them. */
  readonly vitaminARe: number | null
  /** µg of retinol activity equivalents (β-carotene / 12), as USDA publishes them: where RE is unknown. */
  readonly vitaminARae: number | null
  /** mg */
  readonly vitaminC: number | null
  /** g of ethanol; `null` where the source does not list it. */
  readonly alcohol: number | null
}

export type FoodPrice = {
  /** € per kg as bought. */
  readonly eurPerKg: number
  /** Where it was read: 'Mercamadrid mayorista …', 'Mercadona online PVP …'. */
  readonly source: string
  /** A month or a span of months: '2026-06', '2025-01/2025-09'. */
  readonly date: string
  readonly vat: 'IVA incl.' | 'sin IVA'
}

/** Where the figures come from, in the words of the table. Empty where nothing is known. */
export type FoodProvenance = {
  /** `fdc:` USDA FoodData Central, `ndb:` USDA SR28, `ciqual:` Anses-Ciqual 2020, `def:` by definition; '' = no open source. */
  readonly id: string
  readonly composition: string
  readonly measures: string
  readonly merma: string
  readonly notes: string
}

/** One row of the product's food table. */
export type Food = {
  /** Stable key: 'aceite-de-oliva-virgen-extra'. */
  readonly id: string
  readonly name: string
  /** Other names cooks write, Latin-American ones among them. No synonym belongs to two foods. */
  readonly synonyms: readonly string[]
  readonly category: FoodCategory
  readonly per100g: Composition
  readonly measures: Measures
  /** Share that is left after cleaning, in %, 0–100: 100 − merma. */
  readonly ediblePercent: number | null
  /** How a cook weighs it unless the recipe says otherwise: clean, or with bone, shell or skin. */
  readonly weighed: 'neto' | 'bruto'
  /** Always in it. */
  readonly allergens: readonly Allergen[]
  /** In it or not, by brand or recipe: the label decides. Their absence must never be stated. */
  readonly possibleAllergens: readonly Allergen[]
  readonly price: FoodPrice | null
  readonly provenance: FoodProvenance
  /** The composition is that of the nearest published food: show it as approximate. */
  readonly approximate: boolean
  /** The percentages of cocoa, fat or nuts that its name may be said with. Data sheets of makers; oficio. */
  readonly share?: { readonly from: number; readonly to: number }
}
