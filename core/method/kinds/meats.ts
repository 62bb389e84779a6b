import { type Mise, say, step } from '#core/method/mise.ts'
import {
  addGarden,
  addPaprika,
  addTomato,
  addWine,
  duration,
  fresh,
  season,
  softenOnion,
  within,
} from '#core/method/sentences.ts'
import type { Role } from '#core/pantry/role-words.ts'
import type { Kind } from './kind.ts'
import { minced, skewered } from './minced.ts'
import { fat, garden, raw, sea, seasoning } from './role-groups.ts'

/** Names that promise beef rosy inside: only whole muscle, which is sterile within where it was not pierced. */
const isRosy = /\b(?:roast ?beef|rosbif|poco hech[oa]s?|rosad[oa]s?|sangrante|al punto|vuelta y vuelta)\b/
const beef =
  /\b(?:ternera|vaca|buey|novillo|vacuno|anojo|picana|picanha|lomo bajo|lomo alto|entrecot|chuleton|redondo|tapa|contra|rosbif)\b/
const rosyBeef =
  'Rosado (52-55 °C en el centro) no llega a los 70 °C 1 s de AESAN (Comité Científico, 2021): sólo con pieza entera de vacuno, sin pinchar, inyectar ni picar y sellada por toda la superficie; a embarazadas, niños, mayores e inmunodeprimidos, a 70 °C.'

