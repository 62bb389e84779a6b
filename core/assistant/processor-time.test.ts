import { beforeAll, describe, expect, test } from 'vitest'
import { draftMethod } from '#core/method/draft-method.ts'
import { renameFoods } from '#core/method/rename-foods.ts'
import { nameAndNote } from '#core/parsing/lines/name-and-note.ts'
import { splitSteps } from '#core/parsing/paper/steps.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { growthOf, mostGrowth } from '#testing/growth.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { answer } from './answer.ts'
import { noFindings } from './kitchen/findings.ts'
import { editLimits } from './recipes/changed-recipe.ts'
import type { ChatRecipe, Message } from './turns/conversation.ts'
import { hear } from './turns/hear.ts'
import { readQuestion } from './turns/read-question.ts'

const line = (name: string): IngredientDraft => ({ name, quantity: 1, unit: 'g' })
const recipeOf = (names: readonly string[], steps: readonly string[]): ChatRecipe => ({
  ...{ name: 'Salsa', category: 'Salsas', servings: 4 },
  ingredients: names.map(line),
  method: steps.join('\n'),
})
const ask = (content: string, recipe?: ChatRecipe) => {
  const before: Message[] = recipe === undefined ? [] : [{ role: 'assistant', content: 'Hecha.', recipe }]
  return answer(readQuestion([...before, { role: 'user', content }], knowledge), noFindings, knowledge)
}

const asking = (content: string, recipe?: ChatRecipe) => () => ask(content, recipe)

const { ingredients: mostLines, steps: mostSteps, method: mostText } = editLimits
const ofEach = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n))
const stepLength = Math.floor(mostText / mostSteps) - 1
const filled = (text: string): string => text.repeat(Math.ceil(stepLength / text.length)).slice(0, stepLength)

const names: Readonly<Record<string, (n: number) => string>> = {
  parecidos: (n) => `Harina ${'abcdefghij'[n % 10]}${n} de trigo de la casa`,
  iguales: () => 'Harina de trigo',
  'mayúsculas y minúsculas': (n) => ['harina', 'Harina', 'HARINA', 'hArina', 'haRina'][n % 5] ?? '',
  'muy largos': (n) => `Harina ${'de trigo '.repeat(20)}${n}`,
}
const texts: Readonly<Record<string, string>> = {
  'una frase sin fin': 'la harina a1 de trigo de la casa, ',
  'muchas frases': 'Añadir la harina de trigo. ',
  'muchas cláusulas': 'batir la harina y picar, ',
  'sólo la palabra': 'harina ',
}
const edits = [
  'Quita la harina',
  'Cambia la harina por harina harina harina',
  'Cambia la harina por patata',
  'Ponle menos harina',
  'Quita la harina, el trigo y la casa',
  'Añádele harina, canela, trigo y nueces',
  'Hazla sin gluten',
  'Pásala a 40 raciones',
  '¿Qué alérgenos lleva?',
]

beforeAll(() => {
  ask('Crea una receta de croquetas')
})

describe('un cambio en una receta del límite', () => {
  // Each kind of name with one kind of text, and the commonest names with all: what grows does so by one of the two.
  const pairs = Object.entries(names).flatMap(([what, name], at) =>
    Object.entries(texts)
      .filter((_, of) => at === 0 || of === at)
      .map(([how, text]) => [what, how, name, text] as const),
  )
  test.each(pairs)('nombres %s, %s', (_what, _how, name, text) => {
    const part = (share: number): ChatRecipe =>
      recipeOf(
        ofEach(mostLines / share, name),
        ofEach(mostSteps / share, () => filled(text)),
      )
    for (const edit of edits)
      expect(
        growthOf((share) => asking(edit, part(share))),
        edit,
      ).toBeLessThan(mostGrowth)
  })

  test('un nombre nuevo que contiene el viejo no crece sin fin', () => {
    const recipe = recipeOf(
      ofEach(mostLines, () => 'Tomate'),
      ['Añadir el tomate.', 'Servir.'],
    )
    const { recipe: made } = ask('Cambia el tomate por tomate tomate', recipe)
    expect(made?.method).toBe('Añadir el tomate tomate.\nServir.')
  })
})

test.each(['Agua-miel', 'Nata 35 %', 'Sal + pimienta', 'A.O.V.E.', 'C$*?[x]{2}|^/'])(
  'un nombre con signos se cambia por otro en los pasos: %s',
  (name) => {
    const recipe = recipeOf([name, 'Canela'], ['Cocer todo.'])
    expect(ask('Cambia la canela por miel', recipe).recipe?.ingredients[1]?.name).toBe('Miel')
    expect(renameFoods(`Añadir ${name} y cocer.`, [{ from: name, to: 'Miel' }])).not.toBe('')
  },
)

