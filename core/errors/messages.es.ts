import type { ErrorCode } from './codes.ts'

/** What the cook reads for each code. Exhaustive: a new code does not compile without its text. */
export const errorMessages: Record<ErrorCode, string> = {
  unexpected: 'Algo ha fallado en el servidor. No se ha guardado nada; inténtalo de nuevo.',
  network: 'No hay conexión con el servidor',
  bad_answer: 'El servidor ha dado una respuesta que no se entiende',
  unauthenticated: 'Usuario no autenticado',
  not_found: 'No existe o ya no está disponible',
  method_not_allowed: 'Esa operación no existe en esta dirección',
  bad_json: 'Los datos enviados no son JSON válido',
  invalid_input: 'Los datos enviados no son válidos',
  body_too_large: 'Los datos enviados son demasiado grandes',
  unsupported_media_type: 'El servidor no admite ese tipo de contenido',
  rate_limited: 'Demasiados intentos. Espera un momento e inténtalo de nuevo',
  stale_edit: 'Esta receta se ha cambiado en otro sitio desde que la abriste. Recárgala antes de guardar.',
  conflict: 'Ese identificador ya está en uso',
  unavailable: 'El servidor está ocupado o su base de datos no responde. Inténtalo en unos segundos.',
  name_required: 'El nombre es obligatorio',
  ingredient_required: 'Debe haber al menos un ingrediente',
  method_required: 'El método es obligatorio',
  quantity_not_positive: 'Todas las cantidades deben ser mayores a 0',
  ingredient_name_required: 'Todos los ingredientes deben tener nombre',
  folder_name_required: 'El nombre de la carpeta no puede estar vacío',
  folder_not_found: 'Esa carpeta ya no existe',
  recipe_name_first: 'Primero debes ingresar el nombre de la receta',
  no_valid_ingredient: 'Debes añadir al menos un ingrediente válido',
}