/** Meat and poultry, and the pan. Core temperatures: core/safety; techniques: docs/ciencia/motor-local.md §6.2. */
export const meats: readonly Kind[] = [
  {
    id: 'hamburguesa',
    names: /\b(hamburguesas?|burger|filetes? rusos?)\b/,
    needs: [['mince', 'meat', 'poultry', 'fish', 'cookedLegume']],
    write: (m) => minced(m, true),
  },
  {
    id: 'albóndigas',
    names: /\b(albondigas?|pelotas|kofta|kefta)\b/,
    needs: [['mince', 'meat', 'poultry', 'fish', 'cookedLegume']],
    write: (m, name) =>
      /\b(?:brasa|parrilla|plancha|brochetas?|pinchos?|barbacoa|kebab)\b/.test(name) ? skewered(m) : minced(m, false),
  },
  {
    id: 'curry',
    names: /\b(curry|masala|vindaloo|korma|thai|tikka|dal)\b/,
    needs: [[...raw, ...sea, ...garden, 'cookedLegume']],
    write: (m) => ({
      steps: [
        softenOnion(m),
        say`Tostar ${m.the('spice', 'condiment', 'paprika', 'aroma', 'pepper')} 1 min en la misma grasa, hasta que el olor suba.`,
        step(
          say`Añadir ${m.past('cortad| en dados', 'poultry', 'meat', 'mince')} y dorar 6-8 min.`,
          addGarden(m),
          say`Agregar ${m.the('potato', 'fruit', 'driedFruit')}.`,
          addTomato(m),
        ),
        step(
          say`Mojar con ${m.the('coconut', 'stock', 'water', 'yogurt', 'cream')} y guisar a fuego suave ${stewTime(m, 25)}, hasta que la salsa nape.`,
          m.has('coconut', 'stock', 'water', 'yogurt', 'cream')
            ? null
            : `Cubrir de agua y guisar a fuego suave ${stewTime(m, 25)}, hasta que la salsa nape.`,
          meatCore(m),
        ),
        step(
          say`Añadir ${m.the('fish', 'shellfish', 'cephalopod')} y cocer 4-5 min, hasta 68 °C en el centro.`,
          say`Añadir ${m.the('cookedLegume')} y cocer 10 min más a fuego suave.`,
          season(m),
          say`Equilibrar con ${m.the('acid', 'citrus', 'sugar', 'honey')}.`,
        ),
      ],
      finish: [
        step(
          fresh(m),
          say`Servir con ${m.past('cocid| aparte 16-18 min', 'rice')}.`,
          'Mantener por encima de 63 °C hasta el pase.',
        ),
      ],
    }),
  },
  {
    id: 'salteado',
    names: /\b(wok|saltead[oa]s?|saltado|chop suey|stir ?fry|fajitas?|pad thai|yakisoba|tacos?|burritos?)\b/,
    needs: [[...raw, ...sea, ...garden, 'pasta', 'rice', 'cookedLegume']],
    write: (m) => ({
      steps: [
        say`Cortar ${m.again('poultry', 'meat', 'vegetable', 'mushroom', 'cephalopod')} en tiras finas y del mismo grosor, para que se haga todo a la vez.`,
        step(
          say`Mezclar ${m.the('condiment', 'acid', 'honey', 'sugar', 'starch', 'juice', 'stock')} para la salsa.`,
          say`Cocer ${m.the('pasta', 'rice', 'freshPasta')} aparte hasta su punto, escurrir y enfriar.`,
        ),
        step(
          say`Calentar ${m.the(...fat)} hasta que humee y saltear ${m.the('poultry', 'meat', 'mince', 'fish', 'shellfish', 'cephalopod', 'cured', 'cookedLegume')} en tandas pequeñas 3-4 min; reservar.`,
          say`Saltear ${m.the('poultry', 'meat', 'mince', 'fish', 'shellfish', 'cephalopod', 'cured', 'cookedLegume')} a fuego vivo, en tandas pequeñas, 3-4 min; reservar.`,
          coreLine(m),
        ),
        step(
          say`Saltear ${m.the('garlic', 'aromatic')}${m.opt(' en ', fat)} 1 min, sin quemar.`,
          say`Añadir ${m.the('vegetable', 'mushroom', 'potato', 'leaf')}, empezando por lo más duro, y saltear 4-5 min: crujiente, no blando.`,
          say`Incorporar ${m.the('tomato')} y saltear 2 min.`,
        ),
        step(
          m.has('condiment', 'acid', 'honey', 'starch', 'stock', 'juice')
            ? 'Reunir todo, verter la salsa por el borde y remover 1 min a fuego máximo, hasta que glasee.'
            : 'Reunir todo y remover 1 min a fuego máximo.',
          say`Cuajar ${m.the('egg')} en un lado, hasta 70 °C, y mezclar.`,
          season(m),
        ),
      ],
      finish: [
        step(
          say`Repartir ${m.the('nut')}.`,
          say`Servir con ${m.the('dough', 'bread', 'sauce', 'citrus')}.`,
          fresh(m),
          'Servir al instante.',
        ),
      ],
    }),
  },
  {
    id: 'carne en costra',
    names: /\ben costra de (?!sal\b|hojaldre)|\bcostra de (?:pistacho|hierbas|almendra|frutos|parmesano|mostaza|pan)\b/,
    needs: [[...raw, 'fish']],
    write: (m) => ({
      steps: [
        say`Sacar ${m.again('meat', 'poultry', 'fish')} del frío 30 min antes, secar y sazonar con ${m.the(...seasoning)}; precalentar el horno a 200 °C.` ??
          'Sacar la pieza del frío 30 min antes, secar y sazonar; precalentar el horno a 200 °C.',
        say`Marcar ${m.the('meat', 'poultry', 'fish')}${m.opt(' con ', [m.has('butter') ? 'butter' : 'other'])} a fuego vivo 1-2 min por cara y enfriar 10 min.`,
        say`Triturar ${m.the('nut', 'crumbs', 'bread', 'herb', 'garlic', 'cheese', 'zest')} con ${m.the('oil')}, hasta una arena húmeda.` ??
          say`Triturar ${m.the('nut', 'crumbs', 'bread', 'herb', 'garlic', 'cheese', 'zest')}, hasta una arena húmeda.`,
        step(
          say`Pintar la pieza con ${m.the('condiment', 'honey', 'egg', 'white')}.`,
          'Cubrir con la costra, apretando con la mano.',
        ),
        `Hornear a 200 °C ${m.has('fish') && !m.has('meat', 'poultry') ? '8-12 min, hasta 68' : m.has('poultry') ? '20-25 min, hasta 74' : '18-25 min según el grueso, hasta 70'} °C en el centro; si la costra dora antes, cubrir con papel.`,
      ],
      finish: ['Reposar 5-10 min y cortar con cuchillo de sierra, para no romper la costra.'],
      warnings: m.has('meat')
        ? [
            'Por textura se sirve también rosado (55-58 °C): por debajo de 70 °C no está asegurada la cocción de AESAN, ni vale para clientes de riesgo.',
          ]
        : [],
    }),
  },
  {
    id: 'precocinado congelado',
    names:
      /\b(?:varitas|palitos|nuggets|fingers|delicias|figuritas|croquetas|empanadillas|flamenquines|san jacobos|anillas|aros|patatas)(?: [a-z]+){0,5} congelad[oa]s?\b/,
    needs: [[...raw, ...sea, 'potato', 'cheese', 'other', 'dough']],
    write: (m) => ({
      steps: [
        say`Sacar del congelador ${m.again(...raw, ...sea, 'potato', 'cheese', 'other', 'dough')} en el momento: no se descongelan, para que no se ablande el rebozado. Manda la etiqueta.`,
        m.has('fryOil') || m.grams('oil') >= 500
          ? say`Freír en ${m.the('fryOil', 'oil')} a 175 °C, por tandas pequeñas, 4-6 min, hasta dorar y más de 74 °C en el centro de la pieza más gruesa; escurrir.`
          : 'Hornear a 200 °C, en una capa y sin amontonar, 12-15 min con una vuelta, hasta dorar y más de 74 °C en el centro de la pieza más gruesa.',
        say`Lavar y desinfectar ${m.the('leaf', 'vegetable', 'tomato', 'aromatic')}, escurrir bien y cortar; aparte de lo crudo.`,
        say`Aliñar en el momento con ${m.the('oil', 'acid', 'salt', 'condiment')}.`,
      ],
      finish: [
        say`Servir ${m.the(...raw, ...sea, 'potato', 'cheese', 'other', 'dough')} enseguida o mantener por encima de 63 °C.`,
      ],
    }),
  },
  {
    id: 'asado',
    names:
      /\b(asad[oa]s?|al horno|rostid[oa]|roast ?beef|rosbif|lechazo|cochinillo|relleno de|pollo relleno|a la brasa|barbacoa|bbq)\b/,
    needs: [[...raw]],
    write: (m, name) => {
      const bird = m.has('poultry')
      const stuffed = /\brellen[oa]s?\b/.test(name) && m.has('poultry', 'meat') && m.has('mince')
      const grams = m.grams('poultry', 'meat', 'mince', 'offal')
      const piece = m.pieces('poultry', 'meat') > 0 ? grams / Math.max(1, m.pieces('poultry', 'meat')) : grams
      const slow = m.named(
        /cordero|lechazo|cochinillo|cabrito|paletilla|pierna|costill|codillo|ternasco|carrillera|jarrete|panceta/,
        'meat',
      )
      const rosy = !bird && !slow && !stuffed && isRosy.test(name) && m.named(beef, 'meat')
      const oven = bird ? 190 : slow || rosy ? 160 : 180
      // Minutes per kilo of piece: bird 45 at 190 °C, slow joints 80 at 160 °C, lean joints 40 at 180 °C (trade practice).
      const minutes = bird
        ? within((piece / 1000) * 45 + 10, 35, 240)
        : slow
          ? within((piece / 1000) * 70 + 30, 90, 240)
          : within((piece / 1000) * (rosy ? 30 : 40), 25, 150)
      const end = rosy
        ? `Asar unos ${duration(minutes)} hasta 52-55 °C en el centro, medidos con sonda, y sacar: reposando sube 3-4 °C. Para quien lo quiera hecho o sea de riesgo, hasta 70 °C.`
        : `Asar ${duration(minutes)}, regando con su jugo cada 20 min, hasta ${bird || stuffed ? 74 : 70} °C en el centro${stuffed ? ' del relleno' : bird ? ', medidos junto al hueso' : ''}.`
      return {
        steps: [
          step(
            say`Sacar ${m.again('poultry', 'meat', 'mince', 'offal')} del frío 1 h antes y secar bien con papel.`,
            `Precalentar el horno a ${oven} °C.`,
          ),
          stuffed
            ? say`Para el relleno, mezclar ${m.the('mince', 'offal', 'egg', 'driedFruit', 'nut', 'fruit', 'cured', 'bread', 'crumbs', 'spirit')}; rellenar sin apretar, justo antes de asar, y coser.`
            : null,
          step(
            say`Frotar ${m.the('poultry', 'meat', 'mince', 'offal')} con ${m.the(...seasoning, 'paprika', 'garlic', 'condiment', 'honey')}.`,
            say`Colocar ${m.the('poultry', 'meat', 'mince', 'offal')} en la bandeja.`,
            say`Untar con ${m.the('butter', 'oil')}.`,
            say`Rellenar con ${m.the('driedFruit', 'nut', 'fruit', 'citrus', 'cured', 'bread')}.`,
          ),
          rosy ? say`Sellar ${m.again('meat')} a fuego vivo, 2 min por cara, también los extremos.` : null,
          step(
            say`Hacer una cama en la bandeja con ${m.the('aromatic', 'potato', 'vegetable', 'tomato', 'mushroom')}${m.opt(' y ', ['aroma'])}.`,
            say`Añadir ${m.the('aroma')} a la bandeja.`,
          ),
          say`Regar el fondo con ${m.the('wine', 'stock', 'water', 'spirit', 'juice', 'acid')}, sin mojar la piel.`,
          end,
          rosy
            ? null
            : `Subir a 220 °C los últimos 10 min, hasta que ${bird || slow ? 'la piel' : 'la superficie'} dore.`,
          'Dejar reposar 10-15 min, cubierto sin apretar, para que el jugo vuelva adentro; mientras, colar y reducir el jugo de la bandeja 5 min.',
        ],
        finish: [
          step(
            fresh(m),
            rosy
              ? 'Cortar fino y servir enseguida con su jugo caliente; frío, a 4 °C como máximo y en 24 h.'
              : 'Trinchar y servir con su jugo; mantener por encima de 63 °C.',
          ),
        ],
        warnings: rosy
          ? [rosyBeef]
          : !bird && !slow && m.named(beef, 'meat') && !m.has('mince')
            ? [
                'Por textura se sirve también menos hecho (50-52 °C vuelta y vuelta, 55-57 poco, 60-63 al punto): por debajo de 70 °C no está asegurada la cocción de AESAN.',
              ]
            : [],
      }
    },
  },
  {
    id: 'plancha',
    names:
      /\b(a la plancha|plancha|a la parrilla|parrilla|a la brasa|brochetas?|pinchos?|entrecot|chuleton|solomillo|tataki|magret|chuletas?|filetes?|churrasco|tomahawk|presa|secreto)\b/,
    needs: [[...raw, ...sea, 'vegetable', 'cookedLegume', 'mushroom']],
    write: (m, name) => {
      const main = m.has(...raw) ? raw : m.has(...sea) ? sea : meatless
      const fire = /\b(?:a la brasa|parrilla|barbacoa|espeto)\b/.test(name)
      const slow =
        fire &&
        m.named(
          /^asado de tira|costill|tira de asado|^vacio|churrasco|matambre|falda|pollo entero|^pollos?$|medio pollo|coquelet|picanton|conejo/,
          'meat',
          'poultry',
        )
      return {
        steps: [
          step(
            say`Sacar ${m.again(...main)} del frío 20 min antes y secar muy bien con papel.`,
            say`Marinar 30 min en frío con ${m.the('condiment', 'wine', 'honey', 'yogurt')}.`,
          ),
          step(
            fire ? 'Preparar brasa viva, sin llama, con la parrilla limpia y a 10 cm.' : null,
            fire
              ? say`Untar la pieza con ${m.the(...fat)}.`
              : (say`Calentar la plancha a 220-240 °C y engrasar con ${m.the(...fat)}.` ??
                  'Calentar la plancha a 220-240 °C.'),
          ),
          step(
            slow
              ? say`Asar ${m.the(...main)} a 30 cm de la brasa, a fuego medio, 25-35 min por el lado del hueso o de la piel y 10-15 min por el otro, sin prisa.`
              : say`${fire ? 'Asar' : 'Marcar'} ${m.the(...main)} sin mover 2-4 min, según el grueso, hasta que la pieza se despegue sola; dar la vuelta y repetir.`,
            coreLine(m),
          ),
          step(season(m), m.has('meat', 'poultry') ? 'Reposar 5 min sobre rejilla, tapado sin apretar.' : null),
          step(
            say`En la misma grasa, dorar ${m.past('laminad', 'garlic')} 1 min.`,
            say`Cocinar ${m.the('vegetable', 'mushroom', 'tomato', 'aromatic')} a la plancha 5-6 min, hasta tostar los bordes.`,
            say`Desglasar con ${m.the('stock', 'spirit', 'cream', 'acid')} y reducir 3 min.`,
            say`Cocer ${m.the('potato')} aparte, 20-25 min en agua con sal, hasta que el cuchillo entre sin esfuerzo.`,
          ),
        ],
        finish: [
          step(
            say`Servir con ${m.the('sauce', 'citrus', 'butter')}.`,
            fresh(m),
            'Servir al momento, en plato caliente.',
          ),
        ],
        warnings: m.has('meat')
          ? [
              'Por textura la carne se sirve también menos hecha (50-52 °C vuelta y vuelta, 55-57 poco, 60-63 al punto): por debajo de 70 °C no está asegurada la cocción de AESAN.',
            ]
          : [],
      }
    },
  },
  {
    id: 'guiso',
    names:
      /\b(guis\w+|estofad[oa]s?|jarretes?|morcillo|falda|lengua de|carrillera\w*|rabo de|ragu|caldereta|chilindron|al ajillo|al romero|al tomillo|con (?:olivas|aceitunas)|a la (?:cazadora|campesina|marengo)|en pepitoria|pepitoria|goulash|blanqueta|civet|ropa vieja|fricando|a la jardinera|bourguignon|ossobuco|osobuco|al vino|en salsa|aji de gallina|a la cazadora|encebollad[oa]|coq au vin|redondo|a la cerveza|con tomate|tajin(?:e|es)?|tayin(?:e|es)?)\b/,
    needs: [[...raw, ...sea, 'potato', 'mushroom', 'vegetable']],
    write: (m, name) => ({
      steps: [
        step(
          say`Sazonar ${m.again('poultry', 'meat', 'mince', 'offal')} con ${m.the(...seasoning)}${m.opt(', pasar por ', ['flour'], ' y sacudir')}.`,
          say`Pasar ${m.again('poultry', 'meat', 'offal')} por ${m.the('flour')} y sacudir lo que sobre.`,
        ),
        say`Dorar ${m.the('poultry', 'meat', 'mince', 'offal')}${m.opt(' en ', fat)} a fuego vivo y por tandas, 6-8 min, hasta formar costra; reservar.`,
        step(
          say`En la misma cazuela, ${lowerFirst(softenOnion(m, 15))}`,
          say`Dorar ${m.past('cortad| en tiras', 'cured')} 3 min.`,
          say`Rehogar 8 min ${m.these(m.leftItems().filter(({ role, key }) => (role === 'vegetable' || role === 'mushroom') && !isTender.test(key)))}, en trozos regulares.`,
        ),
        step(addTomato(m), addPaprika(m), addWine(m)),
        step(
          m.has('poultry', 'meat', 'mince', 'offal') ? 'Devolver la carne con el jugo que haya soltado.' : null,
          say`Cubrir con ${m.the('stock', 'water', 'juice')}${m.opt(' y añadir ', ['aroma', 'condiment', 'chocolate', 'driedFruit', 'bone', 'herb'])}.`,
          say`Añadir ${m.the('aroma', 'condiment', 'chocolate', 'driedFruit', 'bone')}${m.has('stock', 'water', 'juice') ? '' : ' y cubrir justo de agua'}.`,
          `Guisar tapado ${stewTime(m, 30)} a 90-95 °C, sin que borbotee, hasta que la punta de un cuchillo entre sin resistencia.`,
          meatCore(m),
        ),
        step(
          say`Añadir ${m.past('cachad', 'potato')} 25 min antes del final y cocer hasta poder pinchar sin esfuerzo.`,
          say`Agregar ${m.the('cookedLegume')} y dar 10 min más de hervor suave.`,
          say`Añadir ${m.the('cephalopod')} y guisar 35 min, hasta que esté tierno y pase de 68 °C.`,
          say`Añadir ${m.these(m.leftItems().filter(({ key }) => isTender.test(key)))} los últimos 10 min.`,
          say`Añadir ${m.the('fish', 'shellfish')} al final y cocer 5 min, hasta 68 °C en el centro.`,
          say`Añadir ${m.the('mollusc')} y tapar 4-5 min, hasta que se abran: 90 °C durante 90 s.`,
          say`Ligar con ${m.the('nut', 'cream', 'bread', 'starch', 'yolk')} y cocer 5 min más, hasta que la salsa nape, por encima de 70 °C.`,
        ),
      ],
      finish: [
        step(
          `${m.has('meat') && m.has('aromatic', 'vegetable') ? 'Sacar la carne, pasar la salsa por un colador y reducirla' : 'Destapar y reducir'} 5-10 min, hasta que nape; rectificar de sal.`,
          /\b(?:lacad|glasead|laquead)/.test(name)
            ? (say`Añadir ${m.the('honey', 'sugar')} al jugo y reducir hasta jarabe ligero; glasear la pieza regándola a 200 °C 8-10 min, hasta que brille.` ??
                'Glasear la pieza regándola con su jugo reducido a 200 °C 8-10 min, hasta que brille.')
            : null,
          fresh(m),
        ),
        m.has(...raw) ? 'Gana de un día para otro: enfriar de 60 a 10 °C en menos de 2 h y recalentar a 74 °C.' : null,
      ],
    }),
  },
]

