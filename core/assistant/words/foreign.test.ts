import { expect, test } from 'vitest'
import { fromForeign } from './foreign.ts'

test.each([
  ['comment rattraper une crème anglaise qui a tourné ?', 'cómo arreglo crema inglesa cortada ?'],
  ['combien de temps cuire un œuf mollet ?', 'cuánto tiempo cocer huevo mollet ?'],
  ['puis-je servir des huîtres crues à une femme enceinte ?', 'puedo servir ostras crudo a embarazada ?'],
  ['come si fa il pesto?', 'cómo hago pesto?'],
  ['posso congelare la crema pasticcera?', 'puedo congelar crema pastelera?'],
  ['canto tempo coce o polbo?', 'cuánto tiempo cocer pulpo?'],
  ['e quero facer lacón con grelos', 'y quiero hacer lacón con grelos'],
  ['como faço um arroz de pato?', 'cómo hago arroz de pato?'],
  ['quant de temps es couen els cigrons?', 'cuánto tiempo cocer garbanzos?'],
  ["com s'arregla un allioli negat?", 'cómo arreglo alioli cortado?'],
])('de otra lengua: «%s»', (asked, ours) => expect(fromForeign(asked)).toBe(ours))

test.each([
  'cómo se hace el pan de molde con leche',
  'cuánto tiempo aguanta la mayonesa',
  'una quiche para 12 sin lactosa',
  'beurre blanc',
  'com',
  'pasta al dente, cuánta sal',
  'dos litros de caldo',
  '',
])('lo que ya es nuestro se queda: «%s»', (asked) => expect(fromForeign(asked)).toBeNull())
