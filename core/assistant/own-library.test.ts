import { expect, test } from 'vitest'
import { foodFacts } from '#core/costing/costs/equivalence.ts'
import { resolverOf } from '#core/nutrition/resolve-food.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { safety } from '#testing/kitchen-safety.ts'
import { knowledge } from '#testing/knowledge.ts'
import { lastReply } from '#testing/talk-to-assistant.ts'
import { costKey, type Findings, noFindings, type OwnRecipe } from './kitchen/findings.ts'
import { hear } from './turns/hear.ts'

const g = (name: string, quantity: number): IngredientDraft => ({ name, quantity, unit: 'g' })
const of = (name: string, category: string, servings: number, ingredients: readonly IngredientDraft[]): OwnRecipe => ({
  id: name,
  name,
  category,
  servings,
  ingredients: [...ingredients],
  unmeasured: [],
})

const recipes = [
  of('Flan de café', 'Postres', 10, [g('huevo', 500), g('leche entera', 1000), g('azúcar', 200)]),
  of('Granizado de mandarina', 'Postres', 10, [g('zumo de naranja', 1000), g('azúcar', 200)]),
  of('Ensalada de lentejas', 'Entrantes', 5, [g('lenteja', 500), g('cebolla', 200), g('aceite de oliva', 100)]),
  of('Buñuelos de bacalao', 'Entrantes', 10, [g('bacalao desalado', 600), g('harina de trigo', 200), g('huevo', 200)]),
  of('Dorada a la espalda', 'Pescados', 4, [g('dorada', 1600), g('aceite de oliva', 100), g('ajo', 40)]),
]
// € a kilo; the rest has none.
const prices: Readonly<Record<string, number>> = {
  huevo: 3,
  'leche entera': 1,
  azúcar: 1,
  lenteja: 2,
  'bacalao desalado': 20,
  'harina de trigo': 1,
  dorada: 12,
}

const known = new Map(
  recipes.flatMap(({ ingredients }) =>
    ingredients.map((line) => {
      const price = prices[line.name]
      const typed =
        price === undefined
          ? null
          : {
              id: '',
              ingredientName: line.name,
              pricePerUnit: price,
              unit: 'kg',
              source: 'Albarán',
              lastUpdated: '2026-11-01T10:00:00.000Z',
              kind: 'typed' as const,
              priceDate: null,
            }
      return [
        costKey(line),
        { ...foodFacts(line.name, line.unit, resolverOf(knowledge.pantry)), price: typed, merma: null },
      ] as const
    }),
  ),
)
const inFolders = recipes.map((recipe) =>
  recipe.name.startsWith('Granizado') ? { ...recipe, folder: 'Verano' } : recipe,
)
const findings: Findings = {
  ...noFindings,
  library: { total: recipes.length, recipes: inFolders },
  escandallo: { counting: { reading: 'specified', merma: false }, known },
}

/** What is answered to the last of some turns. */
const talk = (turns: readonly string[]): string => lastReply(turns, findings).response.replaceAll('\u00a0', ' ')

const names = recipes.map(({ name }) => name)
const namedIn = (said: string): readonly string[] => names.filter((name) => said.includes(name))

test.each<[readonly string[], readonly string[]]>([
  [['qué postres tengo'], ['Flan de café', 'Granizado de mandarina']],
  [['tengo algún postre sin huevo'], ['Granizado de mandarina']],
  [['qué postres tengo', 'sin huevo'], ['Granizado de mandarina']],
  [['cuántas recetas tengo', 'de pescado'], ['Dorada a la espalda']],
  [
    ['cuántas recetas tengo apuntadas', 'y de esas cuáles son entrantes'],
    ['Ensalada de lentejas', 'Buñuelos de bacalao'],
  ],
  [
    ['qué entrantes tengo', 'y postres'],
    ['Flan de café', 'Granizado de mandarina'],
  ],
  [['qué entrantes tengo sin gluten'], ['Ensalada de lentejas']],
  [['qué platos no llevan gluten ni huevo'], ['Granizado de mandarina', 'Ensalada de lentejas', 'Dorada a la espalda']],
  [['qué puedo servir a un alérgico al huevo de mis postres'], ['Granizado de mandarina']],
  [['tengo algo vegano'], ['Granizado de mandarina', 'Ensalada de lentejas']],
  [['en q recetas uso el azúcar'], ['Flan de café', 'Granizado de mandarina']],
  [['dónde gasto el ajo'], ['Dorada a la espalda']],
  [['dónde gasto el ajo', 'y la cebolla'], ['Ensalada de lentejas']],
  [
    ['cuál de las mías lleva huevo', 'y con pescado cuáles'],
    ['Buñuelos de bacalao', 'Dorada a la espalda'],
  ],
  [
    ['cuántas recetas llevo apuntadas', 'cuáles son postres'],
    ['Flan de café', 'Granizado de mandarina'],
  ],
  [
    ['cuáles llevan huevo', 'y pescado'],
    ['Buñuelos de bacalao', 'Dorada a la espalda'],
  ],
  [
    ['no tengo huevo hoy, qué platos puedo seguir sirviendo'],
    ['Granizado de mandarina', 'Ensalada de lentejas', 'Dorada a la espalda'],
  ],
  [['se ha acabado el ajo, qué platos quito de la carta'], ['Dorada a la espalda']],
  [['cuáles llevan azúcar y huevo'], ['Flan de café']],
  [['qué hay en la carpeta de verano'], ['Granizado de mandarina']],
  [['cuáles son las 2 más caras con huevo'], ['Flan de café', 'Buñuelos de bacalao']],
  [['qué entrantes tengo sin gluten', 'y para un alérgico al huevo'], ['Ensalada de lentejas']],
  [['recetas de menos de 0,50 euros la ración'], ['Flan de café', 'Granizado de mandarina', 'Ensalada de lentejas']],
])('%j: %j', (turns, expected) => {
  expect(namedIn(talk(turns)).toSorted()).toEqual([...expected].toSorted())
})

