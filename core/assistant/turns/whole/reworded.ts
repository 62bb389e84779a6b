import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { boughtFor } from './reworded/bought-for.ts'
import { dishOfBefore } from './reworded/dish-of-before.ts'
import { dishOfMenu } from './reworded/dish-of-menu.ts'
import { doneWith } from './reworded/done-with.ts'
import { doseOfOther } from './reworded/dose-of-other.ts'
import { keeping } from './reworded/kept.ts'
import { madeOf } from './reworded/made-of.ts'
import { moreLeft } from './reworded/more-left.ts'
import { notManagedIn } from './reworded/not-managed.ts'
import { ofList } from './reworded/of-list.ts'
import { faultAgain } from './reworded/other-fault.ts'
import { partFor } from './reworded/part-for.ts'
import { quadrantIn } from './reworded/quadrant.ts'
import { soThatNotOf } from './reworded/so-that-not.ts'
import { spoiling } from './reworded/spoiling.ts'
import { timeInOf } from './reworded/time-in.ts'
import { withoutAlcohol } from './reworded/without-alcohol.ts'
import { thingIn } from './thing-in.ts'
import { asksByItself, orders } from './turn-kinds.ts'

/** A longer turn is no correction. Characters. */
const longest = 90

/** 'No, digo la merluza', 'perdona, quería decir el rape', 'me refería a la seca'. Over the folded text. */
const corrects =
  /^\W*(?:(?:no|nono|perdon|perdona|perdone|uy|ay|ah|espera|eh|disculpa|mejor dicho|bueno)[,.;: ]+)*(?:digo|decia|he dicho|queria decir|quise decir|quiero decir|me referia a(?:l)?|me refiero a(?:l)?|hablaba de(?:l)?|hablo de(?:l)?|preguntaba por|te preguntaba por|era|es) +(?=[a-z])/
/** 'Sin alcohol decía', 'la merluza, digo', 'el otro me refería'. */
const correctsAfter = /[, ]+(?:decia|digo|dije|queria decir|me referia|me refiero)\W*$/
/** 'No, la dorada': what was meant, and nothing asked. */
const denies =
  /^\W*(?:no|nono|perdon|perdona|uy|ay)(?:[,.;:]| no[,.;: ])+ *(?=(?:el|la|los|las|un|una|de|del|con|sin|al?|en) [a-z])/

/** What a correction says instead; null of any other turn. */
const correctedIn = (turn: string): string | null => {
  if (turn.length > longest) return null
  const folded = fold(turn)
  const after = correctsAfter.exec(folded)
  if (after !== null)
    return turn
      .slice(0, after.index)
      .replace(/^\W*(?:no|perd[oó]na?|uy|ay)[,.;: ]+/iu, '')
      .trim()
  const found = corrects.exec(folded) ?? denies.exec(folded)
  if (found === null) return null
  // 'Es' and 'era' say what a thing is like unless a no stands before them.
  if (/\b(?:es|era) +$/.test(found[0]) && !/^\W*(?:no|nono|perdon\w*|uy|ay)[,.;:]/.test(folded)) return null
  const al = /(?:referia|refiero) al +$/.test(found[0]) || /(?:hablaba|hablo) del +$/.test(found[0])
  const rest = turn.slice(found[0].length).replace(/[?!.\s]+$/, '')
  return rest === '' ? null : `${al ? 'el ' : ''}${rest}`
}

/** 'Volviendo al arroz', 'y del arroz de antes', 'lo del arroz que te decía'. */
const goesBack =
  /^\W*(?:(?:vale|ok|bueno|y|oye|gracias|pues)[,. ]+)*(?:volviendo|vuelvo|volvamos|regresando|retomando|retomo|y retomando|siguiendo con|sigo con)(?: (?:a|con))?(?: lo (?:de|del))?(?:l| al?| el| la| los| las| del?)* +([a-z][a-z ]{2,30}?)(?: de antes)?(?:[,:;]+ *| (?=(?:cuant|como|que|cual|con que|se puede|a que|por que|y si|y ))|\W*$)/
const ofBefore =
  /(?:^|\b(?:y|de|con|para) )(?:lo de )?(?:el|la|los|las|del|al) ([a-z]{3,20}(?: de [a-z]{3,20})?) (?:de antes|que (?:te )?(?:decia|dije|preguntaba|pregunte)(?: antes)?|del principio)\b/

/** The last turn of the cook that named a thing, and the name it had there; null where none did. */
const spokenBefore = (
  name: string,
  before: readonly string[],
  knowledge: Knowledge,
): { readonly asked: string; readonly thing: string } | null => {
  const stems = stemsOf(name)
  const asked = before.findLast((turn) => {
    const said = new Set(stemsOf(turn))
    return stems.length > 0 && stems.every((one) => said.has(one))
  })
  if (asked === undefined) return null
  const thing = thingIn(asked, knowledge)
  return { asked, thing: stemsOf(thing).some((one) => stems.includes(one)) ? thing : name }
}

