import type { Ask } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { measuresOf, type Named } from '#core/calculate/reading/named-rows.ts'
import type { Portion } from '#core/cookbook/measures.ts'
import { occasionIn } from './occasions.ts'

const ofRice = /\barroz|\bpaella|\brisotto|\bfideua/

/** 'Pan rallado', 'tomate frito': an ingredient, and no bread or tomato of a plate. */
const derived =
  /^\W*[a-z]{3,12} (?:rallad|condensad|evaporad|concentrad|molid|triturad|caramelizad)[oa]s?\b|^\W*tomate frito|^\W*[a-z]{3,12} en polvo\b|^\W*queso (?:crema|de untar)\b/

/** A thing of the table and the row of its occasion. */
export type Found = Named<Portion> & { readonly row: Portion }

/** The row that a text begins with, for the occasion that is spoken of; null where the table has none. */
export const portionNamed = (spoken: string, ask: Ask, said = ''): Found | null => {
  // The stock of a rice is no soup.
  const text = /^caldo\W*$/.test(spoken.trim()) && ofRice.test(`${ask.folded}; ${said}`) ? 'caldo para arroz' : spoken
  const { portions } = measuresOf(ask.knowledge.cookbook)
  // 'Quinoa para 40, cuánta agua' asks for no drink.
  if (/^agua\b/.test(text.trim()) && /^\W*(?!agua|botella|litro|cuant)[a-z]/.test(ask.folded) && isCooked(ask))
    return null
  // 'Y de queso', said before the question it goes on from.
  const goesOn = /^\W*(?:y|e|pero|ahora|entonces)\b(.*?)(?:;|\b(?:cuant[oa]s?|gramaje|gramos|racion))/.exec(
    ask.folded,
  )?.[1]
  const fresh = goesOn === undefined ? null : portions.find(goesOn)
  // 'Y azafrán', after the rice: what is named now and has no row is not answered with the row of before.
  if (
    goesOn !== undefined &&
    fresh === null &&
    !/\d/.test(goesOn) &&
    foodsNamed(goesOn, ask.knowledge.pantry).length > 0
  ) {
    const other = ofCategory(goesOn.trim().replace(/^(?:del?|la|el|los|las|de guarnicion) /, ''), ask)
    if (other === null) return null
  }
  const named =
    fresh ??
    (goesOn === undefined ? null : ofCategory(goesOn.trim().replace(/^(?:del?|la|el|los|las) /, ''), ask)) ??
    (derived.test(text) ? null : portions.leading(text)?.row) ??
    ofCategory(text, ask)
  if (named === null || named === undefined) return null
  const told = `${ask.folded}; ${said}`
  const occasion = occasionIn(ask.folded, told)
  const isWeight = /\b(?:kg|kilos?|gramos?|grano)\b/.test(ask.folded)
  const row =
    (isWeight ? named.rows.find((one) => one.occasion === 'peso') : undefined) ??
    named.rows.find((one) => one.occasion === occasion) ??
    (occasion?.startsWith('cóctel') === true ? named.rows.find((one) => one.occasion === 'cóctel') : undefined) ??
    named.rows.find((one) => one.occasion === '') ??
    // 'Y chorizo', of a fabada: what is grilled at a barbecue is another portion.
    (goesOn === undefined ? named.rows[0] : undefined)
  if (row === undefined) return null
  // A child of 3 to 8 years eats half of what a grown-up does (AESAN and NAOS, 2010).
  const isHalf = occasion === 'niños' && row.occasion === ''
  return {
    ...named,
    row: isHalf
      ? {
          ...row,
          occasion: 'niños',
          low: halved(row.low, row),
          high: halved(row.high, row),
          note: 'La mitad de un adulto, de 3 a 8 años; de 9 a 12, dos tercios.',
        }
      : row,
  }
}

/** Half of what is weighed; of what is counted, at least one. */
const halved = (many: number, { measure }: Portion): number =>
  measure === 'g' || measure === 'ml' ? many / 2 : Math.max(1, Math.round(many / 2))

/** The question begins with a food, which the water is to cook. */
const isCooked = ({ folded, knowledge }: Ask): boolean =>
  knowledge.pantry.match(/^\W*([a-z]{3,20})/.exec(folded)?.[1] ?? '')?.ignored.length === 0

/** The row of its class, for a food that has none of its own. */
const generic: readonly (readonly [RegExp, string])[] = [
  [/^pescados$/, 'pescado'],
  [/^(?:vacuno|porcino|ovino_y_caprino|aves|caza_y_conejo)$/, 'carne'],
  [/^verduras_hortalizas$/, 'verdura'],
  [/^legumbres$/, 'legumbre'],
  [/^frutas$/, 'fruta'],
  [/^setas$/, 'setas'],
  [/^quesos$/, 'queso'],
  [/^embutidos_y_curados$/, 'embutido'],
  [/^crustaceos$/, 'gambas'],
]

const ofCategory = (text: string, { knowledge }: Ask): Named<Portion> | null => {
  const [named] = foodsNamed(text.slice(0, 60), knowledge.pantry)
  if (named === undefined || !text.trim().startsWith(named.words)) return null
  const name = generic.find(([category]) => category.test(named.food.category))?.[1]
  const found = name === undefined ? null : measuresOf(knowledge.cookbook).portions.find(name)
  return found === null ? null : { ...found, name: named.food.name.toLowerCase() }
}
