import type { FormulaType } from '#core/ice-cream/composition/formula.ts'

/** An ingredient the balance may move: least, most and start in g per kg of mix (§15.4). */
export type Movable = readonly [id: string, min: number, max: number, start: number]

export type Palette = {
  readonly movable: readonly Movable[]
  /** What is always in it, g per kg, besides the flavour. */
  readonly fixed: Readonly<Record<string, number>>
}

export type PaletteName =
  | 'crema'
  | 'yema'
  | 'fruta'
  | 'chocolate'
  | 'fruto_seco'
  | 'alcohol'
  | 'yogur'
  | 'vegano'
  | 'sorbete_chocolate'
  | 'sorbete'
  | 'granizado'

const neutral = { neutro_crema_5: 5 }

/** The palettes of §15.4. */
export const palettes: Readonly<Record<PaletteName, Palette>> = {
  crema: {
    movable: [
      ['leche_entera', 300, 750, 560],
      ['nata_35', 0, 300, 180],
      ['lpd', 0, 70, 40],
      ['sacarosa', 60, 180, 120],
      ['dextrosa', 0, 60, 30],
      ['glucosa_polvo_38', 0, 60, 20],
    ],
    fixed: neutral,
  },
  yema: {
    movable: [
      ['leche_entera', 300, 750, 560],
      ['nata_35', 0, 300, 180],
      ['lpd', 0, 70, 40],
      ['sacarosa', 60, 180, 120],
      ['dextrosa', 0, 60, 30],
      ['glucosa_polvo_38', 0, 60, 20],
    ],
    fixed: { neutro_crema_5: 3 },
  },
  fruta: {
    movable: [
      ['leche_entera', 150, 500, 300],
      ['nata_35', 0, 200, 110],
      ['lpd', 0, 60, 40],
      ['sacarosa', 60, 200, 130],
      ['dextrosa', 0, 70, 40],
      ['glucosa_polvo_38', 0, 60, 20],
    ],
    fixed: neutral,
  },
  chocolate: {
    movable: [
      ['leche_entera', 300, 750, 560],
      ['nata_35', 0, 250, 80],
      ['lpd', 0, 60, 30],
      ['sacarosa', 40, 200, 110],
      ['dextrosa', 0, 90, 50],
      ['azucar_invertido', 0, 50, 20],
    ],
    fixed: neutral,
  },
  fruto_seco: {
    movable: [
      ['leche_entera', 400, 800, 620],
      ['nata_35', 0, 150, 30],
      ['lpd', 0, 60, 35],
      ['sacarosa', 40, 180, 110],
      ['dextrosa', 0, 90, 45],
      ['glucosa_polvo_38', 0, 50, 15],
    ],
    fixed: { neutro_crema_5: 5, sal: 0.8 },
  },
  alcohol: {
    movable: [
      ['leche_entera', 300, 750, 560],
      ['nata_35', 0, 300, 180],
      ['lpd', 0, 70, 40],
      ['sacarosa', 60, 180, 120],
      ['dextrosa', 0, 30, 0],
      ['glucosa_polvo_21', 0, 60, 30],
    ],
    fixed: { yema: 40, neutro_crema_5: 5 },
  },
  yogur: {
    movable: [
      ['nata_35', 50, 250, 150],
      ['lpd', 0, 70, 45],
      ['sacarosa', 60, 190, 130],
      ['dextrosa', 0, 70, 40],
      ['leche_entera', 0, 300, 100],
    ],
    fixed: neutral,
  },
  vegano: {
    movable: [
      ['bebida_avena', 300, 700, 550],
      ['agua', 0, 300, 100],
      ['aceite_coco', 0, 90, 60],
      ['sacarosa', 40, 200, 120],
      ['dextrosa', 0, 90, 45],
      ['glucosa_polvo_38', 0, 80, 30],
      ['inulina', 0, 40, 25],
    ],
    fixed: { neutro_sorbete_5: 6 },
  },
  sorbete_chocolate: {
    movable: [
      ['agua', 200, 700, 450],
      ['sacarosa', 40, 220, 120],
      ['dextrosa', 0, 110, 80],
      ['azucar_invertido', 0, 60, 30],
      ['glucosa_polvo_38', 0, 60, 20],
      ['inulina', 0, 40, 10],
    ],
    fixed: { neutro_sorbete_5: 5 },
  },
  sorbete: {
    movable: [
      ['agua', 0, 600, 230],
      ['sacarosa', 60, 260, 150],
      ['dextrosa', 0, 110, 55],
      ['glucosa_polvo_38', 0, 80, 35],
      ['inulina', 0, 40, 15],
    ],
    fixed: { neutro_sorbete_5: 5 },
  },
  granizado: {
    movable: [
      ['agua', 400, 850, 690],
      ['sacarosa', 60, 220, 150],
      ['dextrosa', 0, 40, 10],
    ],
    fixed: {},
  },
}

/**
 * Sugars without sucrose (011): maltitol and erythritol below what upsets the stomach (§12), fibre for body, a trace of
 * sucralose for the sweetness that polyols lack.
 */
const sugarFreeSugars: readonly Movable[] = [
  ['maltitol', 20, 50, 45],
  ['eritritol', 10, 33, 30],
  ['glicerina', 0, 15, 10],
  ['inulina', 0, 50, 30],
  ['sucralosa', 0.02, 0.3, 0.12],
]
const sugars = /^(?:sacarosa|dextrosa|glucosa_|azucar_invertido|inulina)/

export const withoutSugar = (palette: Palette, type: FormulaType): Palette => ({
  movable: [
    ...palette.movable.filter(([id]) => !sugars.test(id)),
    ...sugarFreeSugars.filter(([id]) => type !== 'granizado' || id !== 'glicerina'),
    ['polidextrosa', 0, type === 'sorbete' ? 100 : 60, 30],
  ],
  fixed: palette.fixed,
})

/** Milk whose lactose is split; milk powder gives way to micellar casein. */
const lactoseFreeMilk: Readonly<Record<string, Movable>> = {
  leche_entera: ['leche_sin_lactosa', 200, 800, 560],
  nata_35: ['nata_35_sin_lactosa', 0, 300, 150],
  lpd: ['caseina_micelar', 0, 30, 20],
}

export const withoutLactose = (palette: Palette): Palette => ({
  ...palette,
  movable: palette.movable.map((movable) => lactoseFreeMilk[movable[0]] ?? movable),
})
