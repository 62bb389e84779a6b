import { type Mise, say, step } from '#core/method/mise.ts'
import type { Kind } from './kind.ts'
import { fat, scent, seasoning, sugars } from './role-groups.ts'

/** Creams that set, in the oven, on the fire or in the cold. Proportions: docs/ciencia/motor-local.md §6.1, 57-61 and 77. */
export const setCreams: readonly Kind[] = [
  {
    id: 'tarta de queso',
    names: /\b(tarta de queso|cheesecake|quesada)\b/,
    needs: [['softCheese', 'cheese', 'yogurt']],
    sweet: true,
    write: (m) => ({
      steps: [
        step(
          m.has('gelatine') ? null : 'Precalentar el horno a 200 °C y forrar el molde con papel.',
          say`Triturar ${m.the('biscuit')}${m.opt(' con ', ['butter'], ', fundida,')} y apretar en el fondo del molde; enfriar 20 min.`,
        ),
        'Sacar el queso del frío 30 min antes: frío hace grumos.',
        say`Batir ${m.the('softCheese', 'cheese', 'yogurt')} con ${m.the(...sugars)} hasta alisar, sin meter aire.` ??
          say`Batir ${m.the('softCheese', 'cheese', 'yogurt')} hasta alisar, sin meter aire.`,
        step(
          say`Añadir ${m.the('egg', 'yolk')} poco a poco.`,
          say`Incorporar ${m.the('cream', 'milk', 'flour', 'starch', 'salt', ...scent, 'acid')} y mezclar lo justo.`,
          say`Unir ${m.these(m.items.filter(({ key }) => /^(?:pasta|praline|crema) (?:pura )?de\b/.test(key)))}, aligerado con un poco de la mezcla.`,
          say`Disolver ${m.the('gelatine')}, hidratada 10 min en agua fría, en un poco de la mezcla a 60 °C.`,
        ),
        m.has('gelatine')
          ? 'Verter en el molde y cuajar 6 h a 4 °C.'
          : 'Hornear 35-40 min, hasta que el borde esté cuajado y dorado y el centro tiemble; 70 °C en el centro.',
        m.has('gelatine') ? null : 'Enfriar 2 h fuera del horno, sin tocar, y después al menos 4 h a 4 °C.',
      ],
      finish: [
        step(
          say`Cubrir con ${m.the('jam', 'fruit', 'chocolate', 'caramel')}.`,
          'Servir tras 30 min a temperatura ambiente.',
        ),
      ],
    }),
  },
  {
    id: 'flan',
    names: /\b(flan|flanes|pudin|puding|budin|tocino de cielo|leche asada|creme caramel|quindim)\b/,
    needs: [['egg', 'yolk']],
    sweet: true,
    write: (m) => ({
      steps: [
        m.has('caramel')
          ? say`Hacer un caramelo con ${m.the('caramel')} a 165-170 °C, unos 8 min, hasta que tome color ámbar; cubrir el fondo de los moldes.`
          : m.has('sugar')
            ? say`Caramelizar ${m.part('una cuarta parte', 'sugar')} en seco a 165-170 °C, unos 8 min, hasta que tome color ámbar; cubrir el fondo de los moldes.`
            : m.has('aromatic', 'garlic', 'mushroom')
              ? 'Untar los moldes y reservar.'
              : (say`Untar los moldes con ${m.the('butter')} y reservar.` ?? 'Untar los moldes y reservar.'),
        say`Calentar ${m.the('milk', 'cream', 'coconut', 'water')}${m.opt(' con ', scent)} hasta 80 °C, tapar e infusionar 15 min.`,
        say`Triturar en ella, caliente, ${m.the('cheese', 'chocolate', 'cocoa')}, hasta que quede lisa.`,
        step(
          say`Pochar ${m.past('picad', 'aromatic', 'garlic', 'mushroom')}${m.opt(' en ', fat)} a fuego suave 12-15 min, hasta que no quede agua.`,
          say`Cocer ${m.the('vegetable', 'potato', 'leaf')} en trozos en agua con sal o al vapor 15-25 min, hasta que se pinche sin resistencia, y escurrir muy bien.`,
          m.has('vegetable', 'potato', 'leaf', 'mushroom', 'aromatic')
            ? 'Triturar muy fino con lo caliente y pasar por un colador.'
            : null,
        ),
        step(
          say`Batir ${m.the('egg', 'yolk', 'softCheese')} con ${m.the(...sugars)} sin levantar espuma.`,
          say`Batir ${m.the('egg', 'yolk', 'softCheese')}${m.opt(' con ', seasoning)} sin levantar espuma.`,
          say`Remojar ${m.the('bread', 'biscuit', 'nut', 'driedFruit')} en la mezcla 10 min.`,
        ),
        'Mezclar, colar y retirar la espuma: son los agujeros de después.',
        `Precalentar el horno a 150-160 °C y cocer al baño maría ${m.grams('milk', 'egg', 'cream', 'yolk') > 1200 ? '50-60' : '40-45'} min, sin que el agua hierva, hasta que el centro llegue a 80-82 °C.`,
        'Enfriar de 60 a 10 °C en menos de 2 h y reposar 6 h a 4 °C.',
      ],
      finish: [
        step(
          'Pasar un cuchillo por el borde y desmoldar en el momento.',
          say`Acompañar con ${m.the('fruit', 'caramel', 'chocolate')}.`,
        ),
      ],
      warnings: flanWarnings(m),
    }),
  },
  {
    id: 'crema cocida',
    names:
      /\b(natillas|crema (catalana|pastelera|inglesa|de limon|de vainilla|de chocolate|quemada|tostada|de orujo|de cafe|de naranja|de almendras?|frangipane)|creme brulee|lemon curd|curd|sabayon|zabaione)\b/,
    needs: [
      ['milk', 'cream', 'acid', 'citrus', 'coconut', 'juice', 'wine', 'butter'],
      ['egg', 'yolk', 'starch', 'flour'],
    ],
    sweet: true,
    write: (m) => {
      const thick = m.has('starch', 'flour')
      return {
        steps: [
          say`Calentar ${m.the('milk', 'cream', 'coconut')}${m.opt(' con ', scent)} hasta 80 °C, tapar e infusionar 15 min.` ??
            say`Calentar ${m.the('acid', 'juice', 'wine')}${m.opt(' con ', scent)} hasta 70 °C, 5 min.` ??
            say`Rallar y exprimir ${m.the('citrus')} y calentar hasta 70 °C, 5 min.`,
          step(
            say`Batir ${m.the('yolk', 'egg')} con ${m.the(...sugars, 'starch', 'flour')} hasta que blanquee.` ??
              say`Desleír ${m.the('starch', 'flour', ...sugars)} en un poco del líquido frío.` ??
              say`Batir ${m.the('yolk', 'egg')} hasta que blanquee.`,
          ),
          step(
            say`Retirar ${m.again('aroma', 'zest')}.`,
            'Verter el líquido caliente sobre el batido, poco a poco y sin dejar de mover, y devolver al cazo.',
          ),
          thick
            ? 'Cocer a fuego medio con varillas hasta que espese y hierva 1 min en el centro, a más de 85 °C: así no sabe a almidón.'
            : 'Cocer a fuego suave con espátula, 8-10 min, hasta 82-84 °C y que nape la cuchara; por encima de 85 °C se corta.',
          step(
            say`Fuera del fuego, añadir ${m.the('butter', 'chocolate', 'gelatine', 'spirit', 'salt', 'acid', 'juice')} y emulsionar con la túrmix.`,
            'Colar, tapar con film a piel y enfriar de 60 a 10 °C en menos de 2 h.',
          ),
        ],
        finish: [
          step(
            say`Servir con ${m.the('biscuit', 'fruit', 'caramel', 'nut')}.`,
            say`Quemar ${m.the('icingSugar')} por encima en el momento.`,
            'Conservar a 4 °C y gastar en 24 h.',
          ),
        ],
      }
    },
  },
  {
    id: 'panacota o gelatina',
    names: /\b(pann?a ?cott?a|gelatina|bavaroise|bavarois|gelee|cuajada|blancmange|manjar blanco)\b/,
    needs: [['gelatine', 'agar', 'milk', 'cream', 'yogurt']],
    sweet: true,
    write: (m, name) => {
      // A bavarois is a custard that takes its cream whipped, and cold.
      const foamed = /\bbavaro/.test(name) && m.has('milk') && m.has('cream')
      return {
        steps: [
          say`Hidratar ${m.the('gelatine')} en agua muy fría 10 min y escurrir.` ??
            say`Dispersar ${m.the('agar')} en una parte del líquido, en frío.`,
          say`Calentar ${foamed ? m.the('milk', 'coconut', 'coffee') : m.the('cream', 'milk', 'coconut', 'juice', 'wine', 'water', 'coffee', 'stock')}${m.opt(' con ', [...sugars, 'salt', ...scent.filter((role) => role !== 'coffee')])} hasta 80 °C y dejar infusionar 10 min.`,
          say`Verter sobre ${m.past('batid', 'yolk', 'egg')} y cocer a 82-84 °C removiendo, sin que hierva.`,
          /\bbavaro/.test(name) ? say`Triturar y colar ${m.the('fruit')} y unir a la crema templada.` : null,
          /\b(?:gelatina|gelee) de\b/.test(name) && m.grams('fruit') > m.grams('cream', 'milk')
            ? say`Triturar y colar ${m.the('fruit')} y unir.`
            : null,
          m.has('agar')
            ? 'Hervir 2 min para activar el agar y repartir antes de que baje de 45 °C.'
            : m.has('gelatine')
              ? 'Bajar a 60 °C, disolver la gelatina y colar.'
              : 'Colar y templar a 60 °C.',
          foamed
            ? say`Enfriar a 25 °C, hasta que empiece a espesar, e incorporar ${m.past('semimontad', 'cream')} en tres veces.`
            : null,
          step(
            say`Mezclar con ${m.the('yogurt', 'softCheese', 'chocolate', 'spirit', 'acid')}.`,
            'Repartir en moldes cuando empiece a espesar, para que no se separe.',
          ),
          m.has('agar') ? 'Cuajar 1 h a 4 °C.' : `Cuajar ${gelatineHours(m)} a 4 °C.`,
        ],
        finish: [
          step(
            'Desmoldar pasando la base 5 s por agua caliente.',
            say`Servir con ${m.the('fruit', 'jam', 'caramel', 'nut', 'biscuit', 'herb')}.`,
          ),
        ],
        warnings: gelatineWarnings(m),
      }
    },
  },
]

