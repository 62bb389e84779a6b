import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { readAsked } from '#core/look-up/read-asked.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { saysLittle } from '#core/look-up/spoken.ts'
import { isFigure, termOf, termsOf, wordsIn } from '#core/look-up/terms.ts'
import { fold } from '#core/spanish/fold.ts'

/** An infinitive. */
const infinitive = /^(?!manjar$|paladar$|mar$|lugar$|placer$|elixir$)[a-z]{2,}(?:ar|er|ir)(?:se|l[aeo]s?)?$/

/** Verbs of a kitchen, which say what is done and name nothing, and words for how often or in what order. */
const done = new Set(
  termsOf(
    'tardar cocer hervir hornear asar freir reposar congelar descongelar guardar conservar durar aguantar dejar hacer servir cortar montar batir amasar fermentar levar subir bajar templar ' +
      'marinar remojar desalar salar adobar ahumar confitar escaldar blanquear saltear dorar tostar enfriar calentar recalentar regenerar mantener usar poner echar meter sacar pasar quedar salir ' +
      'perder pesar comer beber tomar limpiar lavar secar pelar triturar colar reducir espesar ligar clarificar infusionar macerar madurar curar envasar evitar arreglar salvar mejorar cambiar pasa paso pasado pase corto tarda sirvo sirve funcionar ocurrir empezar acabar quemar romper hinchar volver tener llevar necesitar ' +
      'primera segunda tercera ultima primero segundo tercero vuelta veces peor mejor menos',
  ),
)

/** Whether a word says what is done, and names nothing. */
export const isDone = (word: string): boolean => infinitive.test(fold(word)) || done.has(termOf(fold(word)))

/** Things of the dining room, which by themselves only ask elsewhere: 'por qué lado se sirve el plato'. */
const ofRoom =
  /\b(?:el|la|los|las|un|una) (?:plato|mesa|cliente|sala|carta|menu|copa|cuenta|comanda|pase|merma|coste|precio)s?\b/

/** Whether a turn names a thing of its own, and does not only say what is done with the one before, or how it came out. */
export const namesThing = (text: string, { cookbook, pantry }: Knowledge): boolean => {
  const { terms, asking } = readAsked(text, pageIndexOf(cookbook))
  const things = new Set(terms.filter((term) => !asking.has(term) && !isFigure(term) && !saysLittle(term)))
  const words = wordsIn(text)
  if (ofRoom.test(fold(text))) return true
  return words.some((word, at) => {
    const term = termOf(word)
    if (!things.has(term)) return false
    const before = words[at - 1] ?? ''
    // 'El asado', 'de frito', 'cuántas cargas'; 'la congelo' is done.
    const isNoun = /^(?:el|un|una|unos|unas|del?|al|con|en|para|mi|cuant[ao]s|cuanta)$/.test(before)
    // 'Azúcar' and 'calamar' end as infinitives do, and are foods.
    const isFood = pantry.match(word) !== null
    if (isFood && !done.has(term)) return true
    if (isDone(word)) return isNoun && isFood
    // How it came out: 'queda más tierna', 'muy duro'.
    const isState =
      /^(?:mas|menos|muy|tan|poco|algo|demasiado|queda|quedan|sale|salen|esta|estan|es|son|quedado|salido|puesto|vuelto)$/.test(
        before,
      )
    return isNoun || !isState || isFood
  })
}

/** What goes into anything: 'cuántos cambios de agua' and 'qué harina' are of the cod and the bread before. */
export const inAnything: ReadonlySet<string> = new Set(
  termsOf('agua harina aceite sal azucar leche huevo huevos mantequilla nata vapor humedad grasa caldo liquido masa'),
)

/**
 * Whether a turn is of a thing of its own. One that asks or tells what went wrong, and names nothing but what goes into anything, or a word that
 * is neither food nor page ('con la humedad', 'en el baño'), is of the thing before it.
 */
export const namesItsOwn = (text: string, knowledge: Knowledge): boolean => {
  if (!namesThing(text, knowledge)) return false
  const folded = fold(text.slice(0, 200))
  const [, part = ''] = holdsPart.exec(folded) ?? []
  if (toBefore.test(folded) || (part !== '' && (knowledge.cookbook.named(part)?.kind ?? 'cards') === 'cards'))
    return false
  // 'Ángulo', of the stone: one word that is neither food nor page is of the thing before, too.
  const said = folded.trim().split(/\s+/).length
  // 'La que sobra del bufé la saco otra vez mañana' says enough by itself.
  if (said > mostOfBefore) return true
  const isBare = said <= mostBare
  if (!isBare && !isOfBefore.test(folded) && !saysTrouble(folded, knowledge.cookbook.kitchenWords)) return true
  const { terms, asking } = readAsked(text, pageIndexOf(knowledge.cookbook))
  const named = wordsIn(text).filter((word) => {
    const term = termOf(word)
    return terms.includes(term) && !asking.has(term) && !isFigure(term) && !saysLittle(term) && !inAnything.has(term)
  })
  if (ofRoom.test(fold(text))) return true
  const things = named.filter((word) => !isDone(word) || knowledge.pantry.match(word) !== null)
  return things.some((word) => knowledge.pantry.match(word) !== null || knowledge.cookbook.named(word) !== null)
}

/** 'Qué harina le pongo', 'por qué no lleva impulsor', 'cuándo sé que lleva bastante huevo': what it goes into is the thing before. */
const toBefore =
  /\bles? (?:puedo |podemos |puede |hay que |tengo que |tendria que )?(?:pon[eg]|ech|d[ao]y?\b|damos|dar\b|anad|met[eo]|quit|va\b|van\b|sobr)[a-z]*/
const holdsPart =
  /(?:(?<!\bque )\bllevan?|\bllevan? (?:bastante|much[oa]s?|poc[oa]s?|algo de|tant[oa]s?|demasiad[oa]s?)) ([a-z]+)\W*$/

/** Words. */
const mostBare = 2
const mostOfBefore = 7

/** Asks of something that need not be named. */
const isOfBefore = /\b(?:cuant[oa]s?|que|como|cual|cuando|para que|con que|por que|vale|sirve)\b/