test.each<[readonly string[], RegExp]>([
  [['cual es la q esta echa pa menos gente'], /^Para menos gente es \*\*Dorada a la espalda\*\*: \*\*4 raciones/],
  [['cuál es la receta con menos ingredientes'], /^La que menos ingredientes lleva: \*\*Granizado/],
  [['cuántos postres tengo'], /\*\*2\*\* postres/],
  [['sácame el listado de mis fichas'], /Flan de café[\s\S]*Dorada a la espalda/],
  [['qué fichas tengo'], /Flan de café[\s\S]*Dorada a la espalda/],
  [
    ['saca los alérgenos de toda la carta'],
    /Buñuelos de bacalao\*\*: gluten, huevos, pescado[\s\S]*Granizado de mandarina\*\*: ninguno seguro|Granizado de mandarina\*\*: ninguno seguro[\s\S]*Buñuelos de bacalao\*\*: gluten, huevos, pescado/,
  ],
  [['cuál es el postre más caro'], /más caro por ración es \*\*Flan de café\*\*: \*\*0,27 €\*\*/],
  [['cuál es el postre más caro', 'y el más barato'], /Granizado de mandarina\*\*: \*\*0,02 €\*\* como mínimo/],
  [['cuál es el pescado más caro', 'por qué'], /dorada/],
  [['cuál es mi postre más caro', 'y el segundo más caro'], /n\.º 2 más caro por ración es \*\*Granizado/],
  [
    ['qué me sale más caro, el flan o los buñuelos'],
    /más cara \*\*Buñuelos de bacalao\*\*: \*\*1,28 €\*\* contra 0,27 €/,
  ],
  [['cuánto me cuesta un menú con ensalada, dorada y flan'], /El menú sale a \*\*5,27 €\*\*/],
  [['la última receta que apunté'], /La última es \*\*Flan de café\*\*/],
  [['en qué carpeta tengo el granizado'], /está en la carpeta \*\*Verano\*\*/],
  [['si la dorada sube a 15 qué me pasa'], /encarecen \*\*1\*\*[\s\S]*Dorada a la espalda\*\*: de 4,80 € a 6,00 €/],
  [['lista de la compra para 20 de flan, granizado y ensalada'], /2 kg · lenteja[\s\S]*1 kg · huevo/],
  [['qué entrantes tengo', 'cuánto salen'], /Buñuelos de bacalao\*\*: 1,28 € por ración/],
  [['cuál es el pescado más caro', 'por qué'], /dorada\*\*: 19,20 €, el \*\*100 %/],
  [['qué plato lleva más huevo'], /Flan de café\*\*: \*\*50 g por ración/],
  [['a qué ingredientes les falta precio'], /aceite de oliva\*\*: Ensalada de lentejas, Dorada a la espalda/],
  [['hay algo sin precio en la dorada'], /Sin precio guardado en \*\*Dorada a la espalda\*\*: \*\*2\*\*/],
  [['si el huevo sube un 20 qué recetas se encarecen'], /Flan de café\*\*: de 0,27 € a 0,30 € por ración/],
  [
    ['lista de la compra para 20 de flan y 8 de dorada'],
    /3,2 kg · dorada[\s\S]*2 l|3,2 kg · dorada[\s\S]*2 kg · leche entera[\s\S]*1 kg · huevo/,
  ],
  [['qué compro para 20 de flan y 30 de caldo gallego'], /No encuentro en tu biblioteca \*\*caldo gallego\*\*/],
  [['si hago 20 de flan y 10 de buñuelos cuánto huevo gasto'], /huevo: \*\*1\.?200 g\*\*|huevo: \*\*1,2 kg\*\*/],
  [
    ['hazme un menú de 3 platos con lo mío'],
    /Entrante\*\*: (?:Ensalada|Buñuelos)[\s\S]*Segundo\*\*: Dorada[\s\S]*Postre/,
  ],
  [
    ['hazme un menú de 3 platos con lo mío', 'viene un vegano'],
    /Entrante\*\*: Ensalada[\s\S]*Postre\*\*: Granizado[\s\S]*no tengo segundo/,
  ],
])('%j dice %s', (turns, said) => {
  expect(talk(turns)).toMatch(said)
})

test.each([
  'qué pescados hay ahora de temporada',
  'tengo pescado que gastar hoy',
  'tengo 3 kg de carne qué hago',
  'qué postres son típicos de Galicia',
  'en qué se gasta más luz',
  'qué lleva la carbonara',
])('%s no se pregunta de la biblioteca', (text) => {
  const [heard] = hear([{ role: 'user', content: text }], safety, knowledge)
  expect(heard !== undefined && 'question' in heard ? heard.question.library : null).toBeNull()
})
