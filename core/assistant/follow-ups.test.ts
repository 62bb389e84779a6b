import { expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { answer } from './answer.ts'
import type { Message } from './conversation.ts'
import { croquetas } from './dialogues.ts'
import { type Findings, noFindings } from './findings.ts'
import { readQuestion } from './read-question.ts'

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
  const before = menuOf('menú de 6 pases para 8')
  const after = menuOf('menú de 6 pases para 8', 'el segundo que sea de caza')
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
