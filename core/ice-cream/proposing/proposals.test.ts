import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FormulaType, formulaTypes } from '#core/ice-cream/composition/formula.ts'
import { fullRecipe } from '#core/ice-cream/process/full-recipe.ts'
import { icePantry as pantry } from '#testing/food-table.ts'
import { composeFormula, type Proposal, proposeFormula } from './propose-formula.ts'

const propose = (name: string, type: FormulaType, servings = 1000): Proposal =>
  proposeFormula(pantry, { name, type, servings })

const idsOf = ({ rows }: Proposal): (string | undefined)[] => rows.map(({ name }) => pantry.match(name)?.id)
const gramsOf = (proposal: Proposal, id: string): number =>
  proposal.rows.find(({ name }) => pantry.match(name)?.id === id)?.quantity ?? 0
const massOf = ({ rows }: Proposal): number => rows.reduce((sum, { quantity }) => sum + quantity, 0)

/** Every formula here is inside all its ranges or within their margin, and has no warning to correct. */
const inside: Readonly<Record<FormulaType, string>> = {
  helado:
    'vainilla|nata|fior di latte|fresa|mango|plátano|melocotón|cereza|higos|maracuyá|coco|piña colada|aguacate|calabaza|limón|' +
    'chocolate|chocolate 70 %|chocolate con leche|chocolate blanco|pistacho|avellana|almendra|nueces|turrón|praliné|gianduja|' +
    'cacahuete|sésamo|castaña|café|té matcha|canela|leche merengada|dulce de leche|queso|mascarpone|yogur|horchata|' +
    'yogur con frutos rojos|stracciatella|tiramisú|crema catalana|mantecado|málaga|whisky|Pedro Ximénez|vino tinto|' +
    'licor de naranja|aceite de oliva|caramelo salado|chocolate y naranja|fresa y albahaca|pera y queso azul|vainilla sin huevo|' +
    'queso azul y miel|AOVE|kéfir y arándanos|leche de oveja y romero|galleta María|galleta Lotus|azafrán|cardamomo|té earl grey|' +
    'lavanda y miel|natillas|flan|torrija|turrón de Alicante|tarta de Santiago|mantequilla salada|roscón de Reyes|maíz|' +
    'queso y dulce de membrillo|piñones|rosas|violeta|banoffee|after eight|oreo|ruibarbo|nata y nueces',
  sorbete:
    'limón|lima|mango y lima|fresa|frambuesa|maracuyá|sandía|melón|plátano|piña|manzana verde|naranja|mandarina|pomelo|kiwi|' +
    'frutos rojos|mojito|gin tonic|limón al cava|tropical|arándanos|chocolate|uva|yuzu|bellini|mimosa|tinto de verano|daiquiri|' +
    'rebujito|granada|chirimoya|membrillo|azahar y naranja',
  granizado:
    'té con limón|tónica y lima|naranja sanguina|limón|fresa|café|sandía|naranja|menta|mango|melón|piña|frutos rojos|limón y hierbabuena|mojito|tomate',
}

/** What may still be said of a formula of the list: facts of the flavour that no gram changes. */
const harmless = /^(?:FORMULA_EQUILIBRADA|ACIDO_CON_LACTEO|KIWI_PINA_CRUDOS|ESTABILIZANTE_BAJO|MONOSACARIDOS_ALTOS)$/

const listed = formulaTypes.flatMap((type) => inside[type].split('|').map((name) => [type, name] as const))

test('son más de sesenta sabores', () => {
  expect(listed.length).toBeGreaterThan(60)
})

test.each(listed)('%s de %s: dentro de sus rangos, cucharable y al gramo', (type, name) => {
  const proposal = propose(`${type} de ${name}`, type)
  const { analysis, outside } = proposal
  expect(outside.filter(({ verdict }) => verdict === 'out')).toEqual([])
  expect(analysis.warnings.map(({ code }) => code).filter((code) => !harmless.test(code))).toEqual([])
  expect(analysis.firmness?.label).toBe('Óptimo')
  const wanted = type === 'granizado' ? -2.5 : -12
  expect(Math.abs((analysis.freezing?.servingTemperature ?? 0) - wanted)).toBeLessThan(0.3)
  expect(massOf(proposal)).toBeCloseTo(1000, 6)
  expect(proposal.notes.filter((note) => note.startsWith('No se reconoce'))).toEqual([])
  expect(proposal.description).toContain('PAC ')
})

