const shortDate = new Intl.DateTimeFormat('es-ES')

/** es-ES short date in the reader's time zone: '21/11/2026'. Empty for a text that is no date. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : shortDate.format(date)
}

const dateTime = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** es-ES short date and time in the reader's time zone: '21/11/2026, 9:05'. Empty for a text that is no date. */
export const formatDateTime = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : dateTime.format(date)
}
