import { namesGuest } from '#core/assistant/pages/guarded.ts'
import { dietsIn } from '#core/assistant/recipes/keeps-diet.ts'
import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Safety } from '#core/safety/safety.ts'
import { fold } from '#core/spanish/fold.ts'
import { listed } from '#core/spanish/list.ts'

/** 'Pues hazle un menú', 'ponles un menú de 3 platos', 'menú para él': ordered for whom was told before. */
const orders =
  /^\W*(?:(?:pues|y|vale|ok|venga|bueno|entonces|ahora|oye)[, ]+)*(?:(?:(?:haz|pon|prepara|propon|dame|haz|saca|monta|piensa|disena|sugiere|busca|arma)(?:me|les?|mel[eo]s?|nos)?|quiero|necesito|que|cual) )?(?:(?:un|el|algun|otro) )?menu\b/
const isForThem =
  / (?:para|a|con) (?:el|ella|ellos|ellas|es[eao]s?|este|esta)(?: (?:cliente|señora?|senora?|persona|mesa|niñ[oa]|nin[oa]))?\W*$/i
const withPronoun = /\b(haz|pon|prepara|propon|saca|monta|piensa|busca|arma)les?\b/i

/** How a guest is told of, from its article on. */
const guest =
  /(?:(?:un|una|uno|unos|unas|dos|tres|cuatro|mi|el|la|los|las|\d{1,3}) )?(?:(?:nin[oa]s?|cri[oa]s?|bebes?|personas?|senor(?:a|es|as)?|client[ea]s?|mujer(?:es)?|chic[oa]s?|abuel[oa]s?|hij[oa]s?) )?(?:(?:que )?(?:es|son|con) )?(?:(?:celiac|vegan|vegetarian|musulman|diabetic|hipertens|embarazad|lactante|celiaqu)[a-z]*|(?:alergic|intolerante|alergia|intolerancia)[a-z]* (?:a la|a los|a las|al?) [a-z]+(?: secos)?(?:(?: y|,|ni)? (?:a la|a los|a las|al?) [a-z]+(?: secos)?)*|(?:nin[oa]|cri[oa]|bebe|hij[oa]|niet[oa])s? de \d+ (?:anos|meses)|bebes?\b|disfagia|sin (?:gluten|lactosa|huevo|cerdo|sal|azucar))/g

/** 'Y la opción para celíacos': what they eat of the menu before. */
const optionFor =
  /\b(opci[oó]n(?:es)?|alternativas?|versi[oó]n(?:es)?) (?:para|de) (?:(?:los|las|el|la|un|una) )?(\p{L}{5,})/iu

/** A child, and no more, after a menu: 'y para un crío de 3 años', 'y la opción infantil'. */
const isForChild =
  /^\W*(?:(?:y|ahora|pero|tambien) )*(?:(?:el |la |un |una )?(?:opcion|menu|version|alternativa) (?:infantil|(?:de|para) (?:los )?nin[oa]s)|para (?:(?:un|una|unos|unas|el|la|los|las|mi|mis|\d{1,3}) )?(?:nin[oa]|cri[oa]|peque|pequen[oa]|chaval[a]?|hij[oa]|niet[oa]|bebe)s?(?: (?:pequen[oa]s? )?(?:de|con) \d{1,2} (?:anos?|meses))?)\W*$/

/**
 * A conversation with each menu that is ordered for a guest told of before said so: it is chosen for that guest, and never for nobody in
 * particular. 'Y para un crío', after a menu, is one for him.
 */
export const withMenusForGuests = (messages: readonly Message[], safety: Safety): readonly Message[] => {
  let told = ''
  let isMenu = false
  // Another guest, beside one who follows a doctor's diet: his menu is his own.
  let from = 0
  const whole = messages.map((message, at): Message => {
    const { role, content } = message
    if (role !== 'user' || content.length > longestTurn) return message
    const folded = fold(content)
    const names = namesGuest(content, safety) || dietsIn(content).length > 0 || folded.search(guest) >= 0
    const isOrder = orders.test(folded)
    const wasMenu = isMenu
    isMenu = /\bmenus?\b/.test(folded) || (isMenu && folded.length < longestFollowing)
    if (wasMenu && isForChild.test(folded)) {
      if (told !== '' && dietsIn(told).length === 0) from = at
      const child = content.replace(/^\W*(?:(?:y|ahora|pero|también|tambien) )*/i, '')
      return { ...message, content: /^para /i.test(child) ? `menú ${child}` : 'menú infantil' }
    }
    const [, option = '', whom = ''] = (wasMenu && optionFor.exec(content)) || []
    const [diet] = whom === '' ? [] : dietsIn(whom)
    if (diet !== undefined) return { ...message, content: content.replace(optionFor, `${option} ${diet.name}`) }
    if (!isOrder || names) {
      if (names) told = guestSaid(content)
      return message
    }
    if (told === '') return message
    const said = content
      .replace(/[?!.\s]+$/, '')
      .replace(isForThem, '')
      .replace(withPronoun, '$1')
    return { ...message, content: `${said} para ${told}` }
  })
  return whole.slice(from)
}

/** The guests as they were told of; all that was said where no word for them is known here. */
const guestSaid = (content: string): string => {
  const folded = fold(content)
  const said = [...folded.matchAll(guest)].map(({ 0: whole, index }) =>
    folded.length === content.length ? content.slice(index, index + whole.length).trim() : whole.trim(),
  )
  return (said.length > 0 ? listed(said) : content.replace(/[?!.\s]+$/, '')).slice(0, longestGuest)
}

/** Characters. */
const longestTurn = 160
const longestFollowing = 60
const longestGuest = 120
