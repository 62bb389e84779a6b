import { expect, test } from 'vitest'
import { lastReply } from '#testing/talk-to-assistant.ts'

/** The last answer of a conversation, with the recipe it made. */
const lastOf = (turns: readonly string[]): string => {
  const { response, recipe } = lastReply(turns)
  return recipe === null ? response : `${response}\n${recipe.name}\n${recipe.method}`
}

const conversations: readonly (readonly [turns: readonly string[], holds: RegExp, not?: RegExp])[] = [
  // Another of the same kind.
  [['cómo hago un fondo oscuro', 'y de pollo?'], /Fondo de pollo|Fondo blanco/, /combina/],
  [['croquetas de jamón', 'y de setas'], /Croquetas de setas/],
  [['salsa de pimienta', 'y de queso azul'], /roquefort/i],
  [['tortilla de patata', 'y con calabacín'], /Tortilla de patata/],
  // What is only paired with it is no answer to another question.
  [['punto de cocción del magret', 'y el pollo'], /74 °C|no lo sé/, /combina/],
  // An aside does not take the dish away.
  [['receta de pastel de cabracho', 'y si no tengo nata', 'cuánto aguanta'], /Pescado cocinado: 2 días/],
  // Two diets.
  [['receta vegana de croquetas', 'y sin gluten'], /sin gluten y vegana/],
  // The one meat of a dish cooked through gives way; nothing raw is made of fowl.
  [['cochinita pibil', 'y con pollo'], /pollo por aguja/],
  [['steak tartar', 'y con pollo'], /74 °C/, /Recortar por fuera el pollo/],
  [['merluza en salsa verde', 'y con rape'], /Rape en salsa verde/],
  // What points at nothing is asked back.
  [['hola', 'el segundo'], /No sé a cuál te refieres/],
  [['recetas con boniato', 'la segunda'], /boniato/i, /Boda/],
  [['qué pescado hay en noviembre', 'y qué fruta'], /Frutas.*noviembre|noviembre[\s\S]*Frutas/],
  [['risotto de setas', 'y de calabaza', 'y sin lácteos'], /Risotto de calabaza/],
  [['carrillera de cerdo cuántas horas', 'y de ternera'], /3 h/, /combina/],
  [['chucrut sal por kilo', 'y azúcar'], /no lo sé/, /agave/],
  [['hazme la receta de canelones de carne', 'y de espinacas'], /Canelones de espinacas/],
  [['gazpacho andaluz', 'y de sandía', 'y sin ajo', 'cuánto dura'], /Gazpacho/, /Verdura fresca/],
  [
    ['ensaladilla rusa', 'y con gambas', 'la puedo congelar'],
    /no tengo cuánto aguanta ni si se congela/,
    /Pescado y marisco crudos/,
  ],
  [['mahonesa de leche', 'con huevo', 'cuánto dura'], /24 h/, /28 días/],
  [['salsa de tomate', 'y con carne', 'cuánto dura'], /más delicado/, /Carne cruda/],
  [['aceite aromatizado', 'y con ajo', 'cuánto dura'], /botulinum/],
  [['receta de anticuchos', 'con pollo'], /pollo por corazón/],
  [['albóndigas en salsa', 'dame la receta', 'y de avestruz'], /no tengo receta/, /Plantilla/],
  [['papas a la huancaína', 'y si no hay ají amarillo'], /sustituto/, /Ocopa/],
  [['a qué temperatura sirvo un tinto', 'y un blanco'], /7–9 °C/],
  [['menú de navidad para 12', 'cambia el postre'], /Menú de Navidad/, /Sopa de almendras/],
  // A sum goes on with another figure or another thing.
  [['arroz para 30 de paella', 'y caldo', 'y si vienen 44'], /11–13,2 l/, /por persona: /],
  [['espárragos al vacío', 'remolacha'], /Remolacha al vacío/, /combina/],
  [['media taza de harina en gramos', 'y de azúcar', 'y 3 tazas'], /633 g/],
  [['pan al 66 con 4 kilos de harina', 'y sal', 'y si son 9'], /162–180 g/],
  [['lejía', 'merma del 40 y quiero 6 kilos limpios', 'y 9'], /15 kg/],
  [['tengo 60 de boda y 10 niños, cuánto vino', 'y si vienen 80'], /para 80[\s\S]*40 botellas/],
  [['neutro para 4 kilos de helado', 'y 10'], /30–50 g/],
  [['tarta de queso', 'y sin huevo'], /huevo/i, /Batir los huevos/],
  [['se puede congelar el salmorejo', 'y el hojaldre crudo'], /congela|−18|no lo sé/i, /Fallos|Crudo por dentro/],
]

