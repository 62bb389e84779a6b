import { AppError } from '#core/errors/app-error.ts'

/**
 * The text of a file a spreadsheet wrote: UTF-8 with or without byte order mark, UTF-16 with one (Excel's 'Texto Unicode'),
 * else Windows-1252, in which any byte is a letter. A file with zero bytes is no text (an .xlsx) and
 * is refused, and so is a web page, which many an '.xls' of an order portal is; `refusal` says of what.
 */
export const decodeText = (bytes: Uint8Array, refusal: 'price_list_unreadable' | 'sales_unreadable'): string => {
  const text = decoded(bytes)
  if (text.includes('\0') || /^\ufeff?\s*<(?:!doctype|html|table|\?xml)\b/i.test(text)) throw new AppError(refusal)
  return text
}

const decoded = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
