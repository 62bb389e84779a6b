import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyChanges,
  type Changeable,
  type Changes,
  changesProblems,
  changesTo,
  tidyChanges,
  variedLines,
} from '#core/kitchen-lab/changes.ts'
import { compareVariations } from '#core/kitchen-lab/compare.ts'
import { diffOf, isSame, recipeDiff } from '#core/kitchen-lab/diff.ts'
import { rebaseChanges } from '#core/kitchen-lab/rebase.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { units } from '#core/units/units.ts'

const line = (name: string, quantity: number, unit: IngredientDraft['unit'] = 'g') => ({ name, quantity, unit })
const croquetas: Changeable = {
  servings: 4,
  ingredients: [line('Jamón', 150), line('Leche', 0.75, 'l'), line('Harina', 90), line('Sal', 3)],
}

describe('los cambios de una variación', () => {
  test('ninguno deja la base como es', () => {
    expect(applyChanges(croquetas, {})).toEqual(croquetas)
    expect(isSame(diffOf(croquetas, {}))).toBe(true)
  })

  test('cambian, sustituyen, quitan y añaden, en el orden de la base', () => {
    const changes: Changes = {
      servings: 6,
      lines: [
        { line: 0, name: 'Setas', quantity: 200 },
        { line: 1, quantity: 0.9 },
        { line: 3, removed: true },
      ],
      added: [line('Queso', 50)],
    }
    expect(applyChanges(croquetas, changes)).toEqual({
      servings: 6,
      ingredients: [line('Setas', 200), line('Leche', 0.9, 'l'), line('Harina', 90), line('Queso', 50)],
    })
    expect(diffOf(croquetas, changes)).toEqual({
      servings: { before: 4, after: 6 },
      lines: [
        { kind: 'replaced', before: line('Jamón', 150), after: line('Setas', 200) },
        { kind: 'changed', before: line('Leche', 0.75, 'l'), after: line('Leche', 0.9, 'l') },
        { kind: 'removed', before: line('Sal', 3) },
        { kind: 'added', after: line('Queso', 50) },
      ],
    })
  })

  test('lo que no cambia nada no se guarda', () => {
    const idle: Changes = { servings: 4, lines: [{ line: 1, quantity: 0.75 }], added: [], notes: '  ' }
    expect(tidyChanges(croquetas, idle)).toEqual({})
  })

  test('otra forma de escribir el mismo nombre no es otro ingrediente', () => {
    const { lines } = diffOf(croquetas, { lines: [{ line: 0, name: 'JAMON' }] })
    expect(lines).toEqual([{ kind: 'changed', before: line('Jamón', 150), after: line('JAMON', 150) }])
  })

  test.each<[string, Changes, string[]]>([
    ['una línea que no hay', { lines: [{ line: 4, quantity: 1 }] }, ['invalid_input']],
    [
      'dos veces la misma línea',
      {
        lines: [
          { line: 1, quantity: 1 },
          { line: 1, removed: true },
        ],
      },
      ['invalid_input'],
    ],
    ['todo quitado', { lines: [0, 1, 2, 3].map((one) => ({ line: one, removed: true })) }, ['ingredient_required']],
    ['un nombre en blanco', { added: [line(' ', 1)] }, ['ingredient_name_required']],
    ['una cantidad que nadie puede medir', { lines: [{ line: 1, quantity: 1e-13 }] }, ['quantity_too_small']],
    ['una cantidad de cero', { lines: [{ line: 1, quantity: 0 }] }, ['quantity_not_positive']],
    ['una receta que se puede hacer', { added: [line('Queso', 50)] }, []],
  ])('%s', (_, changes, problems) => {
    expect(changesProblems(croquetas, changes)).toEqual(problems)
  })
})

