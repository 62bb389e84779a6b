import { isExcuse } from './excuse.ts'
import { type Expression, fitness } from './expression.ts'
import { asMade } from './made-of.ts'
import type { Numbers } from './numbers.ts'
import { isNo, type Page } from './page.ts'
import { noSlots, type Slots } from './read-slots.ts'
import type { Safety } from './safety.ts'
import { pressedText, verdictText } from './verdict-text.ts'
import type { TagKind } from './vocabulary.ts'

/** What Obrador says of the safety of something asked. */
export type Verdict = {
  readonly page: Page
  /** The answer, with its source: Markdown of bold and emphasis. */
  readonly text: string
  /** It leads even where a recipe was asked for. */
  readonly refusesRecipe: boolean
}

/** What was said before, as far as safety is concerned: read anew from the messages each time. */
type Memory = { readonly slots: Slots; readonly page: Page | null; readonly text: string }

const nothingYet: Memory = { slots: noSlots, page: null, text: '' }

/** What a thing said counts, by its kind. */
const weights: Readonly<Record<TagKind, number>> = {
  alimento: 4,
  plato: 4,
  sustancia: 5,
  estado: 3,
  proceso: 3,
  grupo: 3.5,
  alergeno: 3.5,
  pregunta: 2,
  habla: 1,
}
/** What is said itself counts this much more than what it lies within. */
const particular = 0.5
/** What is only remembered counts this share. */
const remembered = 0.3
/** What a no weighs more while somebody presses on. */
const standing = 6
/** Turns looked back at. */
const longestMemory = 12

/**
 * The verdict on the last of the cook's questions, given all of them in order; null where no hazard applies. A no that was
 * said stands in the turns that follow for as long as they speak of the same thing.
 */
export const verdictOn = (questions: readonly string[], safety: Safety): Verdict | null =>
  judged(questions, safety).verdict

/**
 * The last no of a conversation, in the words for who presses on, for as long as nobody speaks of something else; null where
 * there is none. It is held against what somebody else answers to a question we have no verdict on.
 */
export const standingNo = (questions: readonly string[], safety: Safety): Verdict | null =>
  judged(questions, safety).standing

const judged = (
  questions: readonly string[],
  safety: Safety,
): { verdict: Verdict | null; standing: Verdict | null } => {
  let memory = nothingYet
  let verdict: Verdict | null = null
  let refused: { readonly slots: Slots; readonly verdict: Verdict } | null = null
  for (const question of questions.slice(-longestMemory)) {
    const asked = withBareHours(withBareDegrees(safety.read(question), memory.slots), memory.slots)
    const made = asMade(asked, memory.slots)
    const slots = made === null ? asked : safety.read(made)
    const isAgain = memory.page !== null && isBareThing(slots, safety)
    const excuses = isExcused(slots, memory, safety)
    const isMended = memory.page !== null && isMendedBy(memory.page, slots, memory.slots)
    const inherited = isUrgent(slots, safety)
      ? new Set<string>()
      : excuses || isMended
        ? allBut(memory.slots, slots)
        : inheritedTags(slots, memory.slots, safety, isAgain)
    verdict =
      asksAnother(asked, memory, safety) || isMoreOfTheSame(asked, memory, safety)
        ? null
        : judge(slots, inherited, memory, safety, excuses)
    memory = after(memory, slots, inherited, verdict)
    if (verdict !== null) refused = isDenial(verdict.text) ? { slots: memory.slots, verdict } : null
    else if (refused !== null && hasSubject(slots, safety) && !sharesSubject(slots, refused.slots, safety))
      refused = null
  }
  return { verdict, standing: refused === null ? null : pressedOn(refused.verdict.page, refused.verdict.text) }
}

/** Whether a turn only says something for what was refused. */
const isExcused = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean =>
  page !== null &&
  isDenial(text) &&
  isExcuse(asked) &&
  !texture.test(asked.text) &&
  (!namesThing(asked, safety) || sharesSubject(asked, slots, safety))

/** 'Llevan tres días en vinagre': what it lies in is no other thing. */
const namesThing = (asked: Slots, { vocabulary }: Safety): boolean =>
  [...asked.direct].some(
    (tag) => !liesIn.has(tag) && !tag.startsWith('hecho-') && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'),
  )
