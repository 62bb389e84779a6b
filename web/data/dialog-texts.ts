/** Words of leaving a form; apart from `texts.ts`, because no first view needs them. */
export const dialogTexts = {
  unsaved: {
    title: '¿Descartar los cambios?',
    text: 'Hay cambios sin guardar. Si sales ahora, se pierden.',
    stay: 'Seguir editando',
    leave: 'Descartar',
  },
  cancelled: {
    title: (dialog: string) => `${dialog}: cerrado sin guardar`,
    undo: 'Deshacer',
  },
} as const
