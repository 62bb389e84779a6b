import { type Item, say, step } from '#core/method/mise.ts'
import { fresh, season, softenOnion } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'

/**
 * Meat salted, minced and stuffed at home. Cold at every step and core temperatures: AESAN (2021); humidity, weight loss
 * and days: J. Ruhlman and B. Polcyn, 'Charcuterie' (2005), and trade practice; nitrites: Regulation (EC) 1333/2008.
 */
export const charcuterie: readonly Kind[] = [
  {
    id: 'carne curada en sal',
    names:
      /\b(jamon de pato|magret curado|(lomo|solomillo|cecina|panceta|guanciale|papada|bresaola|carne|magret|pato|pavo)( \w+){0,2} curad[oa]s?|cecina|bresaola|coppa|guanciale|pastirma|biltong)\b/,
    needs: [['meat', 'poultry'], ['salt']],
    write: (m) => ({
      steps: [
        say`Recortar ${m.again('meat', 'poultry')}, con control veterinario (triquina, si es cerdo o jabalí), secar y pesar.`,
        say`Mezclar ${m.the('salt', 'sugar', 'pepper', 'spice', 'aroma', 'herb', 'paprika', 'other')}; la sal nitrificante, si la lleva, pesada con báscula de 0,1 g según su ficha.`,
        say`Cubrir ${m.the('meat', 'poultry')} y curar a 4 °C: 24 h las piezas de 400 g, un día más por cada medio kilo.`,
        say`Enjuagar, secar muy bien y frotar con ${m.the('garlic', 'oil', 'wine', 'herb', 'spirit', 'acid')}.` ??
          'Enjuagar y secar muy bien.',
        'Envolver en gasa y madurar colgado a 4-12 °C con 75-80 % de humedad, de 2 a 4 semanas, hasta perder al menos un 30 % de peso.',
      ],
      finish: ['Cortar muy fino y guardar a 4 °C; con moho de color, limo o mal olor, se tira.'],
      warnings: [
        'No se cuece: no es para embarazadas, niños pequeños, mayores ni inmunodeprimidos. Apunta peso inicial y final.',
      ],
    }),
  },
  {
    id: 'embutido fresco',
    names:
      /^(morcillas?|butifarras?|salchichas?|longanizas?|chistorras?|chorizos? (fresco|criollo)|merguez|bratwurst|botifarra)\b/,
    needs: [['mince', 'meat', 'offal', 'poultry']],
    write: (m) => {
      const blood = m.named(/sangre/, 'offal')
      const casing = m.items.filter(({ key }) => /^(?:tripas?|intestinos?|fundas?)\b/.test(key))
      const inside = m.items.filter((item) => item.role === 'offal' && !casing.includes(item))
      return {
        steps: [
          say`Cocer ${m.the('rice')} 12 min, escurrir y enfriar.`,
          blood
            ? say`Pochar ${m.past('picad', 'aromatic', 'garlic')}${m.opt(' en ', ['butter'])} 20 min y enfriar.`
            : null,
          say`Picar ${m.the('meat', 'mince', 'poultry', 'cured')} a 6-8 mm, todo por debajo de 4 °C.`,
          say`Añadir ${m.these(inside)}.`,
          say`Amasar 3-4 min con ${m.the('salt', 'garlic', 'paprika', 'pepper', 'spice', 'wine', 'water', 'ice', 'butter', 'nut', 'sugar', 'bread', 'egg')}, sin pasar de 8 °C.`,
          'Freír una prueba hasta 72 °C y rectificar.',
          say`Embutir en ${m.these(casing)}, remojada y escurrida, sin aire, y atar.` ??
            'Embutir en tripa remojada (no está en tu lista), sin aire, y atar.',
          blood
            ? 'Cocer en agua a 80-85 °C, sin que hierva, 40-50 min, pinchando, hasta 74 °C en el centro; enfriar colgadas.'
            : `Reposar 12 h a 4 °C y, al servir, marcar a fuego medio 12-15 min hasta ${m.has('poultry') ? 74 : 72} °C en el centro.`,
        ],
        finish: ['Guardar a 4 °C como máximo: crudas, 2 días; cocidas, 5 días.'],
      }
    },
  },
  {
    id: 'aceite aromatizado',
    names: /^aceites? (de|aromatizado|picante|verde)\b/,
    needs: [['oil']],
    write: (m) => ({
      steps: [
        say`Lavar y secar del todo ${m.the('herb', 'garlic', 'leaf', 'aromatic', 'vegetable', 'mushroom', 'zest')}.`,
        say`Calentar ${m.the('oil')} con ${m.the('spice', 'pepper', 'aroma', 'paprika', 'condiment', 'other', 'nut')} a 80-90 °C 20 min, sin freír.` ??
          say`Triturar con ${m.the('oil')} a 70 °C 3 min.`,
        'Reposar hasta que enfríe y colar por tela: nada sólido se queda dentro.',
      ],
      finish: ['Embotellar limpio, con fecha, y guardar a 4 °C; gastar en 7 días.'],
      warnings: [
        'Ajo y hierbas frescas en aceite pueden dar botulismo (Clostridium botulinum): siempre en frío y pocos días, o con producto seco.',
      ],
    }),
  },
  {
    id: 'salsa de quesos',
    names:
      /\bsalsa (de )?((tres|cuatro|cinco) quesos|quesos?|roquefort|gorgonzola|cabrales|queso azul|parmesano|cheddar)\b/,
    needs: [
      ['cheese', 'softCheese'],
      ['cream', 'milk'],
    ],
    write: (m) => ({
      steps: [
        say`Fundir ${m.the('butter')} y cocer ${m.the('flour', 'starch')} 2 min.`,
        say`Calentar ${m.the('cream', 'milk')} a fuego suave hasta 80 °C y reducir 3 min.`,
        say`Fundir en ella ${m.the('cheese', 'softCheese')} en trozos, sin que hierva y removiendo, hasta que quede lisa.`,
        say`Sazonar con ${m.the('pepper', 'spice', 'salt', 'wine', 'spirit')}, probando antes: el queso ya sala.`,
      ],
      finish: ['Servir enseguida o mantener a 63-65 °C; si se separa, triturar con un poco de leche caliente.'],
    }),
  },
  {
    id: 'bocado relleno',
    names: /^(?:mini ?)?(?:tartaletas?|volovan(?:es)?|barquitas?|cestitas?|canapes?|conos?|cucuruchos?)\b/,
    needs: [
      ['dough', 'puff', 'biscuit', 'bread'],
      ['poultry', 'meat', 'mince', 'fish', 'shellfish', 'cured', 'mushroom', 'cephalopod', 'cannedFish', 'offal'],
    ],
    write: (m) => ({
      steps: [
        say`Secar ${m.the('dough', 'puff', 'biscuit', 'bread')} 4-5 min a 160 °C, hasta que cruja, y enfriar.`,
        softenOnion(m, 12, 'vegetable', 'mushroom'),
        step(
          say`Calentar ${m.the('poultry', 'meat', 'mince', 'offal', 'fish', 'shellfish', 'cephalopod')}, hecho y sin huesos ni espinas, hasta 74 °C en el centro; si viene crudo, guisarlo antes.`,
          say`Ligar con ${m.the('sauce', 'cream', 'softCheese', 'stock', 'wine', 'spirit', 'butter', 'oil', 'condiment')}.`,
          say`Añadir ${m.the('cured', 'cannedFish', 'cheese', 'pickle', 'nut')} picado.`,
          season(m),
        ),
        'Rellenar al pase, con manga o cuchara: si espera, la base se ablanda.',
      ],
      finish: [step(fresh(m), 'Servir enseguida: lo caliente, por encima de 63 °C; lo frío, a 8 °C como máximo.')],
    }),
  },
  {
    id: 'tosta o bocadillo',
    names:
      /^(tostadas?|tostas?|bocadillos?|bocatas?|sandwich(es)?|montaditos?|bruschettas?|croque|pan con|pepitos?|perritos?|bikinis?|(?:mini ?)?(?:brioches?|baos?|molletes?|focaccias?|pitas?|bagels?|croissants?|chapatas?|pulguitas?) (?:de|con|rellen[oa]s?))\b/,
    needs: [['bread']],
    write: (m) => ({
      steps: [
        say`Tostar ${m.the('bread')} 2-3 min, hasta dorar.`,
        step(
          say`Cocinar ${m.the('poultry')} 6 min por lado, hasta 74 °C en el centro.`,
          say`Cocinar ${m.the('meat', 'mince')} 3-4 min por lado, hasta 70 °C en el centro.`,
          say`Cocinar ${m.the('fish', 'shellfish', 'cephalopod')} 3 min, hasta 68 °C en el centro.`,
          say`Freír o asar ${m.these(m.leftItems().filter(isRawGreen))} 6-10 min, hasta que esté tierno; salar${m.opt(' con ', ['salt'])}.`,
          say`Cocer o escalfar ${m.the('egg')}; con la yema a 70 °C, 10 min desde que hierve.`,
        ),
        say`Machacar o cortar ${m.the('fruit', 'tomato')}${m.opt(' con ', ['acid', 'citrus', 'salt', 'pepper'])}.`,
        say`Untar con ${m.the('sauce', 'butter', 'softCheese', 'condiment', 'oil', 'garlic')}.`,
        say`Montar con ${m.the('cured', 'cheese', 'cannedFish', 'leaf', 'vegetable', 'aromatic', 'pickle', 'boiledEgg', 'mushroom')}.`,
      ],
      finish: ['Servir al momento; con mayonesa, huevo o pescado, a 8 °C como máximo si espera.'],
    }),
  },
]

/** What no sandwich holds raw. */
const isRawGreen = ({ key, role }: Item): boolean =>
  (role === 'vegetable' || role === 'mushroom') &&
  /\b(?:pimientos?|berenjenas?|calabacin(?:es)?|esparragos?|setas?|champinon(?:es)?|hongos?|grelos|espinacas?)\b/.test(
    key,
  ) &&
  !/\b(?:asad|frit|cocid|encurtid|confitad)[oa]s?\b|piquillo|conserva|bote|morron/.test(key)
