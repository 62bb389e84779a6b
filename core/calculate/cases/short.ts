import type { Case } from './case.ts'

/** Sums said very shortly: halves and dozens, numbers in words, a part at the end, figures without their unit. */
export const short: readonly Case[] = [
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
  [['salmuera para 4 kilos de pollo al 8', '4 l de agua y 320 g de sal']],
  [['salmuera para 6 pollos de 2 kg', '12 l de agua y 600–720 g de sal']],
]
