import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readPrompt } from './prompts.ts'

const names = readdirSync(join(import.meta.dirname, 'prompts')).map((file) => basename(file, '.md'))

describe('las instrucciones', () => {
  test.each(names)('%s: texto fijo en español, sin huecos que rellenar ni secretos', (name) => {
    const text = readPrompt(name)
    expect(text.length).toBeGreaterThan(200)
    // Not longer than a small local model reads without losing the thread.
    expect(text.length).toBeLessThan(6000)
    expect(text).not.toMatch(/\{\{|\$\{|https?:|sk-/)
    expect(text).toMatch(/[áéíóúñ]/)
  })

  test('generate-method dice las temperaturas de centro de §5.3', () => {
    const text = readPrompt('generate-method')
    for (const rule of [
      'carne 70 ºC',
      'ave 74 ºC',
      'pescado 68 ºC',
      'moluscos 90 ºC',
      'huevo 70 ºC',
      '−20 ºC',
      '63 ºC',
    ]) {
      expect(text).toContain(rule)
    }
  })

  test('una que no existe es un fallo, no un texto vacío', () => {
    expect(() => readPrompt('no-existe')).toThrow()
  })
})
