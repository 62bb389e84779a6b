import type { Message } from '#core/assistant/turns/conversation.ts'
import type { Heard } from '#core/assistant/turns/heard.ts'
import type { Knowledge } from '#core/cookbook/cookbook.ts'

/** Characters of conversations kept in one kitchen: some thousand turns of a service, and no more of the longest that may be sent. */
const mostKept = 1_000_000

/** What turns were understood as: the turn before was heard a request ago. */
const known = new WeakMap<Knowledge, { readonly read: Map<string, string>; characters: number }>()

/**
 * A conversation with each earlier turn in the words it was answered in: 'con un bacalao al pilpil qué vino saco' was heard as 'qué vino va
 * con bacalao al pilpil', and 'y con el foie micuit' goes on with that. From the first on, so that each is heard once, after those before
 * it as they were understood. `hear` hears a conversation whose last message is a turn, and `keepUnderstood` keeps what it made of it.
 */
export const withTurnsAsUnderstood = (
  messages: readonly Message[],
  hear: (messages: readonly Message[]) => readonly Heard[],
  knowledge: Knowledge,
): readonly Message[] => {
  const said: Message[] = []
  for (const message of messages.slice(0, -1)) {
    const content = message.role === 'user' ? understood([...said, message], hear, knowledge) : message.content
    // The same message as long as it says the same: what was read of it stands.
    said.push(content === message.content ? message : { ...message, content })
  }
  return [...said, ...messages.slice(-1)]
}

/** The last turn in the words it is answered in; its own where it needs no others. */
const understood = (
  messages: readonly Message[],
  hear: (messages: readonly Message[]) => readonly Heard[],
  knowledge: Knowledge,
): string => known.get(knowledge)?.read.get(keyOf(messages)) ?? keepUnderstood(messages, hear(messages), knowledge)

/** Keeps in which words the last turn of a conversation was understood, for the turns after it, and answers them. */
export const keepUnderstood = (
  messages: readonly Message[],
  [first, ...others]: readonly Heard[],
  knowledge: Knowledge,
): string => {
  const asked = first !== undefined && others.length === 0 && 'question' in first ? first.question.readAs : undefined
  const content = asked ?? messages.at(-1)?.content ?? ''
  const key = keyOf(messages)
  let kept = known.get(knowledge) ?? { read: new Map<string, string>(), characters: 0 }
  if (kept.characters + key.length > mostKept) kept = { read: new Map(), characters: 0 }
  kept.read.set(key, content)
  kept.characters += key.length
  known.set(knowledge, kept)
  return content
}

/** The turns and the recipes made of them: what was answered to them hangs on these alone. */
const keyOf = (messages: readonly Message[]): string =>
  JSON.stringify(messages.map(({ role, content, recipe }) => (role === 'user' ? content : (recipe?.name ?? ''))))
