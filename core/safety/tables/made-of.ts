import type { Slots } from '#core/safety/hearing/read-slots.ts'

/** What is made of something, by the tags of what went in; the last row of each is for anything else. Names of keeping.tsv. */
const made: Readonly<Record<string, readonly (readonly [tags: readonly string[], name: string])[]>> = {
  crema: [
    [['guarda-crema-huevo', 'dulce-huevo', 'huevo', 'leche'], 'crema pastelera'],
    [['verdura', 'seta', 'legumbre', 'comida', 'legumbre-cocida'], 'crema de verduras'],
    [[], 'crema sin decir de que'],
  ],
  salsa: [
    [['salsa-huevo', 'guarda-mayonesa', 'huevo'], 'mayonesa'],
    [['guarda-pesto', 'hierba'], 'pesto'],
    [['guarda-salsa'], 'salsa'],
    [[], 'salsa sin decir de que'],
  ],
  pure: [
    [['fruta'], 'compota'],
    [[], 'pure de patata'],
  ],
  caldo: [[[], 'caldo']],
  fondo: [[[], 'fondo']],
  sopa: [[[], 'sopa']],
  guiso: [[[], 'guiso']],
  relleno: [[[], 'relleno sin decir de que']],
  masa: [[[], 'masa cruda']],
}

/** Such a noun by itself, at the end or before where and how it is kept: 'la crema', 'el caldo en la nevera'. */
const alone =
  /\b(crema|salsa|pure|caldo|fondo|sopa|guiso|relleno|masa)s?(?=\W*$|\W+(?:en (?:la |el )?(?:nevera|camara|frio|frigo\w*|congelador)|hech[oa]s?|ya|una vez|despues|cocid[oa]s?|congelad[oa]s?)\b)/

const asksKeeping = new Set(['cuanto-dura', 'se-guarda', 'congelar'])

/**
 * 'Y cuánto aguanta la crema', of the raw pumpkin before: what is kept is what was made of it, and what went in only says
 * which. The folded question with the name keeping.tsv has it by; null where it names nothing of the kind.
 */
export const asMade = (now: Slots, before: Slots): string | null => {
  const asks = ({ tags }: Slots): boolean => [...tags].some((tag) => asksKeeping.has(tag))
  // 'Y la salsa', after how long the salad keeps.
  const isAsked = asks(now) || (asks(before) && /^\W*y /.test(now.text))
  if (!isAsked || before.direct.size === 0) return null
  const noun = alone.exec(now.text)?.[1]
  const rows = noun === undefined ? undefined : made[noun]
  const name = rows?.find(([tags]) => tags.length === 0 || tags.some((tag) => before.tags.has(tag)))?.[1]
  return name === undefined ? null : now.text.replace(alone, name)
}
