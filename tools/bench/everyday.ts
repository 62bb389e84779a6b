import { units } from '#core/units/units.ts'

/** Twenty ingredients as cooks write them, in all eight units; one of them no table knows. */
export const everyday =
  `Harina de trigo;Huevos camperos L;Leche entera;Mantequilla;Azúcar;Sal;Aceite de oliva virgen extra;Ajo;Cebolla;
Tomate triturado;Pimiento;Gambas peladas;Mejillones;Caldo de pescado casero;Arroz bomba;Azafrán;Pimentón de la Vera;
Perejil picado;Vino blanco;Un ingrediente que no existe`
    .split(';')
    .map((name, index) => ({ name: name.trim(), quantity: 10 + index, unit: units[index % units.length] ?? 'g' }))
