import { nameKey } from '#core/spanish/name-key.ts'

/** Hands the browser a CSV file to save, named after what is in it: 'escandallo-croquetas-de-jamon.csv'. */
export const downloadCsv = (name: string, csv: string | Blob): void => {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName(name)}.csv`
  link.click()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

const longestFileName = 80

const fileName = (text: string): string =>
  nameKey(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, longestFileName)