const liesIn: ReadonlySet<string> = new Set([
  'acetico',
  'sal',
  'alcohol',
  'aceite-fritura',
  'especia',
  'hierba',
  'lata',
])

const allBut = (before: Slots, now: Slots): ReadonlySet<string> =>
  new Set([...before.direct].filter((tag) => !now.direct.has(tag)))

/** Whether a turn asks something else of what was spoken of; a no stands against all but what is not eaten. */
const asksAnother = (asked: Slots, { page, text, slots }: Memory, safety: Safety): boolean => {
  if (hasSubject(asked, safety)) return false
  const isForSomeone = [...slots.direct].some((tag) => safety.vocabulary.kindOf.get(tag) === 'grupo')
  if (texture.test(asked.text)) return page !== null
  return asksOther.test(asked.text) ? page !== null && !isDenial(text) : beside.test(asked.text) && !isForSomeone
}

/** Whether a turn only names another thing to what was asked before and was no matter of safety: 'vino para cordero » y con un ceviche'. */
const isMoreOfTheSame = (asked: Slots, memory: Memory, { vocabulary }: Safety): boolean => {
  const isThing = (tag: string): boolean =>
    tag === 'insistir' || subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla')
  const isPlain = (tag: string): boolean => isThing(tag) || vocabulary.kindOf.get(tag) === 'pregunta'
  return (
    memory.page === null &&
    memory.text === '' &&
    memory.slots.direct.size > 0 &&
    goesOn.test(asked.text) &&
    [...asked.direct].every(isThing) &&
    [...memory.slots.direct].every(isPlain)
  )
}

/** Whether what is said now, by itself, is of somebody who is ill. */
const isUrgent = (now: Slots, { pages }: Safety): boolean => {
  const own = (tag: string): number => (now.tags.has(tag) ? 1 : 0)
  return pages.some(({ urgent, asked }) => urgent && asked.some((one) => fitness(one, own, now.numbers) !== null))
}

const sharesSubject = (one: Slots, other: Slots, { vocabulary }: Safety): boolean =>
  [...one.tags].some((tag) => other.tags.has(tag) && subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

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
  const denied = safety.pages
    .flatMap((page) => {
      const scores = page.denied
        .filter((expression) => isAnchored(expression, slots, true, safety))
        .flatMap((expression) => fitness(expression, worth, numbers) ?? [])
      return scores.length === 0 ? [] : [{ page, score: Math.max(...scores) }]
    })
    .toSorted((a, b) => b.score - a.score)
  for (const { page } of denied) {
    const text = verdictText(page, combined, worth, worth, numbers, false, safety)
    if (text !== null && (isDenial(text) || (page.sum === null && !/^\**S[ií]\b/.test(text))))
      return { page, text, refusesRecipe: page.refusesRecipe }
  }
  if (!isPermission) return null
  const asked = judge(slots, inherited, memory, safety)
  return asked !== null && isDenial(asked.text) ? asked : null
}

/** A verdict that refuses: 'No hace falta' only spares a step. */
const isDenial = (text: string): boolean => isNo(text) && !/^\**No (?:hace falta|es imprescindible)\b/.test(text)

/** Whether a text names a food, a dish or a substance a hazard may lie in. */
export const namesSubject = (text: string, safety: Safety): boolean => hasSubject(safety.read(text), safety)

const subjectKinds: ReadonlySet<TagKind> = new Set<TagKind>(['alimento', 'plato', 'sustancia'])
const pressing = [
  'insistir',
  'recalentar',
  'hervir',
  'lavar',
  'quitar-parte',
  'poco',
  'congelar',
  'freir',
  'hornear',
  'probar',
  'acidificar',
  'cocido-bien',
  'acido-solo',
  'seguro',
  'apto',
]
const asksAnew = [
  'cuanto-dura',
  'a-que-temperatura',
  'como-se-hace',
  'cuanto-lleva',
  'que-es',
  'que-alergenos',
  'menu',
  'adaptar',
  'pide-receta',
]

