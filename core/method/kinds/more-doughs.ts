import { type Mise, say, step } from '#core/method/mise.ts'
import { softenOnion } from '#core/method/sentences.ts'
import type { Kind } from './kind.ts'

/** Butter kept for the folds, by its name or because there is a second, smaller one for the dough. */
const folded = (m: Mise): string | null =>
  m.named(/\b(laminar|pliegue|plegar|hojaldrar|empaste)\b/, 'butter') ? 'named' : null

/** Pastry cream within a list for a filled dough: its yolks, starch and milk. Boils: starch sets and the egg passes 82 °C. */
const cream = (m: Mise): string | null =>
  m.has('starch') && m.has('milk')
    ? (say`Para la crema: cocer ${m.part('la mitad', 'milk')} con ${m.the('yolk')}, ${m.part('la mitad', 'sugar')}, ${m.the('starch')} y ${m.the('aroma', 'zest')}, removiendo, hasta que hierva y espese; enfriar de 60 a 10 °C en menos de 2 h, con film a piel.` ??
      say`Para la crema: cocer ${m.part('la mitad', 'milk')} con ${m.the('yolk')}, ${m.part('la mitad', 'sugar')} y ${m.the('starch')}, removiendo, hasta que hierva y espese; enfriar de 60 a 10 °C en menos de 2 h, con film a piel.`)
    : null

/** Dumplings that are browned in a pan and steamed in it. */
const isPanFried = (m: Mise, name: string): boolean =>
  /\b(?:gyozas?|jiaozi|guotie|potstickers?|mandu)\b/.test(name) && m.has('oil', 'fryOil')

/**
 * Doughs that rise, fold, fry or are filled. Times and temperatures: J. Suas, 'Advanced Bread and Pastry' (2008); trade
 * practice. Frying at 170-175 °C: Regulation (EU) 2017/2158 asks for 175 °C at most.
 */