const backIn = (turn: string, before: readonly string[], knowledge: Knowledge): string | null => {
  if (turn.length > longest) return null
  const folded = fold(turn)
  const found = goesBack.exec(folded) ?? ofBefore.exec(folded)
  const spoken = found?.[1] === undefined ? null : spokenBefore(found[1], before, knowledge)
  if (found === null || spoken === null) return null
  const isBack = goesBack.test(folded)
  const rest = isBack
    ? turn
        .slice(found[0].length)
        .replace(/^\W*y? ?/i, '')
        .replace(/[?!.\s]+$/, '')
    : `${turn.slice(0, found.index)} ${turn.slice(found.index + found[0].length)}`.replace(/^\W*y\b/i, '').trim()
  if (rest === '') return spoken.asked
  return asksByItself(rest) ? `${rest} ${spoken.thing}` : `${spoken.asked.replace(/[?!.\s]+$/, '')} ${rest}`
}

/** 'Un conejo que no quede seco', 'hamburguesas que no se abran': what is wished of a thing is a fault of it, from its other end. */
const wishes =
  /^\W*(?:(?:y |e |para |como (?:hago|hacer|consigo|hacemos) )?)((?:(?:un|una|unos|unas|el|la|los|las) )?[a-z][a-z ]{2,40}?) que (no )?((?:se |me |se me |le )?)([a-z]{3,12}?)(e|a|en|an)((?: [a-z]+){0,4})\W*$/
/** What is to be held or left out, which is no fault. */
const holds =
  /^(?:llev|teng|conteng|us|pas|cuest|sobr|pas|engord|necesit|complic|pid|vay|se[^ ]*|est|hay|pued|quier|pes|pic|cocin|haga|diga|qued$|vend|sirv|dur|aguant)/
/** The stem of the indicative where the vowel or the spelling changes: 'quede' is 'queda', 'salga' is 'sale'. */
const irregularWish: ReadonlyMap<string, string> = new Map([
  ['salg', 'sal'],
  ['pong', 'pon'],
  ['deshag', 'deshac'],
  ['sep', 'sab'],
  ['encoj', 'encog'],
  ['pegu', 'peg'],
  ['despegu', 'despeg'],
  ['chamusqu', 'chamusc'],
  ['sequ', 'sec'],
  ['reseq', 'resec'],
  ['cristalic', 'cristaliz'],
  ['apelmac', 'apelmaz'],
  ['ennegrezc', 'ennegrec'],
  ['endurezc', 'endurec'],
  ['oscurezc', 'oscurec'],
  ['amargu', 'amarg'],
])
/** What is well, and what it is called where it is not. */
const contrary: ReadonlyMap<string, string> = new Map([
  ['tiern', 'duro'],
  ['jugos', 'seco'],
  ['suelt', 'apelmazado'],
  ['esponjos', 'apelmazado'],
])

const wishIn = (turn: string, { cookbook, pantry, ...more }: Knowledge): string | null => {
  const found = turn.length > longest ? null : wishes.exec(fold(turn))
  if (found === null) return null
  const [, thing = '', not, pronoun = '', stem = '', end = '', rest = ''] = found
  const bare = thing.replace(/^(?:un|una|unos|unas|el|la|los|las) /, '')
  if (
    holds.test(stem + end) ||
    orders.test(bare) ||
    /^(?:algo|plato|postre|menu|receta|quiero|dame|busco)\b/.test(bare)
  )
    return null
  if (
    cookbook.named(bare) === null &&
    pantry.match(bare) === null &&
    thingIn(bare, { cookbook, pantry, ...more }) === ''
  )
    return null
  const indicative = irregularWish.get(stem) ?? stem
  const many = end.endsWith('n') ? 'n' : ''
  const isOfEr = irregularWish.has(stem)
    ? /^(?:sal|pon|deshac|sab|encog|ennegrec|endurec|oscurec)$/.test(indicative)
    : end.startsWith('a')
  const said = (no: string, state: string): string =>
    `${thing} ${no}${pronoun === '' ? 'me ' : pronoun}${indicative}${isOfEr ? 'e' : 'a'}${many}${state}`
  const fault = ((): string => {
    if (not !== undefined) return said('', rest)
    if (!/^(?:qued|salg)$/.test(stem)) return ''
    const adjective = /^ (?:bien |muy |mas )?([a-z]{4,})$/.exec(rest)?.[1] ?? ''
    const other = [...contrary].find(([one]) => adjective.startsWith(one))?.[1]
    return adjective === '' ? '' : other === undefined ? said('no ', ` ${adjective}`) : said('', ` ${other}`)
  })()
  return fault !== '' && saysTrouble(fault, cookbook.kitchenWords) ? fault : null
}

/** How a dish may come out, and what no product is called by. */
const onlyFaults =
  'amarg|aguad|agri|gomos|chiclos|sos|aceitos|correos|pastos|apelmazad|arenos|granulos|turbi|palid|huec|musti|grasient|grumos'
