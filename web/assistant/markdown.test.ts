import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownToHtml } from './markdown.ts'

describe('el texto de una respuesta', () => {
  test.each([
    ['una línea', 'Hola', '<p>Hola</p>'],
    ['saltos de línea y párrafos', 'Uno\nDos\n\nTres', '<p>Uno<br>Dos</p><p>Tres</p>'],
    ['negrita y cursiva', 'Es **clave** y *suave*.', '<p>Es <strong>clave</strong> y <em>suave</em>.</p>'],
    ['cursiva dentro de negrita', '**muy *muy* frío**', '<p><strong>muy <em>muy</em> frío</strong></p>'],
    ['marcas sin cerrar', '**sin cerrar y *tampoco', '<p>**sin cerrar y *tampoco</p>'],
    ['negritas anidadas sin cerrar', '**a **b** c', '<p>**a <strong>b</strong> c</p>'],
    ['por no es cursiva', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['lista', '- uno\n- dos', '<ul><li>uno</li><li>dos</li></ul>'],
    [
      'lista tras un párrafo, y párrafo tras una línea en blanco',
      'Va:\n- uno\n\nFin',
      '<p>Va:</p><ul><li>uno</li></ul><p>Fin</p>',
    ],
    ['numerada con huecos', '1. uno\n\n2. dos', '<ol><li>uno</li><li>dos</li></ol>'],
    [
      'una lista dentro de otra',
      '1. uno\n   - a\n   - b\n2. dos',
      '<ol><li>uno<ul><li>a</li><li>b</li></ul></li><li>dos</li></ol>',
    ],
    ['un punto que sigue en la línea siguiente', '- uno\n  y medio', '<ul><li>uno<br>y medio</li></ul>'],
    ['una lista que empieza en 3 conserva su 3', '3. tres', '<p>3. tres</p>'],
    ['una temperatura negativa no es una lista', '-18 ºC', '<p>-18 ºC</p>'],
    ['nada', ' \n ', ''],
  ])('%s', (_, text, html) => {
    expect(markdownToHtml(text)).toBe(html)
  })

  test.each([
    ['etiquetas', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    ['entidades', '&lt;script&gt;', '<p>&amp;lt;script&amp;gt;</p>'],
    ['enlaces e imágenes de Markdown', '![x](https://mal.example/?q=1)', '<p>![x](https://mal.example/?q=1)</p>'],
    ['una etiqueta partida por una negrita', '<b**onclick**=x>', '<p>&lt;b<strong>onclick</strong>=x&gt;</p>'],
  ])('%s siguen siendo texto', (_, text, html) => {
    expect(markdownToHtml(text)).toBe(html)
  })

  test('de cualquier texto salen sólo las siete etiquetas, sin atributos y bien cerradas', () => {
    const words = fc.constantFrom('**', '*', '- ', '1. ', '\n', ' ', 'a', '<b>', '"', '&', '   - ', '2) ', '\r\n', 'ñ')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
        const html = markdownToHtml(parts.join(''))
        const open: string[] = []
        for (const [, slash, tag] of html.matchAll(/<(\/?)([a-z]+)>/g)) {
          expect(['strong', 'em', 'br', 'p', 'ul', 'ol', 'li']).toContain(tag)
          if (tag === 'br') continue
          if (slash === '') open.push(tag ?? '')
          else expect(open.pop()).toBe(tag)
        }
        expect(open).toEqual([])
        expect(html.replace(/<\/?[a-z]+>/g, '')).not.toMatch(/[<>]/)
      }),
    )
  })

  test('20.000 marcas no lo frenan', () => {
    for (const piece of ['**a ', '*a ', '- ', '   - a\n', '\n', '1. \n\n', '**', '<']) {
      const started = performance.now()
      markdownToHtml(piece.repeat(20_000 / piece.length))
      expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(500)
    }
  })
})
