import { expect, type Route } from '@playwright/test'
import { answering, ask, assistantCall, flan, input, log, never, open, says, send, waiting } from './assistant-steps.ts'
import { expectAccessible, expectToast, newKitchen, test } from './kitchen.ts'

test('el recibimiento, las salidas y las sugerencias; accesible de día y de noche', async ({ cook }) => {
  await open(cook)
  await expect(cook.getByRole('heading', { level: 1, name: 'Asistente de I+D Culinario' })).toBeVisible()
  await expect(cook.getByText('Hola, soy tu Asistente de I+D Culinario.')).toBeVisible()
  await expect(cook.getByRole('link', { name: 'Portada' })).toHaveAttribute('href', '/')
  await expect(cook.getByRole('link', { name: 'Gestión de Recetas' })).toHaveAttribute('href', '/recipes')
  await expect(cook.getByText('Contesta el motor local: nada sale de este servidor.')).toBeVisible()
  await expect(send(cook)).toBeDisabled()
  const first = cook.getByRole('list', { name: 'Sugerencias' }).getByRole('button').first()
  await expectAccessible(cook)
  const question = await first.innerText()
  await first.click()
  await expect(log(cook).getByRole('heading', { name: question })).toBeVisible()
  await expect(log(cook).getByText('Respuesta de: Motor local')).toBeVisible()
  await expect(input(cook)).toBeFocused()
})

test('Enter envía, Shift+Enter salta de línea; ni en blanco, ni componiendo una letra, ni dos veces', async ({
  cook,
}) => {
  const bodies = await answering(cook, never)
  await open(cook)
  await input(cook).fill('   \n ')
  await input(cook).press('Enter')
  await expect(send(cook)).toBeDisabled()
  await input(cook).fill('Uno')
  await input(cook).press('Shift+Enter')
  await input(cook).pressSequentially('dos')
  await expect(input(cook)).toHaveValue('Uno\ndos')
  await input(cook).evaluate((area) =>
    area.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    ),
  )
  // What is sent leaves the field at once.
  await expect(input(cook)).toHaveValue('Uno\ndos')
  await expect(waiting(cook)).toHaveCount(0)
  await input(cook).press('Enter')
  await expect(input(cook)).toHaveValue('')
  await expect(waiting(cook)).toBeVisible()
  // Sending is blocked while waiting; what is typed meanwhile stays.
  await ask(cook, 'Otra cosa')
  await expect(input(cook)).toHaveValue('Otra cosa')
  // The screen waits before the call is out.
  await expect.poll(() => bodies.map(({ messages }) => messages)).toEqual([[{ role: 'user', content: 'Uno\ndos' }]])
})

test('el cuadro mide de 60 a 120 píxeles', async ({ cook }) => {
  await open(cook)
  const height = async () => (await input(cook).boundingBox())?.height
  await expect.poll(height).toBe(60)
  await input(cook).fill('línea\n'.repeat(30))
  await expect.poll(height).toBe(120)
  await input(cook).fill('')
  await expect.poll(height).toBe(60)
})

test.describe('cuando falla', () => {
  const failures: [string, (route: Route) => Promise<unknown>, string, string?][] = [
    ['sin servidor', (route) => route.abort(), 'Error al conectar con el asistente'],
    [
      'con un intermediario en medio',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      'Error al conectar con el asistente',
    ],
    [
      'con mensaje del servidor',
      (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'El servidor está ocupado.' } }),
      'Error al procesar tu consulta',
      'El servidor está ocupado.',
    ],
    ['con media respuesta', (route) => route.fulfill({ status: 200, body: '{"resp' }), 'Error al procesar tu consulta'],
  ]
  for (const [name, behaviour, title, text] of failures) {
    test(`${name}: su aviso, y la pregunta queda para hacerla otra vez`, async ({ cook }) => {
      const bodies = await answering(cook, behaviour, says('Ahora sí.'))
      await open(cook)
      await ask(cook, '¿Qué es un roux?')
      await expectToast(cook, title, text)
      await expect(log(cook).getByRole('heading', { name: '¿Qué es un roux?' })).toBeVisible()
      await expect(waiting(cook)).toBeHidden()
      expect(bodies).toHaveLength(1)
      await cook.getByRole('button', { name: 'Preguntar otra vez' }).click()
      await expect(log(cook).getByText('Ahora sí.')).toBeVisible()
      await expect(log(cook).getByRole('heading', { name: '¿Qué es un roux?' })).toHaveCount(1)
      await expect(input(cook)).toBeFocused()
    })
  }
})

