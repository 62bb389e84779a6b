import { describe, expect, test } from 'vitest'
import { writeMethod } from '#core/method/write-method.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { knowledge } from '#testing/knowledge.ts'

const { cookbook, pantry } = knowledge
const units: Readonly<Record<string, IngredientDraft['unit']>> = { g: 'g', kg: 'kg', ml: 'ml', l: 'l' }

/** '2 huevos para rebozar' is two pieces with their use, as the form sends it. */
const line = (text: string): IngredientDraft => {
  const [, quantity = '1', unit = '', name = text] = /^([\d,]+) (?:(kg|g|ml|l) )?(.+)$/.exec(text) ?? []
  return { name, quantity: Number(quantity.replace(',', '.')), unit: units[unit] ?? 'unidad' }
}
const writing = (recipeName: string, list: string) =>
  writeMethod({ recipeName, ingredients: list.split(', ').map(line) }, cookbook.pages, pantry)

describe('la página no tapa lo que el nombre pide', () => {
  test('el cerdo del nombre ocupa el sitio del pollo, también donde el paso lo abrevia', () => {
    const list =
      '600 g lomo de cerdo, 100 g maicena, 1 huevo, 1 pimiento rojo, 200 g piña, 100 g kétchup, 80 ml vinagre de arroz, 80 g azúcar'
    const { method } = writing('Cerdo agridulce', list)
    expect(method).toMatch(/lomo de cerdo en dados/)
    expect(method).not.toMatch(/pollo/)
  })

  test('un bavarois de higos no es el de fresas con higos encima', () => {
    const { method } = writing('Mousse de higos', '500 g higos, 400 ml nata, 120 g azúcar, 10 g gelatina en hojas')
    expect(method).not.toMatch(/Terminar con los higos/)
  })

  test('una sola yema para ligar puede ser el huevo entero', () => {
    const { method } = writing('Ñoquis de patata', '1 kg patata, 300 g harina, 1 huevo, 10 g sal')
    expect(method).not.toMatch(/Separar las yemas/)
  })

  test('el huevo de rebozar no da la yema de la crema', () => {
    const list = '1 l leche, 150 g azúcar, 90 g maicena, 2 huevos para rebozar, 100 g harina para rebozar'
    expect(writing('Leche frita', list).method).not.toMatch(/Separar las yemas/)
  })
})

describe('lo que sobra va donde un cocinero lo pondría', () => {
  test.each([
    [
      'Goulash',
      '1,5 kg morcillo de ternera, 1 kg cebolla, 40 g pimentón dulce, 60 g manteca de cerdo, 200 g tomate triturado, 200 g pimiento rojo, 1 l caldo de carne, 600 g patata',
      /guisar 2 h.*patata en trozos los últimos 25-30 min/,
    ],
    ['Tarta de manzana', '300 g harina, 150 g mantequilla, 1 kg manzana, 120 g azúcar, 1 huevo', /Pintar con el huevo/],
    [
      'Brioche',
      '1 kg harina de fuerza, 11 huevos, 130 g azúcar, 20 g sal, 40 g levadura fresca, 500 g mantequilla, 1 huevo para pintar',
      /Pintar con el huevo, batido\.\nPrecalentar/,
    ],
    [
      'Salsa romesco',
      '600 g tomate, 4 ñoras, 1 cabeza de ajo, 80 g almendra tostada, 50 g avellana tostada, 40 g pan, 30 ml vinagre de Jerez, 200 ml aceite de oliva',
      /Hidratar las? ñoras?/,
    ],
  ])('%s', (name, list, expected) => expect(writing(name, list).method).toMatch(expected))

  test('los huesos de la lista hacen el caldo que la página pide', () => {
    const list =
      '400 g arroz, 300 g sepia, 200 g tomate rallado, 20 g ajo, 100 ml aceite de oliva, 12 gambas, 2 ñoras, 1 kg espinas de pescado'
    const { method, warnings } = writing('Arroz a banda', list)
    expect(method).toMatch(/cubrir .*espinas.* con agua fría.*25-30 min/)
    expect(warnings.join(' ')).not.toMatch(/fumet|caldo/)
  })

  test('los piquillos no se cuecen', () => {
    const list =
      '24 pimientos del piquillo, 400 g bacalao desalado, 600 ml leche, 70 g harina, 150 g cebolla, 200 ml nata'
    expect(writing('Piquillos rellenos de bacalao', list).method).not.toMatch(/Cocer los pimientos/)
  })
})

describe('legumbres', () => {
  test('otra alubia es la misma olla', () =>
    expect(
      writing(
        'Frijoles charros',
        '500 g frijoles bayos secos, 150 g tocino, 150 g chorizo, 150 g cebolla, 300 g jitomate',
      ).source,
    ).toBe('Frijoles charros'))

  test('el altramuz se desamarga', () =>
    expect(writing('Tapa de altramuces', '500 g altramuces secos, 60 g sal, 10 g ajo').method).toMatch(/5.7 días/))
})

describe('masas', () => {
  test('lo que se hornea dentro se amasa dentro', () => {
    const list = '1 kg harina de fuerza, 650 ml agua, 20 g sal, 20 g levadura fresca'
    const { method } = writing('Pan de molde', `${list}, 60 g mantequilla, 150 g nueces, 200 g patata cocida`)
    expect(method).toMatch(/nueces al final del amasado/)
    expect(method).toMatch(/Amasar con la patata cocida/)
    expect(method).not.toMatch(/Cocer aparte|Terminar con/)
  })

  test('la tripa embute y no se amasa', () => {
    const { method } = writing(
      'Longaniza de payés',
      '1500 g magro de cerdo, 500 g panceta, 40 g sal, 8 g pimienta, 3 tripas de cerdo',
    )
    expect(method).toMatch(/Embutir en .*tripa/)
    expect(method).not.toMatch(/Amasar [^.]*tripa|no está en tu lista/)
  })

  test('la vinagreta de fruta la tritura', () =>
    expect(
      writing('Vinagreta de frambuesa', '150 g frambuesas, 60 ml vinagre, 180 ml aceite de oliva, 4 g sal').method,
    ).toMatch(/Triturar la frambuesa/))
})
