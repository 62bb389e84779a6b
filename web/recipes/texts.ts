import { formatDecimal } from '#core/format/decimal.ts'

const recipeCount = (total: number): string => `${formatDecimal(total)} ${total === 1 ? 'receta' : 'recetas'}`

export const managerTexts = {
  title: 'Gestor de Recetas',
  count: recipeCount,
  links: { label: 'Volver', home: 'Portada', dashboard: 'Tu cocina' },
  search: 'Buscar recetas',
  searchPlaceholder: 'Buscar por nombre...',
  folderFilter: 'Filtrar por carpeta',
  allFolders: 'Todas las carpetas',
  newFolder: 'Nueva Carpeta',
  newRecipe: 'Nueva Receta',
  deleteFolder: 'Eliminar carpeta',
  table: 'Recetas',
  columns: {
    name: 'Nombre',
    category: 'Categoría',
    servings: 'Raciones',
    folder: 'Carpeta',
    updatedAt: 'Última edición',
    actions: 'Acciones',
  },
  folderOf: (name: string) => `Carpeta de ${name}`,
  edit: (name: string) => `Editar ${name}`,
  delete: (name: string) => `Eliminar ${name}`,
  empty: {
    search: 'No se encontraron recetas',
    searchHint: 'Prueba con menos palabras. No importan los acentos ni las mayúsculas.',
    none: 'No hay recetas. Crea tu primera receta.',
    folderHint: (folder: string) => `La carpeta «${folder}» está vacía.`,
  },
  done: {
    created: 'Receta creada',
    updated: 'Receta actualizada',
    deleted: 'Receta eliminada',
    moved: 'Receta movida',
    movedTo: (recipe: string, folder: string) => `${recipe} → ${folder}`,
  },
} as const

export const deleteTexts = {
  title: '¿Eliminar receta?',
  text: 'Esta acción no se puede deshacer. La receta será eliminada permanentemente.',
  confirm: 'Eliminar',
  cancel: 'Cancelar',
} as const

export const folderTexts = {
  title: 'Nueva Carpeta',
  name: 'Nombre de la carpeta',
  cancel: 'Cancelar',
  create: 'Crear Carpeta',
  blank: 'El nombre de la carpeta no puede estar vacío',
  delete: {
    title: (name: string) => `¿Eliminar la carpeta «${name}»?`,
    text: (count: number) =>
      count === 0
        ? 'La carpeta está vacía.'
        : count === 1
          ? 'Su receta no se borra: se queda sin carpeta.'
          : `Sus ${recipeCount(count)} no se borran: se quedan sin carpeta.`,
    confirm: 'Eliminar',
  },
} as const

export const formTexts = {
  newRecipe: 'Nueva Receta',
  editRecipe: 'Editar Receta',
  name: 'Nombre',
  category: 'Categoría',
  folder: 'Carpeta',
  ingredients: 'Ingredientes',
  columns: { name: 'Ingrediente', quantity: 'Cantidad', unit: 'Unidad' },
  ingredient: (line: number) => `Ingrediente ${line}`,
  quantity: (line: number) => `Cantidad ${line}`,
  unit: (line: number) => `Unidad ${line}`,
  clean: 'limpio',
  cleanOf: (line: number) => `Limpio ${line}`,
  cleanHint: 'Limpio: la cantidad es lo que queda después de limpiar; se compra más. Sin marcar, en bruto.',
  removeIngredient: (line: number) => `Quitar ingrediente ${line}`,
  addIngredient: 'Añadir ingrediente',
  removed: (name: string) => `Has quitado «${name}».`,
  undo: 'Deshacer',
  method: 'Método',
  methodHint: 'Un paso por línea.',
  generate: 'Generar con IA',
  generating: 'Generando...',
  localEngine: 'Motor local',
  writtenBy: (engine: string) => `Propuesta de: ${engine}. Revísala antes de guardar.`,
  replaced: 'El método anterior se ha sustituido.',
  restoreMethod: 'Recuperar el anterior',
  nameFirst: 'Primero debes ingresar el nombre de la receta',
  ingredientFirst: 'Debes añadir al menos un ingrediente válido',
  cancel: 'Cancelar',
  save: 'Guardar',
  stale: {
    title: 'Hay una versión más nueva',
    kept: 'Todo lo que has escrito sigue aquí.',
    load: 'Cargar la versión nueva',
    saveAsNew: 'Guardar la mía como receta nueva',
    loaded: 'Esta es la versión nueva, guardada en otro sitio.',
    mine: 'Volver a mi texto',
    mineBack: 'Este es tu texto. Al guardar sustituye a la versión nueva.',
    theirs: 'Ver la versión nueva',
  },
} as const

export const draftTexts = {
  title: (name: string) => (name === '' ? 'Hay una receta sin guardar' : `«${name}» está sin guardar`),
  text: (when: string) => `Borrador del ${when}, conservado en este aparato.`,
  recover: 'Recuperar borrador',
  discard: 'Descartar',
} as const
