import { formatDecimal } from '#core/format/decimal.ts'
import type { Slots } from '#core/safety/hearing/read-slots.ts'
import type { Safety } from '#core/safety/safety.ts'
import type { Keeping } from '#core/safety/tables/keeping.ts'
import { rowFor } from '#core/safety/tables/row-for.ts'
import type { Calculate } from './sum.ts'

/** The longest time of a row of keeping, in days: '24 h' is 1, '3–5 días' is 5; null where it says none. */
const daysOf = (cold: string): number | null => {
  const [, low, high, unit] = /(\d+)(?:–(\d+))? ?(h|d[ií]as?|semanas?|mes)/.exec(cold) ?? []
  if (low === undefined || unit === undefined) return null
  const most = Number(high ?? low)
  if (unit === 'h') return most / 24
  return unit.startsWith('sem') ? most * 7 : unit.startsWith('mes') ? most * 30 : most
}

/** 'Pasta con huevo': the egg is in it, and what keeps a month in its shell says nothing of it. */
const isInIt = /\b(?:con|al|lleva|llevan) (?:el |un )?huevos?\b|\b[a-z]{3,} (?:y|e) (?:el )?huevos?\b/

/** What is made of raw food keeps as what is cooked: the row of each, by the row of the food. */
const onceCooked: Readonly<Record<string, string>> = {
  verdura: 'legumbre-cocida',
  hierbas: 'legumbre-cocida',
  ave: 'legumbre-cocida',
  carne: 'legumbre-cocida',
  picada: 'legumbre-cocida',
  caza: 'legumbre-cocida',
  casqueria: 'legumbre-cocida',
  pescado: 'pescado-cocido',
  bivalvo: 'marisco-cocido',
  huevo: 'crema-huevo',
  masa: 'legumbre-cocida',
}

/** 'Cebolla pochada', 'verduras asadas': no longer raw. */
const saidCooked =
  /\b(?:pochad|asad|cocid|cocinad|hervid|saltead|rehogad|guisad|estofad|escalivad|sofrit|frit|gratinad|brasead|hornead|empanad|rebozad|escabechad)[oa]s?\b|\bhech[oa]s? (?:a baja temp\w*|al vacio|en (?:(?:el|la|un|una) )?(?:ronn?er|bolsa|bano|horno|olla|cazuela))\b|\b(?:al horno|a la (?:plancha|brasa|parrilla|sal|romana)|al vapor|en salsa)\b|\b(?:cremas?|pures?|sopas?|potajes?|menestras?|pastel|pasteles|pudin|timbal|croquetas?|gratin|parmentier|bisque|curry|musaka|tatin) de\b|\brellen[oa]s?\b|\ba la (?:vizcaina|marinera|riojana|gallega|bilbaina|jardinera|cazadora|provenzal)\b/

/** 'Tarta de zanahoria', 'bizcocho con fresas': what is baked keeps as no raw food that it holds. */
const isBakedWith =
  /\b(?:bizcochos?|tartas?|tartaletas?|magdalenas?|muffins?|brownies?|cookies?|galletas?|pan|panes|bollos?|plum ?cakes?|cakes?|crumbles?|rosquillas?|cocas?|budin) (?:vegan[oa]s? |caser[oa]s? )?(?:del?|con|al?) /
const rawRows: ReadonlySet<string> = new Set([
  'verdura',
  'hierbas',
  'hoja',
  'fresas',
  'huevo',
  'nata',
  'yogur',
  'mantequilla',
])
const saysRaw = /^\W*(?:y )?(?:si (?:esta|es) )?crud[oa]s?\b/

/** What is served raw and cut, by the row of its food: it keeps for less than it does whole. */
const onceCut: Readonly<Record<string, string>> = {
  verdura: 'verdura-cortada',
  hierbas: 'verdura-cortada',
  carne: 'picada',
  caza: 'picada',
  pescado: 'sushi',
}
const saidCut = /\b(?:ensaladas?|carpaccios?|tartar|crudites|picadillo|pico de gallo)\b/

const cookedRows: ReadonlySet<string> = new Set(['legumbre-cocida', 'salsa', 'marisco-cocido', 'pescado-cocido'])
const withoutRows = (tags: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...tags].filter((tag) => !tag.startsWith('guarda-')))
/** What has a row of its own though it comes in a tin or a jar. */
const ofOwnPack: ReadonlySet<string> = new Set([
  'semiconserva',
  'ahumado',
  'boqueron',
  'foie',
  'pate',
  'mermelada',
  'encurtido',
])

