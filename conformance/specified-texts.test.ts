import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { specifiedTexts } from './specified-texts.ts'

const root = join(import.meta.dirname, '..')

/** What stands between quotes in a source file, comments left out. */
const literalsOf = (file: string): ReadonlySet<string> => {
  const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
  return new Set(code.match(/'[^'\n]*'|"[^"\n]*"/g)?.map((quoted) => quoted.slice(1, -1)))
}

describe('los textos de la especificación están escritos a la letra', () => {
  test.each(Object.entries(specifiedTexts))('%s', (file, texts) => {
    const literals = literalsOf(file)
    expect(texts.filter((text) => !literals.has(text))).toEqual([])
  })
})
