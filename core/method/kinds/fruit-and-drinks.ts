import { type Mise, say, step } from '#core/method/mise.ts'
import type { Kind } from './kind.ts'

import { scent, sugars } from './role-groups.ts'
/** Fruit cooked with sugar, and drinks. Proportions: docs/ciencia/motor-local.md §6.1, 73-76. */
export const fruitAndDrinks: readonly Kind[] = [
  {
    id: 'chutney',
    names: /\bchutneys?\b/,
    needs: [
      ['fruit', 'tomato', 'vegetable', 'aromatic', 'driedFruit'],
      ['sugar', 'honey'],
      ['acid', 'citrus'],
    ],
    write: (m) => ({
      steps: [
        'Hervir los tarros y las tapas 10 min y dejarlos secar boca abajo sobre un paño limpio.',
        say`Pelar, limpiar y cortar en dados ${m.the('fruit', 'tomato', 'vegetable', 'aromatic')}.`,
        say`Reunir en la cazuela con ${m.the('sugar', 'honey')}, ${m.the('acid', 'citrus')} y ${m.the('driedFruit', 'garlic', 'spice', 'aroma', 'condiment', 'pepper', 'salt', 'paprika')}.` ??
          say`Reunir en la cazuela con ${m.the('sugar', 'honey')} y ${m.the('acid', 'citrus')}.`,
        'Cocer destapado a fuego suave 45-60 min, removiendo cada vez más, hasta que la cuchara deje surco en el fondo y no suelte líquido.',
        'Llenar los tarros por encima de 85 °C, tapar y enfriar.',
      ],
      finish: [
        'Reposar una semana en frío, a 4 °C, y gastar en 1 mes; abierto, 2 semanas. Fuera de la nevera, sólo con pH de 4,2 o menos medido.',
      ],
    }),
  },
  {
    id: 'mermelada',
    names:
      /\b(mermeladas?|confituras?|jalea|compotas?|coulis|dulce de membrillo|membrillo|almibar|fruta (asada|cocida|en almibar)|(peras?|manzanas?|melocotones?|higos|ciruelas) (al|a la|en|asad[oa]s?)( \w+){0,3})\b/,
    needs: [['fruit', 'citrus', 'jam', 'vegetable', 'tomato', 'sugar', 'driedFruit', 'aromatic']],
    sweet: true,
    write: (m) => {
      const fruit = m.grams('fruit', 'citrus', 'tomato', 'vegetable', 'aromatic')
      const sugar = m.grams(...sugars)
      const jam = sugar > 0 && fruit > 0 && sugar / fruit >= 0.4
      return {
        steps: [
          say`Lavar, pelar y trocear ${m.the('fruit', 'citrus', 'tomato', 'vegetable', 'driedFruit', 'aromatic')}, quitando huesos y partes golpeadas.`,
          say`Mezclar con ${m.the(...sugars)}${m.opt(' y ', ['acid', 'juice'])} y macerar ${jam ? '4 h en frío' : '30 min'}, hasta que suelte jugo.` ??
            say`Aliñar con ${m.the('acid', 'juice')} para que no se oxide.`,
          say`Poner en un cazo ancho con ${m.the(...scent, 'wine', 'water', 'spirit', 'pectin', 'butter')}.`,
          jam
            ? 'Cocer a fuego medio 30-40 min, espumando y removiendo el fondo, hasta 104-105 °C o hasta que una gota en plato frío no corra.'
            : 'Cocer a fuego suave 15-20 min, hasta que esté tierno y el jugo se haga jarabe.',
          jam
            ? 'Envasar en caliente, por encima de 85 °C, en tarros hervidos 10 min; cerrar y volcar 5 min.'
            : step(
                say`Retirar ${m.again('aroma', 'zest')}.`,
                'Triturar y colar si se quiere fino; enfriar de 60 a 10 °C en menos de 2 h.',
              ),
        ],
        finish: [
          jam
            ? 'Rotular con la fecha y guardar en sitio fresco y oscuro; abierta, a 4 °C.'
            : step(say`Terminar con ${m.the('herb', 'nut')}.`, 'Servir templado o frío; se conserva 3 días a 4 °C.'),
        ],
        warnings:
          jam && sugar / fruit < 0.55
            ? ['Con menos de 60 g de azúcar por 100 g de fruta la mermelada no se conserva fuera del frío.']
            : [],
      }
    },
  },
  {
    id: 'bebida',
    names:
      /\b(bebida|zumo|batido|smoothie|limonada|sangria|coctel|mojito|granizada|horchata|ponche|infusion|te helado|caipirinha|margarita|pina colada|agua de|licuado|tinto de verano|gin ?tonic|negroni|daiquiri|cafe|chocolate (caliente|a la taza)|kombucha|rebujito|bloody mary|mocktail|spritz)\b/,
    needs: [
      [
        'fruit',
        'citrus',
        'juice',
        'acid',
        'wine',
        'spirit',
        'soda',
        'milk',
        'coffee',
        'water',
        'nut',
        'yogurt',
        'ice',
        'tomato',
        'vegetable',
        'coconut',
        'chocolate',
      ],
    ],
    sweet: true,
    write: (m) => {
      const mixed = m.has('spirit', 'wine', 'soda')
      return {
        steps: [
          mixed
            ? 'Enfriar las copas y los líquidos al menos 30 min a 4 °C.'
            : (say`Lavar bien ${m.again('fruit', 'vegetable', 'herb', 'citrus')} con agua fría.` ??
              'Lavar y desinfectar los utensilios.'),
          m.has('coffee', 'chocolate', 'cocoa') && !mixed
            ? say`Calentar ${m.the('milk', 'water', 'cream', 'coconut')} hasta 80 °C y disolver ${m.the('coffee', 'chocolate', 'cocoa', 'starch', ...sugars)} 3 min, removiendo.`
            : null,
          seeds(m) ? null : say`Remojar ${m.the('nut', 'grain')} 12 h en frío y escurrir.`,
          step(
            say`Disolver ${m.the(...sugars, 'salt')} en ${m.the('acid', 'juice', 'water')}.`,
            say`Exprimir ${m.the('citrus')} y mezclar.`,
            m.has('fruit', 'tomato', 'vegetable')
              ? say`Trocear ${m.the('fruit', 'tomato', 'vegetable', 'leaf', ...(seeds(m) ? (['nut', 'grain'] as const) : []))}${mixed ? '' : ' y triturar 2 min, hasta que quede fino'}.`
              : null,
          ),
          mixed
            ? step(
                say`Mezclar con ${m.the('spirit', 'wine', 'acid', 'juice', 'jam', ...sugars)} y ${m.has('fruit') ? 'macerar 1 h' : 'mantener'} en frío.`,
                say`Aromatizar con ${m.the('herb', 'aroma', 'spice', 'zest')} sin machacar.`,
              )
            : step(
                say`Añadir ${m.the('milk', 'water', 'yogurt', 'cream', 'coconut', 'acid', 'juice', 'coffee', ...sugars)} y batir 1 min.`,
                say`Aromatizar con ${m.the('aroma', 'spice', 'zest', 'herb')} y colar.`,
                m.has('nut', 'grain') && !seeds(m)
                  ? 'Triturar con el agua 3 min y colar por una estameña, apretando.'
                  : null,
              ),
          say`Llenar la copa con ${m.the('ice')}${m.opt(' y completar con ', ['soda'])} justo al servir.` ??
            say`Completar con ${m.the('soda')} justo al servir, sin remover.`,
        ],
        finish: [
          m.has('acid', 'citrus', 'fruit', 'wine', 'juice')
            ? 'Probar el equilibrio de dulce y ácido.'
            : 'Probar el punto de dulce.',
          mixed
            ? 'Servir enseguida, muy frío.'
            : m.has('coffee', 'chocolate')
              ? 'Servir enseguida; si es para beber frío, enfriar a 4 °C.'
              : 'Servir frío, a 4 °C, y gastar en el día.',
        ],
      }
    },
  },
]

/** Seeds and flakes that are blended into a shake, where nuts are soaked for their milk. */
const seeds = (m: Mise): boolean => m.has('fruit', 'yogurt') && m.has('nut', 'grain')
