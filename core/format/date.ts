const shortDate = new Intl.DateTimeFormat('es-ES')

/** es-ES short date in the reader's time zone: '21/11/2026'. Empty for a text that is no date. */
export const formatDate = (iso: string): string => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : shortDate.format(date)
}
