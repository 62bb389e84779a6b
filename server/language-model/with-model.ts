import type { Answer } from './failure.ts'
import type { Model } from './model.ts'
import { noticeOf } from './texts.ts'

/** Who wrote an answer, as the API names it. `notice` says in Spanish why the model did not. */
export type Origin =
  | { readonly engine: 'model'; readonly model: string }
  | { readonly engine: 'local'; readonly notice?: string }

/**
 * The model's answer if there is a model and it gives a good one, else our own cooking knowledge. Never call it inside
 * `asUser`: the embedded database has one writer, and this may wait a minute.
 *
 *     const { value, ...origin } = await withModel(model, (it) => it.askObject({ … }), () => draftMethod(recipe))
 *     return { method: value, ...origin }
 */
export const withModel = async <T>(
  model: Model | undefined,
  ask: (model: Model) => Promise<Answer<T>>,
  local: () => T | Promise<T>,
): Promise<{ readonly value: T } & Origin> => {
  if (model === undefined) return { value: await local(), engine: 'local' }
  const answer = await ask(model)
  if (answer.ok) return { value: answer.value, engine: 'model', model: model.name }
  return { value: await local(), engine: 'local', notice: noticeOf(answer.reason) }
}
