import type { Case } from './case.ts'

/** Sums of a house at work: changes, proportions, losses on the way, hands and hours, stock, formats, light, bills. */
export const atWorkCases: readonly Case[] = [
  [['para 4 kilos de harina 80 g de sal, para 7', '140 g']],
  [['cuantos huevos para 24 si para 10 uso 15', '36']],
  [['para 15 tortillas gasto 90 huevos y 6 kilos de patata, para 40', '16 kg']],
  [['con 1,5 kg de masa me salen 20 brioches, cuantos me salen de 6', '80']],
  [
    ['40 barras de 300 g de masa', '12 kg de masa'],
    ['y si pierden un 15 en el horno', '255 g'],
  ],
  [['quiero barras de 250 cocidas, si pierden un 15 de cuánto las peso', '294 g']],
  [['garbanzo seco multiplica por 2,2, quiero 11 kilos cocido', '5 kg']],
  [['una pieza de masa de 450 se queda en 380, qué pierde', '15,56 %']],
  [['12 kg de pan con 60 de hidratación', '7,5 kg de harina']],
  [['el alquiler pasa de 1.800 a 1.980 qué subida es', '10 % más']],
  [['de 240 cubiertos a 210 cuánto he bajado', '12,5 % menos']],
  [['he facturado 18.400 este mes y 16.000 el pasado, qué he crecido', '15 % más']],
  [['agosto 62.000 y julio 54.500, cuanto ha crecido', '13,76 % más']],
  [['el camarero cobraba 1.350 y le subo un 6 cuanto cobra', '1.431,00 €']],
  [['pago 3,20 el kilo de patata y me suben 40 centimos, que porcentaje sube', '12,5 % más']],
  [['entre 3 socios repartimos 12.600 en 40 30 y 30', '5.040,00 €']],
  [
    ['bote de 318 euros, 4 de sala y 3 de cocina', '45,43 €'],
    ['y si sala se lleva el 70', '55,65 €'],
  ],
  [['si 3 personas pelan 40 kg en 2 horas cuanto tardan 5', '1 h 12 min']],
  [['para limpiar 60 kg de calamar en 3 horas cuanta gente si uno hace 8 kilos a la hora', '**3**']],
  // What the fire takes is no sum of hands.
  [['un pollo de 2 kilos tarda 60 minutos al horno, cuanto tarda uno de 3', null]],
  [['el cordero tarda 2 horas y 20 y reposa 20 minutos, se come a las 14:15, cuando lo meto', '11:35']],
  [['si meto el bizcocho a las 11:40 y son 50 minutos a que hora sale', '12:30']],
  [['tengo 45 kilos de harina y gasto 6 al dia cuanto me dura', '7,5 días']],
  [
    ['gastamos 14 litros de aceite al dia y nos traen cada 5 dias cuanto pido', '70 l'],
    ['y si me quedan 20', '50 l'],
  ],
  [['compro 12.000 de genero y tengo 3.000 de stock, que rotacion', '4 veces']],
  [['sale mejor la garrafa de 5 l a 21 o la botella de 750 a 3,60', 'garrafa de 5 l']],
  [
    ['horno de 9 kW 5 horas al dia a 0,16 el kwh cuanto me cuesta al dia', '7,20 €'],
    ['y al mes', '216,00 €'],
    ['y si sube un 10', '237,60 €'],
  ],
  [['se me han roto 14 copas de 180, que porcentaje es', '7,78 %']],
  [['tengo 48 plazas y he dado 132 comidas, cuantas vueltas doy', '2,75 vueltas']],
  [
    ['22 comensales a 38,50 con 15 de descuento cuanto es', '719,95 €'],
    ['y por persona', '32,73 €'],
  ],
  [['factura 1.870 mas 10 de iva menos 15 de retencion', '1.776,50 €']],
  [['cuanto tengo que vender para sacar 2.500 limpios si me queda el 18', '13.888,89 €']],
  [['tengo crema de 18 y de 35 de grasa, quiero 4 litros al 25', '1,647 l']],
  [['4 kg de mix me dan 6,2 litros que overrun tengo', '71 %']],
  [['de 18 kilos de ternera saco 14,2 limpios y pague 212, a cuanto el kilo limpio', '14,93 €']],
]
