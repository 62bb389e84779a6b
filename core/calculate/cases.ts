/** Conversations and, turn by turn, what the answer must hold; null where nothing is to be computed. */
export type Case = readonly (readonly [say: string, holds: string | null])[]

export const cases: readonly Case[] = [
  [
    ['tengo 25 kg de harina y quiero una masa al 68 % de hidratación, ¿cuánta agua?', '17 kg** de agua'],
    ['y sal al 1,8 %', '450 g** de sal'],
    ['y masa madre al 20%', '5 kg** de masa madre'],
  ],
  [
    [
      'quiero 8 kg de masa con 70 % de hidratación, 2 % de sal y 1,5 % de levadura, cuánta harina',
      '4,611 kg de harina',
    ],
  ],
  [['45 bollos de 80 g cuánta masa necesito', '3,6 kg']],
  [['cuánta carne compro para 60 raciones de 180 g con merma del 25 %', '14,4 kg']],
  [['la receta es para 6 y somos 85 por cuánto multiplico', '14,17']],
  [['punto muerto si tengo 9000 € de fijos y 65 % de margen', '13.846,15 €']],
  [['ticket medio de 18500 € con 740 clientes', '25,00 €']],
  [['cuánto es 24,90 sin iva', '22,64 €']],
  [['a cuánto sale cada croqueta si hago 120 con 9,60 €', '0,08 €']],
  [['cuánto es el 12 % de 3,5 kg', '420 g']],
  [['qué hidratación tiene una masa de 800 g de harina y 560 g de agua', '70 %']],
  [['cuánta harina necesito para 900 g de agua con hidratación del 60 %', '1,5 kg** de harina']],
  [['2 l de nata al 35 % cuánta grasa llevan', '700 g** de grasa']],
  [
    [
      'porcentaje panadero: 500 g de harina de fuerza, 350 ml de agua, 10 g de sal y 5 g de levadura',
      'agua, 350 g: **70 %',
    ],
    ['para 3 kg de masa', 'harina de fuerza: **1,734 kg'],
    ['y si tengo 2 kg de harina', 'agua: **1,4 kg'],
  ],
  [
    ['salmuera al 5 % para 3 litros de agua', '150 g de sal'],
    ['y al 8 %', '240 g de sal'],
  ],
  [['necesito salmuera al 3% para 4 kg de pepinillos y 5 litros de agua', '270 g de sal']],
  [['rebajar 2 litros de vinagre del 10 % al 6 %', '1,333 l de agua']],
  [['rebajar alcohol de 96 a 40, 1 litro', '1,4 l de agua']],
  [['de un molde de 20 cm a uno de 26 cm', '1,69']],
  [['si la hago en aro de 16 en vez de 20', '0,64']],
  [['tengo una bandeja de 30x40 y la receta es para 20x30', 'por **2**']],
  [['paso de un molde redondo de 22 a uno cuadrado de 20 x 20', '1,05']],
  [
    ['cuántas alcachofas compro para 3 kg limpios', '7,5 kg'],
    ['y para 5 kg', '12,5 kg'],
  ],
  [['si compro 10 kg de puerro cuánto me queda limpio', '4,4 kg']],
  [
    ['cuántas yemas son 300 g', '17,6 yemas'],
    ['y claras', '9,1 claras'],
  ],
  [['12 claras en gramos', '396 g']],
  [['cuánto pesa un huevo XL', '68 g']],
  [['1/2 litro de clara cuántas claras son', '15,7 claras']],
  [
    ['4 hojas de gelatina cuánto polvo es', '8 g de gelatina'],
    ['y si es de 180 bloom', '8,43 g'],
    ['y en agar', '1,6 g y 2 g de agar'],
  ],
  [['20 g de gelatina en polvo de 200 bloom en hojas', '10 hojas']],
  [['pasar 8 g de 250 bloom a 150 bloom', '10,3 g']],
  [['25 g de levadura fresca en seca', '8,33 g de levadura seca']],
  [['tengo sobres de levadura seca de 11 g, cuánta fresca es', '33 g de levadura fresca']],
  [
    ['60 brix cuántos baumé son para un almíbar', '32,4 °Baumé'],
    ['y 30', '16,6 °Baumé'],
  ],
  [['un plato me cuesta 3,20 euros y quiero un food cost del 25% a cuanto lo pongo', '12,80 € sin IVA']],
  [
    ['si el escandallo sale a 5,60 € y quiero un 70 % de margen cuál es el pvp', '18,67 € sin IVA'],
    ['y con iva del 21 %', '22,59 €'],
  ],
  [['vendo un plato a 18 € y me cuesta 4,5 qué food cost tengo', '27,5 %']],
  [['quítale el iva a 22 euros', '20,00 €']],
  [['una bandeja de 48 croquetas me cuesta 9,60 €, a cuánto sale la pieza', '0,20 €']],
  [['me han subido el aceite un 20 %, pagaba 4,50 € el litro', '5,40 €']],
  [['omnes con estos precios: 8 €, 9,5 €, 11 €, 12 €, 14 €, 16 €, 26 €', 'sube el más barato o baja el más caro']],
  [
    [
      'croquetas 120 ventas 5,5 €, rape 30 ventas 12 €, ensalada 90 ventas 4 €, callos 20 ventas 5 €',
      'callos: **perro',
    ],
  ],
  // Nothing to compute: the question is for somebody else.
  [['receta de pan para 12', null]],
  [['crea una receta de flan para 10 con 5 huevos', null]],
  [['cuánto cuesta mi tarta de queso', null]],
  [
    ['menú de boda para 120 en junio, 65 € por persona', null],
    ['y la opción vegana', null],
  ],
  [['cuánto tiempo cuezo 12 huevos', null]],
  [['qué hago con 12 yemas', null]],
  [['pechuga a 60 grados con 3 cm', null]],
  [['pon el 10 % menos de azúcar', null]],
  [['la hago en molde de 26', null]],
  [['harina con 12 % de proteína cuál es', null]],
  [['a 75 % de humedad cuánto madura un chuletón', null]],
]
