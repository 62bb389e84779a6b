import { connect } from 'node:net'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { picturePdf, textPdf } from '#testing/sample-pdf.ts'
import { call, expectAccessible, expectToast, test, tokenOf } from './kitchen.ts'

const page = (file: string) => `tools/scan/pages/${file}`
const printed = page('05-tortilla-pizarra.jpg')

const open = async (cook: Page): Promise<void> => {
  await cook.goto('/document-scanner')
  await expect(cook.getByRole('heading', { level: 1, name: 'Escáner de Documentos' })).toBeVisible()
}

/** Chooses as a cook does: the button opens the browser's own chooser. */
const choose = async (cook: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
  const chooser = cook.waitForEvent('filechooser')
  await cook.getByRole('button', { name: 'Seleccionar de Galería' }).click()
  await (await chooser).setFiles(file)
}
const pdf = (name: string, ...pages: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: textPdf(pages),
})

/** Reading takes a second or two, and its time on a busy machine: the stages on screen tell that it is at it. */
const generate = async (cook: Page): Promise<void> => {
  await cook.getByRole('button', { name: 'Generar Receta' }).click()
  await readingEnds(cook)
}
const readingEnds = (cook: Page) =>
  expect(cook.getByRole('button', { name: 'Cancelar' })).toBeHidden({ timeout: 60_000 })

test('de una foto a la biblioteca: vista previa, pasos a la vista, guardada sola, y lo dudoso queda en la receta', async ({
  cook,
}) => {
  test.slow()
  await cook.clock.install()
  await open(cook)
  await expect(cook.getByText(/JPG, PNG o WEBP/)).toBeVisible()
  await expect(cook.getByText(/PDF, conviértela antes en imagen/)).toBeVisible()
  await expect(cook.getByRole('heading', { name: 'Consejos' })).toBeVisible()
  await choose(cook, printed)
  await expect(cook.getByRole('img', { name: 'Vista previa de 05-tortilla-pizarra.jpg' })).toBeVisible()
  // The library comes by itself after a second and a half, too soon for a busy machine: from here on time stands still.
  await cook.clock.pauseAt(Date.now() + 60_000)
  await cook.getByRole('button', { name: 'Generar Receta' }).click()
  await expect(cook.getByRole('status').filter({ hasText: /Enviando|Enderezando|Leyendo|Ordenando/ })).toBeVisible()
  await readingEnds(cook)
  await expectToast(cook, '¡Receta generada!', 'Tortilla de patatas se ha guardado en tu biblioteca')
  await expect(cook.getByText('Fracción en «½ l de aceite de oliva»: compruébala')).toBeVisible()
  await cook.clock.resume()
  await cook.waitForURL('**/library')

  await cook
    .getByRole('link', { name: /Tortilla de patatas/ })
    .first()
    .click()
  const notes = cook.getByRole('region', { name: 'Por comprobar' })
  await expect(notes.getByText('Fracción en «½ l de aceite de oliva»: compruébala')).toBeVisible()
  await expectAccessible(cook)
  await cook.reload()
  await notes.getByRole('button', { name: 'Todo está bien' }).click()
  await expect(notes).toBeHidden()
  await cook.reload()
  await expect(cook.getByRole('heading', { level: 1, name: 'Tortilla de patatas' })).toBeVisible()
  await expect(notes).toBeHidden()
})

test('sin archivo lo dice; una carta no es receta; un PDF y un archivo roto dicen por qué', async ({ cook }) => {
  test.slow()
  await open(cook)
  await generate(cook)
  await expectToast(cook, 'Error', 'Por favor selecciona un archivo primero')
  await choose(cook, page('37-carta-tarjeta.jpg'))
  await generate(cook)
  await expectToast(cook, 'No se encontró receta', 'No se pudo extraer una receta del documento')
  await expect(cook.getByText('En esta foto no se encontró una receta')).toBeVisible()
  await expect(cook.getByText(/haz otra más cerca/)).toBeVisible()
  await choose(cook, { name: 'ficha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') })
  await expect(cook.getByText(/no se puede ver aquí/)).toBeVisible()
  await generate(cook)
  await expectToast(
    cook,
    'Error al escanear',
    'El PDF está dañado o no se puede abrir aquí. Conviértelo en imagen (JPG o PNG) y vuelve a intentarlo.',
  )
  await choose(cook, { name: 'rota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe000104a464946', 'hex') })
  await generate(cook)
  await expect(cook.getByText('La imagen está dañada o incompleta. Haz la foto de nuevo.')).toBeVisible()
  await expect(cook.getByRole('button', { name: 'Generar Receta' })).toBeEnabled()
})

