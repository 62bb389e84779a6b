import type { Portion } from '#core/cookbook/measures.ts'
import type { Ask, Calculation, Sum } from './calculation.ts'
import { foodsNamed } from './foods-named.ts'
import { guestsIn, guestsSaid } from './guests.ts'
import { measuresOf, type Named } from './named-rows.ts'
import { countBetween, plain, volumeBetween, weightBetween } from './say.ts'
import type { Slot } from './slots.ts'

const perGuest = /\b(?:por|x|cada) (?:persona|racion|comensal|cabeza|pax|pers|cubierto|plato|invitado|nino|barba)\b/
const asksAmount =
  /\d [a-z ]{0,20}\b(?:kilos|kg|litros)(?: de [a-z]+)?\W*$|^\W*(?:botellas|litros|kilos|piezas)\b|\bpara brindar\b|\bcuant[oa]s?\b|\bgramajes?\b|\bgramos\b|\bcantidad\b|\bracion(?:es)?\b|\bpeso\b/
/** Other things are asked with 'cuánto', and a recipe of something for so many is no portion of it. */
const otherwise =
  /€|\beuros?\b|\bcuest|\bvale\b|\bprecio|\bcobr|\bcost[eo]|\btiempo\b|\btarda|\bdura|\baguanta|\bcalorias?\b|\bkcal\b|\bproteinas?\b|\bcocineros?\b|\bcamareros?\b|\breceta\b|\bcrea\b|\bmenu de \d|\blleva\b(?!.*\bpor persona\b)|^\W*(?:la )?(?:sal|azucar(?:es)?|grasas?|fibra|sodio|hidratos) (?:de|en|que|por racion)\b/

/** Words before the thing that only say how it is counted. */
const head =
  /^.*?(?:\b(?:cuant[oa]s?|gramajes?|gramos|cantidad|raciones|racion|peso)\b |^(?=botellas|litros|kilos|piezas))(?:(?:de|en|del|la|el) )*(?:(?:kg|kilos?|gramos|g|litros?|l|ml|botellas?|piezas|unidades|raciones?|una racion|bolsas|platos) (?:de )?)?/

/** What a guest eats or drinks, for so many guests; and how many an amount is for, by the table of portions. */
export const portionsOf: Calculation = {
  id: 'raciones',
  continues: true,
  work: (ask, { said }) => {
    const { folded, slots } = ask
    const bare = bareThing(ask, said)
    if (bare !== null) return bare
    if (!(asksAmount.test(folded) || perGuest.test(folded) || isOrdered(ask)) || otherwise.test(folded)) return null
    const amounts = slots.filter(({ kind }) => kind === 'mass' || kind === 'volume')
    const container = amounts.find(({ at }) => ofContainer.test(folded.slice(0, at))) ?? null
    const amount = amounts.find((slot) => slot !== container) ?? null
    // 'Cuánto pan compro', of the guests spoken of; a longer question says its own.
    const isShort =
      folded.length <= longestFollowing && !/\b(?:racion(?:es)?|gramajes?|por|cada) (?:de |persona|cabeza)/.test(folded)
    // What was said of the event before holds of what is asked of its guests.
    const before = isShort && amount === null && !slots.some(({ value }) => value > 0) ? said : ''
    const guests = guestsOf(ask, before)
    if (amount !== null && guests === null && asksGuests.test(folded)) return guestsFor(ask, amount)
    if (
      amount !== null ||
      (guests === null && !perGuest.test(folded) && !/\bracion(?:es)? de [a-z]|\bgramajes?\b/.test(folded))
    )
      return null
    // 'Merluza, cuánta compro para 40': the thing may go before the question.
    const ahead = /^(?:[^;]*; )?(.{3,40}?),?(?: de| a)? cuant[oa]s?\b/
      .exec(folded)?.[1]
      ?.replace(/^\W*(?:para |de |y |la |el |los |las )*/, '')
    const found =
      portionNamed(folded.replace(head, '').replace(/\bpara brindar\b/, 'para'), ask, before) ??
      // 'Cuántas piezas saco': what is counted is the thing itself.
      portionNamed(/\bcuant[oa]s? ((?:piezas|raciones|botellas|platos) .*)$/.exec(folded)?.[1] ?? '', ask, before) ??
      (ahead === undefined ? null : portionNamed(ahead, ask, before)) ??
      // 'Piezas por cabeza', 'para 25 pax arroz'.
      portionNamed(
        /\b([a-z]{3,14}) (?:por|x) (?:cabeza|persona|comensal|pax|invitado)/.exec(folded)?.[1] ?? '',
        ask,
        before,
      ) ??
      portionNamed(behindGuests.exec(folded)?.[1] ?? '', ask, before)
    if (found === null) return null
    const first = portionText(found, guests, container)
    const others = alsoAsked(ask).map((one) => portionText(one, guests).answer)
    return { ...first, answer: [first.answer, ...others].join('\n') }
  },
}

