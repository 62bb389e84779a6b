import type { Case } from './case.ts'

/** Sums nobody wrote a formula for: their units say what is multiplied and what divided. */
export const byUnitCases: readonly Case[] = [
  [['un atún de 7,5 kg lomo al 64, cuántas raciones de 160', '30']],
  [['2 botellas de 70 cuantos chupitos de 5 cl', '28']],
  [['caja de 6 botellas 54 euros, la copa de 15 cl a cuanto', '1,80 €']],
  [['tengo 700 de cobertura y la receta lleva 250 para 10 raciones, cuantas saco', '28']],
  [['si para 8 son 600 de garbanzo para 22 cuanto', '1,65 kg']],
  [['el friegaplatos me cuesta 1.520 al mes y trabaja 160 horas, la hora cuanto', '9,50 €']],
  [['compro el mero a 21 el kilo y aprovecho el 42, a cuanto la racion de 200', '10,00 €']],
  [['gelatina 5 hojas para litro, cuantas para 700 ml', '3,5']],
  [['cuantos kilos de cigala para 30 a 4 por barba si son de 10/15', '9,6 kg']],
  [['una paletilla de 5 kilos a 60 euros y saco 2,4 limpios, a cuanto los 100 gramos', '2,50 €']],
  [
    ['tengo 4,2 kilos de secreto limpio y pongo 210 por plato cuantos saco', '20'],
    ['y si pierde un 30 al asar', '14'],
  ],
  // What has no one reading is not computed.
  [['gasté 300 y 200 en 40', null]],
]
