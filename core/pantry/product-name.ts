import { nameKey } from '#core/spanish/name-key.ts'
import short from './abbreviations.json' with { type: 'json' }
import table from './product-words.json' with { type: 'json' }

/**
 * The name of a product as delivery notes print it, written out: 'LOMO BACALAO DESAL. S/P 400-600' → 'lomo bacalao desalado sin
 * piel'. Abbreviations and initials are resolved; remarks in brackets, weights, packs, calibres, and strengths that make no other
 * food go. A percentage stays: cream and couverture are told apart by it. Lower case, without accents.
 */
export const spelledOut = (name: string): string =>
  abbreviations(
    nameKey(name.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' '))
      // How many to the kilo: '3-5 p/kg', '20/30 piezas / kg'.
      .replace(
        /\b\d{1,3}(?:\.\d{3})?(?: ?[-/] ?\d{1,3})? ?(?:p|pz|pzs|pzas?|piezas?|uds?|unidades)?\.? ?\/ ?(?:kgs?|kilo|k|lbs?|libra)\b\.?/g,
        ' ',
      ),
  )
    .replace(makers, (maker, _: number, whole: string) => (/\p{L}{3}/u.test(whole.replace(maker, '')) ? ' ' : maker))
    // Cut to be fried: '9x9', in mm.
    .replace(/^(patatas?)\b(?!.*(?:prefrit|frita))(?=.*\b\d{1,2} ?x ?\d{1,2}\b(?! ?(?:kg|g|l)))/, '$1 prefrita')
    // What a sausage is cased in.
    .replace(/(?<=\p{L} )(?:en )?tripa (?:de )?(?:cordero|cerdo|natural|colageno|artificial)\b/gu, ' ')
    // Of what is kept in it the kind of oil makes no other food.
    .replace(/(?<=\p{L} (?:en |al )?aceite) vegetal\b/u, '')
    .replace(/\bcastilla (?:y leon|la mancha)\b/g, 'castilla')
    // Half skimmed, or half cured.
    .replace(/^(leche|yogur|batido)\b(.*)\bsemi\b/, '$1$2semidesnatada')
    .replace(/\bsemi$|\bsemi(?= )/, 'semicurado')
    // Tins by their form: 'RO-1800', 'OL-120'.
    .replace(/\b(?:ro|rr|ol|oc|dr)-? ?\d{2,4}\b/g, ' lata ')
    // 'D.O.P.' → 'dop', 'P.A.N.' → 'pan'.
    .replace(/(?<![\p{L}\d])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\d])/gu, (initials) => initials.replaceAll('.', ''))
    // Flour by its strength, W (Chopin): the trade calls it weak to 170, strong from 280 on. Oficio.
    .replace(
      /^(harina\b.*?)\bw ?(\d{2,3})\b/,
      (_, flour: string, strength: string) => flour + strengthOf(flour, Number(strength)),
    )
    .replace(/\bt-(\d{2,3})\b/g, 't$1')
    // Couvertures by their number: 'W2', '811NV', 'CHD-N811'.
    .replace(/(?<=^(?:cobertura|chocolate)\b.*)\b(?:[a-z]{1,3}-)?(?:[a-z]\d{1,4}(?:[a-z]{2})?|\d{1,4}[a-z]{2})\b/g, ' ')
    // '35,1 %' of fat is the cream of 35 %.
    .replace(/^((?:nata|crema)\b.*?\b\d\d)[.,]\d\b/, '$1')
    .replace(/\b(?:n|no|num|numero)[.º°]? ?\d{1,3}\b/g, ' ')
    // Salmon by its trim, and what is packed in a case: 'trim E', 'C/6x1'.
    .replace(/\btrim [a-e]\b|\bc ?\/ ?(?=\d)/g, ' ')
    // Packs and weights: '6x1l', '5l', '2,5kg', '20 uds', '+2kg'.
    .replace(/\+?\b\d{1,4}(?:[.,]\d+)? ?x ?\d{1,4}(?:[.,]\d+)?(?: ?(?:kg|gr?|ml|cl|l|cm|mm))?\b\.?/g, ' ')
    .replace(
      /\+?\b\d+(?:[.,]\d+)?(?: ?- ?\d+(?:[.,]\d+)?)? ?(?:kg|grs?|gramos|g|ml|cl|l|litros?|cm|mm|uds?|u|unidades|p|k|pax|anos|meses|dias|d|brix|oz|lbs?|cc)\b\.?/g,
      ' ',
    )
    // Calibres and sizes: '400-600', '60/80', '1/2', '80+', 'T3'.
    .replace(/^(gelatina\b.*\b(?:hojas?|polvo)\b.*?)\d{3} bloom\b/, '$1')
    .replace(/\b\d{1,4} ?[/-] ?\d{1,4}\b ?%?/g, ' ')
    .replace(/\b\d{2,3}\+/g, ' ')
    .replace(/\bt\d\b/g, ' ')
    .replace(/\b\d{2} ?de$|(?<=^(?:jarabe de )?glucosa.*)\bde ?\d{2}\b/g, ' ')
    // Olive oil by its acidity: '1º'.
    .replace(/(?<=^(?:aceite|aove)\b.*)\b\d(?:[.,]\d)? ?[º°]/g, ' ')
    // 'Ácido ascórbico E-300', 'glucosa 43º'.
    .replace(/(?<=\p{L}{3}.*) e-? ?\d{3,4}[a-z]?\b/gu, ' ')
    .replace(/(?<=^glucosa.*)\b\d{2} ?º/g, ' ')
    // Drinks by their degree and year: '40 % vol', '13,5º', '2023'.
    .replace(
      /\b\d{1,2}(?:[.,]\d)? ?%? ?vol\b\.?|(?<=^(?:vino|cava|licor|ron|ginebra|vodka|whisky|brandy|cerveza|sidra|vermut)\b.*)\b(?:\d{1,2}(?:[.,]\d)? ?[º%]|(?:19|20)\d\d\b)/g,
      ' ',
    )
    // What ice around frozen fish weighs: 'glaseo 20 %'.
    .replace(/\b(?:glaseo|glaseado|glas\.?) ?\d{1,2} ?%/g, ' ')
    .replace(/\bu[/-]?\d{1,2}\b/g, ' ')
    .replace(/\b0[.,]\d ?º/g, ' ')
    .replace(/\bx ?\d{1,3}\b/g, ' ')
    // Kept at '-60 ºC'.
    .replace(/-? ?\b\d{1,2} ?ºc\b/g, ' ')
    // Cheese and ham by their months: '24m'.
    .replace(/\b\d{1,2} ?m\b/g, ' ')
    .replace(/\b\d{1,2}ª/g, ' ')
    // What a pack holds, without its unit: 'saco 25', 'barril 30', '… 1,6'.
    .replace(
      /\b(barril|saco|caja|cubo|garrafa|bolsa|lata|brik|paquete|malla|bidon|bote|bandeja) \d{1,4}(?:[.,]\d+)?(?=\s|$)(?! ?%)/g,
      '$1',
    )
    .replace(/(?<=\p{L}.* )[1-9]\d?[.,]\d{1,3}\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim()

const strengthOf = (said: string, strength: number): string => {
  if (/fuerza|floja|fuerte|panadera|panificable/.test(said)) return ''
  return strength <= 170 ? 'floja' : strength < 280 ? 'de media fuerza' : 'de fuerza'
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Makers of several words go as a whole: 'Riso Gallo', 'Del Monte' (product-words.json). */
const makers = new RegExp(
  `(?<![\\p{L}\\d])(?:${table['marcas de varias palabras']
    .split('; ')
    .map((maker) => escaped(nameKey(maker)))
    .join('|')})(?![\\p{L}\\d])`,
  'gu',
)

/** The longest first, so that 's/piel' is not 's/p'. */
const written = new Map(
  Object.entries(short)
    .map(([form, whole]): [string, string] => [nameKey(form), whole])
    .toSorted(([one], [other]) => other.length - one.length),
)
const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${[...written.keys()].map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu')

/** 'c/coral' and 's/aceite' by their letter, whatever follows; what has a writing of its own stands in abbreviations.json. */
export const abbreviations = (key: string): string =>
  key
    .replace(pattern, (form) => written.get(form) ?? form)
    .replace(/(?<![\p{L}\d])([cs])\/ ?(?=\p{L}{3})/gu, (_, letter: string) => (letter === 'c' ? 'con ' : 'sin '))