test('una foto en la que no se lee nada no es un error: no hay receta, y la página dice cómo hacer otra', async ({
  cook,
}) => {
  test.slow()
  await open(cook)
  const blank = await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await choose(cook, { name: 'en-blanco.png', mimeType: 'image/png', buffer: blank })
  await generate(cook)
  await expectToast(cook, 'No se encontró receta', 'No se pudo extraer una receta del documento')
  await expect(cook.getByText('Error al escanear')).toBeHidden()
  const advice = cook.getByText('No se lee el texto de la foto. Acércate más, con buena luz y la hoja plana.')
  await expect(advice).toBeVisible()
  await expectAccessible(cook)
  // Another photo, and the advice about the last one goes.
  await choose(cook, printed)
  await expect(advice).toBeHidden()
  await expect(cook.getByRole('button', { name: 'Generar Receta' })).toBeEnabled()
})

test('se puede cancelar a medias, girar y volver a empezar', async ({ cook }) => {
  await open(cook)
  await choose(cook, printed)
  await cook.getByRole('button', { name: 'Girar la foto' }).click()
  // However fast the machine reads, it is not done before Cancelar.
  await cook.route('**/functions/v1/scan-recipe-document', () => {})
  await cook.getByRole('button', { name: 'Generar Receta' }).click()
  await expect(cook.getByRole('button', { name: 'Generar Receta' })).toBeDisabled()
  // The keyboard goes on where it can: to Cancelar while it reads, and back.
  await expect(cook.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expect(cook.getByRole('status').filter({ hasText: '…' })).toBeInViewport()
  await cook.keyboard.press('Enter')
  await expect(cook.getByRole('button', { name: 'Generar Receta' })).toBeFocused()
  await expect(cook.getByRole('button', { name: 'Cancelar' })).toBeHidden()
  await expect(cook).toHaveURL(/document-scanner/)
})

test('arrastrada o pegada vale igual', async ({ cook }) => {
  await open(cook)
  for (const [event, name] of [
    ['drop', 'arrastrada.png'],
    ['paste', 'pegada.png'],
  ] as const) {
    await cook.evaluate(
      async ([kind, fileName]) => {
        const canvas = document.createElement('canvas')
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
        const data = new DataTransfer()
        data.items.add(new File([blob ?? ''], fileName, { type: 'image/png' }))
        const target = kind === 'drop' ? document.querySelector('input[type=file]')?.parentElement : document.body
        const init = { bubbles: true, cancelable: true }
        target?.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data }),
        )
      },
      [event, name] as const,
    )
    await expect(cook.getByRole('img', { name: `Vista previa de ${name}` })).toBeVisible()
  }
})

