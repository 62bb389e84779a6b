import { expect, test } from 'vitest'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { hear } from './hear.ts'

const answered = (turns: string) => lastReply(turns.split(' » '))

test.each([
  ['caviar de pera con alginato » cuánto lo dejo en el baño', /30 s a 1 min/],
  ['dame la receta de un fumet » me salió turbio y amargo', /^\*\*Fumet\*\*\. \*\*Se pasa de tiempo/],
  ['cómo sé si un huevo es fresco » uno flota en el agua', /para cocer, y si flota/],
  ['lleva gluten el bulgur » el mijo', /no llevan gluten por sí mismos/],
  ['me llega el pollo a 3 grados » y la carne picada a 5', /viene a 5 °C/],
  ['cómo se dice mejillón en gallego » y en euskera', /en euskera: \*\*/],
  ['tarta de queso » viene un niño celíaco', /^(?!No: ni leche cruda)[\s\S]*gluten/],
  ['cuánto dura el salmorejo al vacío » y congelado', /^(?!.*5–10 días)[\s\S]*(?:congel|no (?:lo )?s[ée])/i],
  // What stands in for butter is no sauce without it.
  ['qué salsa le va al entrecot » sin mantequilla', /no lo sé/],
  ['recipe for carrot soup for 6 » what allergens does it have', /de la conversación/],
  // The food is what is spoken of, and not the first word that a page knows.
  ['tiempo de horno para un rodaballo de 1,5 kg » y una lubina de 800 g', /de 800 g–1 kg, 25–30/],
  ['a cuántos grados se sirve un cava » y el jerez oloroso', /[Oo]loroso.{0,6}1[2-5]–1[45] °C/],
  ['cuántos gramos de café para 2 litros de infusión » y de té', /^- Té: \*\*20–24 g/],
  ['cuánta levadura fresca para 2 kg de harina en pan de molde » y masa madre', /^- Masa madre: \*\*300–600 g/],
  ['necesito 3 kg de guisantes, cuánto compro » y de gamba pelada', /^Compra \*\*5,45–6,67 kg\*\* de gamba/],
  ['cómo se hace el caramelo » y si cristaliza', /^\*\*Caramelo, fallos\*\*/],
  // What shares a verb with the question is no answer to it.
  ['cómo limpio una sepia » cuánto pierde » cuánto se cuece', /^(?!\*\*Cocido)/],
  ['cuánta agua absorbe el cuscús » y el bulgur', /Bulgur fino: 1,5 partes/],
  ['receta de tarta de zanahoria para 12 » puedo congelarla', /^(?!.*Verdura fresca)/],
])('un turno que calla su cosa se pregunta de ella: «%s»', (turns, holds) => {
  expect(answered(turns).response).toMatch(holds)
})

test.each([
  ['por qué se tuestan los huesos del fondo oscuro', /Maillard/],
  ['por qué se pliega el hojaldre en luna llena', /^A eso, tal como lo preguntas|^No sé contestar/],
  ['diferencia entre melva y caballa', /Auxis/],
  ['puedo vender los canelones de mi suegra', /^No lo que traiga hecho/],
  ['la bearnesa se me corta', /\*\*Se corta\*\*|corta/i],
  ['cómo troceo un conejo', /^(?!Sólo con análisis)[\s\S]*patas traseras/],
  ['rabo de toro en olla exprés cuánto tarda', /rabo, 50–60/],
])('se contesta a lo que se pide, o se dice que no se sabe: «%s»', (turns, holds) => {
  expect(answered(turns).response).toMatch(holds)
})

