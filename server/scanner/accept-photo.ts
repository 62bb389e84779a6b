import { AppError } from '#core/errors/app-error.ts'
import type { ErrorCode } from '#core/errors/codes.ts'
import { isPdf } from './pdf/is-pdf.ts'

/**
 * Lets a picture or a PDF pass whose first bytes are those of a kind we read. What the browser says the file is counts for nothing.
 * `head`: of its data URL. Throws an AppError that says what to do instead: for HEIC, SVG, an empty file.
 */
export const acceptPhoto = (head: string, bytes: Buffer): void => {
  if (!/^data:[^,]{0,200};base64,/.test(head)) throw new AppError('photo_unsupported')
  if (bytes.length === 0) throw new AppError('photo_empty')
  const refusal = refusalOf(bytes)
  if (refusal !== null) throw new AppError(refusal)
}

/** What the first bytes say (docs/ciencia/motor-local.md §3.1). sharp would read SVG, which may point anywhere: it is not let in. */
const refusalOf = (bytes: Buffer): ErrorCode | null => {
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  const jpeg = starts('ffd8ff')
  const png = starts('89504e470d0a1a0a')
  const webp = starts('52494646') && starts('57454250', 8)
  const gif = starts('474946383761') || starts('474946383961')
  const tiff = starts('49492a00') || starts('4d4d002a')
  if (jpeg || png || webp || gif || tiff) return null
  if (isPdf(bytes)) return null
  if (starts('66747970', 4)) return /^avi[fs]$/.test(bytes.toString('latin1', 8, 12)) ? null : 'photo_heic'
  return 'photo_unsupported'
}
