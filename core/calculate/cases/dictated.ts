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
  // As round three said them.
  [['pac de 140 de sacarosa y 30 de dextrosa', '197']],
  [['que concentracion es 180 g de sal en 2 litros', '9 %']],
  [['4 kg harina 72 agua 2 sal 3 levadura', '2,88 kg']],
  [['tengo 5 kg de masa de pizza, cuantas pizzas de 240', '20 pizzas']],
  [['flan para 24 flaneras de 130 cuantos huevos', '681 g']],
  [['250 bocadillos de calamares, cuanto pan', '25 kg']],
  [['almejas para 20 de tapa', '2,4–3 kg']],
  [['bulgur para 30 de guarnicion cuanta agua', 'Bulgur']],
  [['macarrones 85 comensales', '6,8–8,5 kg']],
  [['desayuno de 50 huespedes cuanto zumo', '10 l']],
  // The number behind its thing, the base of a whole, the mix of an ice cream.
  [['barras 24 de 300 al 64 harina y agua', '4,39 kg de harina']],
  [['20 hogazas de 800 al 70 con sal 2', '9,302 kg de harina']],
  [['claras para 3 kg de merengue suizo', '1 kg']],
  [['masa al 68 con 2500 de harina', '1,7 kg']],
  [['80 tarrinas de 100 ml al 30 de aire, cuanta base', '6,154 l']],
  [['agua y sal para 2 kg de espaguetis', '16–20 l']],
  [['salmuera para aceitunas, sal por litro', '80–100 g']],
]
