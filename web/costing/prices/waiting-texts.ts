/** A list read from paper that waits to be imported. */
export const waitingTexts = {
  title: 'Tienes una lista leída de un papel sin importar',
  text: 'No se guarda nada hasta que la importes.',
  open: 'Ver qué cambia',
  drop: 'Descartarla',
} as const
