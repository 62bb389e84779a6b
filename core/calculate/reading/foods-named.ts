import { onlyAsks } from '#core/look-up/spoken.ts'
import type { Food } from '#core/pantry/food.ts'
import type { Pantry } from '#core/pantry/match-food.ts'
import { joiningWords } from '#core/spanish/joining.ts'

/** The most words a food's name has in a question. */
const longestName = 5

/** The foods a folded question names, in order, each by its longest name: 'alcachofa', 'solomillo de ternera'. */
export const foodsNamed = (folded: string, pantry: Pantry): { readonly food: Food; readonly words: string }[] => {
  const words = folded.slice(0, 300).match(/[a-z]+/g) ?? []
  const found: { food: Food; words: string }[] = []
  for (let at = 0; at < words.length; at++) {
    const match = longestAt(words, at, pantry)
    if (match === null) continue
    found.push(match)
    at += match.words.split(' ').length - 1
  }
  return found
}

/** 'Me sale dura' speaks of no salt ('sale', in Italian), and 'casi' of no cassis. */
const saysNoFood = (word: string): boolean => onlyAsks(word) || word === 'casi'

const longestAt = (words: readonly string[], at: number, pantry: Pantry) => {
  const first = words[at] ?? ''
  if (joiningWords.has(first) || first.length < 3 || saysNoFood(first)) return null
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    if (joiningWords.has(words[at + length - 1] ?? '')) continue
    const name = words.slice(at, at + length).join(' ')
    const match = pantry.match(name)
    // A name that the table explains wholly; what it had to leave out is another word of the sentence.
    if (match !== null && match.ignored.length === 0) return { food: match.food, words: name }
  }
  return null
}