/** 'Botellas de litro y medio', 'botellas de agua de 50 cl': how large they are. */
const ofContainer =
  /\b(?:botellas?|botellines?|garrafas?|latas?|bricks?|barriles?|jarras?|bolsas?|sacos?)(?: de [a-z]{3,12})? de (?:un )?$/

/** 'Espaguetis 130 comensales', 'mejillones para 35 de tapa', 'fideos para fideuá de 22': how it is served, or its raw weight. */
const isPlainOrder =
  /\bsec[oa]s?\b|\ben crudo\b|\ben seco\b|\bde (?:tapa|picar|guarnicion|entrante)\b|^[a-z ]{3,30} \d{1,4} (?:pax|personas|comensales|raciones|cubiertos)\W*$|^[a-z]{3,14} (?:para|pa) (?:la |una |un )?(?:fideua|paella|ensalada|cocido|sopa) /

/** 'Risotto 25 pax arroz'. */
const behindGuests =
  /\b\d{1,4} (?:pax|personas|comensales|raciones|invitados|ninos|ninas|adultos|cubiertos),? (?:y )?([a-z]{3,14}(?: de (?!cuant)[a-z]{3,12})?)(?: (?:de )?cuantos? (?:kilos|kg|litros|gramos))?\W*$/

/** 'Agua para un banquete de 150', 'canapés pa 85 en una copa': a thing of the table and an event, and no more said. */
const isOrdered = ({ folded, knowledge }: Ask): boolean => {
  const thing = /^\W*(?:y )?([a-z]{3,14}(?: de [a-z]{3,12})?) (?:para|pa|en|de|\d)/.exec(folded)?.[1]
  return (
    behindGuests.test(folded) ||
    (thing !== undefined &&
      (ofEvent.test(folded) || isPlainOrder.test(folded)) &&
      measuresOf(knowledge.cookbook).portions.leading(thing)?.rest === 0)
  )
}

/** 'Hielo', 'y de café', after how much there is of something else for so many guests. */
const bareThing = (ask: Ask, said: string): Sum | null => {
  const name =
    /^\W*(?:y )?(?:de |del |el |la |los |las )?([a-z]{3,14}(?: de [a-z]{3,12})?)(?: (?:para|pa) (?:todos|todas|esos|ellos|la boda|el evento|la gente))?(?: en (?:kilos|kg|litros|botellas))?\W*$/.exec(
      ask.folded,
    )?.[1]
  if (name === undefined || !ofEvent.test(said)) return null
  const named = measuresOf(ask.knowledge.cookbook).portions.leading(name)
  const guests = guestsOf(ask, said)
  if (named === null || named.rest > 0 || guests === null) return null
  const found = portionNamed(name, ask, said)
  return found === null ? null : portionText(found, guests)
}

const ofEvent =
  /\bcuant[oa]s? (?!cuest|vale|sale)|\bcoctel\b|\bboda\b|\bbanquete|\bevento|\bcumple|\bfiesta|\bbarra libre|\bcatering|\bcelebracion|\bbautizo|\bcomunion|\bcopa\b|\brecepcion|\bvino espanol|\bchupitos?\b/