/** 'De ayer', with no number of days. */
const daysAgo = (text: string): number | undefined =>
  /\bcongel(?:e|ad[oa]s?|amos|aron)\b/.test(text)
    ? undefined
    : /\bsemana pasada\b/.test(text)
      ? 7
      : /\b(?:anteayer|antier|antes de ayer)\b/.test(text)
        ? 2
        : /\b(?:ayer|anoche|dia anterior)\b/.test(text)
          ? 1
          : undefined

/** It was frozen: 'al congelador' is where it would go. */
const isFrozen = ({ tags, text }: Slots): boolean =>
  tags.has('congelado') && (!tags.has('congelar') || /\bcongelad[oa]s?\b/.test(text))

const thawed = /\bdescongelad[oa]s?\b/
const unopened = /\b(?:sin (?:abrir|empezar)|cerrad[oa]s?)\b/
/** What is bought in a pack with its own date. */
const packed: ReadonlySet<string> = new Set([
  ...['nata', 'embutido', 'queso-fresco', 'queso-blando', 'queso-curado', 'yogur', 'ahumado', 'foie', 'pate', 'claras'],
  ...['conserva-abierta', 'semiconserva', 'mermelada', 'mantequilla', 'ovoproducto'],
])

/** 'La puedo usar', of what was taken out of the freezer: how long it keeps there says nothing of it. */
const isToBeUsed = ({ text }: Slots): boolean =>
  !/congel/.test(text) && /\b(?:us(?:o|ar\w*)|sirv\w+|servir\w*|comer\w*|vale|aprovech\w+)\b/.test(text)

/** 'Puedo congelar la tortilla' wants its yes or no first; 'cuánto dura congelada', the months. */
const frozenCase = (frozen: string, { tags, text }: Slots): string => {
  if (!tags.has('seguro') || /\bcuant[oa]s?\b/.test(text) || !tags.has('congelar')) return 'congelado'
  return /^no\b/.test(frozen) ? 'mejor no se congela' : /\bno:/.test(frozen) ? 'según cuál' : 'se congela'
}

/** The row of what is named, as it is: what is cooked or cut keeps no longer as its raw food. Null where none fits. */
const rowOf = (slots: Slots, rows: readonly Keeping[]): Keeping | null => {
  const named = rowFor(rows, slots, 'guarda')
  const said = `${slots.text} ${slots.about ?? ''}`
  if (rawRows.has(named?.id ?? '') && isBakedWith.test(said)) return null
  // 'Y crudo', after the boiled one.
  const isCooked = !saysRaw.test(slots.text) && (slots.tags.has('hecho-antes') || saidCooked.test(said))
  const isFried = named?.id !== 'masa' || /\b(?:frit[oa]s?|hornead[oa]s?)\b/.test(slots.text)
  const asMade = isCooked ? (isFried ? onceCooked : {}) : saidCut.test(said) ? onceCut : {}
  const cooked = asMade[named?.id ?? '']
  // 'Lubina en salsa' keeps as long as its fish, not as the sauce.
  const isInSauce = (named?.id === 'salsa' || named?.id === 'legumbre-cocida') && slots.tags.has('pescado')
  // 'Albóndigas crudas' keep as their meat.
  const raw =
    slots.tags.has('crudo') && cookedRows.has(named?.id ?? '')
      ? rowFor(
          rows.filter(({ id }) => !cookedRows.has(id)),
          { ...slots, tags: withoutRows(slots.tags) },
          'guarda',
        )
      : null
  // 'Pollo marinado en yogur' keeps as its meat, raw, and not as what it lies in.
  const inMarinade = ['ave', 'carne', 'picada', 'conejo', 'pescado'].find((tag) => slots.tags.has(tag))
  const marinated =
    inMarinade === undefined || !slots.tags.has('marinar')
      ? null
      : rowFor(
          rows.filter(({ id }) => !cookedRows.has(id)),
          { ...slots, tags: new Set([inMarinade]) },
          'guarda',
        )
  // A tin or a jar that is open keeps as such, whatever is in it.
  const isTin =
    (slots.tags.has('lata') || slots.tags.has('pescado-conserva')) &&
    slots.tags.has('forma') &&
    !ofOwnPack.has(named?.id ?? '')
  // A soft egg is a dish: what it keeps in its shell says nothing of it.
  const isSoftEgg = named?.id === 'huevo' && (slots.tags.has('huevo-poco-cuajado') || slots.tags.has('sous-vide'))
  const instead = isSoftEgg ? 'tortilla' : isInSauce ? 'pescado-cocido' : isTin ? 'conserva-abierta' : cooked
  const row = raw ?? marinated ?? (instead === undefined ? named : (rows.find(({ id }) => id === instead) ?? named))
  return row === null || (row.id === 'huevo' && isInIt.test(slots.text)) ? null : row
}

