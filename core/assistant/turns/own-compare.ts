import type { Knowledge } from '#core/cookbook/cookbook.ts'
import type { LibraryAsk } from './library-asked.ts'
import { ownNamedIn } from './own-names.ts'

const asksBoth =
  /\bcompar\w*|\bdiferencias? (?:de|entre|hay)|\b(?:cual|que|cuanto) (?:de (?:las|los) (?:dos|tres) )?(?:es|me |nos |sale|cuesta|lleva|tiene|da|deja)\w* .{0,24}\b(?:mas|menos|mejor|peor)\b|\b(?:mas|menos) (?:car|barat|economic|rentab)[a-z]*\b|\bfrente a\b|\bvs\b/
const joints =
  /,| (?:y|o|u|e|con|vs|contra|frente a|que) (?=(?:el|la|los|las|mis?|lo|de|del|un|una|[a-z]{4,}) )| (?:y|o|vs|contra) /

const mostCompared = 6

/** 'Compara la tarta de queso y la de Santiago': two or more of her own by name; null of anything else. Over the folded text. */
export const compareIn = (folded: string, knowledge: Knowledge): LibraryAsk | null => {
  if (!asksBoth.test(folded) || folded.split(' ').length > 24) return null
  const names = [
    ...new Set(
      folded
        .split(joints)
        .map((part) => ownNamedIn(pointed(part), knowledge))
        .filter((name) => name !== ''),
    ),
  ]
  return names.length < 2 || names.length > mostCompared ? null : { kind: 'compare', names }
}

/** 'Merluza', as one of two, is the one of the house. */
const pointed = (part: string): string => (/\b(?:la|el|las|los|mis?|del|al)\b/.test(part) ? part : `la ${part.trim()}`)