describe('más allá del límite se dice, y no se cambia nada', () => {
  const lines = ofEach(mostLines, (n) => `Harina ${n}`)
  const steps = ofEach(mostSteps, () => 'Añadir la harina.')
  test.each<[string, ChatRecipe]>([
    ['un ingrediente más', recipeOf([...lines, 'Sal'], steps)],
    ['un paso más', recipeOf(lines, [...steps, 'Servir.'])],
    ['un carácter más', recipeOf(lines, ['x'.repeat(mostText + 1)])],
  ])('%s', (_, recipe) => {
    for (const edit of ['Quita la harina', 'Cambia la harina por patata', 'Añádele canela']) {
      const { response, recipe: made } = ask(edit, recipe)
      expect(made).toBeNull()
      expect(response).toBe(
        '**Salsa** es demasiado larga para cambiarla aquí: puedo con 100 ingredientes, 60 pasos y 8.000 caracteres de método. Cámbiala en su ficha, en el **Gestor de Recetas**.',
      )
    }
  })

  test('en el límite justo se cambia', () => {
    expect(ask('Quita la harina 7', recipeOf(lines, steps)).recipe?.ingredients).toHaveLength(mostLines - 1)
  })

  test('las demás preguntas sobre una receta de 300 ingredientes y 50.000 caracteres se contestan', () => {
    const part = (share: number): ChatRecipe =>
      recipeOf(
        ofEach(300 / share, (n) => `${'a '.repeat(90)}${n}`),
        ['Añadir la harina. '.repeat(2777 / share)],
      )
    for (const edit of [
      'Pásala a 40 raciones',
      '¿Cuánto cuesta?',
      '¿Qué alérgenos lleva?',
      'Hazla vegana',
      'Enséñamela',
    ])
      expect(
        growthOf((share) => asking(edit, part(share))),
        edit,
      ).toBeLessThan(mostGrowth)
  })
})

const repeated = [
  'a',
  'y ',
  ', ',
  '1 ',
  ' ',
  '\n',
  '¿',
  'sin ',
  'con ',
  'y sin ',
  'de ',
  'por ',
  'en vez de ',
  '1/2 ',
  '(',
  '🦐',
  'receta de ',
  'constructor ',
]
const begun = [
  '',
  'crea una receta de ',
  'cuánto cuesta ',
  'convierte ',
  'quita ',
  'tengo ',
  'menú para 10 ',
  'cambia ',
  'busca ',
]

test.each(repeated)('4.000 caracteres de «%s», solos, tras una pregunta y en 40 mensajes', (piece) => {
  const part = (share: number): string => piece.repeat(4000 / piece.length / share)
  for (const start of begun) {
    const question = (share: number): string => (start + part(share)).slice(0, 4000)
    const asked = (share: number) => asking(question(share).trim() === '' ? `${question(share)}?` : question(share))
    expect(growthOf(asked), start).toBeLessThan(mostGrowth)
  }
  const history = (share: number) => ofEach(40 / share, (): Message => ({ role: 'user', content: part(1) }))
  const remembering = (share: number) => () => answer(readQuestion(history(share), knowledge), noFindings, knowledge)
  expect(growthOf(remembering)).toBeLessThan(mostGrowth)
})

test.each(['sal ', '1 ', ' '])(
  'una conversación de 40 mensajes de 4.000 caracteres de «%s» no se oye cada vez desde el principio',
  (piece) => {
    const turns = (share: number) =>
      ofEach(40 / share, (): Message => ({ role: 'user', content: piece.repeat(4000 / piece.length) }))
    // Known to nobody yet, each time: what was heard before is kept by what is known.
    // Each turn asks what stood before it: a little more for each, and not all for each.
    expect(growthOf((share) => () => hear(turns(share), safety, { ...knowledge }))).toBeLessThan(3)
  },
)

test.each<[string, (n: number) => string]>([
  ['de una letra', (n) => `${'a '.repeat(98)}${n}`],
  ['con el mismo alimento', (n) => `${'pollo '.repeat(32)}${n}`],
  ['de paréntesis', (n) => `${'('.repeat(190)}${n}`],
])('un método de 300 ingredientes %s', (_, name) => {
  const ingredients = (share: number) => ofEach(300 / share, (n) => line(name(n).slice(0, 200)))
  for (const recipeName of ['Paella', 'x'.repeat(200), 'pollo '.repeat(33)]) {
    const drafting = (share: number) => () => draftMethod({ recipeName, ingredients: ingredients(share) })
    expect(growthOf(drafting)).toBeLessThan(mostGrowth)
  }
})

test.each(['a, ', 'sal para el ', ' mediano', ' picado', ',', '- ', ' o ', ' y', '. ', ' (', ' +', ' en trozos'])(
  'un nombre de 16.000 caracteres de «%s» se lee en tiempo lineal',
  (piece) => {
    const reading = (share: number) => () => nameAndNote(`sal${piece.repeat(16_000 / piece.length / share)}x`)
    expect(growthOf(reading)).toBeLessThan(mostGrowth)
  },
)

test.each(['1. ', '1. Pelar. 2. Cortar. ', '• ', 'a, ', 'á, ', 'ñ de ', 'Paso 1: ', 'Para la masa: ', '. ', ' '])(
  'un método de 50.000 caracteres de «%s» se parte en tiempo lineal, en una línea y en muchas',
  (piece) => {
    const text = (share: number): string => piece.repeat(50_000 / piece.length / share)
    const splitting = (lines: readonly string[]) => () => splitSteps(lines)
    expect(growthOf((share) => splitting([text(share)]))).toBeLessThan(mostGrowth)
    expect(growthOf((share) => splitting(text(share).match(/.{1,20}/gs) ?? []))).toBeLessThan(mostGrowth)
  },
)