test.each(conversations.map(([turns, holds, not]) => ({ turns, holds, not })))('$turns', ({ turns, holds, not }) => {
  const told = lastOf(turns)
  expect(told).toMatch(holds)
  if (not !== undefined) expect(told).not.toMatch(not)
})

const questions: readonly (readonly [asked: string, holds: RegExp, not?: RegExp])[] = [
  ['el te blanco a cuantos grados', /75–80 °C/],
  ['la galleta te queda como una piedra', /dura/i],
  ['que es una sopa juliana', /juliana: tiras de 2 × 40 mm/, /líquid/],
  ['me quedan 2 kilos de pan duro que hago', /torrijas/, /para 2 kilos/],
  ['por que se desgrasa el fondo', /grasa/, /Fallos/],
  ['me he pasado con la sal en las lentejas', /alargar sin sal/],
  ['con que bebida va un ceviche', /albariño|sauvignon|manzanilla/i, /anisakis/i],
  ['cada cuanto se limpian los filtros de la freidora', /filtrar|limpi/i, /compuestos polares/],
  ['mi suegro de 90 quiere carpaccio', /^No/, /trazabilidad/],
  ['que es la stracciatella', /hilos de esa misma pasta con nata/, /cortezas/],
  ['a 18 el menu con 6 de materia prima que me deja', /36,67[\s\S]*10,36/, /\*\*Postre\*\*/],
  ['a que punto dejo el salmon', /congelados antes[\s\S]*68 °C/],
  ['cuanto reposa un solomillo', /Solomillo entero: 8–10 min/],
  ['como abro la cocina por la mañana', /Abrir la cocina/],
  ['tomate confitado horas', /95–100 °C[\s\S]*botulinum/],
  ['cebolla caramelizada a que temperatura', /Pochar|fuego|°C/, /^\*\*Cebolla caramelizada\*\*\. Enfriar/],
  ['tengo puerros y patatas a montones', /Se me ocurre/],
  ['cuanto tarda en cuajar un flan', /40–45 min/, /No cuaja/],
  ['un diabetico que postre', /hidratos/, /80 g de miel/],
  ['cuando empieza la caza', /octubre/],
  ['crema de calabaza', /caldo/, /combina/],
  ['una tapa con anchoa', /Gildas/, /Plantilla/],
  ['dame dos postres sin horno con fruta', /Postre sin horno/, /Plantilla/],
  ['3 tapas frias con anchoa', /Aperitivo frío/],
  [
    'tarta de tres leches sin huevo',
    /Tres leches[\s\S]*sin huevo[\s\S]*aquafaba/,
    /liga, pero no sube|montar el huevo/,
  ],
  ['un entrante frio con marisco', /Entrante frío/],
  ['hazme una receta de sopa de ajo con 1 kilo de pan', /27 raciones/],
]

test.each(questions.map(([asked, holds, not]) => ({ asked, holds, not })))('$asked', ({ asked, holds, not }) => {
  const told = lastOf([asked])
  expect(told).toMatch(holds)
  if (not !== undefined) expect(told).not.toMatch(not)
})
