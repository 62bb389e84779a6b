import { type Mise, say, step } from '#core/method/mise.ts'
import { addTomato, fresh, season, softenOnion } from '#core/method/sentences.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { Kind } from './kind.ts'
import { fat, flesh, raw, sea, seasoning } from './role-groups.ts'

const filling: readonly Role[] = [
  'cured',
  'poultry',
  'meat',
  'mince',
  'fish',
  'cannedFish',
  'shellfish',
  'cephalopod',
  'mollusc',
  'mushroom',
  'vegetable',
  'cheese',
  'softCheese',
  'boiledEgg',
  'tomato',
  'nut',
]

/** Eggs and the fryer. Proportions: docs/ciencia/motor-local.md §6.1, 6, 28, 49-50; frying 170-180 °C, §6.2. */
export const eggsAndFried: readonly Kind[] = [
  {
    id: 'huevos duros',
    names: /^huevos? (?:de [a-z]+ )?(?:dur[oa]s?|cocid[oa]s?)(?: para .+)?$/,
    needs: [['egg', 'boiledEgg']],
    write: (m, name) => ({
      steps: [
        say`Llevar ${m.the('water')}${m.opt(' con ', ['salt', 'acid'])} a hervor.` ??
          say`Hervir agua que cubra los huevos, con ${m.the('salt', 'acid')}.` ??
          'Hervir agua que cubra los huevos.',
        say`Meter con cuidado ${m.the('egg', 'boiledEgg')} y cocer ${/codorniz/.test(name) ? '4 min' : '10 min (11-12 los L y XL)'} desde que vuelve el hervor, suave: la yema pasa de 70 °C.`,
        'Pasar a agua con hielo 10 min, para cortar la cocción y que no salga el cerco verde.',
        'Golpear la cáscara por todos lados y pelar bajo un hilo de agua.',
      ],
      finish: ['Guardar a 4 °C como máximo: con cáscara, 7 días; pelados y tapados, 24 h.'],
    }),
  },
  {
    id: 'croquetas',
    names: /\b(croquetas?|croquetones?)\b/,
    needs: [
      ['flour', 'starch'],
      ['milk', 'stock', 'cream'],
    ],
    write: (m) => {
      const frying: readonly Role[] = m.has('butter') || !m.has('oil') ? ['oil', 'fryOil'] : fat
      return {
        steps: [
          step(
            say`Cocinar ${m.again('poultry', 'meat', 'mince')} hasta ${m.has('poultry') ? '74' : '70'} °C en el centro, unos 15 min, y enfriar.`,
            say`Cocer ${m.again('fish', 'shellfish', 'cephalopod')} 3-5 min, hasta 68 °C en el centro, y enfriar.`,
            say`Picar ${m.again(...filling)} muy menudo, sin llegar a hacer pasta.`,
          ),
          say`Calentar ${m.the('milk', 'stock', 'cream')}${m.opt(' con ', ['aroma', 'bone'])} hasta 80 °C y colar si hace falta.`,
          step(
            say`Fundir ${m.the('butter')} a fuego suave${m.has('aromatic', 'garlic') ? '' : '.'}${m.has('aromatic', 'garlic') ? ' y rehogar en ella ' : ''}${m.past('picad', 'aromatic', 'garlic') ?? ''}${m.has('aromatic', 'garlic') ? ' 10 min, sin color.' : ''}`,
            m.has('butter')
              ? null
              : say`Calentar ${m.part('una parte', 'oil')}${m.opt(' y rehogar ', ['aromatic', 'garlic'], ' 10 min, sin color')} a fuego suave.`,
            say`Añadir ${m.the('flour', 'starch')} de golpe y tostar 3-4 min, removiendo, hasta que huela a galleta.`,
          ),
          say`Verter ${m.again('milk', 'stock', 'cream')} caliente en cuatro veces, con varillas, y cocer 12-15 min a fuego suave sin parar de remover, hasta que la masa se despegue de las paredes.`,
          step(say`Incorporar ${m.the(...filling)} y cocer 5 min más.`, season(m)),
          'Extender en una bandeja, con film a piel; enfriar de 60 a 10 °C en menos de 2 h y reposar 12 h a 4 °C.',
          step(
            'Formar piezas de 30-35 g.',
            say`Pasar por ${m.past('batid', 'egg', 'white')} y después por ${m.the('crumbs')}, cerrando bien los extremos.`,
            say`Pasar por ${m.past('batid', 'egg', 'white')}.` ?? say`Pasar por ${m.the('crumbs')}, apretando.`,
            say`Rebozar con ${m.the('crumbs')}.`,
          ),
        ],
        finish: [
          step(
            say`Freír en ${m.the(...frying)} a 180 °C, en tandas cortas, unos 2 min, hasta que el dorado sea parejo y el centro llegue a 74 °C.`,
            m.has(...frying)
              ? null
              : `Freír a 180 °C, en tandas cortas, unos 2 min, hasta que el dorado sea parejo y el centro llegue a 74 °C.`,
            'Escurrir sobre papel y servir en el momento.',
          ),
        ],
        warnings: bechamelWarnings(m),
      }
    },
  },
  {
    id: 'tortilla',
    names: /\b(tortilla|tortillas de patatas?|frittata|omelette|tortilla francesa)\b(?! de (maiz|trigo|camarones))/,
    needs: [['egg', 'white']],
    write: (m) => ({
      steps: [
        step(
          say`Pelar ${m.again('potato')} y cortar en láminas finas e irregulares, que se rompan al cocer.`,
          m.has('potato')
            ? null
            : say`Preparar ${m.again('vegetable', 'mushroom', 'cured', 'aromatic', 'cheese')} en trozos pequeños.`,
        ),
        step(
          m.has('potato')
            ? say`Confitar ${m.the('potato', 'aromatic', 'garlic')}${m.opt(' en ', ['oil', 'fryOil'])} a 130-140 °C, 20-25 min, hasta que todo se deshaga al apretar, y escurrir bien.`
            : softenOnion(m, 12),
          say`Rehogar ${m.the('vegetable', 'mushroom', 'leaf')} 6-8 min, hasta evaporar el agua.`,
          say`Dorar ${m.the('cured', 'mince')} 3 min.`,
          say`Cocer ${m.the('shellfish', 'fish')} 2-3 min, hasta 68 °C en el centro.`,
        ),
        say`Batir ${m.the('egg', 'white', 'yolk')} lo justo, sin espumar${m.opt(', con ', ['milk', 'cream', ...seasoning])}.`,
        step(
          'Mezclar con lo anterior en caliente y dejar reposar 5 min, para que el huevo abrace.',
          say`Añadir ${m.the('cheese', 'softCheese', 'cannedFish', 'pickle')}.`,
        ),
        step(
          say`Engrasar la sartén con ${m.the(...fat)}.`,
          `Calentar a fuego medio 2 min una sartén antiadherente${m.has('oil', 'fryOil') ? ' con una cucharada del mismo aceite' : ''}.`,
          'Verter, remover los bordes y cuajar 2-3 min por lado, girando con un plato.',
        ),
      ],
      finish: [
        step(
          'Comprobar 70 °C en el centro; si se quiere jugosa por dentro, usar huevo pasteurizado.',
          fresh(m),
          'Reposar 2 min y servir antes de 2 h.',
        ),
      ],
    }),
  },
  {
    id: 'huevos',
    names: /\b(huevos?|revuelto|revueltos|benedict\w*|shakshuka)\b/,
    needs: [['egg']],
    write: (m) => {
      const scrambled = m.has('cream', 'milk', 'mushroom', 'shellfish')
      return {
        steps: [
          say`Cortar ${m.again('potato', 'vegetable', 'mushroom', 'cured')} en trozos pequeños y secar.` ??
            'Sacar los huevos del frío 20 min antes.',
          step(
            say`Freír ${m.the('potato')}${m.opt(' en ', ['oil', 'fryOil'])} a 140 °C 10 min y terminar a 175 °C, 2 min, hasta dorar; escurrir y salar.`,
            softenOnion(m, 12, 'vegetable'),
            say`Saltear ${m.the('mushroom', 'cured', 'shellfish', 'mince')} 4-5 min a fuego vivo, hasta ${m.has('mince') ? '70 °C en el centro' : m.has('shellfish') ? '68 °C en el centro' : 'dorar'}.`,
            addTomato(m),
          ),
          scrambled
            ? say`Cascar ${m.the('egg')} sobre lo anterior${m.opt(', con ', ['cream', 'milk', 'butter'])}, y remover despacio a fuego suave 3-4 min, retirando cuando aún brille y llegue a 70 °C.`
            : m.has('tomato')
              ? say`Hacer huecos en la salsa, cascar dentro ${m.the('egg')} y tapar 6-8 min a fuego suave, hasta que la clara cuaje del todo y la yema llegue a 70 °C.`
              : say`Cocinar ${m.the('egg')}${m.opt(' en ', fat)} 3-4 min, hasta que la clara cuaje y la yema llegue a 70 °C.`,
          season(m),
        ],
        finish: [
          step(
            say`Repartir ${m.the('cheese', 'cannedFish', 'sauce', 'bread')}.`,
            fresh(m),
            'Servir sin espera: el huevo sigue cuajando en el plato.',
          ),
        ],
        warnings: ['Con la yema líquida no se llega a 70 °C: sírvelo en el momento o usa huevo pasteurizado.'],
      }
    },
  },
  {
    id: 'crepes',
    names: /\b(crepes?|creps|filloas|frixuelos|tortitas|pancakes?|blinis?|gofres?|waffles?)\b/,
    needs: [['flour'], ['egg', 'milk']],
    sweet: true,
    write: (m) => ({
      steps: [
        say`Mezclar ${m.the('flour', 'starch', 'raising', 'sugar', 'salt', 'cocoa')} y abrir un hueco en el centro.`,
        step(
          say`Añadir ${m.the('egg', 'yolk')} y batir desde el centro hasta que no queden grumos.`,
          say`Aligerar con ${m.the('milk', 'water', 'cream', 'yogurt', 'soda')} poco a poco.`,
          say`Perfumar con ${m.the('aroma', 'zest', 'spirit', 'spice')}.`,
        ),
        step(say`Fundir ${m.part('la mitad', 'butter')} y añadir a la masa.`, 'Reposar la masa 30 min en frío.'),
        step(
          say`Engrasar una sartén antiadherente con ${m.the('butter', 'oil')} y calentar a fuego medio.`,
          'Verter un cazo pequeño, repartir girando y cocer 1 min; dar la vuelta cuando el borde se dore y cocer 30 s más: la masa, cuajada del todo, pasa de 70 °C.',
        ),
        'Apilar bajo un paño para que se mantengan tiernas.',
      ],
      finish: [
        step(
          say`Rellenar o cubrir con ${m.the('chocolate', 'fruit', 'jam', 'honey', 'icingSugar', 'nut', 'softCheese', 'caramel')}.`,
          'Servir calientes.',
        ),
      ],
    }),
  },
  {
    id: 'fritura dulce',
    names:
      /\b(churros?|bunuelos?(?! de (bacalao|queso|jamon|espinacas|calabacin|gambas|setas))|donuts?|rosquillas?|rosquetes|pestinos|torrijas?|leche frita|porras|berlinas?|oreja|orejas de carnaval|flores manchegas)\b/,
    needs: [['flour', 'bread', 'milk', 'starch']],
    sweet: true,
    write: (m) =>
      m.has('bread')
        ? {
            steps: [
              say`Calentar ${m.the('milk', 'cream', 'wine')}${m.opt(' con ', ['aroma', 'zest', 'citrus'])}${m.opt(' y ', ['honey'])} hasta 85 °C y dejar infusionar 15 min.`,
              say`Cortar ${m.the('bread')} en rebanadas de 2-3 cm y bañar en el líquido templado, sin prisa, hasta que no admita más.`,
              say`Pasar por ${m.past('batid', 'egg', 'yolk')}, escurriendo el sobrante.`,
              say`Freír en ${m.the('oil', 'fryOil', 'butter')} a 170-175 °C 2 min por lado, hasta que dore y el centro llegue a 70 °C.` ??
                'Freír a 170-175 °C 2 min por lado, hasta que dore y el centro llegue a 70 °C.',
              'Escurrir sobre rejilla con papel debajo.',
            ],
            finish: [
              step(
                say`Rebozar en caliente con ${m.the('sugar', 'honey', 'icingSugar', 'spice')}.`,
                'Servir en el día; si se guarda, tapado y a 4 °C.',
              ),
            ],
          }
        : {
            steps: [
              step(
                say`Llevar a ebullición ${m.the('water', 'milk')}${m.opt(' con ', ['salt', 'butter', 'aroma', 'zest'])}.`,
                say`Batir ${m.the('egg', 'yolk')} con ${m.the('sugar', 'spirit', 'juice', 'spice', 'aroma', 'zest')}.`,
              ),
              step(
                say`Mezclar con ${m.the('flour', 'starch', 'raising', 'yeast')}, hasta obtener una masa lisa.`,
                say`Trabajar con ${m.the('egg', 'yolk', 'wine', 'butter')}.`,
                m.has('yeast') ? 'Fermentar tapada 1 h, hasta que doble.' : 'Reposar 20 min, tapada.',
              ),
              'Dar forma con manga o a mano, en piezas iguales, para que se frían a la vez.',
              say`Freír en ${m.the('fryOil', 'oil')} a ${m.has('water') && !m.has('egg') ? '190' : '175'} °C, por tandas, 2-3 min, dando la vuelta, hasta que dore y el centro pase de 70 °C.` ??
                'Freír a 175 °C, por tandas, 2-3 min, dando la vuelta, hasta que dore y el centro pase de 70 °C.',
              'Escurrir bien sobre papel.',
            ],
            finish: [
              step(
                say`Rebozar en caliente con ${m.the('sugar', 'icingSugar', 'honey', 'spice', 'zest')}.`,
                say`Acompañar con ${m.the('chocolate', 'sauce')}.`,
                'Servir en el momento.',
              ),
            ],
          },
  },
  {
    id: 'fritura',
    names:
      /\b(frit[oa]s?|fritura|rebozad[oa]s?|(?<!^|mini )empanad[oa]s?|tempura|a la romana|andaluza|san jacobos?|cachopo|flamenquines?|nuggets|milanesas?|escalopes?|fish and chips|chicharrones|adobo|gamba orly|orly|calamares(?! (en su tinta|encebollad|rellenos|guisados|a la plancha|con )))\b/,
    needs: [[...raw, ...sea, 'vegetable', 'mushroom', 'cheese', 'potato', 'cured', 'cookedLegume']],
    write: (m) => {
      const solid: readonly Role[] = m.has(...flesh)
        ? flesh
        : ['vegetable', 'potato', 'cheese', 'cookedLegume', 'mushroom', 'cured']
      const core = m.has('mollusc')
        ? '90 °C durante 90 s'
        : m.has('poultry') || m.has('cheese')
          ? '74 °C'
          : m.has('meat', 'mince', 'offal')
            ? '70 °C'
            : m.has('egg', 'white')
              ? '70 °C'
              : m.has(...flesh)
                ? '68 °C'
                : '75 °C'
      const batter = m.has('soda', 'water', 'ice', 'raising') || (m.has('wine') && !m.has('acid'))
      const adobo: readonly Role[] = batter ? [] : ['wine']
      return {
        steps: [
          step(
            say`Limpiar ${m.again(...solid)}, cortar en piezas iguales y secar muy bien: la humedad despega el rebozado.`,
            !m.has('acid', 'paprika', 'condiment') && !m.has('garlic')
              ? null
              : say`Adobar con ${m.the('garlic', 'acid', 'paprika', 'condiment', ...adobo)} de 4 a 12 h a 4 °C y escurrir.`,
          ),
          step(
            m.has('salt', 'pepper', 'spice') ? say`Sazonar ${m.the(...solid)} con ${m.the(...seasoning)}.` : null,
            say`Rellenar con ${m.the('cured', 'cheese', 'softCheese')} y cerrar apretando los bordes.`,
          ),
          batter
            ? step(
                say`Para la masa, mezclar ${m.the('flour', 'starch', 'raising', 'egg', 'yolk', 'white')} con ${m.the('soda', 'water', 'ice', 'wine')}, todo muy frío y lo justo, sin importar los grumos.`,
              )
            : step(
                say`Pasar por ${m.the('flour', 'starch')} y sacudir.`,
                say`Seguir por ${m.past('batid', 'egg', 'white', 'milk')}.`,
                say`Terminar en ${m.the('crumbs', 'nut')}, apretando con la mano.`,
              ),
          step(
            say`Freír ${m.the(...solid)} en ${m.the('fryOil', 'oil', 'butter')} a 175-180 °C, por tandas que no enfríen la grasa, 2-4 min, hasta que dore y el centro llegue a ${core}.`,
            say`Freír en ${m.the('fryOil', 'oil', 'butter')} a 175-180 °C, por tandas que no enfríen la grasa, 2-4 min, hasta que dore y el centro llegue a ${core}.`,
            say`Freír ${m.the(...solid)} a 175-180 °C, por tandas, 2-4 min, hasta que dore y el centro llegue a ${core}.`,
            m.has('fryOil', 'oil', 'butter') ? null : `Trabajar por tandas cortas: ${core} en el centro.`,
          ),
          'Escurrir sobre rejilla, no amontonado, para que no se ablande.',
        ],
        finish: [step(say`Acompañar con ${m.the('citrus', 'sauce', 'leaf')}.`, fresh(m), 'Servir recién frito.')],
      }
    },
  },
]

/** Bechamel for croquettes: 125 g of flour per litre (§6.1, 6); for coating 60 g (§6.1, 5). */
const bechamelWarnings = (m: Mise): string[] => {
  const litres = m.grams('milk', 'stock', 'cream') / 1000
  const flour = m.grams('flour', 'starch')
  if (litres <= 0 || flour <= 0) return []
  const perLitre = Math.round(flour / litres)
  if (perLitre < 88)
    return [`La bechamel lleva ${perLitre} g de harina por litro; para croquetas, unos 125 g: saldrá blanda.`]
  return perLitre > 165
    ? [`La bechamel lleva ${perLitre} g de harina por litro; para croquetas, unos 125 g: saldrá dura.`]
    : []
}