test('mientras se espera, el botón de enviar sigue en su sitio sin poder pulsarse, y «Detener» es otro a su lado', async ({
  cook,
}) => {
  for (const width of [390, 820, 1366]) {
    await cook.setViewportSize({ width, height: 800 })
    const bodies = await answering(cook, never)
    await open(cook)
    const place = await send(cook).boundingBox()
    await ask(cook, '¿Qué es un roux?')
    await expect(waiting(cook)).toBeVisible()
    await expect(send(cook)).toBeDisabled()
    expect(await send(cook).boundingBox()).toEqual(place)
    const stop = cook.getByRole('button', { name: 'Detener' })
    const beside = await stop.boundingBox()
    expect(beside?.y).toBe(place?.y)
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(place?.x ?? 0)

    // Neither Enter nor 'Detener' sends what is typed meanwhile, however often it is pressed.
    await ask(cook, 'Otra cosa')
    await stop.dblclick()
    await expect(waiting(cook)).toBeHidden()
    await expect(stop).toHaveCount(0)
    await expect(send(cook)).toBeEnabled()
    await expect(input(cook)).toHaveValue('Otra cosa')
    await expect.poll(() => bodies.length).toBe(1)
    await input(cook).fill('')
    await cook.unroute(assistantCall)
    await cook.getByRole('button', { name: 'Nueva conversación' }).click()
  }
})

test('«Detener» deja de esperar, corta la llamada y la pregunta se puede corregir', async ({ cook }) => {
  await answering(cook, never)
  await open(cook)
  const asked = cook.waitForRequest(assistantCall)
  await ask(cook, '¿Qué es un rux?')
  const question = await asked
  const cut = cook.waitForEvent('requestfailed', (request) => request === question)
  await cook.getByRole('button', { name: 'Detener' }).click()
  await cut
  await expect(waiting(cook)).toBeHidden()
  await expect(log(cook).getByText('Sin respuesta.')).toBeVisible()
  await cook.getByRole('button', { name: 'Corregir' }).click()
  await expect(input(cook)).toHaveValue('¿Qué es un rux?')
  await expect(input(cook)).toBeFocused()
  await expect(log(cook).getByRole('heading', { name: '¿Qué es un rux?' })).toHaveCount(0)
  await expect(cook.getByRole('region', { name: 'Avisos' }).getByRole('button')).toHaveCount(0)
})

test('la conversación sobrevive a recargar, a irse y volver, y se envía entera', async ({ cook }) => {
  const bodies = await answering(cook, says('Mantequilla y harina.'), says('De 8 a 10 minutos.'))
  await open(cook)
  await ask(cook, '¿Qué es un roux?')
  await expect(log(cook).getByText('Mantequilla y harina.')).toBeVisible()
  await cook.reload()
  await expect(log(cook).getByText('Mantequilla y harina.')).toBeVisible()
  await input(cook).fill('¿Cuánto tarda?')
  await cook.getByRole('link', { name: 'Gestión de Recetas' }).click()
  await expect(cook).toHaveURL('/recipes')
  await cook.goBack()
  await expect(input(cook)).toHaveValue('¿Cuánto tarda?')
  await input(cook).press('Enter')
  await expect(log(cook).getByText('De 8 a 10 minutos.')).toBeVisible()
  expect(bodies[1]?.messages.map(({ content }) => content)).toEqual([
    '¿Qué es un roux?',
    'Mantequilla y harina.',
    '¿Cuánto tarda?',
  ])
})

test('dos pestañas comparten la conversación sin pisarse', async ({ cook, context: _ }) => {
  const other = await cook.context().newPage()
  await answering(cook, says('Respuesta de la primera.'))
  await answering(other, says('Respuesta de la segunda.'))
  await open(cook)
  await open(other)
  await Promise.all([ask(cook, 'Pregunta de la primera'), ask(other, 'Pregunta de la segunda')])
  for (const page of [cook, other]) {
    await expect(log(page).getByText('Respuesta de la primera.')).toBeVisible()
    await expect(log(page).getByText('Respuesta de la segunda.')).toBeVisible()
  }
})

test('«Nueva conversación» empieza de cero y se puede deshacer; Salir se la lleva', async ({ page }) => {
  await newKitchen(page)
  await answering(page, says('Mantequilla y harina.'))
  await open(page)
  await ask(page, '¿Qué es un roux?')
  await expect(log(page).getByText('Mantequilla y harina.')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva conversación' }).click()
  await expect(log(page).getByText('Mantequilla y harina.')).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(log(page).getByText('Mantequilla y harina.')).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Salir' }).click()
  await expectToast(page, 'Sesión cerrada')
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('hasta-salir')))
  await expect.poll(kept).toEqual([])
})

