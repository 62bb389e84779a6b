import { expect, test } from 'vitest'
import { passwordsIn, redaction } from './redact.ts'

const redact = redaction(['sk-clave-del-modelo', 'contraseña "rara"\\', 'corta'])

test.each([
  ['postgres://obrador:s3creto%40@db:5432/cocina no responde', 'postgres://…@db:5432/cocina no responde'],
  ['smtps://ana%40x:clave@correo.example:465', 'smtps://…@correo.example:465'],
  ['{"authorization":"Bearer abc.def"}', '{"authorization":"…"}'],
  ['dijo Authorization: Basic YW5hOmNsYXZl y', 'dijo Authorization: Basic … y'],
  ['token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln fin', 'token … fin'],
  ['GET /auth/v1/verify?token_hash=abc&type=recovery', 'GET /auth/v1/verify?token_hash=…&type=recovery'],
  ['/auth/v1/callback?state=uno&code=dos#access_token=tres', '/auth/v1/callback?state=…&code=…#access_token=…'],
  ['{"password":"sofrito","refresh_token":"x1"}', '{"password":"…","refresh_token":"…"}'],
  [String.raw`{"msg":"{\"password\":\"sofrito\"}"}`, String.raw`{"msg":"{\"password\":\"…\"}"}`],
  ['550 no existe <ana.lopez@cocina.example>', '550 no existe <…@cocina.example>'],
  ['Incorrect API key: sk-clave-del-modelo.', 'Incorrect API key: ….'],
  [JSON.stringify({ said: 'era contraseña "rara"\\' }), '{"said":"era …"}'],
  ['q8Zf3m0yq8Zf3m0yq8Zf3m0yq8Zf3m0yq8Zf3m0yq8Zf3m0y', '…'],
])('de «%s» queda «%s»', (line, kept) => {
  expect(redact(line)).toBe(kept)
})

test.each([
  '{"level":"info","requestId":"0199a0b0-0000-4000-8000-000000000000","route":"/rest/v1/recipes/:id","status":200}',
  '{"code":"23505","message":"duplicate key value violates unique constraint \\"auth_users_email_key\\""}',
  'at file:///app/server/main.ts:12:3 node_modules/@fastify/static/index.js',
  'una corta no es un secreto',
])('«%s» queda como está', (line) => {
  expect(redact(line)).toBe(line)
})

test('una línea larguísima y rara no detiene a nadie', () => {
  const started = performance.now()
  for (const part of ['a.', 'a', '://', '@', 'eyJ', '?token=', '"password":"', 'Bearer ']) redact(part.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(2000)
})

test('la contraseña de una dirección, escrita y leída', () => {
  expect(passwordsIn('postgres://ana:p%40n@db/x')).toEqual(['p%40n', 'p@n'])
  expect(passwordsIn('postgres://ana@db/x')).toEqual([])
  expect(passwordsIn('nada')).toEqual([])
  expect(passwordsIn(undefined)).toEqual([])
})
