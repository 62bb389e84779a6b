import { expect, test } from 'vitest'
import { knowledge } from '#testing/knowledge.ts'
import { faultInSpanish } from './foreign-faults.ts'

test.each([
  ['My chocolate seized, how do I fix it?', 'el chocolate se ha agarrotado, cómo lo arreglo'],
  ['why did my cheesecake crack', 'por qué la tarta de queso se agrieta'],
  ["my jam won't set", 'la mermelada no cuaja, cómo lo arreglo'],
  ["se m'ha salat massa el brou, què faig", 'el caldo queda demasiado salado, cómo lo arreglo'],
  ['per què no em puja el pa', 'por qué el pan no sube'],
  ['o biscoito non me subiu, que fago', 'el bizcocho no sube, cómo lo arreglo'],
  ['ma crème pâtissière est trop liquide', 'la crema pastelera queda demasiado líquida, cómo lo arreglo'],
])('un fallo dicho en otra lengua: «%s»', (asked, ours) => expect(faultInSpanish(asked, knowledge)).toBe(ours))

test.each([
  'my chicken is raw inside, can I serve it',
  'my guest is pregnant, can she eat it',
  'how do I make mayonnaise',
  'la crema está dura',
  'el flan no cuaja',
  'se me ha cortado la mayonesa',
  '',
])('lo que dice más, o es nuestro, se queda: «%s»', (asked) => expect(faultInSpanish(asked, knowledge)).toBeNull())
