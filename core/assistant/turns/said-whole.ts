import type { Knowledge } from '#core/cookbook/cookbook.ts'
import { pageIndexOf } from '#core/look-up/page-index.ts'
import { readAsked } from '#core/look-up/read-asked.ts'
import { saysTrouble } from '#core/look-up/says-trouble.ts'
import { fold } from '#core/spanish/fold.ts'
import { stemsOf } from '#core/spanish/name-index.ts'
import { missingIn } from './missing.ts'
import { wineAsked } from './off-topic.ts'
import { isOfEach } from './other-figure.ts'
import { subjectOf } from './subject.ts'
import { askedOf, thingIn } from './thing-in.ts'
import {
  asksItself,
  asksWhat,
  avoids,
  differs,
  hot,
  joint,
  longer,
  madeOf,
  oneOfThem,
  onlyAsks,
  orders,
  saysCondition,
  ways,
} from './turn-kinds.ts'

/** How much of one thing goes into another: the first is what 'y levadura' gives way to. */
const partOfWhole =
  /\bcuant[oa]s? (.{2,30}?) (?=(?:lleva|llevan|va|van|pongo|echo|le pongo|le echo|necesita|por|para)\b)/

const guests =
  /\b\d{1,5}(?= ?(?:personas?|pax|comensales|raciones|invitados|cubiertos|clientes)\b)|(?<=\b(?:para|somos) )\d{1,5}\b(?! ?(?:g|gr|kg|kilos?|l|litros?|ml|cm|°|grados|h|horas|min|%))/

/**
 * What a short turn may mean after the question before it, said whole, the likeliest first: 'y cuánto tarda' after 'cómo hago
 * fondo oscuro' is 'cuánto tarda fondo oscuro'; 'y del vino' after 'temperatura de servicio del helado' is that of the wine.
 */
