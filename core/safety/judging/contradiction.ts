import { noSlots, type Slots } from '#core/safety/hearing/read-slots.ts'
import { hasSubject, subjectKinds } from '#core/safety/hearing/subject.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fitness } from './expression.ts'
import { isAnchored, judge, type Verdict, weights } from './judge.ts'
import { combine } from './memory.ts'
import { isDenial, isYes } from './page.ts'
import { verdictText } from './verdict-text.ts'

/** Who affirms has not asked: the words of a question say nothing in a statement. */
const onlyAsked = new Set([
  'cuanto-dura',
  'cuanto-tiempo',
  'como-se-hace',
  'que-es',
  'por-que',
  'que-alergenos',
  'seguro',
  'pide-receta',
])

/** What makes a statement a yes. */
const permits =
  /(?:^|[.:;,¡(] ?)(?:sí|claro|por supuesto|vale|adelante)[ ,.;:]|\b(?:puedes|podéis|podemos|podr(?:ía|á)s|se pued[ea]n?|pued[ea]n? (?:com|tom|beb|serv|us|consum|qued|dej|guard|est|ir|rec|coc|hac|herv|marin)\w*|es (?:totalmente |perfectamente |muy )?(?:segur[oa]|apt[oa])|son (?:segur[oa]s|apt[oa]s)|apt[oa]s? para(?! (?:coc|horn|microondas|lavavaj|congel))|no pasa (?:absolutamente )?nada|no hay (?:ningún )?(?:problema|riesgo|peligro)|no hace falta|no es (?:necesario|peligros[oa]|obligatorio)|no necesitas?|sin (?:ningún )?(?:problemas?|riesgo|peligro|miedo)|tranquil[oa]|basta con|es suficiente|ya (?:está|están) list[oa]s?|está bien|quedan? segur[oa]s?|no (?:le )?hacen? (?:nada|daño)|es comestible|muere)\b/i

/** What a dish done so says of every step of it. */
const inBag = new Set(['sous-vide', 'al-vacio'])

/**
 * The verdict that contradicts a statement; null where none does. What a page denies is contradicted by it, and a statement
 * that permits something by whatever would be a no if it were asked. A statement that names no food speaks of what `about`
 * names, and of the same people.
 */
export const contradictionOf = (claim: string, about: string, safety: Safety): Verdict | null => {
  const { kindOf, within } = safety.vocabulary
  const said = safety.read(claim)
  const isPermission = permits.test(claim)
  const affirmed = (tags: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...[...tags].filter((tag) => !onlyAsked.has(tag)), ...(isPermission ? ['seguro'] : [])])
  // Of several temperatures the highest counts: '70 °C, 74 °C si es de ave' is no 70 °C for poultry.
  const c = said.numbers.c.toSorted((a, b) => Number(b < 100) - Number(a < 100) || b - a)
  const numbers = { ...said.numbers, c }
  const slots: Slots = { ...said, tags: affirmed(said.tags), direct: affirmed(said.direct), numbers }
  const context = safety.read(about)
  const isAbout = (tag: string): boolean => {
    const kind = kindOf.get(tag) ?? 'habla'
    return kind === 'grupo' || inBag.has(tag) || (!hasSubject(said, safety) && subjectKinds.has(kind))
  }
  const inherited = new Set([...context.direct].filter((tag) => !said.direct.has(tag) && isAbout(tag)))
  const memory = { slots: { ...context, numbers: noSlots.numbers }, page: null, text: '' }
  const all = new Set([...slots.tags, ...[...inherited].flatMap((tag) => within.get(tag) ?? [tag])])
  const worth = (tag: string): number => (all.has(tag) ? weights[kindOf.get(tag) ?? 'habla'] : 0)
  const combined = combine(slots, inherited, all, slots.numbers, memory.slots)
  const ask = { slots: combined, own: worth, both: worth, numbers, said: numbers, again: false, isSame: false }
  const denied = safety.pages
    .flatMap((page) => {
      const scores = page.denied
        .filter((expression) => isAnchored(expression, slots, true, safety))
        .flatMap((expression) => fitness(expression, worth, numbers) ?? [])
      return scores.length === 0 ? [] : [{ page, score: Math.max(...scores) }]
    })
    .toSorted((a, b) => b.score - a.score)
  for (const { page } of denied) {
    const text = verdictText(page, ask, safety)
    if (text !== null && (isDenial(text) || (page.sum === null && !isYes(text))))
      return { page, text, refusesRecipe: page.refusesRecipe }
  }
  if (!isPermission) return null
  const asked = judge(slots, inherited, memory, safety)
  return asked !== null && isDenial(asked.text) ? asked : null
}
