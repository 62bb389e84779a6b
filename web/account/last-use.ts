import { accountTexts } from './texts.ts'

const { when } = accountTexts
const minuteMs = 60_000
const timeOnly = new Intl.DateTimeFormat('es-ES', { hour: 'numeric', minute: '2-digit' })
const dayAndTime = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** When a device was last heard of, as one says it: minutes, then today and yesterday, then the date. */
export const lastUse = (iso: string, now: Date): string => {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const minutes = Math.floor((now.getTime() - date.getTime()) / minuteMs)
  // A server clock a little ahead of this tablet's must not give 'hace -1 min'.
  if (minutes < 1) return when.now
  if (minutes < 60) return when.minutes(minutes)
  if (sameDay(date, now)) return when.today(timeOnly.format(date))
  if (sameDay(date, dayBefore(now))) return when.yesterday(timeOnly.format(date))
  return dayAndTime.format(date)
}

const sameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

const dayBefore = (date: Date): Date => new Date(date.getFullYear(), date.getMonth(), date.getDate() - 1)