/** Whether what is said now mends what was refused; what must not be (`!`) must not have been said before either. */
const isMendedBy = ({ mended }: Page, now: Slots, before: Slots): boolean => {
  const said = (slots: Slots) => (tag: string) => (slots.tags.has(tag) ? 1 : 0)
  return mended.some(
    (one) =>
      fitness(one, said(now), now.numbers) !== null && fitness(onlyNegated(one), said(before), before.numbers) !== null,
  )
}

const onlyNegated = (expression: Expression): Expression =>
  expression.filter((term) => term.every(({ negated }) => negated))

const judge = (
  now: Slots,
  inherited: ReadonlySet<string>,
  memory: Memory,
  safety: Safety,
  excuses = false,
): Verdict | null => {
  const { kindOf } = safety.vocabulary
  const isInherited = new Set([...inherited].flatMap((tag) => safety.vocabulary.within.get(tag) ?? [tag]))
  const own = (tag: string): number =>
    now.tags.has(tag) ? weights[kindOf.get(tag) ?? 'habla'] + (now.direct.has(tag) ? particular : 0) : 0
  const both = (tag: string): number =>
    Math.max(own(tag), isInherited.has(tag) ? weights[kindOf.get(tag) ?? 'habla'] * remembered : 0)
  const follows = inherited.size > 0
  const numbers = follows ? withFormer(now.numbers, memory.slots.numbers) : now.numbers
  const isMended = memory.page !== null && isMendedBy(memory.page, now, memory.slots)
  const presses =
    follows &&
    !isMended &&
    (excuses ||
      ((!hasSubject(now, safety) || supposes.test(now.text)) &&
        !asksAnew.some((tag) => now.tags.has(tag)) &&
        pressing.some((tag) => now.tags.has(tag))))
  const subject = hasSubject(now, safety)
  const called: { page: Page; score: number }[] = []
  for (const page of safety.pages) {
    if (now.tags.has('pide-receta') && !page.refusesRecipe) continue
    const scores = page.asked
      .filter(
        (asked) =>
          isAnchored(asked, now, follows, safety) ||
          ((presses || isMended || (follows && inDish.test(now.text))) && page === memory.page) ||
          (page.sum !== null && follows && subject),
      )
      .flatMap((asked) => fitness(asked, both, numbers) ?? [])
    if (scores.length === 0) continue
    called.push({
      page,
      score: Math.max(...scores) + (presses && page === memory.page && isNo(memory.text) ? standing : 0),
    })
  }
  const combined = combine(now, inherited, isInherited, numbers, memory.slots)
  const stands = presses && memory.page !== null && isNo(memory.text)
  for (const { page } of called.toSorted((a, b) => b.score - a.score)) {
    const again = presses && page === memory.page
    const said = verdictText(page, combined, own, both, numbers, again, safety)
    if (said === null) continue
    if (again && isNo(memory.text) && (said === memory.text || !isNo(said))) return pressedOn(page, memory.text)
    // What another page allows of itself takes back no no: heat is no answer to what stood out all night.
    if (stands && memory.page !== null && !isNo(said)) return pressedOn(memory.page, memory.text)
    return { page, text: said, refusesRecipe: page.refusesRecipe }
  }
  return stands && memory.page !== null ? pressedOn(memory.page, memory.text) : null
}

/** Something of what a page asks is said now; what is only remembered calls no page by itself. */
const isAnchored = (asked: Page['asked'][number], now: Slots, follows: boolean, { vocabulary }: Safety): boolean =>
  asked.some((term) =>
    term.some((choice) =>
      choice.kind === 'number'
        ? !choice.negated && now.numbers[choice.unit].length > 0
        : !choice.negated && now.tags.has(choice.tag) && (follows || vocabulary.kindOf.get(choice.tag) !== 'habla'),
    ),
  )

const withFormer = (now: Numbers, before: Numbers): Numbers => ({
  ...now,
  c: now.c.length > 0 ? now.c : before.c,
  cm: now.cm.length > 0 ? now.cm : before.cm,
  kg: now.kg.length > 0 ? now.kg : before.kg,
})

const hasSubject = (slots: Slots, { vocabulary }: Safety): boolean =>
  [...slots.direct].some((tag) => subjectKinds.has(vocabulary.kindOf.get(tag) ?? 'habla'))