/** 'Cuánto arroz y cuánto caldo': what is asked beside the first. The stock of a rice is no soup. */
const alsoAsked = (ask: Ask): Found[] =>
  [...ask.folded.matchAll(/\by (?:cuant[oa]s? |que )?(?:el |la |los |las )?([a-z]{3,20}(?: de [a-z]{3,20})?)/g)]
    // 'Y cuánto caldo' by itself is the first.
    .filter(({ index }) => index > 3)
    .slice(0, 4)
    .flatMap(([, name = '']) => {
      const isStock = /^caldo\b/.test(name) && /\barroz|\bpaella/.test(ask.folded)
      const found = portionNamed(isStock ? 'caldo para arroz' : name, { ...ask, folded: name })
      return found === null ? [] : [found]
    })

/** Characters. */
const longestFollowing = 60

const asksGuests = /\bcuant[oa]s (?:raciones|personas|platos|comensales|porciones|pax|invitados)\b|\bpara cuant[oa]s\b/

/** What grown-ups drink. */
const alcohol =
  /\bvinos?\b|\bcava|\bchampa|\bginebra|\bron\b|\bwhisky|\bvodka|\bdestilad|\bcervezas?\b|\bcopas?\b|\bcombinados?\b|\bcubatas?\b|\bgin ?tonics?\b|\bsangria|\bespumoso/

/** So many guests: of the question, else of what was said before where it says no other amount. */
const guestsOf = ({ folded, slots }: Ask, said: string): number | null => {
  const guests = guestsIn(folded, slots, true) ?? (said === '' ? null : guestsSaid(folded, slots, said))
  return guests === null ? null : alcohol.test(folded) ? guests.adults : guests.all
}

const occasions: readonly (readonly [RegExp, string])[] = [
  // What is eaten before a meal is the row of every day.
  [/\bantes de (?:comer|cenar|la (?:comida|cena))\b/, 'aperitivo'],
  [
    /\bcoctel\b.*\b(?:cena|comida)\b|\bcena de pie|\bcoctel\b.*\b(?:[3-6]|tres|cuatro|cinco) ?h(?:oras?)?\b/,
    'cóctel cena',
  ],
  [/\b(?:coctel|copa|recepcion|vino espanol)\b.*\b(?:2|dos) ?h(?:oras?)?\b/, 'cóctel de dos horas'],
  [/\bcoctel\b(?! de)|\b(?:una|la|en) copa\b(?! de)|\brecepcion|\bvino espanol|\bde pie\b|\bfinger/, 'cóctel'],
  [/\bbarbacoa|\bparrillada|\basado\b/, 'barbacoa'],
  [/\bnin[oa]s?\b|\binfantil|\bcomedor escolar/, 'niños'],
  [/\bbarra\b/, 'barra'],
  [/\bcena\b/, 'cena'],
  [/\bchupitos?\b|\bvasitos?\b/, 'chupito'],
  [/\bdesayunos?\b/, 'desayuno'],
  [/\bguarnicion/, 'guarnición'],
  [/\bde tapa\b|\bpara picar\b|\btapeo\b|\btapita/, 'tapa'],
]

const ofRice = /\barroz|\bpaella|\brisotto|\bfideua/

type Found = Named<Portion> & { readonly row: Portion }

