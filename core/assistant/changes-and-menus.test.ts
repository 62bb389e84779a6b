import { expect, test } from 'vitest'
import { spanishCuisines } from '#core/cookbook/place.ts'
import { knowledge } from '#testing/knowledge.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { answer } from './answer.ts'
import { noFindings } from './kitchen/findings.ts'
import type { ChatRecipe, Message } from './turns/conversation.ts'
import { readQuestion } from './turns/read-question.ts'
import { spelled } from './words/spelling.ts'
import { unabbreviated } from './words/unabbreviated.ts'

const own: ChatRecipe = {
  name: 'Gazpacho de la casa',
  category: 'Sopas y cremas',
  servings: 10,
  method:
    'Trocear tomates, pimiento y pepino.\nAñadir el ajo sin germen y el pan remojado.\nTriturar con el vinagre y emulsionar con el aceite.\nColar y enfriar a 4 ºC.',
  ingredients: [
    { name: 'Tomate pera', quantity: 2, unit: 'kg' },
    { name: 'Pimiento verde', quantity: 150, unit: 'g' },
    { name: 'Pepino', quantity: 200, unit: 'g' },
    { name: 'Ajo', quantity: 2, unit: 'unidad' },
    { name: 'Pan', quantity: 100, unit: 'g' },
    { name: 'Vinagre de Jerez', quantity: 50, unit: 'ml' },
    { name: 'Aceite de oliva', quantity: 200, unit: 'ml' },
  ],
}

/** A conversation after an answer that brought the recipe. */
const talkOf = (recipe?: ChatRecipe) => {
  const messages: Message[] =
    recipe === undefined
      ? []
      : [
          { role: 'user', content: 'crea mi gazpacho' },
          { role: 'assistant', content: '', recipe },
        ]
  return (content: string) => {
    messages.push({ role: 'user', content })
    const said = answer(readQuestion(messages, knowledge), noFindings, knowledge)
    messages.push({ role: 'assistant', content: said.response, recipe: said.recipe ?? undefined })
    return said
  }
}

test.each([
  ['quitale el ajo', 'Añadir el pan remojado.', 'Gazpacho de la casa (sin ajo)'],
  ['sin pepino porfa', 'Trocear tomates y pimiento.', 'Gazpacho de la casa (sin pepino)'],
  [
    'puedes quitarle el ajo y el pepino?',
    'Trocear tomates y pimiento.\nAñadir el pan remojado.',
    'Gazpacho de la casa (sin ajo ni pepino)',
  ],
])('quitar un ingrediente conserva los pasos del cocinero: «%s»', (question, steps, name) => {
  const { recipe } = talkOf(own)(question)
  expect(recipe?.name).toBe(name)
  expect(recipe?.method).toContain(steps)
  expect(recipe?.method).toContain('Triturar con el vinagre y emulsionar con el aceite.\nColar y enfriar a 4 ºC.')
})

test('añadir un ingrediente deja los pasos como estaban y pone el suyo', () => {
  const { recipe } = talkOf(own)('añadele fresas y 20 g de albahaca')
  expect(recipe?.ingredients.slice(0, own.ingredients.length)).toEqual(own.ingredients)
  expect(recipe?.ingredients.at(-1)).toEqual({ name: 'Albahaca', quantity: 20, unit: 'g' })
  const steps = recipe?.method.split('\n') ?? []
  expect(steps.filter((step) => own.method.split('\n').includes(step))).toEqual(own.method.split('\n'))
  expect(steps.indexOf('Incorporar las fresas en trozos regulares.')).toBe(2)
})

test('de lo que ya lleva se pone más, sin otra línea', () => {
  const { recipe } = talkOf(own)('añadele 50 g de pan')
  expect(recipe?.ingredients.filter(({ name }) => name === 'Pan')).toEqual([{ name: 'Pan', quantity: 150, unit: 'g' }])
  expect(recipe?.method).toBe(own.method)
})

