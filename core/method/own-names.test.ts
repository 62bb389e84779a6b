import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { Page } from '#core/cookbook/page.ts'
import { parsePage } from '#core/cookbook/read-page.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { fold } from '#core/spanish/fold.ts'
import { pantry } from '#testing/food-table.ts'
import { writeMethod } from './write-method.ts'

/**
 * Names from many kitchens, with what a chef would look for in the method and what would make one laugh. A page written
 * later may take the place of a template: 'kind' means page or kind, 'generic' stays generic.
 */
const root = fileURLToPath(new URL('../cookbook/', import.meta.url))
const pages: readonly Page[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path.includes('/'))
  .map((path) => parsePage(path.slice(0, -3), readFileSync(root + path, 'utf8')).page)

const line = (text: string): IngredientDraft => {
  const [, quantity = '1', unit = 'g', name = ''] = /^([\d,]+) (kg|g|ml|l|u) (.+)$/.exec(text.trim()) ?? []
  const units = { kg: 'kg', g: 'g', ml: 'ml', l: 'l', u: 'unidad' } as const
  return { name, quantity: Number(quantity.replace(',', '.')), unit: units[unit as keyof typeof units] }
}

const rows = readFileSync(new URL('./own-names.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)

test.each(rows.map((row) => row.split('\t')))('%s', (recipeName = '', list = '', basis = '', must = '', never = '') => {
  const ingredients = list.split(';').map(line)
  const draft = writeMethod({ recipeName, ingredients }, pages, pantry)
  const told = fold([draft.method, ...draft.warnings].join(' '))
  expect(basis === 'kind' ? ['kind', 'cookbook'] : [basis]).toContain(draft.basis)
  expect(told).toMatch(new RegExp(must, 's'))
  expect(fold(draft.method)).not.toMatch(new RegExp(never, 's'))
  for (const { name } of ingredients)
    if (!(fold(name).match(/[a-z]{3,}/g) ?? []).some((word) => told.includes(word.slice(0, 4))))
      expect(told).toContain(name)
})
