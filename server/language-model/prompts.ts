import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, 'prompts')
const known = new Map<string, string>()

/** The fixed instructions of one function: `prompts/<name>.md`, in Spanish, reviewed like code. Read once. */
export const readPrompt = (name: string): string => {
  const text = known.get(name) ?? readFileSync(join(folder, `${name}.md`), 'utf8').trim()
  known.set(name, text)
  return text
}
