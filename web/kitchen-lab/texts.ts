import { formatDecimal } from '#core/format/decimal.ts'
import type { LineDiff } from '#core/kitchen-lab/diff.ts'
import { listed } from '#core/spanish/list.ts'

const counted = (count: number, one: string, many: string): string =>
  `${formatDecimal(count)} ${count === 1 ? one : many}`

/** Specification §8, 'Kitchen Lab', as data for useAction; renaming and editing fail like what they edit. */
export const operations = {
  createProject: { success: ['¡Proyecto creado!'], failure: ['Error', 'No se pudo crear el proyecto'] },
  updateProject: { success: ['Proyecto actualizado'], failure: ['Error', 'No se pudo actualizar el proyecto'] },
  deleteProject: {
    success: (undoable: boolean) =>
      undoable
        ? (['Proyecto eliminado'] as const)
        : (['Proyecto eliminado', 'Era demasiado grande para poder deshacerlo.'] as const),
    failure: ['Error', 'No se pudo eliminar el proyecto'],
  },
  createVariation: { success: ['¡Variación creada!'], failure: ['Error', 'No se pudo crear la variación'] },
  updateVariation: { success: ['Variación actualizada'], failure: ['Error', 'No se pudo actualizar la variación'] },
  openVariation: { failure: ['Error', 'No se pudo abrir la variación'] },
  deleteVariation: { success: ['Variación eliminada'], failure: ['Error', 'No se pudo eliminar la variación'] },
  createComment: { success: ['Comentario añadido'], failure: ['Error', 'No se pudo añadir el comentario'] },
  updateComment: { failure: ['Error', 'No se pudo actualizar el comentario'] },
  deleteComment: { success: ['Comentario eliminado'], failure: ['Error', 'No se pudo eliminar el comentario'] },
} as const

export const loadFailures = {
  projects: ['Error', 'No se pudieron cargar los proyectos'],
  project: ['Error', 'No se pudieron cargar los datos del proyecto'],
} as const

export const projectsTexts = {
  title: 'Kitchen Lab',
  subtitle: 'Proyectos de desarrollo: variaciones de tus recetas y lo que observas en cada prueba.',
  list: 'Proyectos',
  newProject: 'Nuevo Proyecto',
  noDescription: 'Sin descripción',
  created: (date: string) => `Creado el ${date}`,
  variations: (count: number) => counted(count, 'variación', 'variaciones'),
  comments: (count: number) => counted(count, 'comentario', 'comentarios'),
  open: 'Abrir',
  delete: (name: string) => `Eliminar ${name}`,
  confirmDelete: (name: string) =>
    `¿Eliminar el proyecto «${name}»? Se eliminarán también sus variaciones y comentarios. Las recetas no se tocan.`,
  empty: {
    title: 'No hay proyectos. Crea tu primer proyecto.',
    action: 'Crear el primero',
    text: 'Un proyecto reúne variaciones de tus recetas y lo que observas al probarlas.',
  },
} as const

export const wordsTexts = {
  name: 'Nombre',
  description: 'Descripción',
  optional: 'Opcional',
  cancel: 'Cancelar',
  save: 'Guardar',
  error: 'Error',
  newProject: { title: 'Nuevo Proyecto', submit: 'Crear Proyecto', blank: 'El nombre del proyecto es obligatorio' },
  editProject: { title: 'Editar Proyecto', submit: 'Guardar', blank: 'El nombre del proyecto es obligatorio' },
  newVariation: {
    title: 'Nueva Variación',
    submit: 'Crear Variación',
    recipe: 'Receta base',
    blank: 'Selecciona una receta y proporciona un nombre',
  },
  editVariation: { title: 'Editar nombre y descripción', submit: 'Guardar', blank: 'El nombre es obligatorio' },
} as const

export const projectTexts = {
  back: 'Kitchen Lab',
  edit: 'Editar proyecto',
  parts: 'Partes del proyecto',
  variations: (count: number) => `Variaciones (${formatDecimal(count)})`,
  comments: (count: number) => `Comentarios (${formatDecimal(count)})`,
} as const

export const variationTexts = {
  title: 'Variaciones',
  add: 'Nueva Variación',
  basedOn: 'Basado en:',
  noRecipe: 'Receta eliminada',
  copyOf: (name: string) => `Se conserva la copia de «${name}».`,
  noCopy: 'No se conserva ninguna copia de la receta, así que ya no se puede comparar con ella.',
  created: (when: string) => `Creada el ${when}`,
  editBase: 'Editar Receta Base',
  comment: 'Añadir Comentario',
  change: 'Modificar',
  compare: 'Comparar',
  saveAsRecipe: 'Guardar como receta',
  rename: (name: string) => `Cambiar nombre y descripción de ${name}`,
  delete: (name: string) => `Eliminar ${name}`,
  confirmDelete: (name: string) => `¿Eliminar la variación «${name}»? Sus comentarios se quedan en el proyecto.`,
  empty: {
    title: 'No hay variaciones todavía.',
    text: 'Elige una receta, ponle nombre a la prueba y cambia lo que quieras: la receta no se toca.',
  },
  updatedRecipe: 'Receta actualizada',
  savedRecipe: 'Receta guardada',
  seeInLibrary: 'Ver en Biblioteca',
  nameOfRecipe: (base: string, variation: string) => `${base} · ${variation}`.slice(0, 200),
} as const