// What cannot be inside, with what is out: the flavour itself stands in the way, and the formula says so.
test.each([
  ['sorbete', 'sorbete de coco', ['fat', 'fruit']],
  ['sorbete', 'sorbete de café', ['fruit']],
  ['sorbete', 'sorbete de té verde', ['fruit']],
  ['sorbete', 'sorbete de tomate', ['fruit']],
  ['sorbete', 'sorbete de avellana', ['fat', 'fruit']],
  ['sorbete', 'sorbete de yogur', ['msnf', 'fruit']],
  ['sorbete', 'sorbete de limón sin azúcar', ['pac', 'sugars']],
  ['helado', 'helado de vainilla sin azúcar', ['sugars']],
  ['helado', 'helado de vainilla sin lactosa', ['msnf']],
  ['helado', 'helado vegano de chocolate', ['sugars', 'totalSolids']],
  ['granizado', 'granizado de horchata', ['fat']],
] as const)('%s, «%s»: fuera %j, y dice por qué', (type, name, out) => {
  const { outside, description } = propose(name, type)
  const missed = outside.filter(({ verdict }) => verdict === 'out')
  expect(missed.map((found) => found.name)).toEqual(out)
  for (const { text } of missed) {
    expect(text).toMatch(/^\p{Lu}.* \(rango .*\): .+\.$/u)
    expect(description).toContain(text)
  }
})

