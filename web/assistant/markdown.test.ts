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
    ['negrita y cursiva', '<strong>clave</strong> y <em>suave</em>', '<p><strong>clave</strong> y <em>suave</em></p>'],
    ['saltos', 'uno<br>dos<br/>tres', '<p>uno<br>dos<br>tres</p>'],
    ['párrafos', '<p>uno **dos**</p><p>tres</p>', '<p>uno <strong>dos</strong></p><p>tres</p>'],
    [
      'listas, una dentro de otra',
      '<ul>\n  <li>a</li>\n  <li>b<ol><li>**c**</li></ol></li>\n</ul>\nfin',
      '<ul><li>a</li><li><p>b</p><ol><li><strong>c</strong></li></ol></li></ul><p>fin</p>',
    ],
    ['sin atributos', '<STRONG onclick="x>y" class=z>hola</STRONG>', '<p><strong>hola</strong></p>'],
  ])('las siete etiquetas de la respuesta se quedan: %s', (_, text, html) => {
    expect(markdownToHtml(text)).toBe(html)
  })

  test.each([
    ['una imagen', 'a<img src=x onerror=alert(1)>b', '<p>ab</p>'],
    ['un enlace', '<a href="javascript:x">pulsa</a>', '<p>pulsa</p>'],
    ['un título', '<h2>Roux</h2>', '<p>Roux</p>'],
    ['una tabla', '<table><tr><td>Harina </td><td>60 g</td></tr></table>', '<p>Harina 60 g</p>'],
    ['un guion', '<script>alert(1)</script>hola', '<p>hola</p>'],
    ['un guion sin cerrar', 'hola <script>adiós', '<p>hola adiós</p>'],
    ['un estilo y un comentario', '<style>*{}</style><!-- no -->hola', '<p>hola</p>'],
    ['un guion partido', '<scr<script>x</script>ipt>alert(1)', '<p>&lt;script&gt;alert(1)</p>'],
    ['una mayúscula', '<IMG SRC=x><SvG/onload=x>hola', '<p>hola</p>'],
  ])('de las demás quedan las palabras: %s', (_, text, html) => {
    expect(markdownToHtml(text)).toBe(html)
  })

  test.each([
    ['lo que no es una etiqueta', 'a <3 b <https://x.es> <x', '<p>a &lt;3 b &lt;https://x.es&gt; &lt;x</p>'],
    ['entidades', '&lt;script&gt;', '<p>&amp;lt;script&amp;gt;</p>'],
    ['enlaces e imágenes de Markdown', '![x](https://mal.example/?q=1)', '<p>![x](https://mal.example/?q=1)</p>'],
    ['una etiqueta partida por una negrita', '<b**onclick**=x>', '<p>&lt;b<strong>onclick</strong>=x&gt;</p>'],
    ['mayor que', '> 65 ºC', '<p>&gt; 65 ºC</p>'],
    ['código', '`<b>` y ``x``', '<p>&lt;b&gt; y x</p>'],
    ['una tabla', '| a | b |\n|---|---|', '<p>| a | b |<br>|---|---|</p>'],
  ])('%s: sigue siendo texto', (_, text, html) => {
    expect(markdownToHtml(text)).toBe(html)
  })

  test('un título es una línea en negrita', () => {
    expect(markdownToHtml('## Roux\nMantequilla')).toBe('<p><strong>Roux</strong></p><p>Mantequilla</p>')
  })

  test('de cualquier texto salen sólo las siete etiquetas, sin atributos', () => {
    const words = fc.constantFrom(
      ...[
        '**',
        '*',
        '- ',
        '1. ',
        '3) ',
        '\n',
        ' ',
        'a',
        '"',
        "'",
        '&',
        '   - ',
        '\r\n',
        'ñ',
        '# ',
        '`',
        '```',
        '> ',
        '[',
        '](',
      ],
      ...[
        '<b>',
        '<p>',
        '</p>',
        '<li>',
        '<ul class="a">',
        '</ul>',
        '<strong',
        ' onclick=x>',
        '<script>',
        '</script',
        '<',
        '>',
      ],
      ...['<!--', '-->', '<br/>', '<em>', '_', '|', '---', '\\', '    ', '<p title="<li>">'],
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
        const html = markdownToHtml(parts.join(''))
        expect(html.replace(/<\/?(?:strong|em|p|ul|ol|li)>|<br>/g, '')).not.toMatch(/[<>]/)
      }),
      { numRuns: 1000 },
    )
  })

  test('100.000 caracteres de lo que sea no lo frenan', () => {
    const pieces = [
      '**a ',
      '*a ',
      '***a** ',
      '__a',
      '- ',
      '+ ',
      '1) ',
      '   - a\n',
      '\n',
      '1. \n\n',
      '<',
      '`',
      '[',
      '&',
      '~~a',
      '> ',
    ]
    const tags = [
      '<strong>',
      '<ul><li>',
      '<li><p>a',
      '<!--',
      '<script>',
      '<a x="',
      '<li ',
      '<b>a</b>',
      '</',
      '# a\n',
      'a@b.',
    ]
    for (const piece of [...pieces, ...tags]) {
      const started = performance.now()
      markdownToHtml(piece.repeat(100_000 / piece.length))
      expect(performance.now() - started, JSON.stringify(piece)).toBeLessThan(2500)
    }
    const nested = Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect(markdownToHtml(nested)).toContain('- a<br>')
  })

  test('más marcas de las que se pueden leer quedan como texto, y las etiquetas como siempre', () => {
    const html = markdownToHtml(`<b>Ojo</b> <strong onclick=x>ya</strong>\n${'*a '.repeat(3000)}`)
    expect(html).toContain('<p>Ojo <strong>ya</strong><br>*a *a ')
  })
})