test('sin servidor lo dice y la foto sigue ahí; leída y sin guardar, se guarda otra vez', async ({ cook }) => {
  test.slow()
  await open(cook)
  await choose(cook, printed)
  await cook.route('**/functions/v1/scan-recipe-document', (route) => route.abort())
  await generate(cook)
  await expectToast(cook, 'Error al escanear', 'No se pudo procesar el documento')
  await cook.unroute('**/functions/v1/scan-recipe-document')
  await cook.route('**/rest/v1/recipes', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await generate(cook)
  await expectToast(cook, 'Error', 'Ocurrió un error al procesar el documento')
  await expect(cook.getByText('«Tortilla de patatas» está leída pero no se ha podido guardar.')).toBeVisible()
  await cook.unroute('**/rest/v1/recipes')
  await cook.getByRole('button', { name: 'Guardar otra vez' }).click()
  await expectToast(cook, '¡Receta generada!', 'Tortilla de patatas se ha guardado en tu biblioteca')
  await cook.waitForURL('**/library')
})

test('si ya llega otra foto suya se le dice, y la que tenía sigue en pantalla para volver a intentarlo', async ({
  cook,
  baseURL,
}) => {
  test.slow()
  await open(cook)
  await choose(cook, printed)
  // Another device of the same cook, in the middle of sending: its end never comes until we say so.
  const { hostname, port } = new URL(baseURL ?? '')
  const other = connect(Number(port), hostname)
  other.on('error', () => undefined)
  const { authorization } = await tokenOf(cook)
  other.write(
    `POST /functions/v1/scan-recipe-document HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${authorization}\r\n` +
      'Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"fileData":"',
  )
  await expect(async () => {
    await generate(cook)
    await expectToast(cook, 'Error al escanear', 'Ya se está leyendo otra foto tuya. Espera a que termine.')
  }).toPass()
  await expect(cook.getByRole('img', { name: /^Vista previa de 05-tortilla/ })).toBeVisible()
  other.destroy()
  await generate(cook)
  await expectToast(cook, '¡Receta generada!', 'Tortilla de patatas se ha guardado en tu biblioteca')
})

test('sólo con el teclado, y sin faltas de accesibilidad en los dos temas', async ({ cook }) => {
  test.slow()
  await open(cook)
  // Asked for well before: a key waits for nothing, and may be in the browser before it knows that we want its chooser.
  const chooser = cook.waitForEvent('filechooser')
  await expectAccessible(cook)
  await cook.getByRole('button', { name: 'Seleccionar de Galería' }).focus()
  await cook.keyboard.press('Enter')
  await (await chooser).setFiles(printed)
  await expect(cook.getByRole('img', { name: /Vista previa/ })).toBeVisible()
  await expectAccessible(cook)
  await cook.keyboard.press('Tab')
  await expect(cook.getByRole('button', { name: 'Tomar Foto' })).toBeFocused()
  await cook.keyboard.press('Tab')
  await cook.keyboard.press('Tab')
  await expect(cook.getByRole('button', { name: 'Generar Receta' })).toBeFocused()
  await cook.keyboard.press('Enter')
  await expect(cook.getByRole('button', { name: 'Generar Receta' })).toBeDisabled()
  await readingEnds(cook)
  await expectToast(cook, '¡Receta generada!', 'Tortilla de patatas se ha guardado en tu biblioteca')
  await cook.waitForURL('**/library')
})

test('dos recetas en un PDF se guardan una a una, y una receta en dos hojas se lee entera', async ({ cook }) => {
  test.slow()
  const caldo = ['Caldo gallego', 'Para 4 personas', 'Ingredientes', '1 kg de grelos', '500 g de patatas']
  const steps = ['Elaboración', '1. Cocer las patatas 20 minutos.', '2. Añadir los grelos y cocer 15 minutos.']
  const filloas = ['Filloas', 'Para 6 personas', 'Ingredientes', '500 ml de leche', '250 g de harina', '3 huevos']
  const cuajar = ['Elaboración', '1. Batir todo bien.', '2. Cuajar en una sartén.']
  await open(cook)
  await choose(cook, pdf('recetas.pdf', [...caldo, ...steps], [...filloas, ...cuajar]))
  await generate(cook)
  await expect(cook.getByText('Aquí hay 2 recetas')).toBeVisible()
  await cook.getByRole('button', { name: 'Guardar Filloas' }).click()
  await expectToast(cook, '¡Receta generada!', 'Filloas se ha guardado en tu biblioteca')
  await expect(cook.getByRole('button', { name: 'Guardar Caldo gallego' })).toBeEnabled()
  await expectAccessible(cook)

  // The first sheet holds the list, the second the method.
  await choose(cook, pdf('hoja-1.pdf', caldo))
  const more = cook.waitForEvent('filechooser')
  await cook.getByRole('button', { name: 'Añadir otra hoja' }).click()
  await (await more).setFiles(pdf('hoja-2.pdf', steps))
  await expect(cook.getByRole('list', { name: 'Hojas de esta receta, en orden' })).toContainText('Hoja 1: hoja-1.pdf')
  await generate(cook)
  await expectToast(cook, '¡Receta generada!', 'Caldo gallego se ha guardado en tu biblioteca')
  await cook.waitForURL('**/library')
})

test('un PDF escaneado, que sólo es una foto, se lee como la foto', async ({ cook }) => {
  test.slow()
  const jpeg = await sharp(printed).toColourspace('b-w').jpeg().toBuffer()
  const { width = 0, height = 0 } = await sharp(jpeg).metadata()
  await open(cook)
  await choose(cook, {
    name: 'escaneado.pdf',
    mimeType: 'application/pdf',
    buffer: picturePdf(jpeg, { width, height }),
  })
  await generate(cook)
  await expectToast(cook, '¡Receta generada!', 'Tortilla de patatas se ha guardado en tu biblioteca')
})

test('varias hojas elegidas a la vez se leen todas, en su orden; lo leído y sin guardar no se pierde sin preguntar', async ({
  cook,
}) => {
  test.slow()
  const list = ['Marmitako', 'Para 6 personas', 'Ingredientes', '1 kg de bonito', '1,5 kg de patatas', '2 cebollas']
  const steps = ['Elaboración', '1. Pochar la cebolla 20 minutos.', '2. Cocer las patatas 25 minutos.']
  const last = ['Marmitako (cont.)', '3. Añadir el bonito fuera del fuego.']
  await open(cook)
  const chooser = cook.waitForEvent('filechooser')
  await cook.getByRole('button', { name: 'Seleccionar de Galería' }).click()
  await (await chooser).setFiles([pdf('hoja-1.pdf', list), pdf('hoja-2.pdf', steps), pdf('hoja-3.pdf', last)])
  const sheets = cook.getByRole('list', { name: 'Hojas de esta receta, en orden' }).getByRole('listitem')
  await expect(sheets).toHaveText([/Hoja 1: hoja-1\.pdf/, /Hoja 2: hoja-2\.pdf/])
  await generate(cook)
  await expectToast(cook, '¡Receta generada!', 'Marmitako se ha guardado en tu biblioteca')
  await cook.getByRole('link', { name: 'Abrir la receta' }).click()
  await expect(cook.getByText('Añadir el bonito fuera del fuego.')).toBeVisible()

  const masa = ['Filloas', 'Para 6 personas', 'Ingredientes', '500 ml de leche', '250 g de harina', '3 huevos']
  await open(cook)
  await choose(
    cook,
    pdf('dos.pdf', [...list, ...steps], [...masa, 'Elaboración', '1. Batir.', '2. Cuajar en una sartén.']),
  )
  await generate(cook)
  await expect(cook.getByText('Aquí hay 2 recetas')).toBeVisible()
  await choose(cook, printed)
  const question = cook.getByRole('dialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await cook.getByRole('button', { name: 'Guardar Filloas' }).click()
  await expectToast(cook, '¡Receta generada!', 'Filloas se ha guardado en tu biblioteca')
  await choose(cook, printed)
  await expect(cook.getByRole('img', { name: /^Vista previa de 05-tortilla/ })).toBeVisible()
  await expect(cook.getByText('Aquí hay 2 recetas')).toBeHidden()
})

/** The names of the prices the cook has that hold this word. */
const pricesOf = async (cook: Page, word: string): Promise<readonly string[]> => {
  const { items } = await call(cook, 'GET', `/rest/v1/ingredient_prices?name=${encodeURIComponent(word)}`)
  return items.map((price: { ingredient_name: string; unit: string }) => `${price.ingredient_name} por ${price.unit}`)
}

const head = ['ALBARÁN 20431', 'Frutas Hermanos Soler S.L.', 'Fecha: 12/10/2026', 'Cliente: El Puerto']
const lines = [
  'Producto Cantidad Precio Importe',
  'Tomate rama caja 6 kg 2 14,50 29,00',
  'Limón 3,5 2,10 7,35',
  'Apio manojo 4 0,85 9,35',
  'IVA 4 %',
]

test('un albarán se corrige línea a línea, se ve qué cambia en los precios y sólo entonces se guarda', async ({
  cook,
}) => {
  test.slow()
  await open(cook)
  await choose(cook, pdf('albaran.pdf', [...head, ...lines]))
  await generate(cook)
  await expectToast(cook, 'Parece un albarán, no una receta')
  const review = cook.getByRole('region', { name: 'Parece un albarán, no una receta' })
  await expect(review.getByLabel('Proveedor')).toHaveValue('Frutas Hermanos Soler S.L.')
  await expect(review.getByLabel('Fecha')).toHaveValue('2026-10-12')
  const tomato = review.getByRole('group', { name: 'Línea 1: Tomate rama' })
  await expect(tomato).toContainText('2,42 €/kg')
  await expect(tomato.getByLabel('IVA')).toHaveValue('4')
  // What does not add up or does not say what the price is of waits for the cook.
  const lemon = review.getByRole('group', { name: 'Línea 2: Limón' })
  await expect(lemon).toContainText('Falta el formato')
  await expect(lemon.getByRole('checkbox', { name: 'Llevar Limón a mis precios' })).toBeDisabled()
  const celery = review.getByRole('group', { name: 'Línea 3: Apio' })
  await expect(celery).toContainText('cantidad por precio no da el importe')
  await expect(celery.getByRole('checkbox')).not.toBeChecked()
  await expect(review.getByRole('button', { name: 'Comparar 1 precio con los míos' })).toBeEnabled()
  await expectAccessible(cook)

  await lemon.getByLabel('Formato').fill('kg')
  await lemon.getByRole('checkbox', { name: 'Llevar Limón a mis precios' }).check()
  await celery.getByLabel('Precio (€)').fill('')
  await expect(celery).toContainText('El precio debe ser un número mayor que 0')
  const download = cook.waitForEvent('download')
  await review.getByRole('button', { name: 'Descargar como lista de precios' }).click()
  expect((await download).suggestedFilename()).toBe('precios-frutas-hermanos-soler-s-l-2026-10-12.csv')
  await review.getByRole('button', { name: 'Comparar 2 precios con los míos' }).click()

  await cook.waitForURL('**/cost-analysis#prices')
  const dialog = cook.getByRole('dialog', { name: 'Importar lista de precios' })
  await expect(dialog.getByRole('row').filter({ hasText: 'Tomate rama' })).toContainText(
    'Frutas Hermanos Soler S.L. · caja 6 kg a 14,50 €',
  )
  // Given up it waits here, also after a reload, and nothing has been saved.
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await cook.reload()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await pricesOf(cook, 'Tomate rama')).toEqual([])
  await cook.getByRole('button', { name: 'Ver qué cambia' }).click()
  await dialog.getByRole('button', { name: 'Importar 2 precios' }).click()
  await expectToast(cook, 'Precios importados', '2 nuevos, 0 cambiados, 0 iguales.')
  await expect(cook.getByRole('button', { name: 'Descartarla' })).toBeHidden()
  expect(await pricesOf(cook, 'Tomate rama')).toEqual(['Tomate rama por kg'])
  expect(await pricesOf(cook, 'Limón')).toEqual(['Limón por kg'])
  expect(await pricesOf(cook, 'Apio')).toEqual([])
})

test('una factura de una sola línea se lee, y la lista se puede descartar', async ({ cook }) => {
  test.slow()
  await open(cook)
  const invoice = ['FACTURA 119', 'Harinas del Sur S.A.', 'Harina de fuerza saco 25 kg 18,90', 'Base 18,90', 'IVA 4 %']
  await choose(cook, pdf('factura.pdf', invoice))
  await generate(cook)
  const review = cook.getByRole('region', { name: 'Parece una factura, no una receta' })
  await expect(review.getByRole('group', { name: 'Línea 1: Harina de fuerza' })).toContainText('0,76 €/kg')
  await review.getByRole('button', { name: 'Comparar 1 precio con los míos' }).click()
  const dialog = cook.getByRole('dialog', { name: 'Importar lista de precios' })
  await expect(dialog.getByRole('row').filter({ hasText: 'Harina de fuerza' })).toBeVisible()
  await cook.keyboard.press('Escape')
  await cook.getByRole('button', { name: 'Descartarla' }).click()
  await expect(cook.getByText('Tienes una lista leída de un papel sin importar')).toBeHidden()
  await cook.reload()
  await expect(cook.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cook.getByText('Tienes una lista leída de un papel sin importar')).toBeHidden()
  expect(await pricesOf(cook, 'Harina de fuerza')).toEqual([])
})
