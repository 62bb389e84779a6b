import { Readable } from 'node:stream'
import { AppError } from '#core/errors/app-error.ts'

/** ms without a read after which a client counts as gone, and its cook may export again. */
const longestStallMs = 60_000
/** Pieces made ahead of the client: one on its way, one ready. */
const piecesAhead = 2

const underWay = new Map<string, symbol>()

/**
 * A file of one account, made while it is sent: each piece waits until the client has taken the one before. One at a time
 * per cook and process; a second → `export_under_way`.
 */
export const exportStream = (userId: string, pieces: AsyncIterable<string>): Readable => {
  if (underWay.has(userId)) throw new AppError('export_under_way')
  const mine = Symbol('export')
  underWay.set(userId, mine)
  const stall = setTimeout(() => stream.destroy(), longestStallMs).unref()
  const end = () => {
    clearTimeout(stall)
    if (underWay.get(userId) === mine) underWay.delete(userId)
  }
  // The last piece taken ends it, before the client sees the end; the stream's end, also where nothing was ever read.
  const stream = Readable.from(
    watched(pieces, () => stall.refresh(), end),
    { highWaterMark: piecesAhead },
  )
  stream.once('close', end)
  return stream
}

async function* watched(pieces: AsyncIterable<string>, onPiece: () => void, end: () => void): AsyncIterable<string> {
  try {
    for await (const piece of pieces) {
      onPiece()
      yield piece
    }
  } finally {
    end()
  }
}
