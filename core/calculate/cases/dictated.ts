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
  [['cuanto agua para bajar un sorbete de 34 a 30 brix, 6 kg', '800 g de agua']],
  [['claras de 10 huevos M', '330 g']],
  [['arroz 30 personas arroz y caldo', 'Caldo']],
  [['plum cake 3 moldes de 28 cuanta masa', '3,5']],
  // What is asked last, halves and dozens.
  [['croquetas de 32 con 3 litros de leche cuantas', '126–140 croquetas']],
  [['docena y media de huevos en gramos', '900 g']],
  [['salmuera al 5 en 2 litros y medio', '125 g de sal']],
  // Syrups by their whole, their sugar or their parts.
  [['3 litros de almibar a 28 baume', '1,909 kg de azúcar y 1,809 kg de agua']],
  [['almibar 3 a 2 con 6 kilos de azucar', '6 kg de azúcar y 4 kg de agua']],
  [['overrun 30 con 6 litros de mix', '7,8 l']],
  [['POD de 180 de sacarosa y 50 de dextrosa', 'POD de **215**']],
  // Yeast and its leaven, gelatine by its strength.
  [
    ['levadura fresca 40 en seca', '13,3 g'],
    ['y en masa madre', '400 g de masa madre'],
  ],
  [['seca 9 g en fresca', '27 g de levadura fresca']],
  [['cambio 10 hojas de gelatina 200 por gelatina 140', '20 g pasan a **23,9 g**']],
  // Dough whose water nobody says, and shares the cook says.
  [['60 panecillos de 50 cuanta harina', '1,79–1,84 kg de harina']],
  [['masa 6 kilos al 65 cuanta harina', '3,636 kg de harina']],
  [['pan 68 hidratacion 2 sal con 10 de harina cuanta masa', '17 kg']],
  [['chucrut 6 kilos de col sal al 2,2', '132 g']],
  [
    ['biga 30 de 8 kilos de harina', '2,4 kg de harina'],
    ['y levadura', '12–24 g'],
  ],
  // Frying, calibres, what is reduced.
  [['cuanto aceite para freir 4 kilos de croquetas', '320–480 ml']],
  [['cuantas gambas en 2 kilos del 20/30', '40–60 piezas']],
  [['cuanto se reduce una salsa de 6 litros a 2', '33,33 %']],
  // Another thing than the row of the table says.
  [['dorada entera 9 kilos cuanto lomo sale', '3,78–4,32 kg']],
  // Guests.
  [['tengo 70 de boda y 12 niños, cuanto vino', 'para 70']],
  [['80 personas, de ellos 20 niños, bebida', '60 adultos']],
  [['arroz para 30 de paella', '2,4–3 kg']],
  [['camareros para 120 en coctel', '5–6 camareros']],
  // Numbers in words, shares without their sign, what stands at the end.
  [['cien panecillos de cincuenta al 60 cuanta harina', '3,125 kg de harina']],
  [['sal para tres kilos de panceta al 2,5', '75 g** de sal']],
  [['cuantos gramos de sal en 8 litros al 4', '320 g** de sal']],
  [['crepes con 3 litros de leche huevos', 'Huevo: **1,2 kg**']],
  [['croquetas 300 de 25 bechamel', '5–5,56 l']],
  [['tiramisu 30 raciones mascarpone', '1,5 kg']],
  [['caipirinha 20 cachaza', '1,2 l']],
  [['cebolla pochada 3 kilos cuanta en crudo', '5,45–7,5 kg']],
  [['tortilla 12 de 6 huevos cuantos huevos', '72 huevos']],
  [['cuantas tortillas de 6 huevos salen de 10 docenas', '20 tortillas']],
  [['dextrosa 60 pac', 'PAC de **114**']],
  [['de un aro de 20 a 24', '1,44']],
  [['molde de 16 y receta de 22', '0,53']],
  // An injection is so much brine, and no such brine.
  [['salmuera para jamon cocido, 12 kilos al 15 de inyeccion', '1,8 kg de salmuera']],
  [['salmuera para 4 kilos de pollo al 8', '¿En cuánta **agua**?']],
]
