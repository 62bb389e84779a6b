import { expect, test } from 'vitest'
import { answer } from '#core/assistant/answer.ts'
import { type Findings, noFindings } from '#core/assistant/kitchen/findings.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import { readQuestion } from '#core/assistant/turns/read-question.ts'
import { knowledge } from '#testing/knowledge.ts'

const talk = (turns: readonly string[], findings: Findings = noFindings) => {
  const messages: Message[] = []
  let last = answer(readQuestion([], knowledge), findings, knowledge)
  for (const content of turns) {
    messages.push({ role: 'user', content })
    last = answer(readQuestion(messages, knowledge), findings, knowledge)
    messages.push({ role: 'assistant', content: last.response, recipe: last.recipe ?? undefined })
  }
  return last
}

/** What was said, what an answer must tell, what it must not. */
const wishes: readonly (readonly [turns: readonly string[], tells: RegExp, not: RegExp])[] = [
  [['dame un postre sin gluten ni lactosa'], /sin gluten, sin lactosa/, /harina de trigo|mantequilla|nata/],
  [['dame un postre sin gluten', 'que no lleve huevo'], /sin huevo/, /\b(?:huevo|yema|clara)s?[,.]/],
  [['un primero de verano con garbanzos'], /garbanzo/, /ventresca/],
  [['un entrante vegano', 'con setas'], /vegano.*con setas[\s\S]*seta/, /jamón|queso|huevo/],
  [['quiero un segundo sin pescado', 'que lleve pollo'], /pollo/i, /merluza|bacalao/],
  [['un postre sin lactosa', 'sin huevo', 'con percebes'], /no me queda ningún plato/, /Di «crea/],
]

test.each(wishes)('un deseo se guarda turno a turno: %j', (turns, tells, not) => {
  const { response, recipe } = talk(turns)
  expect(response).toMatch(tells)
  expect(response).not.toMatch(not)
  expect(recipe).toBeNull()
})

test('la receta propia que cumple va primero, con enlace', () => {
  const own = {
    id: 'r1',
    name: 'Peras de la casa',
    category: 'Postres',
    servings: 4,
    ingredients: [{ name: 'Pera', quantity: 400, unit: 'g' as const }],
    unmeasured: [],
  }
  const { response, links } = talk(['dame un postre sin gluten'], {
    ...noFindings,
    library: {
      total: 1,
      recipes: [
        own,
        {
          ...own,
          id: 'r2',
          name: 'Peras raras',
          ingredients: [{ ...own.ingredients[0], name: 'xyzw', quantity: 1, unit: 'g' }],
        },
      ],
    },
  })
  expect(response).toMatch(/^Postre sin gluten: .*etiqueta.*\n\n- \*\*Peras de la casa\*\* \(tuya\)/)
  expect(links).toEqual([{ recipeId: 'r1', name: 'Peras de la casa' }])
  expect(response).not.toContain('Peras raras')
})

test.each([
  'dame una receta de postre sin gluten',
  'postre sin gluten con chocolate para 20',
  'un arroz con bogavante',
  'cuánto azúcar lleva un postre sin lactosa',
])('no es un deseo: «%s»', (question) => {
  expect(readQuestion([{ role: 'user', content: question }], knowledge).plan).toBeNull()
})

test.each([
  'desarrolla un plato con caballa, pepino y almendra',
  'piensa un pase de calabaza, naranja y queso azul para un menú degustación',
  'quiero idear un plato con vieira, coliflor y avellana',
])('una idea es un solo plato, con su ácido y su crujiente: «%s»', (question) => {
  const { response, recipe } = talk([question])
  expect(response).toMatch(/^Un solo plato/)
  expect(response).toMatch(/\*\*Ácido\*\*[\s\S]*\*\*Crujiente\*\*/)
  expect(response).not.toMatch(/menú para|Primero/i)
  expect(recipe).toBeNull()
})

