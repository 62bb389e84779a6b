import type { Reply } from '#core/assistant/reply.ts'
import { bold, declined } from '#core/assistant/say.ts'
import type { Question } from '#core/assistant/turns/question.ts'

/** A thing we have no recipe of is named before others are proposed. */
export const notMade = ({ subject }: Question): Reply =>
  subject === ''
    ? askForDish
    : { ...askForDish, response: `De ${bold(subject)} no tengo receta, y no la invento. ${askForDish.response}` }

const askForDish = declined(
  'Dime un plato o un ingrediente que conozca y te la hago: «una receta de **merluza en salsa verde** para 6», «algo con **calabaza** y **queso de cabra**».',
  [
    'Crea una receta de croquetas de jamón para 8',
    'Crea una receta con pollo y setas',
    'Crea una crema de calabaza para 10',
  ],
)
