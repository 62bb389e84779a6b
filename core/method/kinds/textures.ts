import { say, step } from '#core/method/mise.ts'
import type { Kind } from './kind.ts'

/** Airs, gels and spheres: A. and F. Adrià, 'Texturas elBulli'; N. Myhrvold, 'Modernist Cuisine' (2011), vol. 4. */
export const textures: readonly Kind[] = [
  {
    id: 'perlas de agar',
    names: /\b(caviar|perlas?) de\b/,
    needs: [['agar'], ['oil', 'fryOil']],
    write: (m) => ({
      steps: [
        say`Enfriar ${m.the('oil', 'fryOil')} en vaso alto 45 min en el congelador, a unos 4 °C, sin que cuaje.`,
        say`Triturar y colar ${m.the('fruit', 'vegetable', 'tomato', 'herb')}.`,
        say`Dispersar ${m.the('agar')}${m.opt(', mezclado con ', ['sugar', 'salt'])}, en frío en ${m.the('acid', 'juice', 'wine', 'spirit', 'coffee', 'stock', 'water', 'condiment', 'milk')} y hervir 2 min, removiendo.` ??
          say`Dispersar ${m.the('agar')} en frío en el líquido y hervir 2 min, removiendo.`,
        'Dejar bajar a 55-60 °C y gotear con biberón o pipeta sobre el aceite frío: cada gota cuaja al caer.',
        'Sacar con colador fino y aclarar en agua fría; el aceite, colado, sirve otra vez.',
      ],
      finish: ['Guardar a 4 °C como máximo, en su líquido, y gastar en 2 días.'],
    }),
  },
  {
    id: 'esferificación',
    names: /\b(esferificacion(es)?|esferificad[oa]s?|esferas? (de|liquidas?)|caviar de|falso caviar|ravioli liquido)\b/,
    needs: [
      ['stabiliser'],
      [
        'juice',
        'fruit',
        'yogurt',
        'vegetable',
        'pickle',
        'stock',
        'milk',
        'cream',
        'cheese',
        'softCheese',
        'wine',
        'coffee',
        'acid',
        'coconut',
      ],
    ],
    write: (m, name) => {
      const inverse = /inversa/.test(name) || m.items.some(({ key }) => /gluconolactato|gluconato|lactato/.test(key))
      return {
        steps: [
          say`Cocer en agua ${m.the('vegetable')} hasta que esté tierno, triturar y colar.`,
          say`Triturar y colar ${m.the('fruit', 'pickle')}.`,
          inverse
            ? (say`Mezclar ${m.the('yogurt', 'milk', 'cream', 'juice', 'cheese', 'softCheese', 'stock', 'coconut', 'wine', 'coffee', 'acid')} con el calcio (${m.the('other')}), en la dosis de su ficha, y reposar 12 h a 4 °C.` ??
              say`Mezclar el jugo con el calcio (${m.the('other')}), en la dosis de su ficha, y reposar 12 h a 4 °C.`)
            : (say`Disolver a túrmix ${m.the('stabiliser')} en parte del líquido, unir al resto (${m.the('juice', 'yogurt', 'milk', 'stock', 'wine', 'coffee', 'acid', 'coconut', 'cream')}) y reposar 12 h a 4 °C.` ??
              say`Disolver a túrmix ${m.the('stabiliser')} en el jugo y reposar 12 h a 4 °C, hasta que salga el aire.`),
          say`Equilibrar con ${m.the('sugar', 'salt', 'honey')}.`,
          inverse
            ? (say`Para el baño, disolver con túrmix ${m.the('stabiliser')} en ${m.the('water')} (5 g por litro) y reposar hasta que no tenga aire.` ??
              say`Para el baño, disolver ${m.the('stabiliser')} en agua (5 g por litro) y reposar hasta que no tenga aire.`)
            : say`Para el baño, disolver ${m.the('other')} en ${m.the('water')} (6,5 g por litro).`,
          `Dejar caer con ${inverse ? 'cuchara dosificadora y tener 2-3 min' : 'jeringa o cuchara y tener 1-3 min'} en el baño, sin que se toquen.`,
          'Sacar con cuchara agujereada y aclarar dos veces en agua limpia.',
        ],
        finish: [step(say`Guardar cubiertas con ${m.the('oil')}.`, 'Servir en el día.')],
      }
    },
  },
  {
    id: 'aire',
    names: /^aires? (de|con)\b/,
    needs: [['stabiliser', 'other']],
    write: (m) => ({
      steps: [
        say`Templar ${m.the('juice', 'stock', 'milk', 'water', 'acid', 'wine', 'coffee', 'vegetable', 'fruit', 'cheese')} a 60 °C${m.opt(' con ', ['sugar', 'salt', 'honey'])}.`,
        say`Añadir ${m.the('stabiliser', 'other')} y triturar 1 min, hasta disolver; colar.`,
        'Meter aire con la túrmix inclinada en la superficie 1-2 min y reposar 1 min, para que asiente.',
      ],
      finish: ['Recoger el aire de la superficie con una cuchara y servir al momento.'],
    }),
  },
  {
    id: 'gel',
    names: /\bgel(es)? (de|fluido)\b/,
    needs: [['agar', 'gelatine', 'stabiliser']],
    write: (m) => ({
      steps: [
        say`Triturar y colar ${m.the('fruit', 'vegetable', 'tomato', 'herb')}.`,
        say`Dispersar ${m.the('agar', 'stabiliser')}${m.opt(', mezclado con ', ['sugar'])}, en ${m.the('juice', 'water', 'milk', 'wine', 'stock', 'acid', 'coffee')} en frío y hervir 2 min, removiendo.` ??
          say`Dispersar ${m.the('agar', 'stabiliser')}${m.opt(', mezclado con ', ['sugar'])}, en el jugo frío y hervir 2 min, removiendo.`,
        say`Hidratar ${m.the('gelatine')} 10 min en agua muy fría y fundir en el líquido, por debajo de 70 °C.`,
        say`Añadir ${m.the('citrus', 'salt', 'honey')}.`,
        'Cuajar a 4 °C 1 h, hasta que quede firme.',
        'Triturar 2-3 min hasta un gel liso, colar y quitar el aire al vacío o en reposo.',
      ],
      finish: ['Guardar en biberón a 4 °C, 3 días como máximo.'],
    }),
  },
]
