import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const local = { LLM_MODEL: 'qwen2.5:7b', LLM_BASE_URL: 'http://localhost:11434/v1/' }

describe('la configuración del modelo', () => {
  test('sin variables no hay modelo', () => {
    expect(readConfig({}).model).toBeUndefined()
    expect(readConfig({ LLM_MODEL: '', LLM_BASE_URL: '', LLM_API_KEY: '' }).model).toBeUndefined()
  })

  test('un servidor local, sin clave', () => {
    expect(readConfig(local).model).toEqual({
      kind: 'openai-compatible',
      baseUrl: 'http://localhost:11434/v1',
      model: 'qwen2.5:7b',
      visionModel: undefined,
      apiKey: undefined,
      structured: 'auto',
      timeoutMs: 60_000,
      concurrency: 4,
      perUserPerHour: 60,
    })
  })

  test('Anthropic y Google traen su dirección', () => {
    const of = (LLM_KIND: string) => readConfig({ LLM_KIND, LLM_MODEL: 'x', LLM_API_KEY: ' k\n' }).model
    expect(of('anthropic')).toMatchObject({ baseUrl: 'https://api.anthropic.com/v1', apiKey: 'k' })
    expect(of('google')).toMatchObject({ baseUrl: 'https://generativelanguage.googleapis.com/v1beta' })
  })

  test.each<[string, Record<string, string>, string]>([
    ['sin dirección', { LLM_MODEL: 'x' }, 'Falta LLM_BASE_URL'],
    ['sin modelo', { LLM_API_KEY: 'clave-secreta' }, 'Falta LLM_MODEL: LLM_API_KEY'],
    ['sin clave', { LLM_KIND: 'anthropic', LLM_MODEL: 'x' }, 'Falta LLM_API_KEY'],
    ['clave con espacios', { ...local, LLM_API_KEY: 'clave secreta' }, 'LLM_API_KEY no vale'],
    ['usuario en la dirección', { ...local, LLM_BASE_URL: 'https://u:secreta@x.example' }, 'LLM_BASE_URL no vale'],
    ['otro protocolo', { ...local, LLM_BASE_URL: 'file:///etc/passwd' }, 'LLM_BASE_URL no vale'],
    ['metadatos de la nube', { ...local, LLM_BASE_URL: 'http://169.254.169.254/v1' }, 'LLM_BASE_URL no vale'],
    ['los mismos, disfrazados', { ...local, LLM_BASE_URL: 'http://[::ffff:a9fe:a9fe]/' }, 'LLM_BASE_URL no vale'],
    ['plazo de broma', { ...local, LLM_TIMEOUT_MS: '1' }, 'LLM_TIMEOUT_MS no vale'],
  ])('%s: una línea en español, sin secretos', (_, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
    expect(() => readConfig(environment)).not.toThrow(/secreta/)
  })
})