export const saidWhole = (text: string, before: string, knowledge: Knowledge): readonly string[] => {
  // Of 'cuánta sal lleva la lubina' the fish is spoken of.
  const holder = /\b(?:lleva|llevan|va en|hay en|absorbe|absorben|admite|necesita|chupa) (.{3,60})$/u.exec(
    before.replace(/[?!.\s]+$/, ''),
  )?.[1]
  const whole = thingIn(holder ?? before, knowledge)
  // 'Limpio alcachofas': what is done with the thing is no part of it.
  const named = subjectOf(whole).name
  const thing = named === '' ? whole : named
  const folded = fold(text.trim())
  const rest = text
    .trim()
    .slice(joint.exec(folded)?.[0].length ?? 0)
    .replace(/[?!.¿¡\s]+$/, '')
  if (thing === '' || rest === '' || orders.test(fold(rest))) return []
  // 'Si el cliente no bebe', after the wine.
  const isDry = /^sin alcohol$|\bno (?:bebe|beben|toma|toman)(?: alcohol| vino)?$/.test(fold(rest))
  if (isDry && wineAsked.test(fold(before))) return ['maridaje sin alcohol']
  // 'Cómo lo evito', of what went wrong before: the same fault, from its other end.
  const { kitchenWords } = knowledge.cookbook
  if (avoids.test(fold(rest)) && saysTrouble(fold(before), kitchenWords))
    return [`${before.replace(/[?!.\s]+$/, '')}, como evitarlo`]
  const supposed = ifSo(fold(rest), thing)
  if (supposed.length > 0) return supposed
  // What went wrong is of the thing, whatever was asked of it.
  if (saysTrouble(fold(rest), kitchenWords))
    return [
      `${thing} ${rest.replace(/^si /i, '')}`,
      `${thing} ${rest}`.replace(
        /,? (?:por que|que (?:toco|hago|cambio|le pasa|puedo hacer)|como (?:lo|la) arreglo)$/i,
        '',
      ),
    ]
  // 'Y pegados al molde', of the chocolates that are dull: another fault of them.
  const isOfFault = readAsked(fold(before), pageIndexOf(knowledge.cookbook)).headings[0] === 'Fallos'
  if (isOfFault && state.test(fold(rest))) return [`${thing} me salen ${rest}`, `${thing} ${rest}`]
  const [, compared = ''] = differs.exec(fold(rest)) ?? []
  if (compared !== '') return [`diferencia entre ${thing} y ${compared}`]
  const one = oneOfThem.exec(fold(rest))
  if (one !== null) return [`${thing} ${rest.slice(one[0].length)}`]
  // 'En olla rápida', of the artichokes: the same of them, and of nothing the condition might stand for.
  if (saysCondition(rest)) return conditioned(rest, before, thing)
  // 'Si cristaliza', of the caramel: what it does is told of the thing, and takes no thing's place.
  const [, does = ''] = /^si (?:se (?:me )?)?([a-z]{4,}[ae]n?)$/.exec(fold(rest)) ?? []
  if (does !== '') return [`${thing} se ${does}`, `${thing} ${does}`]
  // 'Si está crudo', of the rice: what it is like takes no thing's place.
  if (
    /^(?:si )?(?:muy|demasiado|poco|un poco|esta|estan|queda|quedan|lleva|llevan|tiene|tienen|viene|vienen) /.test(
      fold(rest),
    )
  )
    return [`${thing} ${rest.replace(/^si /i, '')}`, `${before.replace(/[?!.\s]+$/, '')} ${rest}`]
  if (/^si (?!es |son )/.test(fold(rest)) && !/\d/.test(rest))
    return [`${thing} ${rest}`, `${before.replace(/[?!.\s]+$/, '')} ${rest}`]
  const number = /\d+(?:[.,]\d+)?/.exec(rest)
  if (asksItself.test(fold(rest))) {
    // 'Cuánto dura' asks for time; 'cuánto velouté' would ask for an amount.
    const counted =
      /^cuant[oa]s?(?= (?!(?:tiempo|me |se |nos )?(?:dura|aguanta|tarda|cuec|hierv|reposa|cuest|vale)))/.exec(
        fold(rest),
      )?.[0] ?? ''
    // 'Congelado', after 'cuánto dura', is said of the same question; 'con qué la sirvo' is another.
    const more = asksWhat.test(fold(rest)) ? [] : [`${before.replace(/[?!.\s]+$/, '')} ${rest}`]
    // 'Cuánta sal', of the fish in salt: how much of it that dish holds.
    const holds =
      /^cuant[oa]s? (?!.*\b(?:lleva|llevan|por|para|dura|tarda|cuesta|vale)\b)[a-z ]{3,25}$/.test(fold(rest)) &&
      thingIn(rest, knowledge) !== '' &&
      !fold(rest).includes(fold(thing))
        ? [`${rest} lleva ${thing}`]
        : []
    return [
      ...holds,
      ...(onlyAsks.test(fold(rest)) && askedOf(before) !== '' ? [`${rest} ${askedOf(before)}`] : []),
      `${rest} ${thing}`,
      ...(asksWhat.test(fold(rest)) && askedOf(before) !== '' ? [`${rest} ${askedOf(before)}`] : []),
      ...(counted === '' ? [] : [`${counted} ${thing} ${rest.slice(counted.length).trim()}`]),
      ...more,
    ]
  }
  const bare = rest
    .replace(/^de guarnicion (?:de )?/i, '')
    .replace(/^(?:del?|el|la|los|las|al?|con|un|una|unos|unas|es|son)\s+(?:la |el |los |las |una? |unos |unas )?/iu, '')
  if (number !== null && isOfEach(fold(rest), before)) return []
  if (number !== null && thingIn(rest, knowledge) === '') return withNumber(before, rest, number[0])
  // 'Y el de girasol', of the olive oil: another of the same.
  const [, ofSame] = /^(?:el|la|los|las) (del? .+)$/iu.exec(rest) ?? []
  const ofOther = ofSame ?? (/^del? /i.test(rest) ? rest : undefined)
  const lastOf = / del? (?:el |la |los |las )?\p{L}+$/u
  const inOf =
    ofOther === undefined || !lastOf.test(before.replace(/[?!.\s]+$/, ''))
      ? []
      : [before.replace(/[?!.\s]+$/, '').replace(lastOf, ` ${ofOther}`)]
  const [headWord = ''] = thing.split(' ')
  if (ofSame !== undefined) return [...inOf, before.replace(thing, `${headWord} ${ofSame}`)]
  // 'Los soba', of the fideos chinos: noodles too, where the word names nothing else.
  const { cookbook, pantry } = knowledge
  const isThing = cookbook.named(bare) !== null || pantry.match(bare) !== null
  const isOfHead = !bare.includes(' ') && thing.includes(' ') && !isThing
  const part = partOfWhole.exec(fold(before))
  const inPart = part === null ? [] : [before.replace((part[1] ?? '').trim(), bare)]
  // 'Temperatura de servicio del helado': the ice cream gives way.
  const tail = /(?<=(?<! a) (?:del?|el|la|los|las|una?) )\p{L}[\p{L} ]*$/u.exec(thing)?.[0] ?? ''
  const inTail = tail === '' ? [] : [before.replace(tail, bare)]
  // 'Frío las croquetas': what is done with them stays.
  const way = ways.exec(fold(before))?.[0]
  const inWay = way === undefined || !ways.test(` ${fold(rest)}`) ? [] : [fold(before).replace(way, ` ${rest}`)]
  // 'El aceite de girasol', after that of olives: from its head on it is another.
  const [bareHead = '', ...bareRest] = bare.split(' ')
  const headAt =
    bareRest.length === 0 ? -1 : fold(before).search(new RegExp(`\\b${fold(bareHead).replace(/[^a-z]/g, '')}\\b`))
  const inSame = headAt > 0 && fold(before).length === before.length ? [`${before.slice(0, headAt)}${bare}`] : []
  // 'Y de cerdo', after 'qué corte de ternera para guisar'.
  const inFirstOf =
    /^del? /i.test(rest) && / del? \p{L}+ /u.test(before) ? [before.replace(/ del? \p{L}+(?= )/u, ` ${rest}`)] : []
  // 'Una lubina a la sal', and then 'y la dorada': the way stays.
  const [, headOf = '', tailOf = ''] = /^(.+?)( (?:al?|a la|en|con) .+)$/.exec(thing) ?? []
  const inHead =
    tailOf === '' || / con (?:un[oa]? |el |la |los |las )?/.test(before) || bare.includes(' ')
      ? []
      : [before.replace(headOf, bare)]
  const isDone = /(?<! a) (?:el|la|los|las|una?) /.test(thing)
  const more = `${before.replace(/[?!.\s]+$/, '')} ${rest}`
  // 'En una panna cotta', of what stands in for gelatine.
  if (/^(?:en|para) /i.test(rest) && missingIn(before, knowledge) !== null) return [more]
  // 'Y para queso', after the wood to smoke with: the wood stays.
  const isFor = /^(?:para|en) /i.test(rest) && !/ (?:para|en) /i.test(before)
  // 'Y para bizcocho', of the flour of a brioche.
  const [, forWhat] = / para ((?:el |la |un |una )?\p{L}[\p{L} ]*)$/u.exec(before.replace(/[?!.\s]+$/, '')) ?? []
  const inFor =
    forWhat === undefined || !/^para /i.test(rest) ? [] : [before.replace(forWhat, rest.slice('para '.length))]
  // 'Y una lubina de 800 g', after the turbot of 1,5 kg.
  const said = measured.exec(fold(before))?.[0] ?? ''
  const inWeighed =
    said === '' || !measured.test(fold(bare)) || fold(before).length !== before.length
      ? []
      : [
          before
            .replace(thing, bare)
            .replace(new RegExp(` (?:de )?${said.replace(/[.]/g, '\\.')}(?!.*\\b${said})`, 'i'), ''),
        ]
  return [
    ...new Set([
      ...inWay,
      ...inWeighed,
      ...inFor,
      ...(isFor ? [more] : []),
      ...inSame,
      ...inFirstOf,
      ...inOf,
      ...inPart,
      ...(isDone ? inTail : []),
      ...inHead,
      ...(isOfHead ? [before.replace(thing, `${headWord} ${bare}`)] : []),
      before.replace(thing, bare),
      ...inTail,
      more,
      // What was asked goes on being asked.
      ...(asksItself.test(fold(before)) ? [] : [`${thing} ${rest}`]),
    ]),
  ]
}

