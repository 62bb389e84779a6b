import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { receivedChat } from '#core/api/received/chat.ts'
import { AppError } from '#core/errors/app-error.ts'
import { http, httpEmpty } from '#web/api/http.ts'
import { reportFailure } from '#web/data/failure.ts'
import { newId } from '#web/data/new-id.ts'
import { toast } from '#web/data/toast.ts'
import { useCreateQueued } from '#web/stock/use-recipe-operations.ts'
import {
  changeExchange,
  conversationNow,
  dropExchanges,
  type Exchange,
  keepExchanges,
  useConversation,
} from './conversation.ts'
import { historyFor } from './history.ts'
import { beginWaiting, endWaiting, stopWaiting, useWaiting } from './in-flight.ts'
import { assistantFailures, assistantTexts, recipeSaved } from './texts.ts'

/** The conversation and what can be done in it. One question at a time; every answer finds its question. */
export const useAssistant = (userId: string) => {
  const exchanges = useConversation(userId)
  const waiting = useWaiting()
  const save = useRecipeSaving(userId)

  const ask = useCallback(
    async (question: string): Promise<void> => {
      const id = newId()
      const signal = beginWaiting(id)
      if (signal === null) return
      const before = conversationNow(userId)
      const asked: Exchange = { id, at: Date.now(), question }
      keepExchanges(userId, [asked])
      try {
        const answer = await http('/functions/v1/ai-culinary-assistant', receivedChat, {
          method: 'POST',
          body: { messages: historyFor(before, question) },
          signal,
        })
        if (signal.aborted) return
        const kept = answer.recipe === null ? {} : ({ recipeId: newId(), saved: 'pending' } as const)
        const made: Exchange = { ...asked, answer, ...kept }
        changeExchange(userId, id, made)
        endWaiting(id)
        await save(made)
      } catch (error) {
        if (!signal.aborted) reportFailure(wordsFor(error), error)
      } finally {
        endWaiting(id)
      }
    },
    [userId, save],
  )
  const remove = useCallback((id: string) => dropExchanges(userId, [id]), [userId])
  const askAgain = useCallback(
    ({ id, question }: Exchange) => {
      remove(id)
      void ask(question)
    },
    [ask, remove],
  )
  const startAnew = useCallback(() => {
    stopWaiting()
    const former = conversationNow(userId)
    dropExchanges(
      userId,
      former.map(({ id }) => id),
    )
    const undo = () => keepExchanges(userId, former)
    toast.done(...assistantTexts.start.done, { label: assistantTexts.start.undo, undoes: true, onPress: undo })
  }, [userId])

  useEffect(prepare, [])
  // What was being saved when the page was closed or shown: the id is the same, so it cannot be there twice.
  const resumed = useRef(false)
  useEffect(() => {
    if (resumed.current) return
    resumed.current = true
    for (const one of exchanges) if (one.saved === 'pending') void save(one)
  }, [exchanges, save])

  return { exchanges, waiting, ask, askAgain, remove, startAnew, save, stop: stopWaiting }
}

/** A question is coming: the first after a rest takes seconds to think. Nobody waits for this; what fails, the question tells. */
export const prepare = (): void => {
  httpEmpty('/functions/v1/prepare-assistant', { method: 'POST' }).catch(() => undefined)
}

/** Exchanges whose recipe is on its way to the library, in this tab. */
const saving = new Set<string>()

/** Saves an answer's recipe through the stock's own call, one after the other, and remembers how it went. */
const useRecipeSaving = (userId: string) => {
  const navigate = useNavigate()
  const create = useCreateQueued()

  return useCallback(
    async ({ id, answer, recipeId }: Exchange): Promise<void> => {
      const recipe = answer?.recipe
      if (!recipe || recipeId === undefined || saving.has(id)) return
      saving.add(id)
      changeExchange(userId, id, { saved: 'pending' })
      const { ok } = await create(recipeId, { ...recipe, folderId: null }, recipe.doubts)
      saving.delete(id)
      changeExchange(userId, id, { saved: ok ? 'saved' : 'failed' })
      if (!ok) return
      const onPress = () => void navigate({ to: '/library' })
      toast.done(recipeSaved.title, undefined, { label: recipeSaved.action, onPress })
    },
    [userId, navigate, create],
  )
}

/** Nobody there, or a proxy in between: the connection. Anything the server itself refused: the question. */
const wordsFor = (error: unknown) => {
  if (!(error instanceof AppError)) return assistantFailures.processing
  const silent = error.code === 'network' || (error.code === 'bad_answer' && isProxyFailure(error.cause))
  return silent ? assistantFailures.connection : assistantFailures.processing
}

const isProxyFailure = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'status' in cause && Number(cause.status) >= 502
