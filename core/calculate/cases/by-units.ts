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
  [['36 croquetas llevan 1,2 l de leche, para 150 cuánta', '5 l']],
  [['20 bollos llevan 800 g de harina y para 65', '2,6 kg']],
  [['3 botellas de ron de 70 cuántas copas de 5 cl', '42']],
  [['barril de 30 litros a 90 euros cuánto me cuesta la caña de 20 cl', '0,60 €']],
  [['barril de 30 litros a 90 euros, pierdo un 10, a cuánto la caña de 20 cl', '0,67 €']],
  [['saco 2.400 con 80 cubiertos', '30,00 €']],
  [['una factura de 260 sin iva', '286,00 €']],
  // What has no one reading is not computed.
  [['gasté 300 y 200 en 40', null]],
]

/** Sums of two figures, shares one after the other, VAT out of a bill, goods of a price. */
export const twoFigureCases: readonly Case[] = [
  [['un rabo de 2,6 kilos se me queda en 1,3 que merma es', '50 %']],
  [['descuento del 20 y luego otro 10 sobre 300 cuanto queda', '216,00 €']],
  [['7 mesas de 10 y 4 de 6, cuantos son', '94']],
  [['factura de 968 con el 10 incluido cual es la base', '880,00 €']],
  [
    ['la factura son 605 con iva, cuanto es la base', '550,00 €'],
    ['y el iva', '55,00 €'],
  ],
  [['menu a 22 iva incluido y quiero gastar el 32 en genero cuanto es', '6,40 €']],
  [['quiero que el genero sea el 25 de un plato que me cuesta 3,50, precio', '14,00 €']],
  [['lo vendo a 11 con iva y gasto 2,50 en genero, que food cost es', '25 %']],
  [['el aceite ha pasado de 4,50 a 5,40, que subida es', '20 %']],
  [['nata del 35 y leche del 3,5, quiero 3 litros al 14', '1 kg']],
  [['mix de 5 kg al 7 de grasa, toda la grasa de nata de 35', '1 kg']],
  [['masa para 30 bolas de 250 al 64 de agua y 2 de sal cuanta harina', 'sal, 2 %']],
]
