/** Words of the shared parts. */
export const uiTexts = {
  name: 'Obrador',
  titleOf: (page: string) => `${page} · Obrador`,
  loading: 'Cargando...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Borrar la búsqueda',
  retry: 'Reintentar',
  notices: 'Avisos',
  printed: (date: string) => `Impreso el ${date} con Obrador.`,
  signOut: 'Salir',
  signedOut: ['Sesión cerrada', 'Has cerrado sesión correctamente'],
  preferencesFailure: ['Error', 'No se pudo guardar la preferencia'],
  undo: { label: 'Deshacer', done: 'Recuperado', failure: ['Error', 'No se pudo deshacer'] },
} as const
