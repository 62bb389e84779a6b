import type { Case } from './cases.ts'

/** The money of a plate, of a cleaned kilo and of the house: as in `cases.ts`. */
export const moneyCases: readonly Case[] = [
  [
    ['el rodaballo entero a 18,40 y me da un 46% de lomo, a cuánto me sale el kilo limpio', '40,00 €'],
    ['y si me lo traen ya en lomos a 37', '3,00 € menos por kilo'],
    ['cuántos kilos de entero pa 25 raciones de 170 limpios', '9,239 kg'],
    ['la ración de 170', '6,80 €'],
    ['a cuánto la vendo al 30%', '22,67 € sin IVA'],
    ['y con iva', '24,93 €'],
  ],
  [['paletilla a 12 el kg con merma del 25', '16,00 €']],
  [['de 8 kilos de atún a 15 me salen 6 limpios, a cuánto sale el kilo', '20,00 €']],
  [['alcachofa a 2,50, aprovecho el 40%, o el corazón limpio a 7, qué compensa', 'más barato entero']],
  [
    ['cobro el plato a 15,40 y me cuesta 4,20', 'Food cost del **30 %** y margen bruto de **9,80 €'],
    ['y si subo a 16,50', '10,80 €'],
    ['y si me cuesta 5,10', '9,90 €'],
    ['si saco 200 al mes', '1.980,00 €'],
    ['y en porcentaje', '66 %'],
  ],
  [['lo vendo a 13,20 con iva', '12,00 €** sin IVA']],
  [['lo vendo a 13,20 con iva, qué food cost tengo', null]],
  [['cuánto me puedo gastar en género por cubierto si el menú va a 22 con iva y quiero un 30 de food cost', '6,00 €']],
  [['menú de empresa a 30 + iva, cuánto gasto en materia prima para un 32', '9,60 €']],
  [['los sueldos se me van al 44% de la venta, es mucho?', 'Sí, es alto']],
  [['la plantilla al 31%, voy bien?', 'Está bien']],
  [['género 30 y personal 33, qué prime cost tengo', 'Prime cost del **63 %**']],
  [['pago 6000 de nóminas y facturo 20000', 'Es el **30 %**']],
  [['el plato lo tengo a 19,90 en carta, voy bien de food cost?', null]],
]