test.each([
  [
    'cuánta sal lleva la masa de pan » y levadura',
    /levadura fresca por kilo de harina|fresca: 10–20 g por kg de harina/,
  ],
  ['cómo limpio alcachofas » cuánto pierden', /^Alcachofa, al limpiar: queda el \*\*35–45 %/],
  ['cuánto se cuece un pulpo de 3 kg » y si es de 1,5', /\*\*Cocer pulpo/],
  ['cómo hago crema pastelera » y cuánto aguanta la crema', /^\*\*Cremas y postres con huevo: 24 h/],
  ['cómo hago crema pastelera » con 2 litros de leche cuántas yemas', /Yema de huevo: \*\*360 g/],
  ['cómo hago fondo oscuro » cuánto tarda', /4–6 h/],
  ['merluza cuánta compro para 40 » y si son 65', /para 65: \*\*10,4–13 kg/],
  ['cómo hago paella » y risotto', /Risotto/i],
  ['a qué temperatura frío las croquetas » y las patatas', /[Pp]atata.{0,40}175/],
  ['cuánta agua para cocer 1 kg de pasta » y sal', /g de sal por litro/],
  ['cuántas hojas de gelatina para medio litro » y para 2 litros', /para 2 l de líquido/],
  ['cuánta gelatina por litro » para 3,5 litros » y si es agar', /^- Gel blando, agar: \*\*7–14 g\*\* para 3,5 l/],
  ['harina para brioche » y para bizcocho', /bizcocho.{0,60}: floja/i],
  ['salmón al horno cuánto tiempo » y a la plancha', /Salmón de 180 g a la plancha/],
  ['cuánto dura el caldo de pollo » y congelado', /congelado\W+3–6 meses/i],
  ['hojaldre cuántas vueltas » a qué temperatura lo horneo', /Hojaldre: 200/],
  ['cómo se hace una holandesa » a qué temperatura la mantengo » se me ha cortado', /^\*\*Holandesa cortada/],
  ['lubina a la sal » cuánta sal', /^En \*\*Lubina a la sal\*\*[\s\S]*Sal gorda: \*\*2\.500 g/],
  ['helado de vainilla cómo se hace » cuánto azúcar lleva', /^En \*\*Helado de vainilla/],
  ['magret de pato » qué vino', /^\*\*Vino con carne/],
  ['a cuánto está el pulpo » y la merluza', /^\*\*Merluza\*\*: \*\*[\d,]+ €\/kg/],
  ['qué verdura hay en marzo » y fruta', /Frutas\*\*: aguacate/],
  ['cochinita pibil cómo se hace » cuánto dura » con qué la sirvo', /^(?!\*\*Guisos)/],
  ['tengo un celíaco y un vegano en la mesa, qué les doy » y de postre', /^Postre sin gluten, vegano/],
  ['crea una receta de arroz con bogavante para 6 » pásala a 20 » ahora sin tomate', /sin tomate\)\*\* · 20 raciones/],
  ['vino para un cordero asado » y con una mousse de chocolate', /^\*\*Bebida con postres|[Oo]porto|dulce/],
  ['qué vino pongo con un rape » y con un ceviche', /^\*\*Vino con pescado/],
  ['cuánta sal por kilo de harina » a qué temperatura cuaja el agar', /\*\*agar\*\*.*35–40 °C/],
  ['cuánta sal por kilo de harina » con 3 kg de harina al 65 % cuánta agua', /^\*\*1,95 kg/],
  [
    'hazme un menú de gala para 30 con tres pases » cambia el postre por algo de fresa',
    /Postre\*\*: .*[Ff](?:resa|ruta)/,
  ],
  ['menú degustación de 6 pases para 25 » que dos pases sean de caza', /^(?!.*No he tenido en cuenta)[\s\S]*Carne\*\*/],
  ['menú degustación de 6 pases para 25 » cuánto sale cada cubierto en género', /por persona/],
  ['tengo que sacar un entrante con coliflor y trucha ahumada, qué se te ocurre » y una versión vegana', /vegana/],
  ['crea brownie de nuez para 30 » y si solo me quedan 250 g de chocolate, cuánto pongo', /250 g · Cobertura/],
  ['receta de mojito para 25 » cuánto zumo de lima es eso', /Zumo de lima: \*\*\d/],
  ['what can I use instead of buttermilk?', /leche y limón/],
  ['why is my bread dense?', /miga cerrada/],
])('lo que un turno deja por decir se entiende: «%s»', (turns, expected) => {
  expect(answered(turns).response).toMatch(expected)
})

test.each([
  ['cuánta agua lleva el arroz bomba » gracias', /^A ti/],
  ['crea pisto para 4 » para 30', /30 raciones/],
  ['cuánto dura la mayonesa » crea una receta de flan para 8', /Flan/],
  ['cómo se templa el chocolate negro » quítale el azúcar', /^(?!.*[Tt]emplar chocolate)/],
])('lo que se entiende solo se contesta como está: «%s»', (turns, expected) => {
  expect(answered(turns).response).toMatch(expected)
})

test.each([
  ['chorizo fresco cuánto dura y cuánta sal por kilo', [/Chorizo fresco\*\*\. Crudo, 24 h/, /sal/i]],
  ['cuánto dura el salmorejo y se puede congelar', [/Salmorejo\*\*\. En frío: 24 h/, /./]],
  ['a cuánto frío las croquetas y cuánto duran en cámara', [/1[78]\d/, /días|24 h/]],
])('dos preguntas en una son dos respuestas: «%s»', (turns, expected) => {
  const { response } = answered(turns)
  for (const one of expected) expect(response).toMatch(one)
})

test.each([
  'crea un arroz con leche y cuánto cuesta',
  'diferencia entre bresear y estofar y cuál uso',
  'si tengo 2 kg de harina y cuánta agua al 70 %',
])('una orden con su condición es una: «%s»', (turn) => {
  expect(hear([{ role: 'user', content: turn }], safety, knowledge)).toHaveLength(1)
})

test.each([
  '',
  ' ',
  '¿?',
  'y',
  'y y y',
  '🍕 » y',
  '<b>y</b> » cuánto',
  'constructor » y __proto__',
  `${'a '.repeat(900)} » y eso`,
])('de «%.20s» no falla', (turns) => {
  expect(answered(turns).response).toMatch(/\p{L}{3}/u)
})

test.each([
  ['la mayonesa me sale azul', /^Justo eso no lo tengo apuntado[\s\S]*\*\*Se corta\*\*/],
  ['los macarons se me ponen verdes', /^Justo eso no lo tengo apuntado[\s\S]*\*\*Huecos\*\*/],
  ['la piel del pollo me sale correosa', /^(?!\*\*Pulpo)[\s\S]*[Pp]ollo/],
  ['se me ha separado el aceite del praliné', /^\*\*Praliné[\s\S]*\*\*Suelta aceite/],
])('un fallo es el que se cuenta, y de su cosa: «%s»', (turns, holds) => {
  expect(answered(turns).response).toMatch(holds)
})
