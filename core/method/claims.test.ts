import { expect, test } from 'vitest'
import { parseIngredientLine } from '#core/parsing/lines/ingredient-line.ts'
import { pantry } from '#testing/food-table.ts'
import { brokenClaims } from './claims.ts'

const told = (name: string, list: string): string =>
  brokenClaims(
    name,
    list.split(', ').flatMap((line) => parseIngredientLine(line) ?? []),
    pantry,
  ).warnings.join(' ')

test.each([
  [
    'Tarta de Santiago sin gluten',
    '250 g almendra molida, 100 g harina de trigo, 5 huevos',
    /sin gluten.*harina de trigo/,
  ],
  ['Bizcocho para celíacos', '250 g harina de trigo, 200 g azúcar, 4 huevos', /harina de trigo/],
  ['Brioche vegano', '500 g harina, 200 g mantequilla, 4 huevos', /vegano.*mantequilla y huevos/],
  ['Postre vegano', '500 g manzana, 100 g miel', /miel/],
  ['Piña colada sin alcohol', '200 ml zumo de piña, 30 ml ron blanco', /sin alcohol.*ron/],
  ['Tarta de manzana sin lactosa', '300 g harina, 150 g mantequilla, 1 kg manzana', /mantequilla/],
  ['Galletas sin azúcar', '250 g harina, 100 g azúcar, 120 g mantequilla', /sin azucar.*azúcar/],
])('%s con %s: se dice', (name, list, expected) => expect(told(name, list)).toMatch(expected))

test.each([
  ['Polvorones sin gluten', '500 g harina de arroz, 250 g manteca de cerdo, 200 g azúcar glas'],
  ['Natillas sin lactosa', '1 l leche sin lactosa, 8 yemas, 150 g azúcar'],
  ['Mayonesa vegana', '100 ml bebida de soja, 200 ml aceite de girasol, 10 ml vinagre'],
  ['Tarta sin horno', '200 g galletas, 500 g queso crema'],
  ['Gazpacho', '1 kg tomate, 100 g pan'],
])('%s con %s: nada que decir', (name, list) => expect(told(name, list)).toBe(''))
