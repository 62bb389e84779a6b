import { expect, test } from 'vitest'
import { classify } from '#core/pantry/roles.ts'
import { fold } from '#core/spanish/fold.ts'
import { knowledge } from '#testing/knowledge.ts'

/** Lentils and split pulses have little lectin and boil soft without soaking; 'pocha' is a fresh bean. */
const needsNoSoaking = /lentej|partid|pocha|frit[ao]s?\b|harina/

/** Ground raw and fried through: the fat at 170 °C cooks them (their pages say 'hasta más de 95 °C' or so). */
const friedRaw = new Set(['Falafel', 'Acarajé'])

const isDryPulse = (name: string): boolean => classify(name).role === 'legume' && !needsNoSoaking.test(fold(name))

/** FDA, Bad Bug Book, 'Phytohaemagglutinin': soak, throw the water away, boil hard for ten minutes and more. */
test('cada plato con legumbre seca la remoja, tira el agua y la hierve fuerte', () => {
  const pulses = knowledge.cookbook.dishes.filter(
    ({ names, ingredients }) => ingredients.some(({ name }) => isDryPulse(name)) && !friedRaw.has(names[0] ?? ''),
  )
  expect(pulses.length).toBeGreaterThan(60)
  const wrong = pulses.filter(({ steps }) => {
    const said = fold(steps.join(' '))
    return !(/\bremoj/.test(said) && /\btir(?:ar|a)\b|\bescurr/.test(said) && /\b100 °?c\b|herv\w+ fuerte/.test(said))
  })
  expect(wrong.map(({ names }) => names[0])).toEqual([])
})

/** Raw cassava frees cyanide; its water takes it along (EFSA, 2019). Flour and starch come without it. */
test('cada plato con yuca la pela, la hierve y tira esa agua', () => {
  const dishes = knowledge.cookbook.dishes.filter(({ ingredients }) =>
    ingredients.some(({ name }) => /^yuca\b/.test(fold(name))),
  )
  expect(dishes.length).toBeGreaterThan(4)
  const wrong = dishes.filter(({ steps }) => {
    const said = fold(steps.join(' '))
    return !(/\bpela/.test(said) && /tirar esa agua/.test(said))
  })
  expect(wrong.map(({ names }) => names[0])).toEqual([])
})
