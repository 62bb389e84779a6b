import { nameKey } from '#core/spanish/name-key.ts'

/** The words of a subject as search keys, in the singular, for the library: 'Croquetas de jamón' → croqueta, jamon. */
export const searchKeys = (subject: string): string[] =>
  nameKey(subject)
    .split(/[^a-z\d]+/)
    .filter((word) => word.length > 1 && !joining.has(word))
    .map((word) => (word.length > 4 ? word.replace(/ces$/, 'z').replace(/(?<=[aeiou][lr]|[aio]n|j)es$|s$/, '') : word))
    .slice(0, 8)

const joining = new Set('de del la el los las con en al un una unos unas por para sin mi mis que'.split(' '))