test('lo que se quita después de añadirlo sale también del nombre', () => {
  const say = talkOf(own)
  expect(say('ponle fresas').recipe?.name).toBe('Gazpacho de la casa (con fresas)')
  const back = say('y sin fresas').recipe
  expect(back?.name).toBe('Gazpacho de la casa')
  expect(back?.method).toBe(own.method)
})

const menuOf = (response: string) => [...response.matchAll(/^- \*\*\p{L}+\*\*: (.+)$/gmu)].map(([, dish = '']) => dish)
const foodsOf = (name: string) =>
  knowledge.cookbook.dishes
    .find(({ names }) => names[0] === name)
    ?.ingredients.map((line) => knowledge.pantry.match(line.name)?.food) ?? []

test('un menú para celíacos y veganos cumple las dos dietas', () => {
  const { response } = talkOf()('menú para celíacos y veganos')
  const forbidden = ['gluten', 'lacteos', 'huevos', 'pescado', 'crustaceos', 'moluscos']
  const dishesOf = menuOf(response)
  expect(dishesOf.length).toBeGreaterThan(2)
  for (const dish of dishesOf)
    for (const food of foodsOf(dish)) expect(food?.allergens.filter((one) => forbidden.includes(one)) ?? []).toEqual([])
})

test('en cuaresma no hay carne', () => {
  const { response } = talkOf()('menu de cuaresma')
  expect(response).toMatch(/^\*\*Menú de cuaresma\*\*/)
  for (const dish of menuOf(response))
    for (const food of foodsOf(dish))
      expect(['vacuno', 'porcino', 'aves', 'embutidos_y_curados']).not.toContain(food?.category)
})

test('un menú de boda lo dice y no lleva platos de diario', () => {
  const { response } = talkOf()('menu de boda para 120')
  expect(response).toMatch(/^\*\*Menú de boda para 120\*\*/)
  expect(response).not.toMatch(/fabada|lentejas|macarrones|sardinas/i)
})

test('barato cuesta menos, y lo que cuesta se dice', () => {
  const say = talkOf()
  const costOf = (response: string) =>
    Number(/\*\*(?:al menos )?([\d,]+) € por persona/.exec(response)?.[1]?.replace(',', '.'))
  const usual = costOf([say('menú de otoño para 20'), say('¿cuánto me cuesta?')].at(-1)?.response ?? '')
  const cheap = costOf(say('más barato').response)
  expect(cheap).toBeGreaterThan(0)
  expect(cheap).toBeLessThan(usual)
  expect(say('menú por menos de 0,20 euros').response).toContain('No entra en 0,20 €')
})

test.each([
  [
    'menú para una fiesta de 20, unos 25 € por cabeza',
    /Entra en 25,00 €\. Si 25,00 € es lo que paga el cliente con IVA, es un food cost del (?:2\d|3\d|1[5-9]) %/,
  ],
  ['menú con 5 € de materia prima por persona', /Entra en 5,00 €\.(?! Si)/],
])('el presupuesto se gasta en género, no se ahorra: «%s»', (question, said) => {
  const { response } = talkOf()(question)
  expect(response).toMatch(said)
})

test('«25 adultos y 8 niños» son 33', () => {
  expect(talkOf()('menú de cumple, 25 adultos y 8 niños').response).toMatch(/^\*\*Menú de cumple.* para 33\*\*/)
})

test('lo que no se sabe tener en cuenta se dice, y sólo eso', () => {
  expect(talkOf()('menú gallego ecológico y romántico de verano para 6').response).toContain(
    '**No he tenido en cuenta** «ecológico», «romántico»',
  )
  for (const heard of [
    'menú de otoño para 20',
    'menú de navidad sin lactosa',
    'menu infantil barato para 30',
    'menú de boda',
  ])
    expect(talkOf()(heard).response, heard).not.toContain('No he tenido en cuenta')
})