describe('los sabores se leen como se dicen', () => {
  test.each([
    ['Helado de chocolate 85 %', 'helado', ['cobertura_85', 'cacao_polvo_22']],
    ['sorbete de mango y lima', 'sorbete', ['mango', 'zumo_lima']],
    ['HELADO DE LIMONES', 'helado', ['zumo_limon']],
    ['helado de queso de cabra con miel', 'helado', ['queso_cabra', 'miel']],
    ['Granizado de fresas', 'granizado', ['fresa']],
    ['helado de nueces de macadamia', 'helado', ['pasta_macadamia']],
    ['helado vegano de fresa', 'helado', ['fresa', 'bebida_avena']],
    ['helado de ron con pasas', 'helado', ['ron', 'pasas']],
    ['sorbete de frutos rojos', 'sorbete', ['fresa', 'frambuesa', 'mora']],
    ['helado de vainilla sin lactosa', 'helado', ['leche_sin_lactosa']],
  ] as const)('«%s»', (name, type, ids) => {
    expect(idsOf(propose(name, type))).toEqual(expect.arrayContaining([...ids]))
  })

  test('el primero manda en la dosis', () => {
    const mango = propose('sorbete de mango y lima', 'sorbete')
    expect(gramsOf(mango, 'mango')).toBeGreaterThan(4 * gramsOf(mango, 'zumo_lima'))
  })

  test('dos sabores líquidos a la vez dejan sitio a los azúcares', () => {
    expect(massOf(propose('helado de horchata y yogur', 'helado'))).toBeCloseTo(1000, 6)
  })

  test('lo desconocido es una base y lo dice', () => {
    expect(propose('helado de Ñandú', 'helado').notes).toEqual([
      'No se reconoce «Ñandú»: es una base de helado crema, añade tú el sabor.',
    ])
    expect(propose('sorbete', 'sorbete').notes).toEqual([
      'El nombre no dice ningún sabor: es una base de sorbete de fresa, cambia la fruta por la tuya.',
    ])
    // §15.2: it stays with the formula, in its description.
    expect(propose('helado de Ñandú', 'helado').description).toContain('No se reconoce «Ñandú»')
    const half = propose('helado de fresa y pitufo', 'helado')
    expect(half.description).toContain('No se reconoce «pitufo»')
    expect(half.notes).toEqual(['No se reconoce «pitufo»: no está en la fórmula.'])
    expect(idsOf(half)).toContain('fresa')
  })

  test.each([
    ['granizado de cafe', 'Granizado de café'],
    ['HELADO DE TURRON', 'Helado de turrón'],
    ['helado de manzanas', 'Helado de manzana'],
    ['sorbete de lichi', 'Sorbete de lichi'],
    ['helado de Nutella', 'Helado de nutella'],
    ['helado de chocolate 85 %', 'Helado de chocolate 85 %'],
  ] as const)('«%s» se escribe «%s», con sus tildes', (name, written) => {
    const type = name.split(' ')[0] === 'sorbete' ? 'sorbete' : name.startsWith('granizado') ? 'granizado' : 'helado'
    expect(propose(name, type).description).toContain(`${written}, con `)
  })

  test('lo que se infusiona y se cuela se dice, y no pesa', () => {
    const { notes, rows, description } = propose('helado de lavanda', 'helado')
    // It stays with the formula: nowhere else does it say lavender.
    expect(description).toContain(notes[0] ?? 'a note')
    expect(notes).toEqual([
      '«lavanda» se infusiona en el líquido caliente y se cuela: 2–3 g por kg. No pesa en la fórmula.',
    ])
    expect(rows.map(({ name }) => name)).toEqual(propose('helado de nata', 'helado').rows.map(({ name }) => name))
  })

  test('dicho dos veces entra una vez', () => {
    const twice = propose('helado de pistacho con pasta de pistacho', 'helado')
    expect(gramsOf(twice, 'pasta_pistacho')).toBe(100)
  })

  test('la trufa de bombón es chocolate; la negra, no', () => {
    expect(idsOf(propose('helado de trufa', 'helado'))).toContain('cobertura_70')
    expect(idsOf(propose('helado de trufa negra', 'helado'))).not.toContain('cobertura_70')
  })

  test('sin azúcares añadidos: la vainilla no es azúcar, y no se propone añadirlo', () => {
    const { notes, analysis } = propose('helado de vainilla sin azúcares añadidos', 'helado')
    expect(notes.join(' ')).not.toContain('lleva azúcar')
    expect(propose('helado de gianduja sin azúcar', 'helado').notes.join(' ')).toContain(
      '«gianduja con leche» lleva azúcar',
    )
    const few = analysis.warnings.find(({ code }) => code === 'AZUCARES_BAJOS')
    expect(few).toMatchObject({ severity: 'info', fix: null })
    const soft = analysis.warnings.find(({ code }) => code === 'MONOSACARIDOS_ALTOS')
    expect(soft?.text).toContain('Muchos polioles')
  })

  test('en lo vegano no entra nada animal', () => {
    for (const name of [
      'helado vegano de dulce de leche',
      'helado vegano de turrón y miel',
      'helado vegano de tiramisú',
      'helado vegano de chocolate con leche',
    ]) {
      const { analysis, rows } = propose(name, 'helado')
      expect(analysis.composition.milkFat + analysis.composition.msnf).toBe(0)
      expect(rows.some(({ name: row }) => /yema|miel\b/i.test(row))).toBe(false)
    }
  })

  test('sin azúcar: ni sacarosa ni dextrosa, y los polioles por debajo del 10 %', () => {
    for (const [name, type] of [
      ['helado de chocolate sin azúcar', 'helado'],
      ['sorbete de fresa sin azúcar', 'sorbete'],
    ] as const) {
      const { analysis, rows } = propose(name, type)
      expect(rows.some(({ name: row }) => /sacarosa|\bdextrosa|cobertura/i.test(row))).toBe(false)
      expect(analysis.composition.polyols).toBeLessThan(10)
    }
  })
})

test('cualquier rendimiento da la misma fórmula a otra escala', () => {
  const kilo = propose('helado de pistacho', 'helado')
  for (const servings of [60, 250, 5000, 80_000]) {
    const batch = propose('helado de pistacho', 'helado', servings)
    expect(massOf(batch)).toBeCloseTo(servings, 6)
    expect(Math.abs(batch.analysis.totals.pac - kilo.analysis.totals.pac)).toBeLessThan(8)
  }
  expect(massOf(propose('helado de nata', 'helado', Number.NaN))).toBeCloseTo(1000, 6)
})

