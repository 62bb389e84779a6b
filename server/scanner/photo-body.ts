import { AppError } from '#core/errors/app-error.ts'

/** Bytes of a photo, at most: twice what a phone's camera makes. */
export const largestPhoto = 15 * 1024 * 1024
/** Bytes of the request beside the photo: its name, its type. */
const largestRest = 64 * 1024
/** Characters of 'data:image/jpeg;base64,'. */
const longestHead = 300

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openers = new Set([0x5b, 0x7b])
const closers = new Set([0x5d, 0x7d])

export type PhotoBody = {
  /** The request without its picture: of `fileData` only the head of its data URL is left. */
  readonly text: string
  readonly photo: Buffer
}

export type PhotoReader = {
  /** Throws AppError `photo_too_large` or `body_too_large` as soon as it is known. */
  readonly take: (chunk: Buffer) => void
  readonly end: () => PhotoBody
}

/**
 * Reads the JSON of a request piece by piece and decodes the picture in its `fileData` on the way, so that a photo is held
 * once, as bytes, and never as text. `expected` is how many bytes of photo are announced; memory is used as they arrive.
 */
export const openPhotoReader = (expected = largestPhoto): PhotoReader => {
  const photo = openDecoder(Math.min(expected, largestPhoto))
  const rest: Buffer[] = []
  let restLength = 0
  let mode: 'json' | 'string' | 'head' | 'picture' | 'skipped' = 'json'
  let escaped = ''
  let depth = 0
  let said: number[] = []
  let key = ''
  let isValue = false

  const keep = (bytes: Buffer): void => {
    restLength += bytes.length
    if (restLength > largestRest) throw new AppError('body_too_large')
    rest.push(Buffer.from(bytes))
  }

  /** One byte outside the picture; whether it is kept. */
  const step = (byte: number): boolean => {
    if (mode === 'json') {
      if (byte === quote) {
        const isPicture = depth === 1 && isValue && key === 'fileData'
        if (isPicture) photo.clear()
        mode = isPicture ? 'head' : 'string'
        said = []
      } else if (openers.has(byte)) depth++
      else if (closers.has(byte)) depth--
      if (byte === colon) isValue = true
      else if (byte === comma) isValue = false
      return true
    }
    if (escaped !== '') escaped = ''
    else if (byte === backslash) escaped = '\\'
    else if (byte === quote) {
      if (mode === 'string' && !isValue) key = Buffer.from(said).toString('latin1')
      mode = 'json'
      return true
    }
    if (mode === 'skipped') return false
    if (said.length < longestHead) said.push(byte)
    if (mode === 'head' && byte === comma) mode = isBase64(said) ? 'picture' : 'skipped'
    return true
  }

  /** The rest of an escape inside the picture: `\/` and `\u002b` are letters of base64, `\n` is none. */
  const takeEscape = (chunk: Buffer, from: number): number => {
    let at = from
    while (at < chunk.length && escaped !== '') {
      escaped += String.fromCharCode(chunk[at++] ?? 0)
      if (escaped[1] === 'u' && escaped.length < 6) continue
      const code = escaped[1] === 'u' ? Number.parseInt(escaped.slice(2), 16) : 0
      photo.take(escaped[1] === '/' ? '/' : code > 0x20 && code < 0x7f ? String.fromCharCode(code) : '')
      escaped = ''
    }
    return at
  }

  const takePicture = (chunk: Buffer, from: number): number => {
    let at = takeEscape(chunk, from)
    while (at < chunk.length && mode === 'picture' && escaped === '') {
      const end = firstOf(chunk, at)
      photo.take(chunk.toString('latin1', at, end))
      at = end
      if (chunk[at] === quote) mode = 'json'
      else if (chunk[at] === backslash) at = takeEscape(chunk, startEscape(at))
    }
    return at
  }
  const startEscape = (at: number): number => {
    escaped = '\\'
    return at + 1
  }

  const isInPicture = (): boolean => mode === 'picture'

  const take = (chunk: Buffer): void => {
    let at = 0
    while (at < chunk.length) {
      if (isInPicture()) {
        at = takePicture(chunk, at)
        if (isInPicture()) continue
        // The quote that ends the picture ends the head that stands for it.
        keep(chunk.subarray(at, at + 1))
        at++
        continue
      }
      const from = at
      let isKept = true
      while (at < chunk.length && isKept && !isInPicture()) isKept = step(chunk[at++] ?? 0)
      keep(chunk.subarray(from, isKept ? at : at - 1))
    }
  }
  return { take, end: () => ({ text: Buffer.concat(rest).toString('utf8'), photo: photo.end() }) }
}

const isBase64 = (said: readonly number[]): boolean =>
  /^data:[^,]{0,200};base64,$/.test(Buffer.from(said).toString('latin1').replaceAll('\\/', '/'))

/** Where the next quote or backslash stands; the end where there is none. */
const firstOf = (chunk: Buffer, from: number): number => {
  const ends = [chunk.indexOf(quote, from), chunk.indexOf(backslash, from)].filter((at) => at !== -1)
  return Math.min(chunk.length, ...ends)
}

const openDecoder = (expected: number) => {
  let bytes = Buffer.allocUnsafeSlow(expected)
  let length = 0
  let left = ''
  const write = (text: string): void => {
    const needed = length + Math.ceil((text.length * 3) / 4)
    if (needed > largestPhoto + 2) throw new AppError('photo_too_large')
    if (needed > bytes.length)
      bytes = Buffer.concat([bytes.subarray(0, length)], Math.min(largestPhoto + 2, 2 * needed))
    length += bytes.write(text, length, 'base64')
  }
  return {
    clear: (): void => {
      length = 0
      left = ''
    },
    take: (text: string): void => {
      const letters = left + (/[^\w+/-]/.test(text) ? text.replace(/[^\w+/-]/g, '') : text)
      const whole = letters.length - (letters.length % 4)
      left = letters.slice(whole)
      write(letters.slice(0, whole))
    },
    end: (): Buffer => {
      write(left)
      return bytes.subarray(0, length)
    },
  }
}
