import { say, step } from '#core/method/mise.ts'
import { cakeMinutes } from './doughs.ts'
import type { Kind } from './kind.ts'

import { powders, scent, sugars } from './role-groups.ts'
/** Biscuits, cakes and tarts. Proportions: docs/ciencia/motor-local.md §6.1, 39-40 and 51-55. */
export const cakes: readonly Kind[] = [
  {
    id: 'galletas',
    names:
      /\b(galletas?|cookies?|pastas de te|polvorones|mantecados?|sables?|shortbread|lenguas de gato|tejas|carquinyolis|speculoos|biscotti)\b/,
    needs: [['flour', 'nut', 'grain']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Trabajar ${m.the('butter', 'oil')} con ${m.the('sugar', 'honey', 'icingSugar')} hasta obtener una pomada, sin montar.`,
        say`Añadir ${m.the('egg', 'yolk', 'white', 'milk', 'spirit')}${m.opt(' con ', scent)} y mezclar.`,
        step(
          say`Incorporar ${m.the(...powders, 'grain')} y unir sin amasar.`,
          say`Repartir ${m.the('chocolate', 'nut', 'driedFruit')} en la masa.`,
        ),
        'Envolver y enfriar 1 h a 4 °C: así no se abren en el horno.',
        step(
          'Precalentar el horno a 175 °C.',
          'Estirar a medio centímetro y cortar, o formar bolas de 25-30 g; dejar 3 cm entre ellas.',
        ),
        'Hornear 10-14 min, hasta que el borde dore y el centro siga claro; el interior pasa de 70 °C.',
      ],
      finish: [
        step(
          'Dejar 5 min en la bandeja y enfriar sobre rejilla.',
          say`Decorar con ${m.the('jam', 'caramel', 'fruit')}.`,
          'Guardar en lata, en seco.',
        ),
      ],
    }),
  },
  {
    id: 'coulant',
    names: /\b(coulants?|volcan(es)? de chocolate|fondants? de chocolate)\b/,
    needs: [['chocolate'], ['egg', 'yolk']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Fundir ${m.the('chocolate', 'butter', 'oil')} a 50 °C, al baño maría o en microondas por golpes de 30 s.`,
        step(
          say`Batir ${m.the('egg', 'yolk')} con ${m.the(...sugars)} 3 min, hasta que espume, y unir con el chocolate.`,
          'Trabajar con huevo pasteurizado: el centro queda líquido.',
        ),
        step(
          say`Tamizar ${m.the(...powders)} encima y mezclar sin trabajar.`,
          say`Añadir ${m.the(...scent, 'spirit')}.`,
        ),
        step(
          say`Engrasar los moldes con ${m.the('mouldFat')}.`,
          'Llenar moldes individuales hasta tres cuartos y enfriar 2 h a 4 °C.',
        ),
        'Hornear a 200 °C, 9-11 min, hasta que el borde suba y el centro ceda al tocarlo.',
      ],
      finish: [
        step('Esperar 1 min y desmoldar en el plato.', say`Servir con ${m.the('cream', 'icingSugar', 'fruit')}.`),
      ],
    }),
  },
  {
    id: 'brownie',
    names: /\b(brownies?|blondies?)\b/,
    needs: [
      ['chocolate', 'cocoa'],
      ['egg', 'flour', 'butter'],
    ],
    sweet: true,
    write: (m) => {
      return {
        steps: [
          step(
            'Precalentar el horno a 180 °C.',
            say`Engrasar el molde con ${m.the('mouldFat')} y forrar con papel.`,
            m.has('mouldFat') ? null : 'Forrar el molde con papel.',
          ),
          say`Fundir ${m.the('chocolate', 'butter', 'oil')} a 50 °C, al baño maría o en microondas por golpes de 30 s.`,
          say`Batir ${m.the('egg', 'yolk')} con ${m.the(...sugars)} 3 min, lo justo para disolver, y unir con el chocolate.`,
          step(
            say`Tamizar ${m.the(...powders)} encima y mezclar con espátula, sin trabajar.`,
            say`Añadir ${m.the('nut', ...scent, 'spirit')}.`,
          ),
          'Hornear 20-25 min, hasta que el borde esté cuajado y el centro salga húmedo pero no líquido: 72 °C o más.',
        ],
        finish: [
          step('Enfriar en el molde antes de cortar.', say`Servir con ${m.the('cream', 'icingSugar', 'fruit')}.`),
        ],
      }
    },
  },
  {
    id: 'tarta de masa quebrada',
    names:
      /\b(tartas? de (manzana|frutas?|limon|pera|fresas?|frambuesas?|albaricoque|nuez|nueces|calabaza|chocolate y|crema|higos|ciruelas|cerezas|arandanos)|tartaletas?|pay|pie|crostata|masa (quebrada|brisa|sable|sablee|azucarada)|crumble|cobbler|clafoutis)\b/,
    needs: [
      ['flour', 'dough', 'puff', 'biscuit'],
      ['butter', 'dough', 'puff', 'biscuit', 'cream', 'milk'],
    ],
    sweet: true,
    write: (m) => ({
      steps: [
        m.has('dough', 'puff')
          ? say`Forrar el molde con ${m.the('dough', 'puff')}, pinchar el fondo y enfriar 20 min.`
          : m.has('biscuit') && !m.has('flour')
            ? say`Triturar ${m.the('biscuit')}${m.opt(' con ', ['butter'])}, apretar en el molde y enfriar 20 min.`
            : step(
                say`Arenar ${m.the('flour', 'salt')} con ${m.part('la mayor parte', 'butter')} y ${m.part('la mitad', 'sugar')}.` ??
                  say`Arenar ${m.the('flour', 'salt')} con ${m.the('butter', 'icingSugar')}.`,
                say`Unir con ${m.the('water', 'yolk')} sin amasar.` ??
                  say`Unir con ${m.part('una parte', 'egg')} sin amasar.`,
                'Reposar la masa 1 h a 4 °C, estirar y forrar el molde.',
              ),
        'Precalentar el horno a 180 °C; cubrir con papel y peso y cocer en blanco 15-20 min, hasta que el borde tome color.',
        step(
          say`Pelar y cortar ${m.the('fruit', 'citrus')} en láminas iguales.`,
          m.grams('chocolate') >= 100
            ? say`Hervir ${m.the('cream', 'milk')}, verter sobre ${m.the('chocolate')}, emulsionar y templar a 40 °C para el relleno.`
            : null,
          say`Batir ${m.the('egg', 'cream', 'milk', 'softCheese', 'nut', 'acid', 'juice')} con ${m.the(...sugars, 'starch', ...scent)} para el relleno.` ??
            say`Batir ${m.the('egg', 'cream', 'milk', 'softCheese')} y unir al relleno.`,
          say`Mezclar con ${m.the(...sugars, 'starch', ...scent)} y ${m.the('acid')}.`,
        ),
        step(
          'Rellenar la base, con las piezas bien ordenadas.',
          say`Repartir ${m.the('butter', 'sugar', 'spice')} por encima.`,
        ),
        'Hornear 30-35 min, hasta que el relleno cuaje y dore; 80 °C en el centro.',
      ],
      finish: [
        step(
          say`Abrillantar con ${m.the('jam', 'gelatine', 'honey')} caliente, a 80 °C.`,
          say`Terminar con ${m.the('icingSugar', 'chocolate', 'caramel')}.`,
          'Enfriar sobre rejilla antes de desmoldar.',
        ),
      ],
    }),
  },
  {
    id: 'bizcocho',
    names:
      /\b(bizcochos?|magdalenas?|muffins?|cupcakes?|cake|pound cake|plum ?cake|tarta|sobaos?|genoves|brazo de gitano|financiers?|quatre quarts|cuatro cuartos|pastel|soletillas?|angel food|carrot cake|red velvet)\b/,
    needs: [
      ['flour', 'nut', 'starch'],
      ['egg', 'yogurt', 'milk', 'butter', 'oil', 'white'],
    ],
    sweet: true,
    write: (m, name) => {
      const batter = m.grams(
        'flour',
        'sugar',
        'egg',
        'butter',
        'oil',
        'milk',
        'yogurt',
        'fruit',
        'nut',
        'chocolate',
        'vegetable',
        'cream',
      )
      const small = /magdalena|muffin|cupcake|sobao|financier/.test(name)
      // Fresh cheese beside icing sugar is what the cake is covered with.
      const frosting = m.has('softCheese') && m.has('icingSugar')
      // Chocolate and cream that no other fat needs are what the cake is covered with.
      const covered =
        m.grams('chocolate') >= 100 && m.has('coconut', 'cream') && m.has('cocoa') && m.has('oil', 'butter')
      const sponge = m.has('egg') && !m.has('butter', 'oil', 'cream') && !m.has('raising')
      return {
        steps: [
          step(
            `Precalentar el horno a ${small ? 200 : batter > 1200 ? 170 : 180} °C.`,
            say`Engrasar con ${m.the('mouldFat')} y enharinar.`,
            m.has('mouldFat') ? null : small ? 'Preparar las cápsulas de papel.' : 'Forrar el molde con papel.',
          ),
          sponge
            ? say`Montar ${m.the('egg', 'yolk', 'white')} con ${m.the(...sugars)} 8-10 min, hasta que triplique y haga cinta.`
            : m.has('butter')
              ? (say`Batir ${m.the('butter')} con ${m.the(...sugars)} 5 min, hasta que blanquee, y añadir ${m.the('egg', 'yolk')} poco a poco.` ??
                say`Fundir ${m.the('butter', 'oil')} y templar.`)
              : (say`Batir ${m.the('egg', 'yolk')} con ${m.the(...sugars)} 5 min, hasta que espume y aclare.` ??
                say`Disolver ${m.the(...sugars)} en ${m.the('milk', 'water', 'yogurt', 'juice', 'coffee')}.`),
          covered
            ? say`Para cubrir, hervir ${m.the('coconut', 'cream')}, verter sobre ${m.the('chocolate')} y emulsionar; enfriar a 30 °C y usar cuando la tarta esté fría.`
            : null,
          step(
            say`Verter ${m.the('oil', 'milk', 'yogurt', 'cream', 'juice', 'water', 'egg', 'coffee', 'spirit', 'acid', ...(frosting ? [] : (['softCheese'] as const)))} en hilo, batiendo.`,
            say`Perfumar con ${m.the(...scent)}.`,
          ),
          say`Tamizar ${m.the(...powders)} y unir con espátula, de abajo arriba, solo hasta que la mezcla sea homogénea.`,
          step(
            say`Rallar fino ${m.the('vegetable')} y mezclar.`,
            say`Incorporar ${m.the('nut', 'chocolate', 'fruit', 'driedFruit', 'grain')}.`,
            say`Añadir ${m.past('montad', 'white')} en dos veces.`,
          ),
          `Repartir en ${small ? 'las cápsulas' : 'el molde'} hasta dos tercios y hornear ${small ? '15-18 min' : `${cakeMinutes(batter)}, sin abrir los primeros 20 min`}, hasta que la aguja salga limpia: 95 °C en el centro.`,
        ],
        finish: [
          step(
            'Reposar 10 min, desmoldar y enfriar sobre rejilla.',
            frosting
              ? say`Batir ${m.the('softCheese', 'icingSugar')} en frío 1-2 min, hasta que quede firme, y cubrir; guardar a 4 °C como máximo, 3 días.`
              : null,
            say`Cubrir o rellenar con ${m.the('jam', 'sauce', 'caramel')}.`,
            say`Espolvorear con ${m.the('icingSugar')}.`,
          ),
        ],
      }
    },
  },
]
