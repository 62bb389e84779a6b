import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

test('lo que falla al leerse no esconde lo demás, y cada cosa dice su estado', async () => {
  const metrics = await openMetrics()
  let isThere = true
  metrics.gauge('fuego_celsius', 'Grados', () => 180)
  metrics.gauge('correos', 'Por enviar', async () => {
    if (!isThere) throw new Error('base de datos apagada')
    return 3
  })
  metrics.gauges('fogones', 'De la cocina', 'estado', () => {
    if (!isThere) throw new Error('cocina cerrada')
    return { libres: 2, ocupados: 4 }
  })
  metrics.info('cocina_info', 'Quién', { nombre: 'la "buena"\\\n' })
  const before = await metrics.write()
  for (const line of [
    'fuego_celsius 180',
    'correos 3',
    'fogones{estado="ocupados"} 4',
    'cocina_info{nombre="la \\"buena\\"\\\\\\n"} 1',
  ])
    expect(before.split('\n')).toContain(line)
  isThere = false
  const after = await metrics.write()
  expect(after.split('\n')).toContain('fuego_celsius 180')
  expect(after).not.toMatch(/^(correos|fogones)[ {]/m)
})

test('trae las medidas de siempre del proceso y de Node', async () => {
  const text = await (await openMetrics()).write()
  for (const name of ['process_cpu_seconds_total', 'process_start_time_seconds', 'nodejs_heap_size_used_bytes'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+]+$`, 'm'))
})