test('4.000 caracteres pasan y 4.001 no; lo escrito no se recorta', async ({ cook }) => {
  const bodies = await answering(cook, says('Leído.'))
  await open(cook)
  await input(cook).fill(`🦐<b>${'x'.repeat(3996)}`)
  await expect(cook.getByText('4.001 de 4.000 caracteres. Acórtala para enviarla.')).toBeVisible()
  await expect(send(cook)).toBeDisabled()
  await input(cook).press('Enter')
  expect(bodies).toHaveLength(0)
  await input(cook).press('Backspace')
  await input(cook).press('Enter')
  await expect(log(cook).getByText('Leído.')).toBeVisible()
  expect(bodies[0]?.messages[0]?.content).toHaveLength(4000)
})

test('sólo con el teclado: preguntar, detener, seguir una sugerencia', async ({ cook }) => {
  await answering(cook, says('Va.', { suggestions: ['¿Y para 30 pax?'] }), never, says('Hecho.'))
  await open(cook)
  await input(cook).focus()
  await cook.keyboard.type('¿Cuánto arroz por persona?')
  await cook.keyboard.press('Enter')
  await expect(log(cook).getByText('Va.', { exact: true })).toBeVisible()
  await expect(input(cook)).toBeFocused()
  await cook.keyboard.press('Shift+Tab')
  await expect(cook.getByRole('button', { name: '¿Y para 30 pax?' })).toBeFocused()
  await cook.keyboard.press('Enter')
  await expect(waiting(cook)).toBeVisible()
  await expect(input(cook)).toBeFocused()
  await cook.keyboard.press('Tab')
  await expect(cook.getByRole('button', { name: 'Detener' })).toBeFocused()
  await cook.keyboard.press('Enter')
  await expect(log(cook).getByText('Sin respuesta.')).toBeVisible()
  await expect(input(cook)).toBeFocused()
})

test('lo último queda a la vista y el aviso no tapa el cuadro, también en un móvil', async ({ cook }) => {
  await cook.setViewportSize({ width: 390, height: 700 })
  await answering(cook, says('Uno.\n\n'.repeat(40)), says('El final.', { recipe: flan }))
  await open(cook)
  await ask(cook, 'Primera')
  // Until it is answered nothing else can be asked.
  await expect(log(cook).getByText('Uno.')).toHaveCount(40)
  await expect(log(cook).getByRole('heading', { name: 'Primera' })).toBeInViewport()
  await ask(cook, 'Segunda')
  await expectToast(cook, '✅ Receta guardada en tu Biblioteca')
  await expect(log(cook).getByRole('heading', { name: 'Segunda' })).toBeInViewport()
  await input(cook).click({ trial: true })
  await send(cook).scrollIntoViewIfNeeded()
  await expect(input(cook)).toBeInViewport({ ratio: 1 })
})

test('de una conversación larga se ve el final; lo anterior, cuando se pide', async ({ cook }) => {
  const bodies = await answering(cook, says('La nueva.'))
  await cook.goto('/health')
  await cook.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem('sb-localhost-auth-token') ?? '{}')
    const answer = { response: '- uno\n- dos\n\n'.repeat(10), engine: 'local', links: [], suggestions: [] }
    for (let n = 0; n < 100; n += 1) {
      const one = { id: `n${n}`, at: n, question: `Pregunta número ${n}`, answer }
      localStorage.setItem(`obrador-hasta-salir:conversacion:${user.id}:${one.id}`, JSON.stringify(one))
    }
  })
  await open(cook)
  const question = (n: number) => cook.getByRole('heading', { name: `Pregunta número ${n}`, exact: true })
  await expect(question(99)).toBeInViewport()
  await expect(question(79)).toBeHidden()
  await cook.getByRole('button', { name: 'Mostrar lo anterior (80)' }).click()
  await expect(question(60)).toBeVisible()
  await expect(question(59)).toBeHidden()
  await expectAccessible(cook)
  await ask(cook, 'Una más')
  await expect(log(cook).getByText('La nueva.')).toBeVisible()
  await expect(log(cook).getByRole('heading', { name: 'Una más' })).toBeInViewport()
  // The last forty messages, the new one among them; no half pair.
  expect(bodies[0]?.messages).toHaveLength(39)
})
