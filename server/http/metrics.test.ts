import { expect, test } from 'vitest'
import { labels, openMetrics } from './metrics.ts'

test('cuentas, medidas e histogramas en el texto de Prometheus', async () => {
  const metrics = openMetrics()
  const plates = metrics.counter('platos_total', 'Platos servidos')
  plates(labels({ mesa: 'la "buena"\\\n' }))
  plates(labels({ mesa: '2' }), 3)
  plates(labels({ mesa: '2' }))
  metrics.gauge('fuego', 'Grados', () => 180)
  metrics.gauge('no_esta', 'Falla', () => Promise.reject(new Error('apagado')))
  const seconds = metrics.histogram('espera_seconds', 'Espera', [0.1, 1])
  for (const value of [0.05, 0.1, 0.5, 9]) seconds('mesa="2"', value)
  expect(await metrics.write()).toBe(`# HELP platos_total Platos servidos
# TYPE platos_total counter
platos_total{mesa="la \\"buena\\"\\\\\\n"} 1
platos_total{mesa="2"} 4
# HELP fuego Grados
# TYPE fuego gauge
fuego 180
# HELP espera_seconds Espera
# TYPE espera_seconds histogram
espera_seconds_bucket{mesa="2",le="0.1"} 2
espera_seconds_bucket{mesa="2",le="1"} 3
espera_seconds_bucket{mesa="2",le="+Inf"} 4
espera_seconds_sum{mesa="2"} 9.65
espera_seconds_count{mesa="2"} 4
`)
})
