import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

test.each([
  ['el merengue suizo, sin termómetro', ['cómo hago un merengue suizo', 'y sin termómetro']],
  ['el pulpo, en olla exprés, y no un espresso', ['pulpo congelado, cuánto lo cuezo', 'y en olla express']],
  ['las costillas, y no unas magdalenas', ['costillar de cerdo 12 horas a qué temperatura', 'y en seco al horno']],
  ['el rape limpio, y no una sopa', ['tengo 4 kilos de rape entero, cuánta carne limpia saco', 'y congelado']],
  ['las frambuesas contadas, y no un sorbete', ['cuántas fresas entran en 2 kilos', 'y frambuesas']],
  ['el semifrío, y no el sorbete otra vez', ['el sorbete me sale blando', 'y el semifrío se derrite']],
  ['un aparato que falta, y nada más', ['no tengo sifón']],
  ['el cacao, que no está en el bizcocho', ['cuánto cacao en polvo para 2 kg de bizcocho']],
  ['la sal de la focaccia, y no la de cocer pasta', ['focaccia cuánto aceite', 'y de sal']],
  ['el centro de la tarta, y no el de la carne', ['cheesecake agrietado', 'a qué temperatura el centro']],
  ['lo que se bebe, y no las tapas otra vez', ['cuántas tapas por persona en un cóctel de pie', 'y de beber']],
  ['lo que dura, y no su agua', ['negroni para 20', 'cuánta agua para diluir', 'y embotellado cuánto dura']],
  ['la sal del pulpo, y no lo que tiene la sal', ['cuánto cuece el pulpo', 'y cuánta sal']],
  ['la espelta por la que se cambia', ['cambio harina de trigo por espelta en el bizcocho']],
])('lo que no se ha oído no se contesta: %s', (_, turns) => {
  expect(lastReply(turns).response).toMatch(/no lo sé|no lo tengo apuntado|dime qué querías hacer/)
})

test.each([
  [['pulpo congelado, cuánto lo cuezo'], /^\*\*Cocer pulpo/],
  [['cuánta levadura química por kilo de harina'], /^\*\*Impulsor/],
  [['pasta choux se me baja', 'puedo congelarla'], /Masa choux/],
  [['helado de vainilla cristaliza'], /^\*\*Helado duro o con cristales/],
  [['tocino de cielo me sale con agujeros'], /^(?!.*€)/s],
  [['cuánto cuece el rabo de toro', 'y en olla exprés'], /a presión, 55–60 min/],
  [['cómo arreglo una mayonesa cortada', 'y una ganache separada'], /^\*\*Ganache/],
  [['cuánta alcachofa compro para 30 de guarnición', 'y judía verde congelada'], /No he contado con «congelada»/],
  [['comunión de 25, 3 platos'], /^\*\*Menú de comunión para 25\*\*/],
  [['qué w para el roscón'], /W 280–330/],
])('lo que se ha oído, sí: %j', (turns, told) => {
  expect(lastReply(turns).response).toMatch(told)
})
