import type { YieldTestRow } from '#core/api/yield-tests.ts'
import { yieldTestProblems } from '#core/costing/texts.ts'
import { formatDate } from '#core/format/date.ts'
import { formatDecimal } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import type { DraftProblem } from './yield-draft.ts'

export const operations = {
  load: ['Error', 'No se pudieron cargar los tests de rendimiento'],
  save: {
    success: ['Test guardado', 'El test de rendimiento se ha guardado correctamente'],
    failure: ['Error', 'No se pudo guardar el test de rendimiento'],
  },
  delete: {
    success: ['Test eliminado', 'Vuelve a valer la merma de la tabla'],
    failure: ['Error', 'No se pudo eliminar el test de rendimiento'],
  },
} as const

/** 'Se aprovecha el 60 %'. */
const percent = (share: number): string => `${formatDecimal(share, 1)} %`

export const yieldTexts = {
  title: 'Test de rendimiento',
  lead: 'Pesa un ingrediente antes y después de limpiarlo: lo que se aprovecha en tu cocina vale en lugar de la tabla, para las líneas en limpio.',
  empty: 'Todavía no hay ningún test: vale la merma de la tabla.',
  list: 'Tests guardados',
  add: 'Nuevo test',
  columns: { name: 'Ingrediente', usable: 'Se aprovecha', kilo: 'Kilo limpio', date: 'Fecha', actions: 'Acciones' },
  percent,
  kilo: (euros: number) => `${formatEuros(euros)}/kg`,
  bought: (euros: number) => `comprado, ${formatEuros(euros)}/kg`,
  noKilo: 'Sin precio por kilo',
  date: (day: string) => formatDate(`${day}T12:00:00.000Z`),
  edit: (name: string) => `Cambiar el test de ${name}`,
  delete: (name: string) => `Eliminar el test de ${name}`,
  form: {
    new: 'Nuevo test',
    edit: 'Cambiar el test',
    name: 'Ingrediente',
    nameHint: 'Como lo escribes en tus recetas. Si ya tiene un test, este ocupa su lugar.',
    before: 'Peso antes de limpiar (g)',
    after: 'Peso limpio (g)',
    trimmings: 'Recortes que se usan (g)',
    trimmingsHint: 'Lo que se aprovecha en otra cosa: un fondo, una farsa…',
    value: 'Valor de los recortes (€/kg)',
    date: 'Fecha',
    save: 'Guardar',
    cancel: 'Cancelar',
    result: 'Resultado del test',
    noResult: 'Escribe los dos pesos y verás lo que se aprovecha.',
    usable: (share: number) => `Se aprovecha el ${percent(share)}`,
    kilo: (euros: number, bought: number) =>
      `el kilo limpio cuesta ${formatEuros(euros)} (comprado, ${formatEuros(bought)})`,
    capped: 'Los recortes no se abonan por más de lo que costó comprarlos.',
    noKilo: 'sin precio por kilo guardado, no se sabe lo que cuesta el kilo limpio',
  },
  invalid: 'Error',
  problems: {
    name: 'El nombre del ingrediente no puede estar vacío',
    ...yieldTestProblems,
    date: 'Esa fecha no existe',
  } satisfies Record<DraftProblem, string>,
  ask: {
    title: '¿Eliminar este test?',
    text: 'Volverá a valer la merma de la tabla, si la tiene.',
    confirm: 'Eliminar',
    cancel: 'Cancelar',
  },
  nameOf: ({ ingredient_name }: YieldTestRow) => ingredient_name,
} as const
