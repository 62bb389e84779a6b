import { displayName, withArticle } from '#core/method/display-name.ts'
import { classify } from '#core/pantry/roles.ts'
import type { IngredientDraft } from '#core/recipes/recipe.ts'
import { ending, joined } from '#core/spanish/agreement.ts'
import { listed } from '#core/spanish/list.ts'
import { nameKey } from '#core/spanish/name-key.ts'

/** How a dry pulse is cooked: soaked or not, in which water it starts, and how long it simmers after the hard boil. */
type PulseTime = {
  readonly names: RegExp
  readonly soaked: boolean
  readonly water: 'fría' | 'caliente'
  readonly simmer: string
}

/**
 * Times of dry pulses at sea level, after 12 h of soaking where they are soaked: H. McGee, 'On Food and Cooking' (2004),
 * ch. 9, and trade practice in Spain ('oficio'). The first whose name fits.
 */
const pulseTimes: readonly PulseTime[] = [
  { names: /\blentejas? (roja|coral|naranja|pelada)/, soaked: false, water: 'fría', simmer: '10-15 min' },
  { names: /\blentejas?\b/, soaked: false, water: 'fría', simmer: '30-45 min' },
  { names: /\bgarbanzos?\b/, soaked: true, water: 'caliente', simmer: '2 h' },
  { names: /\b(fabes?|fabas?|judion|judiones)\b/, soaked: true, water: 'fría', simmer: '2 h-2 h 30 min' },
  { names: /\b(verdinas?|pochas?|carillas?)\b/, soaked: true, water: 'fría', simmer: '1 h-1 h 30 min' },
  { names: /\b(azukis?|mongos?|mung)\b/, soaked: true, water: 'fría', simmer: '45 min-1 h' },
  { names: /\bsojas?\b/, soaked: true, water: 'fría', simmer: '2 h 30 min-3 h' },
]
const lupin: PulseTime = { names: /\baltramu(?:z|ces)\b|\bchochos?\b/, soaked: true, water: 'fría', simmer: '1 h' }

/** Bitter lupins lose their alkaloids in water: EFSA, 2019; as in core/safety/verdicts/altramuces.md. */
const debittered = (named: string): string[] => [
  `${joined('Dejar en remojo ', named)} 24 h en agua abundante y tirar esa agua.`,
  `Cubrir con agua nueva, ${hardBoil} y cocer 1 h; tirar también esa agua, que se lleva lo amargo (lupanina, tóxica).`,
  'Desamargar en agua fría, a 4 °C, 5-7 días, cambiándola dos veces al día, hasta que no amargue nada; si amarga, no se sirve.',
]

const otherPulse: PulseTime = { names: /$^/, soaked: true, water: 'fría', simmer: '1 h 30 min-2 h' }

export const pulseTime = (name: string): PulseTime =>
  [lupin, ...pulseTimes].find(({ names }) => names.test(nameKey(name))) ?? otherPulse

/**
 * The hard boil that destroys the phytohaemagglutinin of beans; gentle heat alone raises their toxicity. Soak 5 h or more,
 * throw that water away, boil 10 min or longer at 100 °C (FDA, Bad Bug Book, 2nd ed., 2012; 30 min are FDA's own margin
 * and the simmering that follows is longer than that).
 */
export const hardBoil = 'hervir fuerte 10 min a 100 °C'

export const isDryPulse = ({ name }: Pick<IngredientDraft, 'name'>): boolean =>
  classify(name).role === 'legume' &&
  !/\b(?:fresc|congelad|refrit|guisad|frit|cocinad|triturad|germinad|precocid)[oa]s?\b|^(?:pure|crema|pasta|hummus)\b/.test(
    nameKey(name),
  )

const shown = (name: string): string => displayName({ name, quantity: 1, unit: 'g' })

/** From the dry pulse to one that only needs the dish: steps of their own, before anything else. */
export const cookingOf = (names: readonly string[]): string[] => {
  const groups = new Map<PulseTime, string[]>()
  for (const name of [...new Set(names)].toSorted())
    groups.set(pulseTime(name), [...(groups.get(pulseTime(name)) ?? []), name])
  return [...groups].flatMap(([time, some]) => {
    const named = listed(some.map((name) => withArticle({ name, quantity: 1, unit: 'g' })))
    if (time === lupin) return debittered(named)
    const before = time.soaked
      ? `Dejar en remojo ${named} 12 h en tres volúmenes de agua y tirar esa agua.`
      : `${joined('Lavar y escurrir ', named)}, sin remojo.`
    return [
      before,
      `Cubrir con agua ${time.water} nueva, ${hardBoil} y espumar; bajar el fuego y cocer ${time.simmer}, siempre cubierto, hasta que el grano esté tierno y entero. Escurrir y guardar un vaso de su agua.`,
    ]
  })
}

/** The pulse as it comes out of its pot: 'alubias rojas secas' → 'alubias rojas cocidas'. */
export const cookedPulse = (line: IngredientDraft): IngredientDraft => {
  const name = shown(line.name).replace(/ (?:en )?sec[oa]s?(?![\p{L}])/giu, '')
  return { ...line, name: `${name} cocid${ending(classify(line.name))}`, quantity: line.quantity * swelling }
}

/** Dry pulses weigh a little over twice as much when cooked: McGee (2004), ch. 9. */
const swelling = 2.2
