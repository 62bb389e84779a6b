import type { Case } from './case.ts'

/** Pieces ↔ grams, a list and its order in one line, and what is paid for what is left. */
export const pieces: readonly Case[] = [
  [['cuántos dientes son 150 g de ajo', 'unos **30 dientes de ajo** (25–36)']],
  [['un diente de ajo cuánto pesa', '1 diente de ajo: unos **5 g**']],
  [
    ['cuantas patatas son un kilo', '**5–6 patatas**'],
    ['zanahorias', '**9–11 zanahorias**'],
  ],
  [
    ['30 g de perejil cuántos manojos', '**0,55 manojo de perejil fresco**'],
    ['y de cilantro', 'manojo de cilantro fresco'],
  ],
  [
    ['cuantas naranjas hacen falta pa 3 litros de zumo', '**34–38 naranjas**'],
    ['y de pomelo', '**20 pomelos**'],
  ],
  [['600 g harina, 400 agua, 12 sal, 6 levadura: pásalo a 5 kg', 'levadura: **29,5 g** (eran 6 g)']],
  [['harina 1000, agua 680, sal 20, levadura 8: a 12 kg de masa', 'agua: **4,778 kg**']],
  [['1 kg de harina, 650 de agua y 20 de sal, pásalo a 8 kilos', 'agua: **3,114 kg** (eran 650 g)']],
  [
    ['tengo 4 kilos de rape entero, cuanta carne limpia saco', '1,12–1,4 kg'],
    ['y si lo pago a 14,50 a cuanto me sale limpio', '**41,43–51,79 €**'],
  ],
]