const portionNamed = (spoken: string, ask: Ask, said = ''): Found | null => {
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
    portions.leading(text)?.row ??
    ofCategory(text, ask)
  if (named === null || named === undefined) return null
  const told = `${ask.folded}; ${said}`
  // The children of a party are not all its guests.
  const isOfChildren = !/\badult/.test(ask.folded)
  const occasion = occasions.find(([pattern, name]) =>
    name === 'niños' ? isOfChildren && pattern.test(ask.folded) : pattern.test(told),
  )?.[1]
  const isWeight = /\b(?:kg|kilos?|gramos?|grano)\b/.test(ask.folded)
  const row =
    (isWeight ? named.rows.find((one) => one.occasion === 'peso') : undefined) ??
    named.rows.find((one) => one.occasion === occasion) ??
    (occasion?.startsWith('cóctel') === true ? named.rows.find((one) => one.occasion === 'cóctel') : undefined) ??
    named.rows.find((one) => one.occasion === '') ??
    named.rows[0]
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

const amountText = ({ measure }: Portion, low: number, high: number): string => {
  if (measure === 'g') return weightBetween(low, high)
  if (measure === 'ml') return volumeBetween(low, high)
  return `${countBetween(low, high)} ${low === 1 && high === 1 ? (measure === 'huevos' ? 'huevo' : 'unidad') : measure}`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const occasionText = (occasion: string): string =>
  occasion === '' || occasion === 'peso'
    ? ''
    : occasion === 'niños'
      ? ' para niños'
      : occasion === 'cóctel cena'
        ? ' en un cóctel que hace de cena'
        : occasion === 'cóctel de dos horas'
          ? ' en un cóctel de dos horas'
          : ` en ${occasion}`

/** A bottle of wine or cava, and of spirits. ml. */
const bottlesOf: readonly (readonly [RegExp, number])[] = [
  [/\bvinos?\b|\bcava\b|champ|\bespumoso/, 750],
  [/\bginebra|\bron\b|\bwhisky|\bvodka|\bdestilados?\b|\blicor/, 700],
]

const portionText = ({ name, row }: Found, guests: number | null, container: Slot | null = null): Sum => {
  const each = amountText(row, row.low, row.high)
  const [low, high] = [row.low * (guests ?? 1), row.high * (guests ?? 1)]
  const size =
    container !== null && (container.kind === 'volume') === (row.measure === 'ml')
      ? container.value
      : (bottlesOf.find(([of]) => of.test(name))?.[1] ?? null)
  const bottles =
    row.measure === 'ml' && size !== null && size > 0 && guests !== null
      ? ` (**${countBetween(Math.ceil(low / size - 0.01), Math.ceil(high / size - 0.01))} botellas** de ${volumeBetween(size, size)})`
      : ''
  return {
    answer:
      guests === null
        ? `${capital(name)}${occasionText(row.occasion)}: **${each} por persona**.`
        : `${capital(name)}${occasionText(row.occasion)}, para ${plain(guests)}: **${amountText(row, low, high)}**${bottles}, a ${each} por persona.`,
    working: guests === null ? '' : `${plain(guests)} × ${each}`,
    notes: [`${row.note === '' ? '' : `${row.note} `}Fuente: ${row.source}.`],
  }
}

/** 'Cuántas raciones salen de 3 kg de merluza', 'para cuántos hay con 2 kg de arroz'. */
const guestsFor = (ask: Ask, amount: Slot): Sum | null => {
  // By its words, not its place: a question that goes on stands before the one it goes on from.
  const after = /\d ?(?:kg|kilos?|g|gr|gramos?|ml|cl|l|litros?) (?:de |del )(.*)$/.exec(ask.folded)?.[1] ?? ''
  const before = /\b(?:raciones|porciones|platos) (?:de )?(.*?) (?:salen|saco|hay|dan|hago|tengo)\b/.exec(
    ask.folded,
  )?.[1]
  const within = /\b(?:un|una|del?) ([a-z ]{4,30}) de $/.exec(ask.folded.slice(0, ask.folded.indexOf(amount.said)))?.[1]
  const behind = /^[a-z]{3}/.test(after) ? after : (before ?? within ?? '')
  const found = portionNamed(behind, ask)
  if (found === null) return null
  const { row, name } = found
  if ((row.measure === 'g') !== (amount.kind === 'mass') || (row.measure !== 'g' && row.measure !== 'ml')) return null
  if (behind === '') return null
  return {
    answer: `De ${amount.said} de ${name} salen **${countBetween(amount.value / row.high, amount.value / row.low)} raciones**, a ${amountText(row, row.low, row.high)}.`,
    working: `${amount.said} ÷ ${amountText(row, row.low, row.high)}`,
    notes: [`${row.note === '' ? '' : `${row.note} `}Fuente: ${row.source}.`],
  }
}
