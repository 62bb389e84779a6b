import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'

/** Bytes of a photo, at most: twice what a phone's camera makes. */
const largestPhoto = 15 * 1024 * 1024

/**
 * The bytes in a data URL, when they begin like a picture we read. What the browser says the file is counts for nothing.
 * Throws an AppError that says what to do instead: for PDF, HEIC, SVG, an empty file, a large one.
 */
export const acceptPhoto = (fileData: string): Buffer => {
  const found = /^data:[^,]{0,200};base64,/.exec(fileData)
  if (found === null) throw new AppError('photo_unsupported')
  const text = fileData.slice(found[0].length)
  if (text.length > (largestPhoto * 4) / 3 + 4) throw new AppError('photo_too_large')
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0) throw new AppError('photo_empty')
  const refusal = refusalOf(bytes)
  if (refusal !== null) throw new AppError(refusal)
  return bytes
}

/** What the first bytes say (ia-y-escaner.md §3.1). sharp would read SVG, which may point anywhere: it is not let in. */
const refusalOf = (bytes: Buffer): ErrorCode | null => {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  const jpeg = starts('ffd8ff')
  const png = starts('89504e470d0a1a0a')
  const webp = starts('52494646') && starts('57454250', 8)
  const gif = starts('474946383761') || starts('474946383961')
  const tiff = starts('49492a00') || starts('4d4d002a')
  if (jpeg || png || webp || gif || tiff) return null
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'photo_pdf'
  if (starts('66747970', 4)) return /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)) ? null : 'photo_heic'
  return 'photo_unsupported'
}
