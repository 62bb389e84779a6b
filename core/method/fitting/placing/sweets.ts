import { inGrams } from '#core/method/fitting/finding/agreement.ts'
import { afterStep, beforeStep, type Rule } from './added.ts'
import { fillings } from './words.ts'

export const filledCold: Rule = ({ sweet, whole, step, named }) =>
  sweet && fillings.test(whole) ? afterStep(step(/\brellen/), `Rellenar en frío con ${named}.`) : null

/** Purée of fruit is a liquid of the mixture. */
export const fruitPuree: Rule = ({ role, whole, step, named }) =>
  role === 'fruit' && /^(?:pulpa|pure|zumo)\b/.test(whole)
    ? afterStep(step(/\b(?:calentar|hervir|mezclar|batir|triturar|unir)\b/), `Añadir también ${named}.`)
    : null

/** A paste of nuts flavours the cream, and is no garnish. */
export const pasteInCream: Rule = ({ sweet, whole, step, say }) =>
  sweet && /^(?:pasta|praline|crema) (?:pura )?de\b/.test(whole)
    ? afterStep(step(/\b(?:emulsionar|ganache|relleno)\b/), say('Unir antes a la crema @.'))
    : null

/** What is heated as a custard takes its yolks before the fire, and not after it. */
export const yolkOfCustard: Rule = ({ sweet, role, step, say }) =>
  sweet && role === 'yolk'
    ? beforeStep(
        step(/\b(?:pasteurizar|8[2-5] °c|8[2-5][-–]8\d °c)/),
        say('Batir @ y mezclar con los líquidos en frío: han de pasar con ellos de 82 °C.'),
      )
    : null

export const scent: Rule = ({ sweet, role, step, say }) =>
  sweet && (role === 'zest' || role === 'aroma')
    ? afterStep(
        step(/\b(?:infusionar|calentar|hervir|batir|montar|mezclar|amasar|tamizar|disolver)\b/),
        say('Añadir también @.'),
      )
    : null

export const frosting: Rule = ({ sweet, role, lastStep, say }) => {
  if (role !== 'butter' || !sweet) return null
  const at = lastStep(/\bbatir\b[^.]*\b(?:queso crema|azucar glas|mascarpone)/)
  return at > 0 ? beforeStep(at, say('Para cubrir, batir @ pomada 2 min y unir con lo siguiente.')) : null
}

/** Chocolate that a rolled or layered cake does not have, where cream is whipped: both are the truffle it is filled with. */
export const truffle: Rule = ({ sweet, role, line, lastStep, say }) =>
  sweet && role === 'chocolate' && inGrams(line) >= fills
    ? beforeStep(
        lastStep(/\b(?:montar|semimontar)\b[^.]*\bnata\b/),
        say(
          'Para la trufa, hervir la mitad de la nata, fundir en ella @, enfriar con el resto de 60 a 10 °C en menos de 2 h y tener a 4 °C hasta que esté muy fría.',
        ),
      )
    : null

/** g: less than this is for decoration. */
const fills = 100
