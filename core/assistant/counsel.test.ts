import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counsels } from '#core/knowledge/counsel.ts'
import { makePantry } from '#core/pantry/match-food.ts'
import { readFoods } from '#core/pantry/read-foods.ts'
import { answer } from './answer.ts'
import { noFindings } from './findings.ts'
import { readQuestion } from './read-question.ts'

const pantry = makePantry(readFoods(readFileSync(new URL('../../server/pantry/foods.tsv', import.meta.url), 'utf8')))
const ask = (content: string) => answer(readQuestion([{ role: 'user', content }], pantry), noFindings, pantry)

const cases: readonly (readonly [question: string, title: string])[] = [
  ['por qué llora el merengue', 'Merengue que llora'],
  ['el merengue suelta agua', 'Merengue que llora'],
  ['mi pan no sube', 'Masa que no sube'],
  ['el hojaldre no sube', 'Hojaldre que no sube'],
  ['se me ha pasado el arroz', 'Arroz pasado o apelmazado'],
  ['el arroz me queda pegajoso', 'Arroz pasado o apelmazado'],
  ['el arroz me queda duro', 'Arroz duro'],
  ['se me ha cristalizado el caramelo', 'Caramelo cristalizado'],
  ['ganache cortada, cómo la arreglo', 'Ganache cortada'],
  ['el helado me sale muy duro', 'Helado duro o con cristales'],
  ['el helado tiene cristales', 'Helado duro o con cristales'],
  ['se me hunde el bizcocho', 'Bizcocho que se hunde'],
  ['el bizcocho me queda seco', 'Bizcocho seco'],
  ['las croquetas se me abren al freír', 'Croquetas que se abren'],
  ['las croquetas revientan', 'Croquetas que se abren'],
  ['la salsa me queda líquida', 'Salsa líquida'],
  ['la crema catalana no espesa', 'Salsa líquida'],
  ['el guiso está salado', 'Salado'],
  ['se me ha ido la mano con la sal', 'Salado'],
  ['la carne me queda dura', 'Carne dura'],
  ['los garbanzos me quedan duros', 'Legumbre dura'],
  ['las lentejas se deshacen', 'Se deshacen'],
  ['el pollo me queda seco', 'Queda seco'],
  ['las patatas fritas me quedan blandas', 'Fritura blanda o aceitosa'],
  ['los macarons se agrietan', 'Macarons agrietados o sin pie'],
  ['el suflé se me baja', 'Suflé que baja o no sube'],
  ['el flan tiene agujeros', 'Flan con agujeros o crema que suelta agua'],
  ['la tortilla se me pega', 'Se pega'],
  ['el pescado se pega a la plancha', 'Se pega'],
  ['la nata se me ha cortado', 'Nata cortada al montar'],
  ['la panna cotta no cuaja', 'No cuaja'],
  ['el chocolate me queda con manchas blancas', 'Chocolate con manchas blancas'],
  ['el pil pil no liga', 'Pil pil que no liga'],
  ['la masa de pizza se me encoge', 'Masa que encoge'],
  ['el caldo me sale turbio', 'Caldo turbio'],
  ['el sofrito me queda ácido', 'Tomate ácido o amargo'],
  ['las verduras pierden el color verde', 'Verdura que pierde el verde'],
  ['la mayonesa me queda líquida', 'Mayonesa líquida'],
  ['¿a qué temperatura se confita el bacalao?', 'Temperaturas de confitado'],
  ['¿a qué temperatura se fríe?', 'Temperaturas de fritura'],
  ['a cuántos grados se hornea el bizcocho', 'Temperaturas de horno'],
  ['puedo guardar ajo en aceite', 'Ajo, hierbas o verdura en aceite'],
  ['botulismo en conservas', 'Conservas y botulismo'],
  ['cómo hago conservas seguras', 'Conservas y botulismo'],
  ['qué hago si se rompe la cadena de frío', 'Cadena de frío rota'],
  ['puedo usar huevo crudo en el tiramisú', 'Huevo crudo'],
  ['tengo un cliente alérgico al apio, qué platos evito', 'Alergia a apio, mostaza, sésamo, altramuz o sulfitos'],
  ['cómo calculo el precio de venta', 'Precio de venta y coste de materia prima'],
  ['qué food cost es bueno', 'Precio de venta y coste de materia prima'],
  ['qué es el escandallo', 'Escandallo'],
  ['cómo abarato un menú', 'Bajar el coste sin bajar el plato'],
  ['ideas para bajar el coste de la carne', 'Bajar el coste sin bajar el plato'],
  ['qué pongo de guarnición con el solomillo', 'Guarniciones y salsas de carne'],
  ['con qué acompaño el bacalao', 'Guarniciones y salsas de pescado'],
  ['qué salsa va con el salmón', 'Guarniciones y salsas de pescado'],
  ['qué hago con claras sobrantes', 'Claras sobrantes'],
  ['me sobran yemas', 'Yemas sobrantes'],
  ['qué es el punto de humo', 'Punto de humo'],
  ['qué es el umami', 'Umami'],
  ['cómo hago una espuma con sifón', 'Espumas con sifón'],
  ['cómo uso la xantana', 'Xantana'],
  ['cuánto tiempo se cuece el pulpo', 'Cocer pulpo'],
  ['cuánta merma tiene el pulpo al cocer', 'Cocer pulpo'],
  ['cuánto tiempo cuezo los garbanzos', 'Legumbre: tiempos y rendimiento'],
  ['cuánto rinde 1 kg de garbanzos secos', 'Legumbre: tiempos y rendimiento'],
  ['cuántos gramos de levadura seca son 25 g de fresca', 'Levadura fresca y seca'],
  ['cuánta merma tiene la merluza', 'Mermas usuales'],
  ['cuánto se deja en salmuera el pollo', 'Salmueras'],
  ['cómo limpio una alcachofa', 'Limpiar alcachofas'],
  ['cómo se filetea un pescado', 'Filetear pescado'],
  ['cómo afilo un cuchillo', 'Afilar un cuchillo'],
  ['cómo se abre una vieira', 'Abrir vieiras y ostras'],
]

test.each(cases)('a «%s» se contesta: %s', (question, title) => {
  const { response, recipe } = ask(question)
  expect(response.split('\n')[0]).toBe(`**${title}**`)
  expect(recipe).toBeNull()
})

test('cada consejo tiene quien lo pida', () => {
  const asked = new Set(cases.map(([, title]) => title))
  expect(counsels.map(({ title }) => title).filter((title) => !asked.has(title))).toEqual([])
})

test.each([
  'crea una receta de pollo con tomates secos',
  'pasa el arroz a 20 raciones',
  'crea un menú para alérgicos al huevo',
  'cuánta sal para salmuera de 5 litros',
  'hazme croquetas para abrir boca',
  'guárdala',
])('quien pide otra cosa no recibe un consejo: «%s»', (question) => {
  expect(readQuestion([{ role: 'user', content: question }], pantry).intent).not.toBe('technique')
})

test('lo que se guarda mal mata: ningún consejo de aceite o conserva calla el frío', () => {
  for (const question of [
    'puedo guardar ajo en aceite',
    'botulismo en conservas',
    'a qué temperatura se confita el pato',
  ])
    expect(ask(question).response).toMatch(/3–4 °C|3 °C|nevera/)
})
