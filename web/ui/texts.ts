/** Words of the shared parts. */
export const uiTexts = {
  name: 'Obrador',
  titleOf: (page: string) => `${page} · Obrador`,
  loading: 'Cargando...',
  close: 'Cerrar',
  cancel: 'Cancelar',
  clear: 'Borrar la búsqueda',
  retry: 'Reintentar',
  more: 'Mostrar más',
  loadingMore: 'Cargando más…',
  notices: 'Avisos',
  printed: (date: string) => `Impreso el ${date} con Obrador.`,
  signOut: 'Salir',
} as const