/** 'El trigo sarraceno', after what was judged of another grain: a thing and nothing else, of which the same is asked. */
const isBareThing = ({ direct, text }: Slots, { vocabulary }: Safety): boolean =>
  text.split(' ').length <= mostNamed &&
  direct.size > 0 &&
  !/\b(?:que|como|cuant[oa]s?|cual|donde)\b/.test(text) &&
  [...direct].every(
    (tag) =>
      isOfThing(vocabulary.kindOf.get(tag) ?? 'habla') || (isSaid.test(text) && sortOf(vocabulary.kindOf.get(tag))),
  )
/** 'Es parmesano', after the mould on the cheese: it says which, and what it is like. */
const isSaid = /^\W*(?:y )?(?:si )?(?:es|son|era|eran|fuera|fuesen) /
const sortOf = (kind: TagKind | undefined): boolean => kind === 'estado'
const isOfThing = (kind: TagKind): boolean => subjectKinds.has(kind) || kind === 'alergeno'
const mostNamed = 4

/** Words a question has at most that only makes sense with the one before. */
const shortQuestion = 12
const goesOn =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*(?:y|e|i|pero|entonces|o|vale|aunque|solo|ni|tampoco|and|but|what about|que tal|pues|ya|ok|bueno)\b/

/** 'Y si la cuezo en el puré' still speaks of the honey. */
const supposes =
  /^\W*(?:(?:hola|oye|buenas|perdona|mira)\W+)*(?:(?:y|e|o|pero|entonces|vale|bueno) )*(?:si|pero|aunque|ni|solo|tampoco)\b/

/** 'Y en ensalada', of the cheese before: the dish it goes into. */
const inDish =
  /^\W*(?:y |o |pero )?(?:(?:l[oa]s?|si l[oa]s?) (?:pongo|meto|sirvo|echo|uso) )?(?:en|dentro de|encima de|sobre) (?:un |una |el |la )?(?:ensalada|bocadillo|bocata|sandwich|pizza|salsa|tosta|croquetas?|tortilla|lasana|tarta|canapes?|tabla|pinchos?|montadito|hojaldre|empanada|pasta|risotto)/

/** What is asked now is not what was asked before: 'con qué la sirvo', after how long it keeps. */
const asksOther =
  /^\W*(?:y )?(?:con que|como (?:se )?(?:hac|hag|sirv|empl)\w*|por ?que|donde|que (?:salsas?|guarnicion\w*|plato|corte|pieza|harina|especias?|hierbas?))\b/

/** What went wrong with its texture is no matter of safety, whatever was said before. */
const texture =
  /\b(?:me (?:sale|salen|queda|quedan|ha (?:salido|quedado)|han (?:salido|quedado))|esta|estan|se (?:me )?(?:ha |han )?(?:queda\w*|puest[oa])) (?:muy |demasiado |un poco |como )?(?:un )?(?:liquid|bland|dur[oa]|sec[oa]|espes|aguad|chicle|ladrillo|gomos|grumos|cortad|apelmaz|mazacote)|\bno (?:me |se )?(?:sube|monta|liga|cuaja|espesa|brilla|leva)n?\b|\bse (?:me )?(?:corta|separa|hunde|baja|pega|rompe|agrieta|abre)n?\b/

/** What goes with a dish, or it is made with, and is no part of it. */
const beside =
  /^\W*(?:y )?(?:con )?que (?:vinos?|bebidas?|cervezas?|cavas?|madera|lena|moldes?|cuchillo|vajilla|copas?|utensilios?)\b/

/** Words for people who were named before: 'le cuezo su pasta aparte'. */
const ofSomeone = /\b(?:les?|sus?|ella|ellos|ellas)\b/

const elsewhere: ReadonlySet<string> = new Set(['cocinando', 'nevera', 'olla-lenta', 'mantener'])

const outOfCold: ReadonlySet<string> = new Set(['luz', 'averia'])

const onlyFrozen = /^\W*(?:y )?(?:(?:en el )?congelad[oa]s?|congelador)\W*$/