test.each([
  ['menú vasco para 10', 'vasca'],
  ['un menú japonés de 5 pases', 'japonesa'],
  ['menú de Galicia con 2 primeros y 2 segundos', 'gallega'],
])('«%s» es de esa cocina, o dice qué pase no lo es', (question, cuisine) => {
  const { response } = talkOf()(question)
  expect(response).toContain(`de cocina ${cuisine}`)
  const own = menuOf(response).filter((name) => cuisineOf(name) === cuisine)
  const missing = response.match(/No tengo \p{L}+ de cocina/gu) ?? []
  expect(own.length + missing.length).toBe(menuOf(response).length)
  expect(own.length).toBeGreaterThan(1)
})

const cuisineOf = (name: string) => knowledge.cookbook.dishes.find(({ names }) => names[0] === name)?.place.cuisine

test.each(['menú para 20', 'menú degustación de 7 pases', 'menú de boda para 90'])(
  'sin decir de dónde, «%s» es de aquí o de al lado, y nada es de la despensa',
  (question) => {
    for (const name of menuOf(talkOf()(question).response)) {
      const place = knowledge.cookbook.dishes.find(({ names }) => names[0] === name)?.place
      expect([...spanishCuisines, 'internacional', 'francesa', 'italiana', 'portuguesa', 'vanguardia'], name).toContain(
        place?.cuisine,
      )
      expect(place?.tables, name).not.toEqual(['despensa'])
    }
  },
)

test('en julio no hay guiso de cuchara ni en enero sopa fría, y lo de Navidad espera a Navidad', () => {
  const timesOf = (text: string, month: number) => {
    const { response } = answer(
      readQuestion([{ role: 'user', content: text }], knowledge),
      { ...noFindings, month },
      knowledge,
    )
    return menuOf(response).map((name) => knowledge.cookbook.dishes.find(({ names }) => names[0] === name)?.place.time)
  }
  expect(timesOf('menú de 6 pases para 30', 7)).not.toContain('invierno')
  expect(timesOf('menú de 6 pases para 30', 1)).not.toContain('verano')
  expect(timesOf('menú para 30', 11)).not.toContain('navidad')
})

test('«sin gluten», «para 35» y «crea el postre» siguen hablando del menú', () => {
  const say = talkOf()
  say('menu de otoño para 20')
  expect(say('sin gluten').response).toMatch(/sin gluten para 20/)
  const { response } = say('y para 35?')
  expect(response).toMatch(/sin gluten para 35/)
  const { recipe } = say('crea la receta del postre')
  expect(recipe?.name).toBe(menuOf(response).at(-1))
  expect(recipe?.servings).toBe(35)
})

test.each([
  ['bizcocho d yogur pa 12 xfa', 'bizcocho de yogur para 12 por favor'],
  ['q hago con 2kg d calabaza', 'que hago con 2kg de calabaza'],
  ['xq se corta', 'por que se corta'],
  ['ganache pa rellenar', 'ganache para rellenar'],
  ['pulpo con parmentier', 'pulpo con parmentier'],
  ['caldo al vacío a 3 grados, días', 'cuántos días aguanta caldo al vacío a 3 grados'],
  ['la nevera estuvo apagada dos días', 'la nevera estuvo apagada dos días'],
  ['vitamina D y queso', 'vitamina D y queso'],
])('lo abreviado se escribe entero: «%s»', (typed, whole) => expect(unabbreviated(typed)).toBe(whole))

test.each([
  ['albondigas con azafran', 'albóndigas con azafrán'],
  ['BIZCOCHO DE LIMON', 'bizcocho de limón'],
  ['Xyzzy raro', 'Xyzzy raro'],
])('los acentos que faltan se ponen: «%s»', (typed, printed) => expect(spelled(typed, knowledge)).toBe(printed))

/** The last answer of a conversation. */
const lastOf = (...questions: readonly string[]): string => {
  const say = talkOf()
  return questions.map((question) => say(question).response).at(-1) ?? ''
}