export const commentTexts = {
  title: 'Comentarios',
  box: 'Nuevo comentario',
  placeholder: 'Qué has visto, qué has probado, qué cambiarías…',
  about: (name: string) => `Sobre «${name}»`,
  dropAbout: (name: string) => `No es sobre ${name}`,
  submit: 'Comentar',
  blank: 'Escribe un comentario primero',
  error: 'Error',
  edited: (when: string) => `Editado el ${when}`,
  item: (when: string) => `Comentario del ${when}`,
  edit: 'Editar comentario',
  delete: 'Eliminar comentario',
  editBox: 'Texto del comentario',
  save: 'Guardar',
  cancel: 'Cancelar',
  empty: 'Todavía no hay comentarios.',
} as const

const kinds: Record<LineDiff['kind'], string> = {
  added: 'Añadido',
  removed: 'Quitado',
  changed: 'Cambiado',
  replaced: 'Sustituido',
}

export const diffTexts = {
  title: 'Qué cambia',
  none: 'Igual que la base: todavía no cambia nada.',
  kinds,
  servings: 'Raciones',
  notes: 'Notas de elaboración',
  becomes: 'pasa a',
  percent: (change: number) => `${change > 0 ? '+' : '−'}${formatDecimal(Math.abs(change) * 100, 0)} %`,
  more: (count: number) => `Ver ${formatDecimal(count)} cambios más`,
} as const

export const changesTexts = {
  title: (name: string) => `Modificar «${name}»`,
  base: (name: string) => `Sobre «${name}». La receta base no se toca: aquí sólo se guarda lo que cambia.`,
  baseServings: (servings: string) => `La base: ${servings}`,
  scale: (from: string, to: string) => `Escalar las cantidades de ${from} a ${to}`,
  ingredients: 'Ingredientes',
  ingredient: (line: number) => `Ingrediente ${line}`,
  quantity: (line: number) => `Cantidad ${line}`,
  unit: (line: number) => `Unidad ${line}`,
  remove: (line: number) => `Quitar ingrediente ${line}`,
  restore: (name: string) => `Volver a la base: ${name}`,
  add: 'Añadir ingrediente',
  was: (name: string, amount: string) => `La base: ${name}, ${amount}`,
  notesHint: 'Lo que se hace distinto. Un paso por línea.',
  baseMethod: 'Ver la elaboración de la base',
  stale: {
    title: 'Hay una versión más nueva de esta variación',
    kept: 'Todo lo que has escrito sigue aquí.',
    mine: 'Seguir con lo mío sobre la versión nueva',
    theirs: 'Descartar lo mío y ver la nueva',
  },
} as const

export const newerBaseTexts = {
  title: 'La receta base ha cambiado desde que se tomó la copia de esta variación.',
  what: 'Qué ha cambiado en la base',
  method: 'También ha cambiado la elaboración.',
  take: 'Tomar la base nueva',
  dialog: (name: string) => `La base nueva en «${name}»`,
  result: 'Así queda la variación sobre la base nueva',
  same: 'La variación queda igual que la base nueva.',
  keptAsAdded: (name: string) => `«${name}» ya no está en la base: se queda como añadido.`,
  nowInBase: (name: string) => `«${name}» ya está en la base: se queda la cantidad de la variación.`,
  cancel: 'Cancelar',
} as const

export const compareTexts = {
  bar: 'Comparación',
  one: (name: string) => `«${name}»: elige otra variación para compararla.`,
  both: (one: string, other: string) => `«${one}» y «${other}»`,
  open: 'Ver comparación',
  clear: 'Quitar',
  title: 'Comparar variaciones',
  ingredient: 'Qué se compara',
  base: 'Base',
  servings: 'Raciones',
  absent: 'No lleva',
  notKnown: '…',
  differs: 'Distinto',
  notes: 'Notas de elaboración',
  onlyDifferences: 'Ver sólo lo que cambia',
  print: 'Imprimir',
} as const

/** 'Leche', 'Leche y harina', 'Leche, harina y 3 más'. */
const shortened = (names: readonly string[]): string => {
  const shown = names.slice(0, names.length > 4 ? 3 : 4)
  const rest = names.length - shown.length
  const words = rest > 0 ? [...shown, `${formatDecimal(rest)} más`] : shown
  return listed(words)
}

export const effectTexts = {
  title: 'Qué supone',
  loading: 'Calculando coste, energía y alérgenos…',
  failed: 'No se ha podido calcular qué supone. Vuelve a esta pestaña para intentarlo otra vez.',
  cost: 'Coste por ración',
  kcal: 'Energía por ración',
  allergens: 'Alérgenos',
  inBase: 'En la base:',
  inVariation: 'En la variación:',
  unknownCost: 'Sin precios',
  unknownKcal: 'Sin datos',
  atLeast: (figure: string) => `al menos ${figure}`,
  withoutPrice: (names: readonly string[]) => `Sin precio: ${shortened(names)}.`,
  toCosts: 'Ir a Escandallos',
  estimated: (names: readonly string[]) => `Precio estimado: ${shortened(names)}.`,
  countedAsIs: (names: readonly string[]) => `Medida casera contada como kilos o litros: ${shortened(names)}.`,
  withoutKcal: (names: readonly string[]) => `Sin datos de energía: ${shortened(names)}.`,
  withoutAllergens: (names: readonly string[]) => `Lista incompleta. No se sabe qué lleva: ${shortened(names)}.`,
  noDifference: 'Lo que falta no es lo mismo en las dos: no se puede decir la diferencia.',
  noAbsence: 'Según los ingredientes reconocidos: que salga no es una declaración de ausencia.',
  noneKnown: 'Ninguno reconocido',
  noAllergens: 'Los ingredientes reconocidos no traen ninguno. No es una declaración de ausencia.',
  allergenKinds: { gained: 'Entra', lost: 'Sale', kept: 'Sigue', same: 'Los mismos' },
  mayContain: (name: string) => `${name} (puede contener)`,
  mayHaveContained: (name: string) => `${name} (antes: puede contener)`,
} as const