export const moreDoughs: readonly Kind[] = [
  {
    id: 'masa fermentada frita y rellena',
    names:
      /\b(berlinas?|berlinesas?|krapfen|paczki|xuixos?|chuchos?|suso|bombas? (de crema|rellenas?)|donuts?|donas|sfenj|bomboloni|sonhos?|malasadas?)\b/,
    needs: [['flour'], ['yeast']],
    sweet: true,
    write: (m) => {
      const laminated = m.named(/./, 'butter') && folded(m) !== null
      return {
        steps: [
          cream(m),
          say`Mezclar ${m.the('flour', 'yeast', 'sugar', 'honey', 'salt')} con ${m.the('egg', 'milk', 'water', 'yolk', 'aroma', 'zest', 'spirit')} y amasar 8 min.`,
          laminated
            ? say`Enfriar la masa, laminar con ${m.the('butter')}, fría y flexible, en tres vueltas sencillas, con 30 min a 4 °C entre vueltas.`
            : say`Incorporar ${m.the('butter')} en dados y amasar 8-10 min más, hasta que la masa quede lisa y elástica.`,
          'Fermentar tapada 1 h-1 h 30 min a 26 °C, hasta que doble; enfriar 1 h a 4 °C.',
          'Formar piezas iguales de 50-60 g y fermentar 1 h a 26 °C, hasta que casi doblen.',
          say`Freír en ${m.the('fryOil', 'oil')} a 170-175 °C 2-3 min por lado, hasta dorar y con más de 90 °C en el centro; escurrir.` ??
            'Freír en aceite abundante (no está en tu lista) a 170-175 °C 2-3 min por lado, hasta dorar y con más de 90 °C en el centro; escurrir.',
        ],
        finish: [
          step(
            say`Rebozar en caliente con ${m.the('icingSugar', 'spice')}.`,
            say`Rellenar en frío con manga con ${m.the('sauce', 'jam', 'chocolate', 'caramel', 'cream')}.`,
            m.has('starch') ? 'Rellenar con la crema fría, con manga, por un lado.' : null,
            m.has('starch', 'sauce', 'cream')
              ? 'Rellenas de crema, a 4 °C como máximo y en el día.'
              : 'Servir en el día.',
          ),
        ],
      }
    },
  },
  {
    id: 'masa laminada',
    names:
      /\b(croissants?|cruasan|cruasanes|kouign.?amann|danesas?|danish|pain au chocolat|napolitanas?|vienesas?|masa laminada|hojaldre casero|masa de hojaldre|hojaldre (clasico|invertido|rapido)|ensaimadas?)\b/,
    needs: [['flour'], ['butter']],
    sweet: true,
    write: (m) => {
      const yeast = m.has('yeast')
      return {
        steps: [
          say`Mezclar ${m.the('flour', 'yeast', 'salt')} con ${m.the('water', 'milk', 'egg', 'honey', 'acid')}${yeast ? m.opt(', con ', ['aroma']) : ''} y amasar 5-6 min, sin desarrollar del todo; enfriar ${yeast ? '12 h' : '1 h'} a 4 °C.`,
          say`Estirar ${m.the('butter')} en placa de 1 cm, a 12-14 °C, flexible como la masa, y encerrarla en ella.`,
          `Laminar en frío: ${yeast ? 'tres vueltas sencillas' : 'seis vueltas sencillas o cuatro dobles'}, con 30-45 min a 4 °C entre vueltas.`,
          say`Estirar, espolvorear con ${m.the('sugar')} en la última vuelta y cortar.`,
          yeast
            ? 'Formar y fermentar 2 h a 24-26 °C como máximo: por encima la mantequilla se funde.'
            : 'Cortar en frío con cuchillo afilado, pinchar si no ha de subir y reposar 30 min a 4 °C.',
          say`Rellenar o repartir ${m.the('chocolate', 'nut', 'fruit', 'jam', 'sauce')}.`,
          say`Pintar con ${m.the('yolk')}.`,
          `Hornear a ${yeast ? '180-190 °C 16-20 min' : '200 °C 20-25 min'}, hasta bien dorado y seco por dentro, con 95 °C en el centro.`,
        ],
        finish: [step(say`Terminar con ${m.the('icingSugar', 'spice')}.`, 'Enfriar sobre rejilla.')],
      }
    },
  },
  {
    id: 'masa dulce fermentada, pieza grande',
    names: /\b(panettone|panetone|pandoro|colomba|stollen|kulich|pan dulce|gugelhupf|kugelhopf|pan de pascua)\b/,
    needs: [['flour'], ['yeast'], ['butter', 'oil']],
    sweet: true,
    write: (m, name) => ({
      steps: [
        step(
          say`Primera masa: amasar dos tercios de ${m.again('flour')} con ${m.the('yeast')}, ${m.the('water', 'milk')} y ${m.part('la mitad', 'sugar')} 10 min.` ??
            say`Primera masa: amasar dos tercios de ${m.again('flour')} con ${m.the('yeast', 'water', 'milk')} 10 min.`,
          'Fermentar 10-12 h a 26 °C, hasta que triplique.',
        ),
        say`Segunda masa: añadir ${m.the('flour')}, ${m.the('egg', 'yolk')} y ${m.the('sugar', 'honey', 'salt')} y amasar 15 min, hasta que haga tela.` ??
          say`Segunda masa: añadir ${m.the('flour', 'sugar', 'honey', 'salt')} y amasar 15 min, hasta que haga tela.`,
        say`Incorporar ${m.the('butter', 'oil')} en varias veces${m.opt(', con ', ['aroma', 'zest', 'spirit'])}, sin pasar la masa de 26 °C.`,
        say`Repartir ${m.the('driedFruit', 'nut', 'chocolate', 'fruit', 'citrus')} en los últimos 2 min.`,
        'Reposar 1 h, bolear y poner en el molde; fermentar 5-6 h a 28 °C, hasta 2 cm del borde.',
        'Hornear a 165-170 °C 45-50 min la pieza de 750 g-1 kg, hasta 94 °C en el centro.',
        /stollen|kulich|pan de pascua|gugelhupf|kugelhopf/.test(name)
          ? null
          : 'Colgar boca abajo, pinchado por la base, 8-12 h, para que no se hunda.',
      ],
      finish: [step(say`Terminar con ${m.the('icingSugar')}.`, 'Embolsar del todo frío.')],
    }),
  },
  {
    id: 'panecillos tiernos',
    names:
      /\b(panecillos? de leche|pan(es)? de leche|hokkaido|shokupan|pan brioche|challah|jala|pan de hamburguesa|burger buns?|pan de perrito|pulguitas?)\b/,
    needs: [['flour'], ['yeast']],
    write: (m) => ({
      steps: [
        say`Mezclar ${m.the('flour', 'yeast', 'sugar', 'honey', 'salt')} con ${m.the('milk', 'water', 'egg', 'yolk', 'potato')} y amasar 8 min.`,
        say`Incorporar ${m.the('butter', 'oil')} y amasar 8 min más, hasta que estirada deje ver la luz.`,
        'Fermentar tapada 1 h-1 h 30 min a 26 °C, hasta que doble.',
        'Dividir, bolear con tensión y fermentar 1 h a 28 °C, hasta que la huella del dedo vuelva despacio.',
        say`Pintar con ${m.the('white', 'cream')}.`,
        'Hornear a 180 °C 14-18 min las piezas de 60-80 g (30 min en molde), hasta 92 °C en el centro.',
      ],
      finish: [
        step(
          say`Terminar con ${m.the('nut', 'icingSugar')}.`,
          'Enfriar sobre rejilla, tapado con paño para que no haga corteza.',
        ),
      ],
    }),
  },
  {
    id: 'empanadillas fritas',
    names: /\b(empanadillas?|samosas?|burek|briouats?|rollitos?( de primavera)?|nems?|lumpias?|flautas)\b/,
    needs: [
      ['dough', 'flour'],
      ['fryOil', 'oil', 'butter'],
    ],
    write: (m, name) => ({
      steps: [
        m.has('flour')
          ? say`Amasar ${m.the('flour')} con ${m.the('water', 'butter', 'salt')} 6 min y reposar tapado 30 min.`
          : null,
        say`Cocer ${m.the('potato')} en dados 12 min en agua con sal, escurrir y aplastar.`,
        m.grams('oil') < fryingOil
          ? softenOnion(m, 12, 'vegetable', 'mushroom')
          : say`Pochar ${m.past('picad', 'aromatic', 'garlic', 'vegetable', 'mushroom')} en ${m.part('dos cucharadas', 'oil')} a fuego suave 12 min, hasta ablandar sin color.`,
        step(
          say`Añadir ${m.has('poultry', 'meat') ? m.past('picad', 'poultry', 'meat', 'mince') : m.the('mince')} y cocinar 8 min, hasta ${m.has('poultry') ? '74' : '70'} °C en el centro.`,
          say`Añadir ${m.the('shellfish', 'fish')} y cocer 3 min, hasta 68 °C.`,
          say`Mezclar ${m.has('potato') ? 'la patata con' : 'con'} ${m.the('cannedFish', 'tomato', 'boiledEgg', 'egg', 'cookedLegume', 'cheese', 'softCheese', 'cured', 'spice', 'paprika', 'condiment', 'pepper', 'herb', 'salt')}, escurrir y enfriar del todo: caliente, ablanda la masa.`,
        ),
        say`Rellenar ${m.the('dough', 'pasta')}, sin aire, y sellar los bordes apretando con un tenedor${m.opt(' y ', ['yolk'])}.` ??
          'Estirar la masa a 2 mm, cortar discos, rellenar sin aire y sellar apretando con un tenedor.',
        m.has('fryOil', 'oil') && !/\bhorno\b/.test(name)
          ? null
          : say`Pincelar con ${m.the('butter', 'oil', 'egg')} y hornear a 190 °C 18-22 min, hasta dorar y con 74 °C en el centro del relleno.`,
        say`Freír por tandas en ${m.the('fryOil', 'oil')} a 175 °C 2-3 min por lado, hasta dorar y con 74 °C en el centro del relleno.`,
      ],
      finish: [step('Escurrir en rejilla y servir enseguida.', say`Acompañar con ${m.the('sauce', 'yogurt')}.`)],
    }),
  },
  {
    id: 'pasta rellena',
    names:
      /\b(pierogis?|vareniki|pelmeni|gyozas?|dumplings?|jiaozi|momos?|wontons?|mandu|agnolotti|ravioli caseros?|raviolis? de)\b/,
    needs: [['flour', 'dough']],
    write: (m, name) => ({
      steps: [
        m.has('flour')
          ? say`Amasar ${m.the('flour')} con ${m.the('egg', 'yolk', 'water', 'salt')} 8 min y reposar tapado 30 min.`
          : null,
        say`Cocer ${m.the('potato')} con piel desde agua fría 30 min, pelar y hacer puré.`,
        isPanFried(m, name)
          ? (say`Picar muy fino ${m.the('leaf', 'vegetable', 'mushroom', 'aromatic', 'garlic')}, mezclar con ${m.the('salt')} 10 min y escurrir apretando.` ??
            say`Picar muy fino ${m.the('leaf', 'vegetable', 'mushroom', 'aromatic', 'garlic')}.`)
          : softenOnion(m, 12, 'vegetable', 'mushroom', 'leaf'),
        say`Mezclar el relleno con ${m.the('softCheese', 'cheese', 'mince', 'meat', 'poultry', 'shellfish', 'cured', 'condiment', 'spice', 'pepper', 'herb')}, frío y bien sazonado.`,
        say`Rellenar ${m.the('dough')} sin aire y sellar bien los bordes.` ??
          'Estirar la masa a 1,5-2 mm, cortar discos, rellenar sin aire y sellar bien los bordes.',
        ...(isPanFried(m, name)
          ? [
              say`Dorar la base en ${m.the('oil', 'fryOil')} 2 min a fuego medio.`,
              say`Añadir ${m.the('water')}, tapar y cocer 5-6 min, hasta 74 °C en el centro; destapar y secar 1 min, hasta que crujan.` ??
                'Añadir un dedo de agua, tapar y cocer 5-6 min, hasta 74 °C en el centro; destapar y secar 1 min, hasta que crujan.',
            ]
          : ['Cocer en agua hirviendo con sal 3-5 min, hasta que floten y el centro pase de 74 °C.']),
      ],
      finish: [
        step(say`Saltear o servir con ${m.the('butter', 'cream', 'oil', 'sauce', 'acid')}.`, 'Servir enseguida.'),
      ],
    }),
  },
  {
    id: 'ñoquis',
    names: /\b(noquis?|gnocchi|spatzle|malfatti|gnudi)\b/,
    needs: [
      ['flour', 'starch', 'grain'],
      ['potato', 'vegetable', 'softCheese', 'egg', 'leaf'],
    ],
    write: (m) => ({
      steps: [
        say`Asar ${m.the('vegetable')} a 180 °C 45 min o cocer al vapor, y escurrir bien: cuanto más seco, menos harina.`,
        say`Cocer ${m.the('potato')} con piel desde agua fría 35-40 min, pelar en caliente y pasar por el pasapurés.`,
        say`Escaldar ${m.the('leaf')} 1 min, escurrir a fondo y picar.`,
        say`Mezclar en templado con ${m.the('egg', 'yolk', 'softCheese', 'salt', 'spice', 'pepper')} y unir ${m.the('flour', 'starch', 'grain')} sin amasar de más.` ??
          say`Unir ${m.the('flour', 'starch', 'grain')} sin amasar de más.`,
        'Formar cilindros de 2 cm, cortar y marcar con un tenedor.',
        'Cocer en agua hirviendo con sal 2-3 min, hasta que floten y 30 s más, con más de 70 °C en el centro.',
        say`Saltear 1 min con ${m.the('butter', 'oil', 'aroma', 'herb', 'tomato', 'sauce', 'cream')}.`,
      ],
      finish: [step(say`Terminar con ${m.the('cheese', 'nut')}.`, 'Servir al momento.')],
    }),
  },
]

/** g: as much oil as this is for frying in. */
const fryingOil = 300
