import { fold } from '#core/spanish/fold.ts'

/** Longer answers are recipes or tables. Characters. */
const longestAnswer = 4000

/** The dishes our own answer offered, in order: the bullets of ideas, or bold names with what they are of. */
export const offeredIn = (content: string): readonly string[] => {
  const said = content.slice(0, longestAnswer)
  const ideas = said.split('**Se me ocurre**')[1]
  if (ideas !== undefined) return [...ideas.matchAll(/^- ([^\n*:]{3,60})$/gmu)].map(([, dish = '']) => dish)
  return said.includes('Di «crea ')
    ? [...said.matchAll(/^- \*\*([^\n*]{3,60})\*\*(?: \(tuya\))?:/gmu)].map(([, dish = '']) => dish)
    : []
}

/** 'Y el segundo': before the place stands little. Characters. */
const longestLead = 3

const places = ['primer', 'segund', 'tercer', 'cuart', 'ultim']

/** 'Dame la receta del primero', 'crea el segundo': one of the dishes offered before, by its place. */
export const withOffered = (text: string, offered: readonly string[]): string => {
  const found =
    /(?<!\p{L})(?:(del?) (?:la |lo )?|el |la |lo )(primer|segund|tercer|cuart|[uú]ltim)[oa]?(?: plato| idea| opci[oó]n)?(?!\p{L})/iu.exec(
      text,
    )
  if (found === null || offered.length === 0) return text
  const isBare = found.index <= longestLead && text.slice(found.index + found[0].length).replace(/\W/g, '') === ''
  if (!isBare && !/\b(?:receta|crea|haz|hazme|prepara|dame)\b/.test(fold(text))) return text
  const place = places.indexOf(fold(found[2] ?? ''))
  const dish = place === places.length - 1 ? offered.at(-1) : offered[place]
  if (dish === undefined) return text
  if (isBare) return `dame la receta de ${dish.toLowerCase()}`
  return `${text.slice(0, found.index)}${found[1] === undefined ? '' : 'de '}${dish.toLowerCase()}${text.slice(found.index + found[0].length)}`
}
