import { type Slot, slotsOf } from './slots.ts'

/** The people a conversation is about: all of them, and the grown-ups alone, who drink. */
export type Guests = { readonly all: number; readonly adults: number }

/** So many people at most: more is no number of guests. */
const mostGuests = 100_000

/** 'Para 40' is people where no thing follows: 'para 100 croquetas' is not. */
const bare = /\b(?:para|pa|son)(?: unos| unas)? $/
const ofPeople =
  /\b(?:somos|seremos|vienen|brindar|(?:coctel(?: de pie)?|(?:barra libre|coctel|copa) de \d{1,2} ?h(?:oras?)?|boda|cena|comida|evento|cumple|cumpleanos|fiesta|banquete|grupo|mesa|bautizo|comunion|catering|celebracion|bufe|desayuno|recepcion|barra libre|vino espanol|personal|paella|fideua|barbacoa|parrillada|buffet)(?: de (?!pie)[a-z]{4,14})?(?: de| para| pa| con)?|un[ao]? [a-z]{3,14} (?:de|para))(?: unos| unas)? $/

/** What so many people come for, and no thing of theirs. */
const ofUse = /^(?:paella|aperitivo|comida|cena|desayuno|merienda|bufe|buffet|menu|tapa|picoteo)\b/

/** 'Para 40', '30 personas', '25 adultos y 8 niños' of one text; null where none are said. `ofThings`: so many things, too, 'para 30 tortillas'. */
export const guestsIn = (folded: string, slots: readonly Slot[], ofThings = false): Guests | null => {
  const people = slots.filter(({ kind, value }) => kind === 'guests' && value > 0)
  const children = people.find(({ said }) => /nin[oa]s|alumn|crios|peques|chavales|menores/.test(said))
  const adults = people.find(({ said }) => /adult|mayores/.test(said))
  if (children !== undefined && adults !== undefined)
    return kept({ all: adults.value + children.value, adults: adults.value })
  const rest =
    children === undefined
      ? null
      : guestsIn(
          folded,
          slots.filter((slot) => slot !== children),
          ofThings,
        )
  // '80 personas y 12 niños', and '80 personas, de ellos 12 niños'.
  if (children !== undefined && rest !== null && rest.all > children.value)
    return /\b(?:de (?:ellos|ellas|los cuales|las cuales|esos)|entre ellos|incluid[oa]s?|son ninos|contando)\b/.test(
      folded,
    )
      ? kept({ all: rest.all, adults: rest.all - children.value })
      : kept({ all: rest.all + children.value, adults: rest.all })
  const said =
    people[0] ??
    slots.find(({ kind, at, of }) => {
      const before = folded.slice(Math.max(0, at - 40), at)
      // 'Cóctel de 3 horas'.
      if (/^(?:horas?|h|dias?|minutos?|min|anos?|platos|pases|tiempos)\b/.test(of)) return false
      // 'Boda 160 cava'.
      if (
        kind === 'count' &&
        /^\W*(?:boda|banquete|coctel|comunion|bautizo|desayuno|comida|cena|fiesta|catering|evento|barbacoa)(?: (?:de|para|con))? $/.test(
          before,
        )
      )
        return true
      // 'Tengo 85 de boda'.
      if (kind === 'count' && /^(?:boda|banquete|comunion|bautizo|coctel|catering|evento)\b/.test(of)) return true
      return (
        kind === 'count' && (((of === '' || ofThings || ofUse.test(of)) && bare.test(before)) || ofPeople.test(before))
      )
    })
  return said === undefined || said.value <= 0 ? null : kept({ all: said.value, adults: said.value })
}

const kept = (guests: Guests): Guests | null => (guests.all > mostGuests ? null : guests)

/** The guests of the question, else the last ones that were said before it. */
export const guestsSaid = (folded: string, slots: readonly Slot[], said: string): Guests | null => {
  const now = guestsIn(folded, slots)
  if (now !== null) return now
  for (const turn of said.split('; ')) {
    // A recipe that was ordered says its own amounts.
    if (/\b(?:crea|creame|hazme|receta|escala|guarda|prepara|preparame)\b/.test(turn)) return null
    const before = guestsIn(turn, slotsOf(turn))
    if (before !== null) return before
  }
  return null
}
