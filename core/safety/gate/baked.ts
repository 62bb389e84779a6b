import { fold } from '#core/spanish/fold.ts'
import { type Draft, textOf } from './draft.ts'
import { celsiusWritten, minutesWritten } from './figures.ts'

/** Doughs and batters that are done when their crumb has set. */
const crumb =
  /\b(?:bizcochos?|brownies?|blondies?|magdalenas?|muffins?|cupcakes?|galletas?|cookies?|plum ?cakes?|financiers?|madeleines?|sobaos?|pastas? de te|panettones?|brioches?|roscon(?:es)?|bollos?|savarin|genoves[ae]?|gioconda|dacquoise|tarta de (?:santiago|zanahoria)|red velvet)\b/

/** What is meant to stay liquid inside, is not baked to the end, or has an egg that the oven does not see. */
const notOnlyCrumb =
  /\b(?:coulants?|fluid[oa]s?|volcan(?:es)?|fundente|poco hech[oa]|crud[oa]s?|sin horn(?:o|ear)|queso|cremas?|natillas|mousse|merengue|sabayon|tiramisu|rellen[oa]s?|helad[oa]s?)\b/

/** Oven and time from which a crumb has set: °C, minutes (oficio; a sponge is done at 92–98 °C in its centre). */
const oven = { celsius: 150, minutes: 12 }

/** A batter that bakes until its crumb has set is far above what an egg needs: no pastry chef probes it for that. */
export const isBakedThrough = (draft: Draft): boolean => {
  const name = fold(draft.name)
  const method = textOf(draft)
  return (
    crumb.test(name) &&
    !notOnlyCrumb.test(name) &&
    celsiusWritten(method).some((value) => value >= oven.celsius) &&
    minutesWritten(method).some((value) => value >= oven.minutes)
  )
}
