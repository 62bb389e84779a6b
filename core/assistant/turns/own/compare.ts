import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { LibraryAsk } from './library-asked.ts'
import { ownNamesListed } from './names.ts'

const asksBoth =
  /\bcompar\w*|\bdiferencias? (?:de|entre|hay)|\b(?:cual|que|cuanto) (?:de (?:las|los) (?:dos|tres) )?(?:es|me |nos |sale|cuesta|lleva|tiene|da|deja)\w* .{0,24}\b(?:mas|menos|mejor|peor)\b|\b(?:mas|menos) (?:car|barat|economic|rentab)[a-z]*\b|\bfrente a\b|\bvs\b/
/** 'Cuánto me cuesta un menú con gazpacho y carrilleras'. */
const menuOf =
  /\bmenus? (?:con|de|que lleve|formado por|:)|\b(?:cuant|que) .{0,20}\b(?:cuest|sal|val)\w+ .{0,24}\bmenu\b/
const mostCompared = 6

/** 'Compara la tarta de queso y la de Santiago': two or more of her own by name; null of anything else. Over the folded text. */
export const compareIn = (folded: string, knowledge: Knowledge): LibraryAsk | null => {
  const isMenu = menuOf.test(folded)
  if (!(asksBoth.test(folded) || isMenu) || folded.split(' ').length > 24) return null
  const names = ownNamesListed(folded, knowledge)
  return names.length < 2 || names.length > mostCompared ? null : { kind: 'compare', names, isMenu }
}
