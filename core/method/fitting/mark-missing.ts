import type { Page, PageIngredient } from '#core/cookbook/page.ts'
import { openFoodNames } from '#core/method/mentions.ts'
import { fold } from '#core/spanish/fold.ts'
import { bare } from './rename.ts'

const mark = ' (no está en tu lista)'

/** The first place where a step speaks of what the cook does not have says so. */
export const marking = (steps: readonly string[], own: PageIngredient, page: Page): readonly string[] => {
  const others = page.ingredients.map(({ name }) => name).filter((name) => name !== own.name)
  const names = openFoodNames()([own.name, ...others])
  let done = false
  return steps.map((step) => {
    const isElsewhere = own.reserve === 'para freír' && !/\bfre[ií]|\bfritura/i.test(step)
    const [mention] = done || isElsewhere ? [] : names.mentions(step, 0)
    if (mention === undefined) return step
    done = true
    const at = endOfName(step, mention, own.name)
    return step.startsWith(mark, at) ? step : `${step.slice(0, at)}${mark}${step.slice(at)}`
  })
}

/** Behind the name itself: 'el huevo cocido (no está en tu lista) picado'. */
const endOfName = (step: string, { at, end }: { at: number; end: number }, name: string): number => {
  const said = fold(step.slice(at, end))
  const words = fold(bare(name)).split(' ')
  const last = words.findLast((word) => word.length > 2 && said.includes(word.slice(0, -1))) ?? ''
  const found = last === '' ? null : new RegExp(`${last.slice(0, -1)}[a-z]*`).exec(said)
  const reached = found === null ? end : at + found.index + found[0].length
  return reached + (/^ \d{1,2} %/.exec(step.slice(reached))?.[0].length ?? 0)
}
