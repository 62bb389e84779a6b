import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A short name for a content: equal contents, equal names. */
export const newHash = (content) => createHash('sha256').update(content).digest('hex')

export const readOrEmpty = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