/** What an hour of stew would take the green from. */
const isTender = /^(?:guisantes?|habitas|tirabeques?|esparragos? (?:verdes?|trigueros?)|espinacas?)\b/

const meatless: readonly Role[] = ['vegetable', 'mushroom', 'cookedLegume']

const lowerFirst = (sentence: string | null): string | null =>
  sentence === null ? null : sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Minutes of a stew by its cut; usual times of the trade, at 90-95 °C. */
const stewTime = (m: Mise, otherwise: number): string => {
  if (m.named(/rabo/, 'meat')) return 'entre 3 h y 3 h 30 min'
  if (
    m.named(/carriller|osobuco|morcillo|jarrete|codillo|buey|toro|falda|lengua|venado|ciervo|jabali/, 'meat', 'offal')
  )
    return 'entre 2 h 30 min y 3 h'
  if (m.named(/ternera|vaca|anojo|redondo|aguja/, 'meat')) return 'entre 1 h 45 min y 2 h'
  if (m.named(/cordero|cabrito|liebre/, 'meat')) return '1 h 30 min'
  if (m.named(/conejo|cerdo|costill|magro|panceta/, 'meat')) return '1 h'
  if (m.named(/gallina|perdi|pato|pularda|faisan/, 'poultry')) return '1 h 30 min'
  if (m.named(/pechuga/, 'poultry')) return '15-20 min'
  if (m.has('poultry')) return '40 min'
  return m.has('meat', 'offal') ? '1 h 30 min' : `${otherwise} min`
}

const meatCore = (m: Mise): string | null =>
  m.has(...raw)
    ? `El centro debe pasar de ${m.has('poultry') || m.named(/pollo|pavo/, 'mince') ? '74' : '70'} °C.`
    : null

const coreLine = (m: Mise): string | null => {
  if (m.has('poultry')) return 'Comprobar 74 °C en el centro.'
  if (m.has('meat', 'mince', 'offal')) return 'Comprobar 70 °C en el centro.'
  if (m.has('mollusc')) return 'Comprobar 90 °C durante 90 s en el centro.'
  return m.has(...sea) ? 'Comprobar 68 °C en el centro.' : null
}