/** What products are called by, too ('queso blando'): a fault of a dish, or where it is too much of it. */
const alsoKinds = 'acid|dur|bland|sec|liquid|salad|espes|dulc|gras|quemad|crud|oscur'
const cameOutAs = new RegExp(
  `^\\W*((?:(?:el|la|los|las|un|una) )?[a-z][a-z ]{2,40}?) (muy |demasiado |tan |algo )?((?:${onlyFaults}|${alsoKinds})[oae]s?)((?: como | por | en el centro| en la| en el| al ).{0,30})?\\W*$`,
)
const isOnlyFault = new RegExp(`^(?:${onlyFaults})[oae]s?$`)
/** Products with hard, dry and sweet kinds. */
const ofKinds =
  /^(?:(?:el|la|los|las) )?(?:pan|queso|turron|galletas?|huevos?|trigo|higos?|tomates?|pasta|caramelo|vino|masa|vainas?|salsa|agua|nata|leche|cafe|chocolate|almibar|mantequilla)$/

/** 'Helado de vainilla cristaliza': what a thing does, and should not. */
const doesIt =
  /^\W*((?:(?:el|la|los|las|un|una) )?[a-z][a-z ]{2,40}?) (?:se )?(cristaliza|amarga|sangra|suda|llora|rezuma|agrieta|desmorona|apelmaza|encoge)(n?)\W*$/

/** 'Chimichurri amargo', 'trufas duras como canicas': a fault told without its verb. */
const faultIn = (turn: string, { cookbook, pantry }: Knowledge): string | null => {
  const [, does = '', verb = '', many = ''] = turn.length > longest ? [] : (doesIt.exec(fold(turn)) ?? [])
  const doer = does.replace(/^(?:el|la|los|las|un|una) /, '')
  if (doer !== '' && (cookbook.named(doer) !== null || pantry.match(doer)?.ignored.length === 0))
    return `${/^(?:el|la|los|las) /.test(does) ? does : `el ${does}`} se me ${verb}${many}`
  const folded = fold(turn.slice(0, longest + 1)).replace(/[?!.\s]+$/, '')
  const found = folded.length > longest || asksByItself(folded.replace(/ como .*$/, '')) ? null : cameOutAs.exec(folded)
  if (found === null) return null
  const [, thing = '', much, state = '', more = ''] = found
  const bare = thing.replace(/^(?:el|la|los|las|un|una) /, '')
  const page = cookbook.named(bare) ?? cookbook.named(`${bare}s`)
  if (orders.test(bare) || /\b(?:que|me|se|no|con|sin|tengo|hay|esta|estan|quedan?|salen?)\b/.test(bare)) return null
  if (page === null && pantry.match(bare)?.ignored.length !== 0) return null
  const whole = `${bare} ${state}`
  if (cookbook.named(whole) !== null || pantry.match(whole)?.ignored.length === 0) return null
  const isMuch = much !== undefined || / como /.test(more)
  if (!isMuch && !isOnlyFault.test(state) && (page === null || page.kind === 'cards' || ofKinds.test(bare))) return null
  return `${thing} me queda ${much ?? ''}${state}${more}`
}

/**
 * A conversation with each correction ('no, digo la dorada') as a turn that goes on with what it names, and each way back
 * ('volviendo al arroz, y frío?') as the question of that former thing.
 */
export const withRewordedTurns = (messages: readonly Message[], knowledge: Knowledge): readonly Message[] => {
  const before: string[] = []
  let answered = ''
  // What was made is asked by its own lines.
  let isMade = false
  return messages.map((message) => {
    const { role, content, recipe } = message
    if (recipe !== undefined) isMade = true
    if (role !== 'user') {
      answered = content
      return message
    }
    const corrected = before.length === 0 ? null : correctedIn(content)
    const whole =
      corrected === null
        ? (keeping(content, isMade) ??
          dishOfMenu(content, answered) ??
          ofList(content, answered, knowledge) ??
          doseOfOther(content, before.at(-1) ?? '', knowledge) ??
          moreLeft(content, before.at(-1) ?? '', answered) ??
          doneWith(content, before.at(-1) ?? '') ??
          (isMade ? null : partFor(content, before, knowledge)) ??
          madeOf(content, before, knowledge) ??
          backIn(content, before, knowledge) ??
          dishOfBefore(content, before, knowledge) ??
          boughtFor(content) ??
          quadrantIn(content) ??
          spoiling(content) ??
          timeInOf(content, before, knowledge) ??
          soThatNotOf(content, before, knowledge) ??
          withoutAlcohol(content, before, knowledge) ??
          notManagedIn(content) ??
          faultAgain(content, before, knowledge) ??
          wishIn(content, knowledge) ??
          faultIn(content, knowledge))
        : `y ${corrected.replace(/^y /i, '')}`
    before.push(whole ?? content)
    return whole === null ? message : { ...message, content: whole }
  })
}
