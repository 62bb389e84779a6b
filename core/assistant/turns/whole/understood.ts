import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Heard } from '#core/assistant/turns/heard.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

/** Turns looked back at, as far as a short one may go on with. */
const longestMemory = 4
const mostKnown = 300

/** What turns were understood as: the turn before was heard a request ago. */
const known = new WeakMap<Knowledge, Map<string, string>>()

/**
 * A conversation with each earlier turn in the words it was answered in: 'con un bacalao al pilpil qué vino saco' was heard as 'qué vino va
 * con bacalao al pilpil', and 'y con el foie micuit' goes on with that. `hear` hears a conversation whose last message is a turn, and
 * keeps what it made of it (`keepUnderstood`).
 */
export const withTurnsAsUnderstood = (
  messages: readonly Message[],
  hear: (messages: readonly Message[]) => readonly Heard[],
  knowledge: Knowledge,
): readonly Message[] => {
  const users = messages.flatMap(({ role }, at) => (role === 'user' ? [at] : []))
  const looked = new Set(users.slice(-1 - longestMemory, -1))
  const said: Message[] = []
  for (const [at, message] of messages.entries())
    said.push(looked.has(at) ? { ...message, content: understood([...said, message], hear, knowledge) } : message)
  return said
}

/** The last turn in the words it is answered in; its own where it needs no others. */
const understood = (
  messages: readonly Message[],
  hear: (messages: readonly Message[]) => readonly Heard[],
  knowledge: Knowledge,
): string => known.get(knowledge)?.get(keyOf(messages)) ?? keepUnderstood(messages, hear(messages), knowledge)

/** Keeps in which words the last turn of a conversation was understood, for the turns after it, and answers them. */
export const keepUnderstood = (
  messages: readonly Message[],
  [first, ...others]: readonly Heard[],
  knowledge: Knowledge,
): string => {
  const asked = first !== undefined && others.length === 0 && 'question' in first ? first.question.readAs : undefined
  const content = asked ?? messages.at(-1)?.content ?? ''
  const read = known.get(knowledge) ?? new Map<string, string>()
  known.set(knowledge, read)
  if (read.size >= mostKnown) read.clear()
  read.set(keyOf(messages), content)
  return content
}

/** The turns and the recipes made of them: what was answered to them hangs on these alone. */
const keyOf = (messages: readonly Message[]): string =>
  JSON.stringify(messages.map(({ role, content, recipe }) => (role === 'user' ? content : (recipe?.name ?? ''))))
