import type { Added, Rule } from './added.ts'
import { creamBesideBoiled, dredges, seaOfRice, yolkWithEggs } from './at-its-time.ts'
import {
  blendedIn,
  breadBeside,
  brownedApart,
  byItsUse,
  citrusBeside,
  coats,
  crumbledOver,
  fizzLast,
  fuel,
  garnish,
  glazed,
  greasesTheMould,
  linesTheMould,
  saidWhole,
  servedInBuns,
  servedSauce,
  topsTheBread,
  yolkOnTop,
} from './at-the-table.ts'
import type { Place } from './by-use.ts'
import { kneaded, peelOfCitrus, sweetEgg } from './doughs.ts'
import {
  bedOfRoast,
  blended,
  blendedGarden,
  cookedWhereNothingIs,
  dryPulse,
  fishOfSoup,
  friedPotato,
  groundBread,
  pepperOfSofrito,
  plantain,
  potatoOfStew,
  readyMeat,
  stewedLast,
  toughMeat,
  withARecipeOfItsOwn,
} from './in-the-pot.ts'
import {
  gelatineInHot,
  infused,
  muddledInShaker,
  packedInJar,
  stockForWater,
  waterThatIsThere,
  withTheSalt,
} from './liquids.ts'
import { filledCold, frosting, fruitPuree, pasteInCream, scent, truffle, yolkOfCustard } from './sweets.ts'
import {
  afterTheFirst,
  beforeTheJarCloses,
  besideItsKin,
  insideWhatCloses,
  namesTheDish,
  saidByClass,
  whereItsRoleGoes,
} from './with-its-role.ts'

/** The first that has a place for a line decides: what it says itself, then what it is, then what its role does. */
const rules: readonly Rule[] = [
  byItsUse,
  saidWhole,
  saidByClass,
  servedInBuns,
  glazed,
  brownedApart,
  fuel,
  fizzLast,
  linesTheMould,
  topsTheBread,
  plantain,
  stewedLast,
  yolkWithEggs,
  dredges,
  creamBesideBoiled,
  seaOfRice,
  kneaded,
  packedInJar,
  namesTheDish,
  servedSauce,
  garnish,
  dryPulse,
  crumbledOver,
  greasesTheMould,
  besideItsKin,
  waterThatIsThere,
  stockForWater,
  muddledInShaker,
  withTheSalt,
  infused,
  peelOfCitrus,
  filledCold,
  truffle,
  coats,
  yolkOnTop,
  blendedIn,
  sweetEgg,
  fruitPuree,
  groundBread,
  pepperOfSofrito,
  blendedGarden,
  bedOfRoast,
  cookedWhereNothingIs,
  blended,
  pasteInCream,
  yolkOfCustard,
  scent,
  breadBeside,
  citrusBeside,
  gelatineInHot,
  frosting,
  beforeTheJarCloses,
  insideWhatCloses,
  whereItsRoleGoes,
  potatoOfStew,
  toughMeat,
  friedPotato,
  readyMeat,
  fishOfSoup,
  withARecipeOfItsOwn,
]

/** Where a line goes that the page does not know. */
export const placeOf = (added: Added): Place => {
  for (const rule of rules) {
    const place = rule(added)
    if (place !== null) return place
  }
  return afterTheFirst(added)
}