test('una idea sigue hablando de sus productos', () => {
  const idea = ['desarrolla un plato con caballa ahumada, pepino y yogur']
  expect(talk([...idea, 'sin pescado']).response).toMatch(/En vez de caballa ahumada, zanahoria ahumada/)
  expect(talk([...idea, 'sin pescado', 'qué crujiente le pondrías']).response).toMatch(
    /Crujiente para zanahoria ahumada, pepino/,
  )
  expect(talk([...idea, 'y para beber']).response).toMatch(/caballa/)
})

const menuOf = (...turns: string[]) => talk(turns).response

test('un menú con dulce, y el segundo que pasa a pescado azul', () => {
  const turns = ['necesito menú para 65 de una convención: 2 primeros, 2 segundos y dulce']
  expect(menuOf(...turns)).toMatch(/Menú para 65[\s\S]*Postre/)
  expect(menuOf(...turns, 'el segundo de carne me lo cambias por pescado azul')).toMatch(
    /Segundo\*\*: .*(?:at[uú]n|bonito|marmitako|caballa|sardina|jurel|boquer|salm[oó]n|trucha)/i,
  )
  expect(menuOf('dame un menú con pescado de segundo para 40')).toMatch(
    /Segundo\*\*: .*(?:pescado|merluza|bacalao|lubina|rape|dorada|at[uú]n|bonito|lenguado|marisco|gamba|langostino|pulpo|calamar|sepia|salm[oó]n|rodaballo|mero|corvina|vieira|almeja|mejill)/i,
  )
})

test('un menú de n por m lleva tantos platos como se piden, y los conserva al cambiar uno', () => {
  const turns = ['menú para 25 con 2 primeros, 3 segundos y postre']
  const before = menuOf(...turns)
  expect(before.match(/\*\*Primero\*\*/g)).toHaveLength(2)
  expect(before.match(/\*\*Segundo\*\*/g)).toHaveLength(3)
  expect(before).toContain('para 25')
  const after = menuOf(...turns, 'cambia uno de los segundos por cordero')
  expect(after).toMatch(/Segundo\*\*: .*[Cc]ordero/)
  const kept = before.split('\n').filter((line) => after.includes(line) && line.startsWith('- '))
  expect(kept).toHaveLength(5)
  expect(menuOf(...turns, 'opción vegana')).toMatch(/Segundo \(opción vegana\)/)
  expect(menuOf(...turns, 'cuánto me cuesta por persona')).toMatch(/€ por persona[\s\S]*precios de referencia/)
  expect(menuOf(...turns, 'alérgenos')).toMatch(/plato a plato:\n\n- \*\*/)
})

test('una semana escolar: cinco días, legumbre y pescado dos veces, y nada crudo', () => {
  const week = menuOf('menú semanal para un comedor escolar de 90 niños')
  for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'viernes']) expect(week).toContain(`**${day}**`)
  expect(week).not.toMatch(/tartar|poke|ceviche|sushi|no he tenido en cuenta/i)
  expect(week.match(/fruta fresca/g)?.length).toBeGreaterThanOrEqual(4)
})

test.each(['menú para embarazada', 'menú para una mujer embarazada sin gluten', 'menú para bebés'])(
  'un comensal delicado no recibe crudos, curados ni alcohol: «%s»',
  (question) => {
    const { response } = talk([question])
    expect(response).toMatch(/AESAN/)
    expect(response).not.toMatch(/tartar|ceviche|sushi|carpaccio|jamón|huevo frito|vino\b|cubana|baja temperatura/i)
  },
)

