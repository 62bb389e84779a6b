import type { Kit } from './ask.ts'
import { parsed, troubleOf } from './deliver.ts'
import { isRecord } from './json-schema.ts'
import type { Model, ModelStatus } from './model.ts'
import { whatHappened } from './texts.ts'

/** The account page may be loaded as often as anybody likes; the provider is asked once in this time. */
const freshMs = 60_000
/** Somebody is looking at the page. */
const patienceMs = 5000

/** The line of the account page, also where there is no model. */
export const modelStatus = async (model: Model | undefined): Promise<ModelStatus> =>
  model === undefined ? { configured: false } : await model.status()

type Seen = { readonly reachable: boolean; readonly notice: string | null; readonly atMs: number }

/** Asks the provider for its list of models, which costs nothing and shows that address, key and name are right. */
export const openStatus = (kit: Kit, now: () => number): (() => Promise<ModelStatus>) => {
  const { settings, counter, breaker } = kit
  let latest: Promise<Seen> | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  return async () => {
    if (latest === undefined || now() - askedAtMs >= freshMs) {
      askedAtMs = now()
      latest = look(kit, now)
    }
    const { reachable, notice, atMs } = await latest
    const trouble = breaker.lastTrouble()
    return {
      configured: true,
      kind: settings.kind,
      model: settings.model,
      visionModel: settings.visionModel ?? null,
      host: new URL(settings.baseUrl).host,
      reachable,
      notice: notice ?? (trouble === undefined ? null : `La última consulta falló. ${whatHappened[trouble]}`),
      checkedAt: new Date(atMs).toISOString(),
      structured: counter.habits.mode,
    }
  }
}

const look = async ({ settings, counter }: Kit, now: () => number): Promise<Seen> => {
  const { dialect, transport } = counter
  const reply = await transport.send(dialect.statusPath(settings.model), AbortSignal.timeout(patienceMs))
  const seen = (reachable: boolean, notice: string | null): Seen => ({ reachable, notice, atMs: now() })
  if (!reply.ok) return seen(false, whatHappened[reply.reason])
  if (reply.status >= 200 && reply.status < 300) {
    const body = parsed(reply.text)
    return isRecord(body) ? seen(true, missingModel(body, settings.model)) : seen(false, whatHappened.not_understood)
  }
  // Some compatible servers have no list of models; a 404 still proves that the server answers.
  if (reply.status === 404 && settings.kind === 'openai-compatible') return seen(true, null)
  return seen(reply.status < 500, whatHappened[troubleOf(reply).reason])
}

const missingModel = (body: Record<string, unknown>, model: string): string | null => {
  const list = Array.isArray(body['data']) ? body['data'] : []
  const names = list.flatMap((item) => (isRecord(item) && typeof item['id'] === 'string' ? [item['id']] : []))
  // Ollama calls the model 'llama3' 'llama3:latest'.
  if (names.length === 0 || names.includes(model) || names.includes(`${model}:latest`)) return null
  return `El proveedor responde, pero entre sus modelos no aparece «${model}».`
}
