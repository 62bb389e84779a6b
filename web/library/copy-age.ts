const words = new Intl.RelativeTimeFormat('es-ES')

const minute = 60_000
const units = [
  { unit: 'day', milliseconds: 24 * 60 * minute },
  { unit: 'hour', milliseconds: 60 * minute },
  { unit: 'minute', milliseconds: minute },
] as const

/** How old a copy is: 'hace 3 minutos', 'hace 2 días'; null below a minute, and for a clock that was set back. */
export const copyAge = (at: number, now: number): string | null => {
  const age = now - at
  const found = units.find(({ milliseconds }) => age >= milliseconds)
  return found === undefined ? null : words.format(-Math.floor(age / found.milliseconds), found.unit)
}
