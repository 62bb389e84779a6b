import type { Case } from './case.ts'

/** Sums as they are dictated: short, without the asking word, with the unit left out. */
export const dictated: readonly Case[] = [
  // Events.
  [['refresco para una comunion de 70', '21–28 l']],
  [['canapes en una copa de 2 horas para 50', '500–600 unidades']],
  [['pinchos pa 40 antes de comer en un coctel', '240–320 unidades']],
  [['cuantas botellas de agua de medio litro para 90 personas', '90 botellas']],
  [['boda de 80 mayores y 9 niños, que bebida', '80 adultos']],
  [['cuanto ron para una barra libre de 60', '13–18 botellas']],
  [['salmorejo en chupito para 100', '5–6 l']],
  [['cuantos bocadillos para 12 niños', '24–36 unidades']],
  [['fideua 18 pax arroz', '1,44–1,8 kg']],
  [['coctel de 3 horas con 70 personas, piezas por persona', '840–1.120 unidades']],
  [['cuantas tortillas saco de 4 kg de patata', '5 tortillas']],
  // Dough.
  [['900 de agua y 1200 de harina que hidratacion llevo', '75 %']],
  [['30 panecillos de 70 al 62, cuanta harina', '1,296 kg de harina']],
  [
    ['poolish con 8 kg de harina al 25 %', '2 kg de harina y 2 kg de agua'],
    ['y la levadura', '2–6 g de levadura fresca'],
  ],
  [['masa madre 1:2:2 para 500 g', '- Harina: **200 g**']],
  [['tengo 120 g de masa madre y la refresco 1:4:4', '480 g']],
  [['masa sable para 20 tartaletas de 8 cm, cuanta', '815–950 g']],
  [['cuanta crema pastelera para una tarta de 22', '640–800 g']],
  [['45 profiteroles cuanto relleno', '675–900 g']],
  // Brines, cures, pickles.
  [['magret al 2 en equilibrio, 800 g y 500 ml de agua', '26 g de sal']],
  [['cuanta sal para curar 1,5 kg de trucha', '225–300 g']],
  [['sal para salar en seco 4 kg de panceta al 3', '120 g de sal']],
  [['salmuera para aceitunas 6 litros cuanta sal', '480–600 g']],
  [['encurtir 2 kg de pepino cuanto vinagre', '0,8–1 l']],
  // Syrups and ice cream.
  [['un pure a 18 brix, 3 kg, lo quiero a 25', '280 g de azúcar']],
  [['tpt con 800 g de azucar', 'salen 1,6 kg']],
  [['8 litros de mix con 35 % de overrun', '10,8 l']],
  [['2 kg de mix al 8 % de grasa con nata del 35 y leche', '280 g']],
  [['azucar invertido con 5 kg de azucar', '2,2 kg']],
  // What is asked is what is named first.
  [['agar para 600 ml de gelatina firme de frutas', 'agar']],
  [['kappa para 2 litros de flan', null]],
  [['psyllium en 1 kg de harina para pan', null]],
  [['flan sin lactosa de 1 litro, cuantos huevos', null]],
  [['bizcocho sin gluten con 6 huevos, cuanta harina', null]],
]
