import type { Ask, Figures } from '#core/calculate/calculation.ts'
import { foodsNamed } from '#core/calculate/reading/foods-named.ts'
import { measuresOf } from '#core/calculate/reading/named-rows.ts'
import { ownPart, says } from '#core/calculate/reading/words.ts'
import type { Ratio } from '#core/cookbook/ratios.ts'
import { fold } from '#core/spanish/fold.ts'

/** The rows of the thing that is named now; else, in a question that only gives an amount or a part, of what was said before. */
export const rowsNamed = ({ folded, knowledge }: Ask, { said, base }: Figures): readonly Ratio[] => {
  const { ratios } = measuresOf(knowledge.cookbook)
  const now = ownPart(folded)
  const before = `${folded.slice(now.length)}; ${said}`
  // 'Fermentar 2,5 kg de zanahoria' is 'fermentar zanahoria'.
  // 'Agar para 800 ml de gelatina firme' is the agar's; 'kappa para un flan' is nothing of the flan's.
  const thing = now.replace(/^\W*(?:(?:y|pues|oye|cuant[oa]s?|dosis|cantidad|que|de) )*/, '')
  const ahead = /^([a-z]{3,}(?: de [a-z]{3,})?)(?: [a-z]{3,12})? (?:para|pa|en) /.exec(thing)?.[1] ?? ''
  // 'Pan rallado para 100 croquetas' is a part of theirs, and no bread.
  const whole =
    ahead === '' ? undefined : ratios.all(now).find(({ rows }) => rows.some(({ part }) => part.includes(ahead)))
  const first = whole ?? (ahead === '' ? undefined : ratios.leading(ahead)?.row)
  const named =
    first ??
    ratios.all(now)[0] ??
    ratios.all(
      now.replace(
        /\d[\d.,]* ?(?:kg|kilos?|g|gr|gramos|l|litros?|ml)?(?: de)?\b|\b(?:lomos?|piezas?|filetes?|trozos?|tacos?) de\b/g,
        ' ',
      ),
    )[0]
  if (ahead !== '' && first === undefined && named !== undefined && isOtherThing(ahead, named.rows, knowledge))
    return []
  // 'Para croquetas', of the roux before it: a use of that one, and not what goes into croquettes.
  const uses = /^\W*(?:y |e )?(?:para|pa) [a-z ]{4,30}$/.test(now)
    ? beforeOf(now, before, ratios).filter(({ use }) => use !== '' && says(now, [use]))
    : []
  // 'Y bechamel', of the lasagna before it: a part of that one.
  const parts = /^\W*(?:y|e) (?:(?:de|el|la|los|las) )?[a-z ]{3,24}$/.test(now)
    ? beforeOf(now, before, ratios).filter(({ part }) => says(now, part))
    : []
  const known = uses.length > 0 ? uses : parts.length > 0 ? parts : (named?.rows ?? beforeOf(now, before, ratios))
  // 'Y sal', of so much flour that nothing was said of: bread's.
  const isOfFlour = base?.name.startsWith('harina') === true || /\bharina\b/.test(now)
  const rows =
    known.length === 0 && isOfFlour && !/\bal \d/.test(now) && now.length <= longestFollowing
      ? (ratios.find('pan')?.rows ?? []).filter(({ part }) => says(now, part))
      : known
  const used = rows.filter(({ use }) => use !== '' && says(now, [use]))
  const meant = used.length > 0 ? used : rows.filter(({ use }) => use !== '' && says(before, [use]))
  const told = meant.length > 0 ? meant : rows
  return namesLonger(now, told, knowledge) ? [] : told
}

/** 'Levadura química', where the rows know the baker's: another food that begins with the name of a part. */
const namesLonger = (now: string, rows: readonly Ratio[], { pantry }: Ask['knowledge']): boolean => {
  const foods = foodsNamed(now, pantry)
  const parts = new Set(rows.flatMap(({ part }) => part.map((one) => fold(one))))
  return foods.some(({ food, words }) => {
    const head = words.split(' ')[0] ?? ''
    return head !== words && parts.has(head) && !parts.has(words) && pantry.match(head)?.food !== food
  })
}

/** A food or a thing of the cookbook that these rows say nothing of. */
const isOtherThing = (thing: string, rows: readonly Ratio[], { pantry, cookbook }: Ask['knowledge']): boolean =>
  !rows.some(({ names, part, base }) => says(thing, [...names, ...part, ...base])) &&
  (cookbook.named(thing) !== null || pantry.match(thing)?.ignored.length === 0)

const longestFollowing = 60

const beforeOf = (now: string, before: string, ratios: ReturnType<typeof measuresOf>['ratios']): readonly Ratio[] => {
  if (now.length > longestFollowing) return []
  const rows = ratios.all(before.slice(0, 400)).flatMap((one) => one.rows)
  // What is asked now must be a part of what was spoken of.
  const asked = rows.find((row) => says(now, row.part) || (row.use !== '' && says(now, [row.use])))
  return asked === undefined ? [] : rows.filter(({ names }) => names === asked.names || names[0] === asked.names[0])
}
