/** Words of what every screen does with its data. */
export const dataTexts = {
  signedOut: ['Sesión cerrada', 'Has cerrado sesión correctamente'],
  undo: { label: 'Deshacer', done: 'Recuperado', failure: ['Error', 'No se pudo deshacer'] },
} as const