/** What is named, and for how many days it keeps in the cold at most; null where it is not known. */
export const daysKept = (
  text: string,
  { read, keeping: rows }: Safety,
): { readonly cold: string; readonly days: number } | null => {
  const row = rowOf(read(text), rows)
  const days = row === null ? null : daysOf(row.cold)
  return row === null || days === null ? null : { cold: row.cold, days }
}

/** A fridge may stand so much above what a row wants, °C; what is warmer is no cold, and from a bath on it is cooked. */
const mostOver = 2
const coldestBath = 45
const isChilled = /\b(?:enfri\w+|abat\w+|baj[aoe]\w*|recalent\w*|recalient\w*|atemper\w+)\b/

/** What stands a cool room by itself is warm from there on: an egg in its shell, a hard cheese. °C. */
const coolRoom = 20
const warmestOf = ({ id, celsius }: Keeping, { tags }: Slots): number =>
  id === 'huevo' || id === 'queso-curado' || tags.has('aguanta-sin-frio') ? coolRoom : celsius + mostOver

const keptHot = /\bbano ?maria\b|\ben caliente\b|\bmesa caliente\b|\bbajo (?:la )?lampara\b/

/** What `conservacion` reckons: the row of what is named, and which of the page's cases fits how it is kept and asked. */
export const keepingSum: Calculate = (slots, { keeping: rows }) => {
  const row = rowOf(slots, rows)
  // 'Cuánto aguanta la holandesa al baño maría' is no question of the cold.
  if (row === null || keptHot.test(slots.text)) return null
  const limit = `${row.celsius} °C`
  const values = {
    que: row.name,
    frio: row.cold,
    grados: limit,
    congelado: row.frozen,
    vacio: row.vacuum,
    nota: row.note,
    fuente: row.source,
  }
  const warmth = slots.numbers.c.find((celsius) => celsius > warmestOf(row, slots) && celsius < coldestBath)
  if (warmth !== undefined && !isChilled.test(slots.text))
    return { values: { ...values, dicho: `${formatDecimal(warmth, 0)} °C` }, chosen: 'no es frío' }
  const days = slots.numbers.dias[0] ?? (slots.tags.has('de-ayer') ? daysAgo(slots.text) : undefined)
  const most = daysOf(row.cold)
  // What is still to be made: whether it will last, and what else will do.
  if (slots.tags.has('hecho-antes') && days !== undefined && most !== null) {
    // Of a span in the bag the shorter end counts: it is still to be made.
    const inBag = slots.tags.has('al-vacio') ? (daysOf(row.vacuum.replace(/(\d+)–\d+/, '$1')) ?? 0) : 0
    const longest = Math.max(most, inBag)
    const said = `${formatDecimal(days, 1)} ${days === 1 ? 'día' : 'días'}`
    const other = row.frozen === '' || /^no\b/.test(row.frozen) ? '' : `, o congélalo (${row.frozen})`
    const isVacuum = longest > most
    return {
      values: isVacuum
        ? { ...values, que: `${row.name}, al vacío`, frio: row.vacuum, grados: '3 °C', lleva: said, otro: other }
        : { ...values, lleva: said, otro: other },
      chosen: days > longest ? 'no llega al día' : 'llega al día',
    }
  }
  if (days !== undefined && days > 0 && most !== null && !slots.tags.has('cuanto-dura') && !isFrozen(slots))
    return {
      values: { ...values, lleva: `${formatDecimal(days, 1)} ${days === 1 ? 'día' : 'días'}` },
      chosen: days > most ? 'pasado' : 'en plazo',
    }
  if (slots.tags.has('al-vacio') && row.vacuum !== '') return { values, chosen: 'vacio' }
  // 'Y bacalao curado dos horas', after what must be frozen first: how long it keeps frozen is no answer, and its yes a danger.
  if (slots.tags.has('congelar') && slots.tags.has('pescado') && !/congel/.test(slots.text)) return null
  // 'Crema de puerros congelada' is read as frozen leeks.
  if (['congelar', 'congelado', 'llega-congelado'].some((tag) => slots.tags.has(tag)))
    return row.frozen === '' || isToBeUsed(slots) ? null : { values, chosen: frozenCase(row.frozen, slots) }
  if (thawed.test(slots.text) && !cookedRows.has(row.id)) return { values, chosen: 'descongelado' }
  if (packed.has(row.id) && unopened.test(slots.text)) return { values, chosen: 'sin abrir' }
  return { values, chosen: row.note === '' ? 'frio' : 'frio con nota' }
}