test.each([
  [['tengo 4 kg de calabacines que caducan mañana'], /Se me ocurre[\s\S]*Para que dure, calabacines: escaldar/],
  [['me han sobrado 2 kg de gambas'], /Gambas a[\s\S]*congelar/],
  [['la tarta de manzana cuántas calorías tiene', 'y si le quito la mitad del azúcar'], /50 % menos de azúcar/],
  [['tarta de manzana para 10', 'hazla de pera'], /^\*\*Tarta de pera/],
  [['receta de galletas de marihuana'], /^No\./],
  [['3 cups of sugar'], /^3 tazas \(EE\. UU\.\) de azúcar[^=]*= \*\*600 g\*\*/],
  [['3 tazas de azúcar en gramos'], /633 g/],
  [['3 cups de flour en gramos'], /= \*\*375 g\*\*[\s\S]*1 taza \(EE\. UU\.\) = 236,6 ml/],
  [['un galón de leche en litros'], /3,79 l/],
  [['give me a gazpacho recipe for 10'], /^\*\*Gazpacho\*\* · 10 raciones/],
  [['necesito unha receita de caldo galego'], /^\*\*Caldo gallego\*\*/],
  [['qué alérgenos lleva el aceite de sésamo'], /Sésamo/],
  [['el aceite de sésamo es alérgeno'], /Sésamo/],
] as const)('se entiende como se dice en la cocina: %j', (turns, tells) => {
  expect(talk(turns).response).toMatch(tells)
})

test('«dame la receta del primero» es el primer plato que se propuso', () => {
  const asked = 'tengo 3 kg de puerros que caducan mañana'
  const { recipe } = talk([asked, 'dame la receta del primero para 10'])
  expect(recipe).toMatchObject({ servings: 10 })
  expect(talk([asked]).response.match(/^- .*$/m)?.[0]).toContain(recipe?.name)
})

test.each([
  ['cuánto cuesta hacer 100 croquetas', 20],
  ['crea 60 albóndigas', 12],
  ['galletas para 30', 30],
])('las piezas no son raciones: «%s»', (question, servings) => {
  expect(readQuestion([{ role: 'user', content: question }], knowledge).servings).toBe(servings)
})

test('lo que sube un precio se dice de la receta de la que se habla, y sin ella la regla', () => {
  expect(talk(['crea croquetas de jamón para 8', 'cuánto subo si el aceite sube un 20 %']).response).toMatch(
    /Con el aceite un 20 % más caro.*por ración: .* más\*\*, un/,
  )
  expect(talk(['cuánto subo si el aceite sube un 20 %']).response).toMatch(/Depende.*2 %/)
})

test('un relleno pedido ocupa el del nombre de la ficha, y la espuma va aparte', () => {
  const { recipe, response } = talk(['crea ravioli de rabo de toro con espuma de parmesano para 8'])
  expect(recipe?.ingredients.map(({ name }) => name).join()).not.toMatch(/ricotta|espinaca/i)
  expect(recipe?.method).toMatch(/^Dorar rabo de toro, guisar[\s\S]*mezclar con el rabo de toro/)
  expect(response).toContain('La espuma va aparte')
})

test('de un nombre general se dicen los alérgenos de cada plato que puede ser', () => {
  expect(talk(['allergen list for paella']).response).toMatch(/Paella de marisco\*\*: crustáceos/)
})

test('lo que hay o no hay ya se dice del mes que es', () => {
  const now = (text: string, month: number) => talk([text], { ...noFindings, month }).response
  expect(now('¿hay cerezas ya?', 2)).toMatch(/^No: en febrero/)
  expect(now('hay cerezas ya', 6)).toMatch(/^En junio, sí/)
  expect(now('tienen ya níscalos?', 10)).toMatch(/^En octubre, sí/)
})

test('un plato que se le ocurre a quien cocina se monta, cada género a su modo', () => {
  const { response } = talk(['se me ocurre un entrante con pulpo, azafrán y boniato, ayúdame a montarlo'])
  expect(response).toMatch(/\*\*Pulpo\*\*: cocido/)
  expect(response).toMatch(/\*\*Azafrán\*\*: infusionad/)
  expect(response).not.toMatch(/ayúdame/)
})