test.each<[readonly string[], RegExp]>([
  [['hola necesito una tarta de limon pa 16'], /^\*\*Tarta de limón\*\* · 16 raciones/],
  [['mousse de chocolate pa 40'], /^\*\*Mousse de chocolate\*\* · 40 raciones/],
  [['croissant receta'], /^\*\*Croissant\*\*/],
  [['crea tarta de limon para 16', 'cuanto azucar lleva'], /Azúcar: \*\*330 g\*\*, 20,6 g por ración/],
  [['crea arroz a banda para 10', 'y cuanto caldo'], /Caldo de pescado: \*\*2\.750 g\*\*/],
  [['crea un brioche', 'pasalo a 5 kg de harina'], /× 10/],
  [['ganache pa rellenar bombones', 'se me ha cortado'], /^\*\*Ganache\*\*\. \*\*Se corta/],
  [['ganache', 'cuanta nata para 800 g de chocolate'], /Nata: \*\*800 g/],
  [['helado de pistacho', 'que alergenos tiene'], /Frutos de cáscara/],
  [['tengo 5 kilos de carrilleras para 25 personas', 'crea la receta'], /^\*\*Carrilleras\*\* · 25 raciones/],
  [['crea la mermelada', 'cuanto aguanta'], /con menos azúcar, .{0,20}en frío/],
  [['crea la mermelada', 'le puedo poner menos azucar?'], /25 % menos de azúcar/],
  [['dame masa quebrada para 3 tartas'], /· 24 raciones/],
  [['crea tortilla para 10', 'y con chorizo'], /^\*\*Tortilla \(con chorizo\)\*\*/],
])('se sigue el hilo: %j', (questions, expected) => expect(lastOf(...questions)).toMatch(expected))

test('sin deseos, el menú cambia con el mes y con la mesa, y es el mismo dos veces', () => {
  const menu = (text: string, month: number | null) => {
    const messages: Message[] = [{ role: 'user', content: text }]
    return menuOf(answer(readQuestion(messages, knowledge), { ...noFindings, month }, knowledge).response)
  }
  const some = [menu('menú para 8', 11), menu('menú para 20', 11), menu('menú para 150', 11), menu('menú para 8', 6)]
  for (const dishes of some) expect(dishes).toHaveLength(4)
  expect(new Set(some.map((dishes) => dishes.join())).size).toBe(some.length)
  expect(menu('menú para 8', 11)).toEqual(some[0])
  expect(menu('menú para 10', 11)).toEqual(some[0])
  expect(some.flat()).not.toContain('Ajos confitados')
})

test.each(['y sin alcohol', 'crea un negroni sin alcohol'])(
  'un negroni no se deja en naranja y hielo: «%s»',
  (next) => {
    const say = talkOf()
    say('crea un negroni')
    const { response, recipe } = say(next)
    expect(recipe).toBeNull()
    expect(response).toMatch(/^\*\*Negroni sin alcohol\*\*: 45 ml de bitter sin alcohol/)
  },
)

test('lo que un helado no suele llevar entra con una pizca, y se dice', () => {
  const { response, recipe } = talkOf()('crea un helado de vainilla con tinta de calamar')
  expect(recipe?.ingredients.find(({ name }) => name === 'Tinta de calamar')?.quantity).toBeLessThan(15)
  expect(response).toContain('el 1 % de la mezcla')
})

test.each([
  ['enséñame la brandada', 'quítale la lactosa', /versión \*\*sin lactosa\*\*.*Leche entera/s],
  ['receta de albóndigas', 'quita el gluten', /versión \*\*sin gluten\*\*.*Harina de trigo/s],
  ['receta de bechamel', 'quítale la leche', /\*\*No es sin lactosa\*\*: le queda mantequilla/],
  ['receta de risotto de gambas', 'quita la lactosa y los moluscos', /sin lactosa y sin moluscos/],
  ['receta de tortilla de patatas', 'quítale el gluten y los huevos', /huevo/i],
])('lo que se quita a una receta es lo que lo lleva: «%s», «%s»', (recipe, drop, says) => {
  const { response } = lastReply([recipe, drop])
  expect(response).toMatch(says)
  expect(response).not.toContain('no veo')
})
