import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

const answered = (turns: string): string => lastReply(turns.split(' » ')).response

test.each([
  // Another condition of the same thing.
  ['cuánto aguanta la boloñesa en nevera » y congelada', /^\*\*Salsa cocinada\*\*, congelado: 3 meses/],
  ['cuánto cuece el rabo de toro » y en olla exprés', /a presión, 55–60 min/],
  ['cómo desalo el bacalao » cuántas horas » y si es fino', /^\*\*Desalar bacalao\*\*.*fino, de 2 cm, 24 h/],
  ['la masa de croquetas cuánto aguanta » y ya empanadas', /^\*\*Masas crudas con huevo o leche: 24 h/],
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
  ['hazme un goulash » cuánto aguanta', /^\*\*Goulash\*\*\. 3 días a ≤ 4 °C/],
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
