import type { ExampleFormula, ExamplePrice, ExampleProject } from './example.ts'

export const project: ExampleProject = {
  key: 'croquetas-de-temporada',
  name: 'Croquetas de temporada',
  description:
    'La misma bechamel para todo el año: una vegetariana para otoño y una sin gluten que aguante la fritura.',
  variations: [
    {
      key: 'de-setas',
      recipe: 'croquetas-de-jamon',
      name: 'De setas',
      description: 'Vegetariana. Las setas sustituyen al jamón; la sal sube porque ya no la pone él.',
      changes: {
        lines: [
          { line: 4, name: 'Mezcla de setas', quantity: 350 },
          { line: 6, quantity: 9 },
        ],
        added: [{ name: 'Perejil fresco', quantity: 5, unit: 'g' }],
        notes:
          'Saltear las setas en seco a fuego vivo, 8 min, hasta que no quede agua; picarlas a cuchillo.\nInfusionar la leche con los recortes de las setas, no con hueso de jamón.',
      },
    },
    {
      key: 'sin-gluten',
      recipe: 'croquetas-de-jamon',
      name: 'Sin gluten',
      description: 'Harina de arroz en la bechamel y rebozado sin gluten, en freidora aparte.',
      changes: {
        lines: [
          { line: 3, name: 'Harina de arroz', quantity: 120 },
          { line: 8, name: 'Pan sin gluten' },
        ],
        notes:
          'Cocer la bechamel 5 min más: el almidón de arroz tarda en perder el gusto a crudo.\nFreír en aceite limpio, que no haya tocado pan.',
      },
    },
  ],
  comments: [
    {
      variation: 'de-setas',
      content:
        'Segunda prueba: con 350 g y las setas bien secas la masa queda igual de firme que la de jamón. Con 400 g se abrían en la freidora.',
    },
  ],
}

/** In every range of its kind, and worth making: 12 % of soft turrón. */
export const formula: ExampleFormula = {
  key: 'helado-de-turron',
  name: 'Helado de turrón de Jijona',
  type: 'helado',
  description:
    'Con un 12 % de turrón blando. Parte de la grasa y del azúcar la pone el turrón: por eso lleva poca nata.',
  rows: [
    ['leche_entera', 580],
    ['nata_35', 100],
    ['lpd', 40],
    ['sacarosa', 60],
    ['dextrosa', 50],
    ['glucosa_polvo_38', 44],
    ['turron_jijona', 120],
    ['neutro_crema_5', 5],
    ['sal', 1],
  ],
}

/** Where the food table has no price. */
export const ownPrices: readonly ExamplePrice[] = [
  {
    ingredientName: 'Yema de huevo',
    // A table egg of 50 g without shell (56.8 g with it, at 3.92 €/kg) gives a yolk of 17 g: 3.92 × 56.8 ÷ 17.
    eurPerKg: 13.1,
    source: 'el huevo entero de la tabla, cargado a su yema; pon el tuyo si la compras pasteurizada',
    date: '2026-06',
  },
]
