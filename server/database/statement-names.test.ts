import { expect, test } from 'vitest'
import { statementNames } from './statement-names.ts'

test('una consulta tiene nombre desde la segunda vez, y siempre el mismo', () => {
  const nameOf = statementNames()
  expect(nameOf('select 1', 0)).toBe('')
  const name = nameOf('select 1', 0)
  expect(name).not.toBe('')
  expect(nameOf('select 1', 0)).toBe(name)
  nameOf('select 2', 0)
  expect(nameOf('select 2', 0)).not.toBe(name)
})

test('una lista larga de valores nunca lo tiene, y los nombres se acaban', () => {
  const nameOf = statementNames()
  for (let time = 0; time < 3; time++) expect(nameOf('insert', 101)).toBe('')
  const names = new Set<string>()
  for (let n = 0; n < 5000; n++) {
    nameOf(`select ${n}`, 0)
    names.add(nameOf(`select ${n}`, 0))
  }
  names.delete('')
  expect(names.size).toBe(200)
})