describe('al tomar la base nueva', () => {
  const rebased = (ingredients: readonly IngredientDraft[], changes: Changes, servings = 4) =>
    rebaseChanges(croquetas, { servings, ingredients }, changes)

  test('lo que la variación no toca sigue a la base; lo que toca se queda, esté donde esté su línea', () => {
    const newer = [line('Cebolla', 40), line('Leche', 0.8, 'l'), line('Jamón', 120), line('Harina', 95), line('Sal', 3)]
    const { changes, notes } = rebased(
      newer,
      {
        lines: [
          { line: 0, quantity: 100 },
          { line: 3, removed: true },
        ],
      },
      5,
    )
    expect(changes).toEqual({
      lines: [
        { line: 2, quantity: 100 },
        { line: 4, removed: true },
      ],
    })
    expect(notes).toEqual([])
  })

  test('si la base ya hizo el cambio, el cambio desaparece', () => {
    const newer = croquetas.ingredients.with(0, line('Jamón', 100))
    expect(rebased(newer, { lines: [{ line: 0, quantity: 100 }] })).toEqual({ changes: {}, notes: [] })
  })

  test('lo cambiado que la base ya no lleva se queda como añadido, y se dice', () => {
    const newer = croquetas.ingredients.slice(1)
    expect(rebased(newer, { lines: [{ line: 0, quantity: 100 }], notes: 'Freír menos' })).toEqual({
      changes: { added: [line('Jamón', 100)], notes: 'Freír menos' },
      notes: [{ kind: 'kept_as_added', name: 'Jamón' }],
    })
  })

  test('lo añadido que la base lleva ahora no se dobla: vale la cantidad de la variación, y se dice', () => {
    const newer = [...croquetas.ingredients, line('Queso', 30)]
    expect(rebased(newer, { added: [line('queso', 50)] })).toEqual({
      changes: { lines: [{ line: 4, name: 'queso', quantity: 50 }] },
      notes: [{ kind: 'now_in_base', name: 'queso' }],
    })
  })

  test('una sustitución que la base también ha hecho no se dobla', () => {
    const newer = croquetas.ingredients.with(1, line('Bebida de avena', 0.7, 'l'))
    const { changes } = rebased(newer, { lines: [{ line: 1, name: 'Bebida de avena', quantity: 0.9 }] })
    expect(applyChanges({ servings: 4, ingredients: newer }, changes).ingredients).toEqual(
      newer.with(1, line('Bebida de avena', 0.9, 'l')),
    )
  })
})

test('entre dos versiones de una receta, un nombre repetido se empareja por su turno', () => {
  const before = { servings: 4, ingredients: [line('Sal', 1), line('Agua', 100), line('Sal', 2)] }
  const after = { servings: 4, ingredients: [line('sal', 1), line('Sal', 5), line('Hielo', 10)] }
  expect(recipeDiff(before, after)).toEqual({
    servings: null,
    lines: [
      { kind: 'changed', before: line('Sal', 1), after: line('sal', 1) },
      { kind: 'removed', before: line('Agua', 100) },
      { kind: 'changed', before: line('Sal', 2), after: line('Sal', 5) },
      { kind: 'added', after: line('Hielo', 10) },
    ],
  })
})

describe('dos variaciones, una al lado de otra', () => {
  test('con la misma base, lo que viene de una línea comparte fila', () => {
    const one = { base: croquetas, changes: { lines: [{ line: 0, name: 'Setas' }], added: [line('Queso', 50)] } }
    const other = {
      base: croquetas,
      changes: { lines: [{ line: 3, removed: true as const }], added: [line('queso', 20)] },
    }
    expect(compareVariations(one, other)).toEqual([
      { one: line('Setas', 150), other: line('Jamón', 150), differs: true },
      { one: line('Leche', 0.75, 'l'), other: line('Leche', 0.75, 'l'), differs: false },
      { one: line('Harina', 90), other: line('Harina', 90), differs: false },
      { one: line('Sal', 3), other: null, differs: true },
      { one: line('Queso', 50), other: line('queso', 20), differs: true },
    ])
  })

  test('con bases distintas se encuentran por el nombre', () => {
    const pil = { servings: 2, ingredients: [line('Bacalao', 400), line('sal', 3)] }
    const rows = compareVariations({ base: croquetas, changes: {} }, { base: pil, changes: {} })
    expect(rows).toHaveLength(5)
    expect(rows[3]).toEqual({ one: line('Sal', 3), other: line('sal', 3), differs: true })
    expect(rows[4]).toEqual({ one: null, other: line('Bacalao', 400), differs: true })
  })
})

