import { expect, test } from 'vitest'
import { isPageMark, isRunningLine } from './running-lines.ts'

test.each([
  ...[
    'RESTAURANTE EL PUERTO',
    'Casa Marcelino',
    'Escuela de Hostelería del Sur — Pág. 12',
    'Cocina tradicional española 47',
  ],
  ...['El recetario del obrador', 'FICHA TÉCNICA DE ELABORACIÓN Código: CT-014', 'Ficha nº 12', 'Sección: Cuarto frío'],
  ...[
    'Fecha: 12/03/2026',
    '12/03/2026',
    '47',
    'XIV',
    'Segundos platos',
    'POSTRES',
    'Arroces y pastas 31',
    'www.casa.es',
  ],
  ...['Revisión 2 · Página 1 de 1', 'Hoja 2 de 3', 'Tel. 981 123 456'],
])('«%s» va alrededor de la receta', (line) => expect(isRunningLine(line)).toBe(true))

test.each([
  ...['Croquetas de jamón', 'Arroz con leche', 'Casadielles asturianas', 'Cocido madrileño', 'Pescado a la sal'],
  ...['Barritas de merluza', '2 hojas de laurel', 'Sopa de casa', 'Postre de músico', 'Salsa de la casa', ''],
])('«%s» es de la receta', (line) => expect(isRunningLine(line)).toBe(false))

test('una hoja de laurel no es un número de página', () => {
  expect(isPageMark('Laurel, hoja 1')).toBe(false)
  expect(isPageMark('Cocina de mercado. Pág. 12')).toBe(true)
  expect(isPageMark('Escala fortlería del Sor Pág.')).toBe(true)
})
