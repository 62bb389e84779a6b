import type { FailureReason } from './failure.ts'
import type { Model } from './model.ts'

const answeredLocally = 'Ha contestado el motor local.'

/** The notice under a local answer that a model should have given. Exhaustive: a new reason needs its text. */
export const noticeOf = (reason: FailureReason): string => `${whatHappened[reason]} ${answeredLocally}`

/** What the operator reads when the server starts: who answers, and where text goes. */
export const whoAnswers = (model: Model | undefined): string =>
  model === undefined
    ? 'La IA es el motor local: nada sale de aquí. Con LLM_BASE_URL y LLM_MODEL contesta un modelo de lenguaje'
    : `La IA es ${model.name} en ${model.host}; lo que falle lo contesta el motor local`

export const whatHappened: Record<FailureReason, string> = {
  deadline: 'El proveedor de IA no respondió a tiempo.',
  cancelled: 'La consulta a la IA se canceló.',
  network: 'No se pudo conectar con el proveedor de IA.',
  forbidden_address: 'La dirección del proveedor de IA no está permitida; avisa a quien administra el servidor.',
  unauthorised: 'El proveedor de IA no acepta la clave de este servidor; avisa a quien lo administra.',
  unknown_model: 'El proveedor de IA no conoce el modelo configurado; avisa a quien administra el servidor.',
  rejected: 'El proveedor de IA no aceptó la consulta.',
  provider_busy: 'El proveedor de IA está saturado o ha agotado su cupo.',
  provider_failed: 'El proveedor de IA ha tenido un error.',
  not_understood: 'El proveedor de IA contestó algo que no se entiende.',
  answer_too_large: 'La respuesta de la IA era demasiado larga.',
  bad_answer: 'La respuesta de la IA no cumplía lo pedido, ni al corregirla.',
  refused: 'La IA no quiso responder a esta consulta.',
  question_too_large: 'El texto es demasiado largo para la IA.',
  no_vision: 'El modelo de IA configurado no lee imágenes.',
  budget: 'Has llegado al límite de consultas a la IA por ahora.',
  busy: 'Hay demasiadas consultas a la IA a la vez.',
  paused: 'El proveedor de IA está fallando y se le deja descansar un momento.',
  unexpected: 'La consulta a la IA ha fallado.',
}