/** Flan: 350-400 g of egg per litre (§6.1, 60), 30 % either way. */
const flanWarnings = (m: Mise): string[] => {
  const litres = m.grams('milk', 'cream', 'coconut') / 1000
  const egg = m.grams('egg') + m.grams('yolk') * 1.5
  if (litres === 0 || egg === 0) return []
  const perLitre = Math.round(egg / litres)
  return perLitre < 250 ? [`El flan lleva ${perLitre} g de huevo por litro; con menos de 350 g cuaja blando.`] : []
}

const gelatineShare = (m: Mise): number => {
  const liquid = m.grams('cream', 'milk', 'coconut', 'juice', 'wine', 'water', 'yogurt', 'fruit', 'coffee')
  return liquid === 0 ? 0 : (m.grams('gelatine') / liquid) * 100
}

const gelatineHours = (m: Mise): string => (gelatineShare(m) > 1 ? '4 h' : '6 h')

/** Gelatine 0.6-0.8 % soft, 1-1.2 % firm (§6.1, 77). */
const gelatineWarnings = (m: Mise): string[] => {
  const share = gelatineShare(m)
  if (share === 0) return []
  if (share < 0.45) return ['Lleva poca gelatina: por debajo de 6 g por litro apenas cuaja.']
  return share > 1.6 ? ['Lleva mucha gelatina: por encima de 12 g por litro queda gomosa.'] : []
}
