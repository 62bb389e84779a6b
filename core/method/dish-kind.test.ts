import { describe, expect, test } from 'vitest'
import { dishKind } from './dish-kind.ts'
import { layOut } from './mise.ts'

const kindOf = (recipeName: string, ...names: readonly string[]) =>
  dishKind(recipeName, layOut(names.map((name) => ({ name, quantity: 300, unit: 'g' as const })))).kind.id

describe('la clase de plato', () => {
  test.each([
    ['Arroz con leche de la abuela', 'arroz con leche', ['Arroz', 'Leche', 'Azúcar']],
    ['Arroz con verduras', 'arroz', ['Arroz', 'Caldo', 'Pimiento']],
    ['Crema catalana', 'crema cocida', ['Leche', 'Yemas', 'Azúcar']],
    ['Crema de calabaza', 'crema de verduras', ['Calabaza', 'Caldo']],
    ['Tortilla de patatas', 'tortilla', ['Patata', 'Huevos', 'Aceite']],
    ['Ensalada de pollo asado', 'ensalada', ['Pollo', 'Lechuga']],
    ['Pollo asado con ensalada', 'asado', ['Pollo', 'Lechuga']],
    ['Merluza en salsa verde', 'pescado en salsa', ['Merluza', 'Caldo']],
    ['Salsa verde', 'salsa majada', ['Perejil', 'Aceite', 'Ajo']],
    ['Croquetas de bacalao', 'croquetas', ['Bacalao', 'Leche', 'Harina']],
    ['Tarta de queso', 'tarta de queso', ['Queso crema', 'Huevos']],
    ['Gambas al ajillo', 'ajillo', ['Gambas', 'Ajo']],
    ['Pollo al ajillo', 'guiso', ['Pollo', 'Ajo']],
    ['Helado de queso', 'helado', ['Leche', 'Nata', 'Queso crema', 'Azúcar']],
  ])('%s es %s', (name, kind, ingredients) => expect(kindOf(name, ...ingredients)).toBe(kind))

  test.each([
    ['croquetas sin leche ni harina no son croquetas, y nadie adivina', 'Croquetas', 'plato salado', ['Lechuga']],
    ['arroz por lo que lleva', 'Lo de los domingos', 'arroz', ['Arroz', 'Conejo']],
    ['pan por lo que lleva', 'Receta 7', 'pan', ['Harina', 'Agua', 'Levadura fresca']],
    ['bizcocho por lo que lleva', 'Receta 8', 'bizcocho', ['Harina', 'Azúcar', 'Huevos', 'Aceite']],
    ['vinagreta por lo que lleva', 'x', 'vinagreta', ['Aceite', 'Vinagre']],
    ['nada que conozcamos', 'x', 'plato salado', ['Zurrapa']],
  ])('%s', (_, name, kind, ingredients) => expect(kindOf(name, ...ingredients)).toBe(kind))
})
