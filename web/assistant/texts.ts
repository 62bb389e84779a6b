import type { ActionTexts } from '#web/data/action.ts'

/** Words of /ai-assistant; errors and success as the catalogue has them (specification §8). */
export const assistantTexts = {
  title: 'Asistente de I+D Culinario',
  links: { label: 'Volver', home: 'Portada', recipes: 'Gestión de Recetas' },
  conversation: 'Conversación',
  older: (count: number) => `Mostrar lo anterior (${count})`,
  you: 'Tú',
  assistant: 'Asistente',
  welcome: [
    'Hola, soy tu Asistente de I+D Culinario.',
    'Pregúntame por técnicas, proporciones, sustituciones, temperaturas o por lo que tienes en tu biblioteca. Si me pides una receta, la escribo entera y la guardo en tu Biblioteca.',
  ],
  waiting: 'Generando respuesta...',
  input: 'Tu consulta',
  placeholder: 'Escribe tu consulta…',
  send: 'Enviar',
  stop: 'Detener',
  tooLong: (length: string, limit: string) => `${length} de ${limit} caracteres. Acórtala para enviarla.`,
  suggestions: 'Sugerencias',
  noAnswer: 'Sin respuesta.',
  askAgain: 'Preguntar otra vez',
  correct: 'Corregir',
  answeredBy: (engine: string) => `Respuesta de: ${engine}`,
  localEngine: 'Motor local',
  ownRecipes: 'En tu biblioteca',
  start: {
    button: 'Nueva conversación',
    done: ['Conversación nueva', 'La anterior se ha borrado de este dispositivo. Tus recetas siguen en la Biblioteca.'],
    undo: 'Deshacer',
  },
  who: {
    local: 'Contesta el motor local: nada sale de este servidor.',
    chosen: 'Contesta el motor local, como has elegido: nada sale de este servidor.',
    model: (model: string, host: string) =>
      `Contesta ${model}. Lo que escribes, y lo que haga falta de tu biblioteca, se envía a ${host}.`,
    change: 'Cambiar',
  },
  recipe: {
    ingredients: 'Ingredientes',
    method: 'Preparación',
    saving: 'Guardando…',
    saved: 'Guardada en tu Biblioteca',
    notSaved: 'Esta receta no está guardada.',
    saveAgain: 'Guardar otra vez',
    open: 'Abrir la receta',
  },
} as const

export const assistantFailures = {
  connection: ['Error al conectar con el asistente'],
  processing: ['Error al procesar tu consulta'],
} as const satisfies Record<string, ActionTexts['failure']>

export const recipeSaved = { title: '✅ Receta guardada en tu Biblioteca', action: 'Ver en Biblioteca' } as const
