import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

const answered = (turns: string): string => lastReply(turns.split(' » ')).response

test.each([
  // Another condition of the same thing.
  ['cuánto aguanta la boloñesa en nevera » y congelada', /^\*\*Salsa cocinada\*\*, congelado: 3 meses/],
  ['cuánto cuece el rabo de toro » y en olla exprés', /a presión, 55–60 min/],
  ['cómo desalo el bacalao » cuántas horas » y si es fino', /^\*\*Desalar bacalao\*\*.*fino, de 2 cm, 24 h/],
  ['la masa de croquetas cuánto aguanta » y ya empanadas', /^\*\*Masas crudas con huevo o leche: 24 h/],
  // A turn that names nothing is of the thing before.
  ['cuánto tarda en el horno una pierna de cordero de 2 kilos » cuánto reposa', /^\*\*Pierna de cordero/],
  ['por qué se me baja el suflé de queso » y cómo lo evito', /^\*\*Suflé de queso[\s\S]*Evitarlo: claras/],
  ['se me ha azucarado el caramelo » cómo evito que pase', /\*\*Cristaliza\*\*\. Evitarlo: mojar las paredes/],
  ['cuánto cuece el fumet » y si me paso', /Se pasa de tiempo/],
  ['bicarbonato para los garbanzos » y si me paso', /sabe a jabón/],
  ['los churros me explotan » a qué temperatura los frío', /churros: 170–180 °C/],
  ['tiempo de cocción de la quinoa » y del trigo sarraceno', /Sarraceno: 2 partes, 12–15 min/],
  ['a qué temperatura se sirve un oloroso » y un txakoli » y la cerveza negra', /negra a 8–12 °C/],
  ['el sorbete sale como una piedra » y si le echo alcohol', /no lo sé/],
  // Another thing, the same question.
  ['cómo se limpia un pulpo » y la sepia', /^\*\*Limpiar sepia/],
  ['cuánto dura el fumet » y si lo congelo » y el de carne', /^\*\*Caldo, fondo y fumet\*\*, congelado/],
  ['temporada de la trufa negra » y la de verano', /^\*\*Trufa de verano/],
  ['qué corte de ternera para guisar » y para plancha » y de cerdo', /^(?!\*\*Con qué combina)/],
  ['cuánto tiempo confito el pato » y a qué temperatura » y el bacalao', /^\*\*Confitar\*\*\. Bacalao: 60–65 °C/],
  // A correction, a doubt, a way back.
  ['cuánto aso el capón » no, quería decir la pularda', /pularda o pintada: 40 min por kilo/],
  ['cuánto cuece el pulpo » seguro?', /^Es lo que tengo apuntado[\s\S]*\*\*Cocer pulpo/],
  ['cuánto cuece el arroz bomba » y el pulpo » volviendo al arroz, y si es integral', /Integral: pide 2,5/],
  // Of the recipe just made.
  ['hazme un risotto de setas para 6 » con qué vino va', /Risotto de setas: chardonnay/],
  ['hazme un goulash » cuánto aguanta', /^De \*\*Goulash\*\* no tengo plazo propio; por su clase/],
  ['hazme una crema de puerros para 20 » cuánto aguanta', /^\*\*Guisos, cremas y platos cocinados: 3 días/],
  ['receta de flan para 15 » cuánto dura » y sin lactosa', /versión \*\*sin lactosa/],
  // What is put in or left out changes how long it keeps.
  ['cuánto dura la vinagreta » y si lleva ajo', /^Con ese cambio no tengo cuánto aguanta/],
  ['dame una ensalada césar para 20 » cuánto dura » y la salsa', /24 h/],
  // Two things set against each other.
  ['cuál aguanta más en nevera la nata o el queso fresco', /^Más, \*\*queso fresco\*\* \(3–5 días\); \*\*nata/],
  ['cuánto dura la nata abierta » y el yogur » cuál aguanta menos', /^Lo mismo: \*\*nata/],
  // What is missing, and what is offered for it.
  ['no me ha venido el rodaballo » y lenguado me vale?', /^Sí: \*\*lenguado\*\* vale en vez de \*\*rodaballo/],
  ['cámbiame la caballa que no ha venido', /De su clase \(pescado azul\) valen: \*\*jurel/],
  ['no hay perejil » y cilantro vale', /^Es de la misma clase \(hierba tierna\)/],
  ['no tengo caballo de mar', /^No tengo un sustituto/],
  // Names of other countries.
  ['cómo le dicen en argentina al calabacín » y en méxico', /^En México, \*\*calabacín\*\* se llama \*\*calabacita/],
  ['cómo se llama la gamba en méxico » y en ecuador', /no lo tengo apuntado/],
  // What is asked, and the hazard after it.
  ['a qué temperatura se sirve un semifrío', /−10 \/ −12 °C[\s\S]*ovoproducto/],
  ['mi horno no sube de 200 qué hago', /^\*\*Horno que no calienta/],
  // Nothing is told of what was not asked.
  ['qué vino va con el pulpo » y con cocido', /^(?!\*\*Cocido)/],
  ['la crema catalana no me cuaja » y las natillas', /^(?!\*\*Natillas\*\* \()/],
])('lo que sigue se dice de lo que se hablaba, o no se dice: «%s»', (turns, holds) => {
  expect(answered(turns)).toMatch(holds)
})
