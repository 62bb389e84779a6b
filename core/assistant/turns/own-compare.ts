import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { LibraryAsk } from './library-asked.ts'
import { ownNamedIn } from './own-names.ts'

const asksBoth =
  /\bcompar\w*|\bdiferencias? (?:de|entre|hay)|\b(?:cual|que|cuanto) (?:de (?:las|los) (?:dos|tres) )?(?:es|me |nos |sale|cuesta|lleva|tiene|da|deja)\w* .{0,24}\b(?:mas|menos|mejor|peor)\b|\b(?:mas|menos) (?:car|barat|economic|rentab)[a-z]*\b|\bfrente a\b|\bvs\b/
const joints =
  /,| (?:y|o|u|e|con|vs|contra|frente a|que) (?=(?:el|la|los|las|mis?|lo|de|del|un|una|[a-z]{4,}) )| (?:y|o|vs|contra) /

/** 'Cuánto me cuesta un menú con gazpacho y carrilleras'. */
const menuOf =
  /\bmenus? (?:con|de|que lleve|formado por|:)|\b(?:cuant|que) .{0,20}\b(?:cuest|sal|val)\w+ .{0,24}\bmenu\b/
const mostCompared = 6

/** 'Compara la tarta de queso y la de Santiago': two or more of her own by name; null of anything else. Over the folded text. */
export const compareIn = (folded: string, knowledge: Knowledge): LibraryAsk | null => {
  const isMenu = menuOf.test(folded)
  if (!(asksBoth.test(folded) || isMenu) || folded.split(' ').length > 24) return null
  const names = [
    ...new Set(
      folded
        .split(joints)
        .map((part) => namedAtEnd(part, knowledge))
        .filter((name) => name !== ''),
    ),
  ]
  return names.length < 2 || names.length > mostCompared ? null : { kind: 'compare', names, isMenu }
}

/** 'Compara croquetas', as one of two, names the croquettes of the house, though no article points at them. */
const namedAtEnd = (part: string, knowledge: Knowledge): string => {
  const words = part.trim().split(' ')
  for (let at = 0; at < Math.min(words.length, mostLead); at++) {
    const rest = words.slice(at).join(' ')
    const name = ownNamedIn(/^(?:la|el|las|los|mis?|del|al) /.test(rest) ? rest : `la ${rest}`, knowledge)
    if (name !== '') return name
  }
  return ''
}
const mostLead = 8
