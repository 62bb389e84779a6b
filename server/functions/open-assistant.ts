import { setImmediate } from 'node:timers/promises'

/**
 * The assistant with everything it knows. Dishes, techniques, seasons and foods are read at the first question and not at
 * start (5 MB less when idle), in pieces with a turn of the event loop between two: all at once would keep the other cooks
 * waiting for a tenth of a second and more.
 */
export const openAssistant = async () => {
  opening ??= inPieces()
  return opening
}

let opening: ReturnType<typeof inPieces> | undefined

const inPieces = async () => {
  try {
    await oneByOne(pieces)
    return await import('./ai-culinary-assistant.ts')
  } catch (error) {
    opening = undefined
    throw error
  }
}

/** Does one piece after the other; between two of them whatever waits has its turn. */
export const oneByOne = async (pieces: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const piece of pieces) {
    await piece()
    await setImmediate()
  }
}

/** What is heaviest to read, each before what builds on it; the last two compile the patterns a question is read with. */
const pieces: readonly (() => Promise<unknown>)[] = [
  () => import('#core/knowledge/dishes.ts'),
  () => import('#core/knowledge/formulas.ts'),
  () => import('#core/method/roles.ts'),
  () => import('#core/method/dish-kind.ts'),
  () => import('#core/assistant/shelves.ts'),
  () => import('#core/assistant/answer-menu.ts'),
  () => import('#core/assistant/read-question.ts'),
  () => import('#core/assistant/answer.ts'),
  () => import('./ai-culinary-assistant.ts'),
  async () => (await pantry()).loadFoods(),
  async () => (await pantry()).loadPantry(),
  sampleQuestion,
  async () => {
    const { answer } = await import('#core/assistant/answer.ts')
    const { noFindings } = await import('#core/assistant/findings.ts')
    return answer(await sampleQuestion(), noFindings, (await pantry()).loadPantry())
  },
]

const pantry = () => import('#server/pantry/load.ts')

async function sampleQuestion() {
  const { readQuestion } = await import('#core/assistant/read-question.ts')
  const { firstSuggestions } = await import('#core/assistant/suggestions.ts')
  return readQuestion([{ role: 'user', content: firstSuggestions[0] ?? '' }], (await pantry()).loadPantry())
}