describe('siempre', () => {
  const ingredient = fc.record({
    name: fc.constantFrom('Sal', 'sal', 'Agua', 'Leche', 'Jamón', 'Queso'),
    quantity: fc.constantFrom(1, 2, 50, 0.5),
    unit: fc.constantFrom(...units),
  })
  const base: fc.Arbitrary<Changeable> = fc.record({
    servings: fc.integer({ min: 1, max: 9 }),
    ingredients: fc.array(ingredient, { minLength: 1, maxLength: 6 }),
  })
  const varied = base.chain((recipe) =>
    fc.record({
      recipe: fc.constant(recipe),
      wanted: fc.record({
        servings: fc.integer({ min: 1, max: 9 }),
        lines: fc
          .tuple(
            fc
              .subarray([...recipe.ingredients.keys()])
              .chain((places) =>
                fc.tuple(
                  ...places.map((from) => fc.oneof(ingredient, fc.constant(null)).map((other) => ({ from, other }))),
                ),
              ),
            fc.array(ingredient, { maxLength: 3 }),
          )
          .map(([kept, added]) => [
            ...kept.flatMap(({ from, other }) => {
              const own = other ?? recipe.ingredients[from]
              return own === undefined ? [] : [{ ...own, from }]
            }),
            ...added.map((one) => ({ ...one, from: null })),
          ]),
        notes: fc.constantFrom('', 'Con menos fuego'),
      }),
    }),
  )

  test('lo que se pidió es lo que sale al aplicar los cambios', () => {
    fc.assert(
      fc.property(varied, ({ recipe, wanted }) => {
        const changes = changesTo(recipe, wanted)
        expect(variedLines(recipe, changes)).toEqual(wanted.lines)
        expect(applyChanges(recipe, changes).servings).toBe(wanted.servings)
        expect(tidyChanges(recipe, changes)).toEqual(changes)
      }),
    )
  })

  test('tomar la misma base no cambia nada', () => {
    fc.assert(
      fc.property(varied, ({ recipe, wanted }) => {
        const changes = changesTo(recipe, wanted)
        expect(rebaseChanges(recipe, recipe, changes)).toEqual({ changes, notes: [] })
      }),
    )
  })

  test('sobre otra base no se pierde nada de lo cambiado o añadido, y la línea quitada no vuelve', () => {
    fc.assert(
      fc.property(varied, base, ({ recipe, wanted }, newer) => {
        const changes = changesTo(recipe, wanted)
        const { changes: rebased } = rebaseChanges(recipe, newer, changes)
        expect(changesProblems(newer, rebased)).not.toContain('invalid_input')
        const names = variedLines(newer, rebased).map(({ name, quantity }) => `${name} ${quantity}`)
        for (const one of changes.added ?? []) expect(names).toContain(`${one.name} ${one.quantity}`)
        for (const change of changes.lines ?? []) {
          if ('removed' in change || change.quantity === undefined || change.name === undefined) continue
          expect(names).toContain(`${change.name} ${change.quantity}`)
        }
      }),
    )
  })

  test('lo que dice la comparación son las líneas de cada una, ni más ni menos', () => {
    fc.assert(
      fc.property(varied, varied, (left, right) => {
        const one = { base: left.recipe, changes: changesTo(left.recipe, left.wanted) }
        const other = { base: right.recipe, changes: changesTo(right.recipe, right.wanted) }
        const rows = compareVariations(one, other)
        const sorted = (list: readonly (IngredientDraft | null)[]) =>
          list.flatMap((it) => (it === null ? [] : [`${it.name} ${it.quantity} ${it.unit}`])).sort()
        expect(sorted(rows.map((row) => row.one))).toEqual(sorted(applyChanges(one.base, one.changes).ingredients))
        expect(sorted(rows.map((row) => row.other))).toEqual(
          sorted(applyChanges(other.base, other.changes).ingredients),
        )
      }),
    )
  })
})