test('con cualquier nombre sale una fórmula que se puede guardar, y siempre la misma', () => {
  const words = fc.constantFrom(
    ...[
      'helado',
      'de',
      'y',
      'con',
      'sin',
      'azúcar',
      'vegano',
      'fresa',
      'chocolate',
      'turrón',
      'horchata',
      'yogur',
      'vino',
      'tinto',
      'queso',
      'azul',
      'sal',
      '70 %',
      'miel',
      'café',
      'xyz',
      '🍦',
    ],
  )
  const names = fc.oneof(
    fc.array(words, { maxLength: 8 }).map((some) => some.join(' ')),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  fc.assert(
    fc.property(names, fc.constantFrom(...formulaTypes), (name, type) => {
      const proposal = propose(name, type)
      expect(massOf(proposal)).toBeCloseTo(1000, 6)
      expect(proposal.rows.every(({ quantity }) => quantity > 0)).toBe(true)
      expect(proposal.rows.length).toBeLessThanOrEqual(30)
      expect(proposal.description.length).toBeLessThan(5000)
      expect(
        proposal.analysis.bands.every(
          ({ name: band, verdict }) => verdict === 'ok' || proposal.outside.some((missed) => missed.name === band),
        ),
      ).toBe(true)
      expect(propose(name, type)).toEqual(proposal)
    }),
    { numRuns: 80 },
  )
})

// Each thing where a pastry chef puts it: cheese and oil off the fire, honey with the milk, vegetables cold, tea out while hot.
test.each([
  ['helado', 'queso azul y miel', ['Calienta leche entera, nata y miel', 'incorpora queso azul']],
  ['helado', 'flan', ['Funde en seco azúcar para caramelo hasta color ámbar', 'Añade el caramelo']],
  ['helado', 'té earl grey', ['infusiona té en hojas 5 min, cuela']],
  ['helado', 'galleta María', ['Tritura Galleta María hasta que sea polvo']],
  ['helado', 'aceite de oliva', ['incorpora aceite de oliva virgen extra']],
  ['helado', 'málaga', ['Al salir de la mantecadora, mezcla pasas sultanas']],
  ['helado', 'calabaza', ['Cuece calabaza', 'Tritura y cuela calabaza', 'por debajo de 10 °C, añade calabaza']],
  ['sorbete', 'gazpacho', ['Tritura y cuela tomate y pepino', 'añade tomate y pepino']],
  ['sorbete', 'gin tonic', ['añade zumo de lima y tónica', 'Añade ginebra justo antes de mantecar']],
  ['granizado', 'café', ['En frío, por debajo de 10 °C, añade café espresso']],
  ['helado', 'chocolate', ['incorpora cobertura negra']],
] as const)('%s de %s: cada cosa a su hora', (type, name, said) => {
  const { rows, analysis } = propose(`${type} de ${name}`, type)
  const { steps } = fullRecipe(pantry, { name, rows }, analysis)
  const places = said.map((words) => steps.findIndex((step) => step.includes(words)))
  expect(places, steps.join('\n')).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const powders = steps.find((step) => step.startsWith('Añade los polvos')) ?? ''
  expect(powders).not.toMatch(/queso|miel|tomate|calabaza|caramelo|aceite|invertido/)
})

test('una pizca no se redondea: la sucralosa va con sus centésimas y su tanto por mil', () => {
  const { rows, analysis } = propose('helado de vainilla sin azúcar', 'helado')
  const { ingredients } = fullRecipe(pantry, { name: 'Vainilla', rows }, analysis)
  expect(ingredients.find((line) => line.startsWith('Sucralosa'))).toMatch(/: 0,\d\d g · 0,0\d+ %$/)
})

describe('de lo que sugiere otro', () => {
  const shelf = fc.constantFrom(...pantry.ingredients.map(({ name }) => name))
  const line = fc.record({
    name: fc.oneof({ weight: 5, arbitrary: shelf }, { weight: 1, arbitrary: fc.string({ maxLength: 20 }) }),
    grams: fc.oneof(fc.double({ min: 0.1, max: 900, noNaN: true }), fc.constantFrom(0.001, 100_000)),
  })
  const request = fc.record({
    name: fc.constantFrom('Helado de nata', 'Sorbete vegano sin alcohol', 'Paseo de otoño', 'Chocolate sin azúcar'),
    type: fc.constantFrom(...formulaTypes),
    servings: fc.constantFrom(60, 1000, 5000),
  })

  test('sea lo que sea: pesa lo pedido, no queda peor que la nuestra, y lo que el nombre no quiere no entra', () => {
    let accepted = 0
    fc.assert(
      fc.property(request, fc.array(line, { maxLength: 14 }), (asked, suggestion) => {
        const own = proposeFormula(pantry, asked)
        const composed = composeFormula(pantry, asked, suggestion, own)
        if (!composed.ok) return
        accepted++
        const { proposal } = composed
        expect(massOf(proposal)).toBeCloseTo(asked.servings, 6)
        expect(proposal.rows.every(({ quantity }) => quantity > 0)).toBe(true)
        expect(outOf(proposal)).toBeLessThanOrEqual(outOf(own) + 1)
        expect(JSON.stringify(proposal)).not.toContain('NaN')
        if (asked.name.includes('vegano')) expect(proposal.analysis.composition.msnf).toBe(0)
        if (asked.name.includes('sin alcohol')) expect(proposal.analysis.composition.alcohol).toBe(0)
      }),
      { numRuns: 150, seed: 9 },
    )
    expect(accepted).toBeGreaterThan(10)
  })

  test('la base que nombra ocupa el sitio de la nuestra, y las gomas las pone la paleta', () => {
    const asked = { name: 'Helado de oveja y miel', type: 'helado' } as const
    const suggestion = [
      { name: 'Leche de oveja', grams: 700 },
      { name: 'Miel', grams: 60 },
      { name: 'Azúcar moreno', grams: 80 },
      { name: 'Goma garrofín', grams: 50 },
    ]
    const composed = composeFormula(pantry, asked, suggestion, proposeFormula(pantry, asked))
    if (!composed.ok) throw new Error(composed.reason)
    const ids = idsOf(composed.proposal)
    expect(ids).toContain('leche_oveja')
    expect(ids).toContain('miel')
    expect(ids).toContain('neutro_crema_5')
    expect(ids).not.toContain('leche_entera')
    expect(ids).not.toContain('garrofin')
  })
})

const outOf = ({ outside }: Proposal): number => outside.filter(({ verdict }) => verdict === 'out').length

test('sin alcohol es sin alcohol, y sin frutos secos, sin ellos', () => {
  const mojito = propose('granizado de mojito sin alcohol', 'granizado')
  expect(mojito.analysis.composition.alcohol).toBe(0)
  expect(mojito.notes.join(' ')).toContain('sin alcohol')
  expect(propose('helado de chocolate sin frutos secos', 'helado').notes).toEqual([])
})

test('lo que el nombre dice de azúcares, de quesos y de cómo se sirve se entiende', () => {
  const made = (name: string) => proposeFormula(pantry, { name, type: 'helado' })
  const names = (name: string) => made(name).rows.map((row) => row.name)
  const sugarFree = made('Helado de vainilla sin azúcar con maltitol e inulina')
  expect(sugarFree.description).not.toContain('No se reconoce')
  expect(names('Helado de vainilla sin azúcar con maltitol e inulina')).toEqual(
    expect.arrayContaining(['Maltitol en polvo (E-965)', 'Inulina nativa (achicoria)']),
  )
  const trehalose = made('Helado de vainilla con trehalosa')
  const isUsed = trehalose.rows.some(({ name }) => name.startsWith('Trehalosa'))
  expect(isUsed || trehalose.description.includes('no hace falta para equilibrarla')).toBe(true)
  expect(made('Helado de vainilla con estevia y xyz').description).toContain('No se reconoce')
  expect(names('Helado de queso Idiazábal')).not.toContain('Queso crema')
  expect(names('Gelato de chocolate negro 60 %')).toContain('Cobertura negra 60 %')
  expect(made('Soft serve de vainilla').description).toContain('al salir de la máquina')
  expect(made('Semifreddo de avellana').description).toContain('no se manteca')
  expect(made('Frozen yogurt de frutos rojos').description).toContain('yogurt y frutos rojos')
  expect(made('Helado de queso e higo').description).toContain('queso e higo')
})
