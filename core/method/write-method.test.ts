import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { parsePage } from '#core/cookbook/read-page.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { pantry } from '#testing/food-table.ts'
import { writeMethod } from './write-method.ts'

const root = fileURLToPath(new URL('../cookbook/', import.meta.url))
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path.includes('/') && !path.startsWith('cards/'))
  .map((path) => parsePage(path.slice(0, -3), readFileSync(root + path, 'utf8')).page)

const line = (text: string): IngredientDraft => {
  const [, quantity = '1', unit = 'g', name = ''] = /^([\d.]+) (kg|g|ml|l|u) (.+)$/.exec(text) ?? []
  return {
    name,
    quantity: Number(quantity),
    unit: unit === 'u' ? 'unidad' : unit === 'kg' || unit === 'l' || unit === 'ml' ? unit : 'g',
  }
}
const written = (recipeName: string, list: string): { method: string; warnings: string } => {
  const { method, warnings } = writeMethod({ recipeName, ingredients: list.split('; ').map(line) }, pages, pantry)
  return { method, warnings: warnings.join(' ') }
}

const none = /\n{9}/

/** A class of lists, what its method says, and what it must not. */
describe.each<[title: string, rows: readonly (readonly [name: string, list: string, says: RegExp, never: RegExp])[]]>([
  [
    'las cantidades de dentro de un paso son las de la lista',
    [
      [
        'Arroz de carabineros',
        '85 g arroz bomba; 150 g carabinero; 325 g caldo de pescado; 30 g chalota; 50 g tomate rallado; 25 g aceite de oliva; 15 g brandy; 2 g sal',
        /2[5-9]\d ml de caldo|280 ml de caldo/,
        /1,1 l/,
      ],
      [
        'Macarrones con chorizo',
        '4 kg macarrones; 1.5 kg chorizo; 3 kg tomate triturado; 1 kg cebolla; 400 g aceite de oliva; 600 g queso rallado',
        /10 g de sal por litro/,
        /1\d\d g de sal por litro/,
      ],
    ],
  ],
  [
    'lo que el nombre promete se hace',
    [
      [
        'Paté vegetal de alubias negras',
        '400 g alubias negras secas; 100 g cebolla; 60 g aceite de oliva; 20 g zumo de limón; 3 g comino; 8 g sal',
        /100 °C[\s\S]*Pochar la cebolla[\s\S]*Triturar las alubias negras cocidas y lo pochado[\s\S]*resto del aceite/,
        /[Tt]rabar el caldo/,
      ],
      [
        'Paté de lentejas',
        '300 g lentejas pardinas; 80 g nueces; 15 g salsa de soja; 40 g aceite de oliva; 5 g sal',
        /30-45 min[\s\S]*Triturar las lentejas pardinas cocidas con las nueces, la salsa de soja/,
        /6–8 min/,
      ],
      [
        'Flan de calabaza',
        '500 g leche; 4 u huevo; 120 g azúcar; 300 g calabaza',
        /Cocer la calabaza[\s\S]*baño maría/,
        /Rallar/,
      ],
      [
        'Helado de higo',
        '600 g higos; 200 g nata; 150 g azúcar; 100 g agua',
        /triturar los higos con una quinta parte del azúcar[\s\S]*Unir en frío[\s\S]*mantecar/,
        /yema/,
      ],
      ['Helado de limón', '250 g zumo de limón; 300 g nata; 220 g azúcar; 200 g agua', /mantecar/, /té negro/],
      ['Bonito en salazón', '2 kg bonito; 1 kg sal gorda', /−20 °C[\s\S]*24 h[\s\S]*12-14 °C/, /68 °C/],
      [
        'Huevos con tomate',
        '8 u huevo; 800 g tomate triturado; 150 g cebolla; 40 g aceite de oliva; 8 g sal',
        /sofreír 15 min[\s\S]*cascar dentro los huevos[\s\S]*clara cuaje/,
        none,
      ],
    ],
  ],
  [
    'lo que la ficha no tiene va donde lo pone un cocinero',
    [
      [
        'Marmitako',
        '800 g bonito; 1 kg patatas; 200 g cebolla; 150 g pimiento verde; 100 g vino blanco; 800 ml caldo de pescado; 40 g aceite de oliva',
        /15 min\. Mojar con el vino blanco y reducir[\s\S]*cocer 25 min/,
        none,
      ],
      [
        'Paella valenciana',
        '400 g arroz bomba; 500 g conejo; 500 g pollo; 200 g judía verde; 150 g garrofón; 200 g tomate rallado; 80 g aceite de oliva; 12 u caracoles; 1.4 l agua',
        /caracoles, ya purgados[\s\S]*el agua hirviendo/,
        /caldo de pollo|al vapor los caracoles/,
      ],
      [
        'Croquetas de jamón',
        '1 l leche; 100 g aceite de oliva; 110 g harina; 200 g jamón ibérico; 1 u huevo; 150 g panko',
        /rehogar en el aceite de oliva a fuego[\s\S]*Freír en el aceite de oliva \(no está/,
        /mantequilla/,
      ],
      [
        'Pulpo a la gallega',
        '1 kg pulpo cocido; 600 g patata; 40 g aceite de oliva virgen extra; 6 g pimentón dulce; 8 g sal gruesa',
        /ya viene cocinado[\s\S]*Cocer la patata/,
        /Asustar|Congelar|35–45/,
      ],
      [
        'Menestra de verduras',
        '300 g guisantes congelados; 300 g alcachofas de bote; 200 g judía verde; 200 g zanahoria; 200 g cebolla; 100 g jamón; 15 g harina; 50 g aceite de oliva',
        /la judía verde 8 min, la zanahoria/,
        /Pochar antes [^.]*judía/,
      ],
      [
        'Ensalada de garbanzos',
        '500 g garbanzos secos; 150 g tomate; 100 g pimiento verde; 200 g bacalao desalado; 60 g aceite de oliva; 20 g vinagre; 50 g aceitunas',
        /100 °C/,
        /tarros/,
      ],
      [
        'Solomillo Wellington',
        '1 kg solomillo de cerdo; 400 g hojaldre; 300 g champiñones; 80 g chalota; 120 g jamón serrano; 1 u huevo; 30 g mantequilla; 100 g foie micuit',
        /mezclar con el foie micuit[\s\S]*70 °C en el centro/,
        /5[02]-52 °C|rosado/,
      ],
      [
        'Solomillo al whisky',
        '800 g pechuga de pollo; 60 g ajo; 100 g whisky; 60 g zumo de limón; 80 g aceite de oliva; 200 g caldo de pollo; 40 g mantequilla',
        /Cortar la pechuga de pollo[\s\S]*74 °C en el centro/,
        /70 °C|Cocinar aparte/,
      ],
      [
        'Cocido madrileño',
        '400 g garbanzos cocidos de bote; 500 g morcillo; 200 g chorizo; 300 g patata; 300 g repollo; 200 g zanahoria; 300 g gallina',
        /morcillo y la gallina[\s\S]*1 h 30 min-2 h[\s\S]*patata[\s\S]*Agregar los garbanzos/,
        /Pochar/,
      ],
      [
        'Patatas a la riojana',
        '1 kg patatas; 250 g chorizo; 200 g costilla de cerdo; 150 g cebolla; 40 g aceite de oliva',
        /Dorar antes la costilla[\s\S]*30 min[\s\S]*patata cachada/,
        /últimos 40 min/,
      ],
      [
        'Magdalenas',
        '250 g harina; 200 g azúcar; 4 u huevo; 200 g aceite de oliva; 100 g leche; 12 g impulsor; 100 g arándanos congelados',
        /Incorporar los arándanos congelados[\s\S]*Cocer/,
        none,
      ],
      [
        'Tarta de manzana',
        '800 g manzana; 250 g harina; 200 g azúcar; 3 u huevo; 125 g yogur; 100 g aceite de girasol; 16 g levadura química',
        /Verter el aceite[\s\S]*hornear/,
        /masa quebrada|en dados/,
      ],
      [
        'Steak tartar',
        '600 g pechuga de pollo; 40 g alcaparras; 40 g cebolla; 20 g mostaza; 30 g aceite de oliva',
        /74 °C/,
        /a cuchillo/,
      ],
      ['Carpaccio de ternera', '400 g solomillo de cerdo; 40 g parmesano; 40 g aceite de oliva', /70 °C/, /láminas/],
      [
        'Entrecot a la pimienta',
        '800 g pechuga de pavo; 20 g pimienta verde; 200 g nata; 40 g brandy; 30 g mantequilla',
        /74 °C en el centro/,
        /por gusto/,
      ],
      ['Roast beef', '1.5 kg lomo de cerdo; 30 g aceite de oliva; 15 g sal', /70 °C/, /50-52/],
      [
        'Costillas a la barbacoa',
        '2 kg costillas de cerdo; 200 g kétchup; 60 g miel; 30 g salsa de soja; 30 g vinagre; 40 g mostaza; 10 g pimentón ahumado',
        /Para la salsa barbacoa: mezclar el kétchup[\s\S]*pintar con la salsa barbacoa y/,
        none,
      ],
      [
        'Ensalada César',
        '400 g lechuga romana; 300 g pechuga de pollo; 100 g pan; 60 g parmesano; 200 g mayonesa; 20 g anchoas; 100 g bacon',
        /bacon, en tiras y dorado/,
        /Añadir también el bacon/,
      ],
      [
        'Flan',
        '1 l leche; 8 u huevo; 200 g azúcar; 100 g caramelo líquido',
        /Encamisar los moldes con el caramelo líquido[\s\S]*baño maría/,
        /Hacer un caramelo/,
      ],
      [
        'Empanadillas de atún',
        '20 u obleas de empanadilla; 200 g atún en aceite; 150 g tomate frito; 100 g cebolla; 50 g aceitunas; 500 g aceite de girasol',
        /Llevar dentro también las aceitunas[\s\S]*Freír/,
        none,
      ],
      [
        'Gazpacho',
        '1 kg tomate; 300 g sandía; 100 g pepino; 80 g pimiento verde; 60 g aceite de oliva; 20 g vinagre; 50 g jamón',
        /triturarla con lo demás[\s\S]*Terminar con el jamón/,
        none,
      ],
    ],
  ],
  [
    'la masa madre sube lo que la ficha sube con levadura, a su paso',
    [
      [
        'Pan de molde de masa madre',
        '500 g harina; 100 g masa madre; 300 g leche; 40 g mantequilla; 20 g azúcar; 10 g sal',
        /Refrescar la masa madre[\s\S]*la sal y la masa madre 8 min[\s\S]*Fermentar 2 h-3 h/,
        /levadura/,
      ],
      [
        'Pizza de masa madre',
        '1 kg harina de fuerza; 200 g masa madre; 650 g agua; 20 g sal; 30 g aceite de oliva',
        /de 24 a 48 h a 4 °C/,
        /levadura/,
      ],
    ],
  ],
  [
    'otra forma del alimento se prepara antes, y lo de más se pocha con el sofrito',
    [
      [
        'Pochas con almejas',
        '500 g pochas frescas; 500 g almejas; 150 g cebolla; 100 g pimiento verde; 10 g ajo; 60 g aceite de oliva; 8 g sal',
        /pochar la cebolla \(y el pimiento verde\)/,
        /Pochar antes/,
      ],
      [
        'Shakshuka',
        '6 u huevo; 1 kg tomate maduro; 200 g cebolla; 150 g pimiento rojo; 10 g ajo; 40 g aceite de oliva; 200 g merguez',
        /Escaldar el tomate maduro[\s\S]*merguez 4-5 min, hasta 70 °C/,
        none,
      ],
    ],
  ],
  [
    'lo que el nombre promete se hace con las cantidades de la lista',
    [
      [
        'Baguette con poolish',
        '1 kg harina de trigo; 680 g agua; 18 g sal; 6 g levadura fresca',
        /^Para el poolish: mezclar 300 g de la harina de trigo, 300 g del agua y 0,6 g[\s\S]*el resto de la harina/,
        none,
      ],
      ['Huevos mollet', '4 u huevo', /6 min desde[\s\S]*hielo[\s\S]*pelar/, /remover|revolver/],
      ['Rosbif', '1.5 kg redondo de ternera; 40 g aceite de oliva; 15 g sal', /Sellar[\s\S]*52-55 °C/, none],
      ['Rosbif de pollo', '1.5 kg pechuga de pollo; 40 g aceite de oliva; 15 g sal', /74 °C/, /52-55/],
    ],
  ],
  [
    'cada línea entra a su tiempo, y la manera es la de la lista',
    [
      [
        'Mousse de chocolate',
        '300 g chocolate negro; 500 g nata 35%',
        /^Hervir un tercio de la nata[\s\S]*Semimontar el resto/,
        /leche/,
      ],
      [
        'Fideuá',
        '500 g fideos; 300 g rape; 300 g gambas; 300 g sepia; 1.5 l fumet; 150 g tomate rallado; 3 u ajo; 90 g aceite de oliva; 10 g sal',
        /rape en dados por encima los últimos/,
        /Cocinar aparte/,
      ],
      [
        'Berenjenas a la parmesana',
        '1 kg berenjena; 600 g salsa de tomate; 300 g mozzarella; 100 g parmesano; 60 g harina; 150 g aceite de oliva; 10 g sal',
        /Pasar por la harina[\s\S]*Freír/,
        /remover sin grumos/,
      ],
      [
        'Chistorra',
        '1 kg panceta; 1 kg magro de cerdo; 36 g sal; 40 g pimentón; 15 g ajo; 5 u tripa de cordero',
        /Embutir en la tripa de cordero/,
        /\(y la tripa/,
      ],
    ],
  ],
  [
    'lo que viene cocido, frito o congelado no se trata como crudo',
    [
      [
        'Oreja a la plancha',
        '1 kg oreja de cerdo cocida; 30 ml aceite; 5 g sal; 3 u ajo; 10 g perejil',
        /no se vuelve a cocer/,
        /1 h 45 min/,
      ],
      [
        'Pulpo a baja temperatura',
        '1 u pulpo congelado; 40 ml aceite de oliva; 8 g sal',
        /^Descongelar el pulpo/,
        none,
      ],
      [
        'Palitos de pescado con ensalada',
        '40 u palitos de pescado rebozados congelados; 2 kg lechuga; 200 ml aceite de oliva; 60 ml vinagre',
        /no se descongelan/,
        /^Descongelar|Adobar/,
      ],
    ],
  ],
  [
    'cada parte se hace de lo suyo',
    [
      [
        'Gravlax de trucha con salsa de mostaza',
        '1 kg trucha; 300 g sal; 300 g azúcar; 40 g eneldo; 40 g mostaza; 20 g miel; 80 ml aceite de girasol; 20 ml vinagre',
        /^Para la salsa: batir la mostaza/,
        /Añadir también el aceite/,
      ],
      [
        'Huevo a baja temperatura con setas',
        '6 u huevo; 300 g champiñón; 60 g mantequilla; 100 ml nata; 1 u chalota; 4 g sal',
        /Para la guarnición, pochar la chalota/,
        /cáscara[^.]*\. Añadir también/,
      ],
    ],
  ],
  [
    'lo que se cierra lleva dentro todo el relleno',
    [
      [
        'Gyozas de kimchi y queso',
        '250 g harina; 130 ml agua; 250 g kimchi; 100 g queso fresco; 2 u ajo; 20 ml aceite de sésamo; 4 g sal',
        /relleno[^.]*kimchi/,
        /Terminar el plato con el kimchi|Fermentar/,
      ],
    ],
  ],
  [
    'el equipo del nombre',
    [
      [
        'Carrilleras en olla rápida',
        '2 kg carrillera de cerdo; 2 u cebolla; 300 ml vino tinto; 500 ml fondo oscuro; 60 ml aceite; 14 g sal',
        /35-45 min desde que sube la válvula/,
        none,
      ],
      [
        'Tatin de puerros',
        '8 u puerro; 50 g azúcar; 50 g mantequilla; 230 g hojaldre; 80 g queso de cabra; 4 g sal',
        /volcar de una vez/,
        /Rallar/,
      ],
    ],
  ],
  [
    'un trago y un flan sin huevo los dice la lista',
    [
      [
        'Trago de la casa',
        '50 ml ginebra; 25 ml zumo de limón; 20 ml sirope de azúcar; 1 u clara de huevo',
        /pasteurizada, para que espume/,
        /70 °C/,
      ],
      [
        'Pudin de coco en frío',
        '500 ml leche de coco; 200 ml nata; 90 g azúcar; 6 u hoja de gelatina',
        /disolver la gelatina/,
        /Plantilla/,
      ],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s', (name, list, says, never) => {
    const { method } = written(name, list)
    expect(method).toMatch(says)
    expect(method).not.toMatch(never)
  })
})

test.each([
  ['Ostras con granizado de pepino', '12 u ostras; 200 g pepino; 30 g zumo de lima', /«granizado»/],
  ['Cochinillo asado con peras', '1 u cochinillo; 80 g manteca de cerdo; 30 g sal; 400 ml agua', /«peras»/],
  [
    'Muslos de pollo en freidora de aire',
    '1 kg muslo de pollo; 10 ml aceite de oliva; 8 g sal; 5 g pimentón',
    /freidora de aire/,
  ],
  [
    'Lentejas con chorizo',
    '6 kg lenteja pardina; 1.5 kg chorizo; 1 kg cebolla; 1 kg zanahoria; 40 g pimentón',
    /veces la receta/,
  ],
])('%s: se avisa', (name, list, told) => expect(written(name, list).warnings).toMatch(told))

test('sin sal es sin sal', () => {
  const { method } = written(
    'Crema de zanahoria sin sal',
    '1 kg zanahoria; 300 g patata; 200 g puerro; 60 ml aceite de oliva; 1 l agua',
  )
  expect(method).not.toMatch(/rectificar de sal|con sal/)
})
