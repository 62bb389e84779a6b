import { expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { answer } from './answer.ts'
import { croquetas } from './dialogues.ts'
import { type Findings, noFindings } from './kitchen/findings.ts'
import type { Message } from './turns/conversation.ts'
import { readQuestion } from './turns/read-question.ts'

const ask = (messages: readonly Message[], findings: Findings = noFindings) =>
  answer(readQuestion(messages, knowledge), findings, knowledge)
const said = (content: string): Message => ({ role: 'user', content })

/** A conversation that goes on: each answer is remembered as the screen remembers it. */
const conversation = () => {
  const messages: Message[] = []
  const say = (content: string) => {
    messages.push(said(content))
    const { recipe, response } = ask(messages)
    messages.push({ role: 'assistant', content: response, recipe: recipe ?? undefined })
    return recipe
  }
  return { messages, say }
}

const found = { ...croquetas, elaboraciones: [], unmeasured: [] }

test.each([
  'Adapta mis croquetas a celiacos',
  'haz mis croquetas sin gluten',
  'qué cambio de mis croquetas para un celíaco',
  '¿Le puedo dar mis croquetas a un celíaco?',
])('«mis» es la receta del cocinero, no la fórmula base: «%s»', (question) => {
  const asked = readQuestion([said(question)], knowledge)
  expect(asked.needs.recipe).toEqual(['croqueta'])
  const { response, links } = ask([said(question)], { ...noFindings, recipe: { ...found, id: 'r3' } })
  expect(response).toContain('**Croquetas de jamón** (de tu biblioteca)')
  expect(links).toEqual([{ recipeId: 'r3', name: 'Croquetas de jamón' }])
  expect(ask([said(question)]).response).toContain('No encuentro **croquetas** en tu biblioteca')
})

test('si se le puede dar a un alérgico se contesta con un no, un sí o una duda', () => {
  const asked = (question: string) => ask([said(question)]).response
  expect(asked('¿Le puedo dar las croquetas a un celíaco?')).toMatch(/^\*\*No\*\*/)
  expect(asked('¿Le puedo dar las croquetas a un alérgico a los frutos secos?')).toMatch(
    /^\*\*(?:No te lo puedo asegurar|Por sus ingredientes, sí)/,
  )
})

test('la última receta se va cambiando, y cada cambio se ve en su nombre', () => {
  const { messages, say } = conversation()
  const gramsOf = (recipe: ReturnType<typeof say>, food: string) =>
    recipe?.ingredients.find(({ name }) => name === food)?.quantity
  const first = say('Postre sin gluten con chocolate y naranja para 20')
  expect(first).toMatchObject({ name: 'Postre con chocolate y naranja (sin gluten)', servings: 20 })
  const second = say('cámbiale la naranja por mandarina')
  expect(second?.name).toBe('Postre con chocolate y mandarina (sin gluten)')
  expect(gramsOf(second, 'Mandarina')).toBe(gramsOf(first, 'Naranja'))
  expect(second?.method).not.toMatch(/naranja/i)
  const third = say('ponle menos azúcar')
  expect(gramsOf(third, 'Azúcar')).toBe((gramsOf(first, 'Azúcar') ?? 0) * 0.75)
  expect(third?.name).toBe('Postre con chocolate y mandarina (sin gluten, 25 % menos de azúcar)')
  expect(say('hazme la versión sin huevo')).toMatchObject({ servings: 20 })
  expect(say('quítale el bacalao')).toBeNull()
  expect(messages.at(-1)?.content).toContain('no veo **bacalao**')
})

test('dos conversiones en una frase son dos respuestas', () => {
  expect(ask([said('cuánto son 350 F en C y 8 oz en gramos')]).response).toMatch(/177 °C[\s\S]*227 g/)
  expect(ask([said('2 tazas de harina y 3 cucharadas de miel en gramos')]).response).toMatch(/264 g[\s\S]*64,5 g/)
  expect(ask([said('cuánto son 2 tazas y media de harina en gramos')]).response).toContain('**330 g**')
})

test('un cóctel sin alcohol es un San Francisco', () => {
  const { recipe } = ask([said('Cóctel sin alcohol')])
  expect(recipe?.name).toBe('San Francisco')
})

const menuOf = (...questions: readonly string[]): readonly (readonly [course: string, dish: string])[] => {
  const { messages, say } = conversation()
  for (const question of questions) say(question)
  return [...(messages.at(-1)?.content ?? '').matchAll(/^- \*\*(\p{L}+)\*\*: (.+)$/gmu)].map(
    ([, course = '', dish = '']) => [course, dish],
  )
}

test.each([
  ['menú de 3 pases para 20', 3],
  ['menú de otoño para 20', 4],
  ['menú de cinco platos', 5],
  ['menú de 6 pases', 6],
  ['menú degustación de invierno', 6],
  ['menú de 12 pases', 8],
])('«%s» tiene %i', (question, count) => {
  const menu = menuOf(question)
  expect(menu).toHaveLength(count)
  expect(new Set(menu.map(([, dish]) => dish)).size).toBe(count)
})

test('«el segundo que sea de caza» cambia ese plato y ninguno más', () => {
  const before = menuOf('menú de 6 pases de verano para 8')
  const after = menuOf('menú de 6 pases de verano para 8', 'el segundo que sea de caza')
  expect(after.filter(([, dish], at) => dish !== before[at]?.[1]).map(([course]) => course)).toEqual(['Carne'])
  expect(after.find(([course]) => course === 'Carne')?.[1]).toMatch(/jabalí|ciervo|liebre|corzo|conejo|perdi|codorni/i)
})

test('un menú infantil no lleva alcohol, picante ni moluscos', () => {
  const { messages, say } = conversation()
  say('menú infantil para 12')
  expect(messages.at(-1)?.content).toMatch(/^\*\*Menú infantil para 12\*\*/)
  for (const [, dish] of menuOf('menú infantil para 12')) {
    const names = ask([said(`crea una receta de ${dish}`)]).recipe?.ingredients.map(
      ({ name }) => knowledge.pantry.match(name)?.food,
    )
    for (const food of names ?? [])
      expect(['vinos_y_licores', 'moluscos_y_cefalopodos', 'casqueria']).not.toContain(food?.category)
  }
})

test.each([
  ['eres tonto', /^No he acertado/],
  ['🍕🍕🍕', /^Sólo entiendo palabras, y en español/],
  ['how do I make a bechamel', /^\*\*Bechamel/],
  ['com faig una beixamel', /^\*\*Bechamel/],
  ['asdf qwer zxcv', /^No sé contestar a eso/],
])('«%s» se contesta como toca', (question, expected) => {
  expect(ask([said(question)]).response).toMatch(expected)
})

test.each([
  ['bizcocho', 'Bizcocho (vegano)'],
  ['croquetas', 'Croquetas (veganas)'],
])('la dieta concuerda con el plato: %s', (dish, name) => {
  expect(ask([said(`crea ${dish} vegano`)]).recipe?.name).toBe(name)
})

test.each([
  'tengo 3 kg de bacalao y 2 de patatas para 40. Qué plato del día hago',
  '3 kg de bacalao y 2 kg de patatas, para 40. ¿Qué plato del día hago?',
])('lo que hay y los comensales cuentan, y la pregunta no es un ingrediente: «%s»', (question) => {
  const { response, suggestions } = ask([said(question)])
  expect(response).toContain('Para 40 tocan, por persona: **75 g** de bacalao, **50 g** de patatas.')
  expect(response).not.toMatch(/plato del día/i)
  expect(suggestions[0]).toMatch(/bacalao|atascaburras/i)
  expect(suggestions[0]).toContain('para 40')
})

test.each(['torrijas', 'buñuelos de bacalao', 'churros', 'croquetas de jamón'])(
  'para qué es el aceite lo dice el método, no el nombre: %s',
  (dish) => {
    const { messages, say } = conversation()
    const recipe = say(`crea ${dish} para 6`)
    expect(recipe?.ingredients.filter(({ name }) => /para fre/i.test(name))).toEqual([])
    expect(recipe?.method).toMatch(/fre[ií]/i)
    expect(recipe?.method).not.toMatch(/para fre[ií]r/i)
    if (recipe?.ingredients.some(({ name }) => /^aceite/i.test(name)) !== true) return
    say('¿cuántas calorías tiene por ración?')
    expect(messages.at(-1)?.content).toContain('El aceite de freír está contado entero')
  },
)

test('la versión de un plato del que se hablaba busca antes la receta del cocinero', () => {
  const messages = [said('cuánto cuesta mi fabada'), said('hazme la versión sin gluten')]
  expect(readQuestion(messages, knowledge).needs.recipe).toEqual(['fabada'])
  const { recipe } = ask(messages, { ...noFindings, recipe: { ...found, id: 'r4', name: 'Fabada' } })
  expect(recipe?.name).toBe('Fabada (sin gluten)')
  expect(recipe?.ingredients.map(({ name }) => name)).not.toContain('Harina de trigo')
  expect(readQuestion([said('crea una fabada sin gluten')], knowledge).needs.recipe).toEqual([])
})

test.each([
  ['crea un brownie » hazlo para alérgico a frutos secos', /versión \*\*sin frutos secos\*\*/],
  ['crea un brownie » y para un celíaco', /versión \*\*sin gluten\*\*[\s\S]*Harina de trigo/],
  ['crea un brownie » que sea sin huevo', /versión \*\*sin huevo\*\*/],
  ['crea un brownie » soy alérgico a la nuez', /sin frutos secos/],
  ['crea un brownie » y si viene uno alérgico al sésamo y al huevo', /sin huevo y sin sésamo/],
  [
    'crea un brownie » hazlo para un alérgico al kiwi',
    /No está adaptada a esa alergia[\s\S]*lleva gluten, huevos y lácteos/,
  ],
  ['crea croquetas de jamón » precio para celíacos', /No está adaptada\*\* \(sin gluten\)/],
  ['crea croquetas de jamón » hazlas para 20 celíacos', /\(sin gluten\)[\s\S]*20 raciones[\s\S]*Harina de arroz/],
  ['una idea de postre con pera » hazlo para alérgico a frutos secos', /^Postre sin frutos secos, con pera:/],
  ['piensa un plato con pichón y avellanas » hazlo para alérgico a frutos secos', /En vez de avellanas/],
  ['dame un postre de verano » y para un celíaco', /^Postre sin gluten/],
  ['menú de otoño para 20 » que sea sin gluten', /versión sin gluten/],
  ['menú de bautizo para 30 » hay una familia que no come cerdo', /versión sin cerdo para 30/],
  [
    'menú de otoño para 20 » dos niñas celiacas » y un alérgico al huevo',
    /Cubiertos aparte[\s\S]*2 celiacas[\s\S]*1 alérgico al huevo/,
  ],
  [
    'menú de comunión para 70 con 4 celíacos y 2 veganos » sin cerdo',
    /versión sin cerdo para 70[\s\S]*4 celíacos[\s\S]*2 veganos/,
  ],
  ['menú de 4 pases para 8 » una mesa no come carne', /versión vegetariana/],
  ['menú para 12 sin gluten, lactosa ni huevo', /sin gluten · versión sin lactosa · versión sin huevo/],
  ['un segundo sin lactosa » ni marisco', /^Segundo sin lactosa, sin marisco:/],
  ['un postre sin huevo » tampoco puede llevar leche » ni canela', /^Postre sin huevo, sin lactosa, sin canela:/],
  ['lemon curd vegano » ponle menos azúcar', /No está adaptada\*\* \(vegana\)[\s\S]*Huevo no vale/],
  ['tarta de queso vegana » ponle menos azúcar', /^\*\*Tarta de queso \(vegana, 25 % menos de azúcar\)/],
  ['lemon curd vegano » ponle menos azúcar » pásala a 20', /20 raciones[\s\S]*No está adaptada\*\* \(vegana\)/],
])('una alergia o una dieta no se pierde en el turno siguiente: «%s»', (turns, expected) => {
  const { messages, say } = conversation()
  for (const turn of turns.split(' » ')) say(turn)
  expect(messages.at(-1)?.content).toMatch(expected)
})

test.each([
  ['hazla vegana » ponle menos azúcar', 'Brownie (vegano, 25 % menos de azúcar)', ['Huevo', 'Mantequilla']],
  [
    'hazlo sin gluten ni huevo » añádele 50 g de harina de trigo',
    'Brownie (sin gluten, sin huevo)',
    ['Harina de trigo'],
  ],
  ['hazlo para alérgico a frutos secos » ponle 50 g de nueces', 'Brownie (sin frutos secos)', ['Nueces']],
  [
    'y para un celíaco » cambia el azúcar por miel » guárdala',
    'Brownie (sin gluten, miel por azúcar)',
    ['Harina de trigo'],
  ],
])('cada cambio respeta la dieta: crea un brownie » %s', (turns, name, gone) => {
  const { say } = conversation()
  say('crea un brownie')
  const recipe = turns.split(' » ').reduce<ReturnType<typeof say>>((_, turn) => say(turn), null)
  expect(recipe?.name).toBe(name)
  const foods = recipe?.ingredients.map((line) => line.name)
  for (const food of gone) expect(foods).not.toContain(food)
})

test('«sin frutos secos» de la receta que se acaba de hacer repasa sus líneas, y no cuenta cómo se sustituyen en general', () => {
  const { messages, say } = conversation()
  say('crea ajoblanco')
  say('sin frutos secos')
  expect(messages.at(-1)?.content).toMatch(
    /^\*\*Ajoblanco\*\* \(de la conversación\), versión \*\*sin frutos secos\*\*/,
  )
  expect(messages.at(-1)?.content).toContain('**Almendra** →')
})

test('lo que se nombra tras una cantidad que se contó no se hace receta', () => {
  const { say } = conversation()
  say('paella para 60 cuánto arroz y cuánto caldo')
  expect(say('y azafrán')).toBeNull()
})