/** How a thing came out: 'pegados al molde', 'con la miga húmeda', 'que salgan huecos'. */
const state =
  /^(?:que (?:salgan?|queden?) |muy |demasiado |poco |sin |con (?:el |la |los |las )|[a-z]{3,}(?:ad|id)[oa]s?(?: |$))/

/** The question before under another condition: in the place of the way it had, else after it. */
const conditioned = (rest: string, before: string, thing: string): readonly string[] => {
  const way = ways.exec(fold(before))?.[0]
  const bare = before.replace(/[?!.\s]+$/, '')
  return [
    ...(way === undefined || !ways.test(` ${fold(rest)}`) ? [] : [fold(before).replace(way, ` ${rest}`)]),
    `${bare} ${rest}`,
    `${thing} ${rest}`,
  ]
}

/** What is supposed of the thing before: it is hot in the workshop, it cooks longer, it is made of something else. */
const ifSo = (rest: string, thing: string): readonly string[] => {
  if (hot.test(rest)) return [`${thing} con calor en el obrador`, 'masa con calor en el obrador']
  if (longer.test(rest)) return [`${thing} se pasa de tiempo`]
  const [, other = ''] = madeOf.exec(rest) ?? []
  return other === '' ? [] : [`${thing} con ${other}`]
}

/** An amount as it is said, with its unit. */
const measured = /(?:\d+(?:[.,]\d+)?|medio|media|un|una) ?(litros?|l|ml|cl|kilos?|kg|gramos|g)\b/

/** The question before with another figure: 'y si es de 1,5', 'y si son 65'. */
const withNumber = (before: string, rest: string, number: string): readonly string[] => {
  const said = measured.exec(fold(rest))
  if (said !== null && measured.test(fold(before))) return [fold(before).replace(measured, said[0])]
  const isGuests = guests.test(fold(rest)) || /^\d{1,5}$/.test(rest)
  if (isGuests && guests.test(fold(before))) return [before.replace(guests, number)]
  if (/^para \d{1,5}\b/.test(fold(rest)) && isGuests) return [`${before.replace(/[?!.\s]+$/, '')} ${rest}`]
  if (!/\d/.test(before)) return []
  // 'Y a 2 grados', after twelve days in the fridge: no days.
  const [unit, old] = [rest, before].map((text) => stemsOf(unitSaid.exec(fold(text))?.[1] ?? '')[0])
  return unit !== undefined && old !== undefined && unit !== old
    ? [`${before.replace(/[?!.\s]+$/, '')} ${rest}`]
    : [before.replace(/\d+(?:[.,]\d+)?/, number)]
}

/** What a figure is of. */
const unitSaid = /\d ?(grados|dias?|horas?|minutos?|semanas?|meses|mes)\b/