/** What a follow-up keeps of what was said before: its food unless it names one, and how it was, for whom and what for. */
const inheritedTags = (now: Slots, before: Slots, safety: Safety, isAgain: boolean): ReadonlySet<string> => {
  const { kindOf } = safety.vocabulary
  // A jar is of what was spoken of.
  const subject = [...now.direct].some((tag) => tag !== 'lata' && subjectKinds.has(kindOf.get(tag) ?? 'habla'))
  const connects = isAgain || goesOn.test(now.text) || (!subject && now.text.split(' ').length <= shortQuestion)
  const keeps = (tag: string): boolean => {
    const kind = kindOf.get(tag) ?? 'habla'
    if (kind === 'habla') return false
    // 'Estuvo fuera toda la noche', after how it is heated: where it stood is said now.
    if (now.direct.has('fuera-frio') && elsewhere.has(tag)) return false
    // Without cold all that was in it is asked about, thing by thing.
    if (outOfCold.has(tag) && subject && now.text.split(' ').length <= shortQuestion) return true
    const isPeople = kind === 'grupo' || kind === 'alergeno'
    if (isPeople && (now.tags.has('apto') || ofSomeone.test(now.text))) return true
    // The same dish is for the same guest.
    if (kind === 'grupo' && sharesSubject(now, before, safety)) return true
    if (!connects) return false
    // 'Y congelado', after how long it keeps in its bag, is another way of keeping it.
    if (tag === 'al-vacio' && onlyFrozen.test(now.text)) return false
    if (kind === 'pregunta')
      return !asksOther.test(now.text) && ![...now.direct].some((one) => kindOf.get(one) === 'pregunta')
    return subject && !supposes.test(now.text) && !inDish.test(now.text) ? !subjectKinds.has(kind) : true
  }
  return new Set([...before.direct].filter((tag) => !now.direct.has(tag) && keeps(tag)))
}

const combine = (
  now: Slots,
  inherited: ReadonlySet<string>,
  within: ReadonlySet<string>,
  numbers: Numbers,
  before: Slots,
): Slots => ({
  tags: new Set([...now.tags, ...within]),
  direct: new Set([...now.direct, ...inherited]),
  foods: now.foods.length > 0 ? now.foods : inherited.size > 0 ? before.foods : [],
  numbers,
  text: now.text,
})

const pressedOn = (page: Page, before: string): Verdict => ({
  page,
  text: pressedText(page, before),
  refusesRecipe: page.refusesRecipe,
})

/** 'Y la carne picada a 4', after a delivery at so many degrees: the figure is of degrees again. */
const withBareDegrees = (now: Slots, before: Slots): Slots => {
  if (now.numbers.c.length > 0 || before.numbers.c.length === 0) return now
  const [, degrees] = bareDegrees.exec(now.text) ?? []
  return degrees === undefined ? now : { ...now, numbers: { ...now.numbers, c: [Number(degrees.replace(',', '.'))] } }
}
/** 'Y si son 24', after so many hours in the freezer: the same with that figure. */
const withBareHours = (now: Slots, before: Slots): Slots => {
  const isFrozen = before.tags.has('congelar') || before.tags.has('congelado')
  if (!isFrozen || now.numbers.h.length > 0 || before.numbers.h.length === 0) return now
  const [, hours] = bareHours.exec(now.text) ?? []
  return hours === undefined ? now : { ...before, numbers: { ...before.numbers, h: [Number(hours.replace(',', '.'))] } }
}
const bareHours =
  /^\W*(?:y )?(?:si )?(?:son|fueran|fueron|fuesen|es|lo dejo|la dejo|las dejo|los dejo|pongo) (\d{1,3}(?:[.,]\d)?)\W*$/
const bareDegrees = /\b(?:a|con) (-?\d{1,2}(?:[.,]\d)?)\W*$/

/** What is remembered: the last thing spoken of, and the verdict while it is still the same thing. */
const after = (memory: Memory, slots: Slots, inherited: ReadonlySet<string>, verdict: Verdict | null): Memory => {
  if (verdict === null && slots.direct.size === 0) return memory
  const kept = {
    ...slots,
    direct: new Set([...inherited, ...slots.direct]),
    foods: slots.foods.length > 0 ? slots.foods : inherited.size > 0 ? memory.slots.foods : [],
    numbers: inherited.size > 0 ? withFormer(slots.numbers, memory.slots.numbers) : slots.numbers,
  }
  return { slots: kept, page: verdict?.page ?? null, text: verdict?.text ?? '' }
}
