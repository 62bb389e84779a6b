import { accessSync, constants, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { describedSettings, envExample } from '#tools/build/env-example.ts'

/** Files about the project agree with the project: settings, containers, CI, decisions. */

const read = (path: string): string => readFileSync(path, 'utf8')
const settings = describedSettings().flatMap(({ settings: some }) => some)
const byName = new Map(settings.map((setting) => [setting.name, setting]))

describe('los ajustes', () => {
  test('.env.example es lo que sale de ellos', () => expect(read('.env.example')).toBe(envExample()))

  test('cada uno dice en una línea qué significa, y una sola vez', () => {
    expect(settings.length).toBeGreaterThan(45)
    expect(byName.size).toBe(settings.length)
    expect(settings.filter(({ meaning }) => !/^\S.{8,120}\.$/.test(meaning)).map(({ name }) => name)).toEqual([])
  })

  /** Rows of the README's table: names and defaults, as written between back quotes. */
  const rows = read('README.md')
    .split('\n| variable |')[1]
    ?.split('\n\n')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)))

  test('los de la tabla del README existen, con los valores que dice', () => {
    expect(rows?.length).toBeGreaterThan(12)
    for (const [names = [], initials = []] of rows ?? []) {
      expect(names.filter((name) => !byName.has(name))).toEqual([])
      if (initials.length !== names.length) continue
      for (const [index, name] of names.entries()) {
        const told = initials[index]?.replace(/^\.\//, '')
        if (name !== 'SITE_URL') expect({ name, initial: told }).toEqual({ name, initial: byName.get(name)?.initial })
      }
    }
  })
})

const service = z.object({
  image: z.string(),
  build: z.string().optional(),
  profiles: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string(), required: z.boolean() })).optional(),
  volumes: z.array(z.string()),
  ports: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
})

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const { services, volumes } = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(text, { strict: true, uniqueKeys: true }))

  test('Obrador va solo; PostgreSQL, sólo con su perfil, y entonces se le espera', () => {
    expect(Object.keys(services)).toEqual(['obrador', 'postgres'])
    expect(services['obrador']?.profiles).toBeUndefined()
    expect(services['postgres']?.profiles).toEqual(['postgres'])
    expect(services['obrador']?.depends_on).toEqual({ postgres: { condition: 'service_healthy', required: false } })
    expect(services['obrador']?.env_file).toEqual([{ path: '.env', required: false }])
  })

  test('lo que fija son ajustes, y los datos quedan en el volumen del Dockerfile', () => {
    const { environment = {}, volumes: mounts = [], ports = [] } = services['obrador'] ?? {}
    expect(Object.keys(environment).filter((name) => !byName.has(name))).toEqual([])
    expect(read('Dockerfile')).toContain(`VOLUME ${environment['DATA_DIR']}\n`)
    expect(mounts).toEqual([`data:${environment['DATA_DIR']}`])
    expect(ports[0]?.endsWith(`:${environment['PORT']}`)).toBe(true)
    expect(Object.keys(volumes)).toEqual(['data', 'postgres'])
  })

  test('toda variable que lee está en .env.example', () => {
    const known = new Set([...read('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name))
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('lo que corre en otro sitio', () => {
  test('CI llama a .ci/run, que se puede ejecutar, sobre el Node del Dockerfile', () => {
    const step = z.object({ run: z.string().optional(), uses: z.string().optional() })
    const { jobs } = z
      .object({ jobs: z.object({ test: z.object({ container: z.string(), steps: z.array(step) }) }) })
      .parse(parse(read('.github/workflows/ci.yml'), { strict: true }))
    expect(jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
    accessSync('.ci/run', constants.X_OK)
    expect(read('Dockerfile')).toContain(`FROM ${jobs.test.container}-slim AS base\n`)
  })

  test('las novedades se proponen para paquetes, imágenes y acciones', () => {
    const { updates } = z
      .object({ version: z.literal(2), updates: z.array(z.object({ 'package-ecosystem': z.string() })) })
      .parse(parse(read('.github/dependabot.yml'), { strict: true }))
    const kinds = updates.map((one) => one['package-ecosystem'])
    expect(kinds).toEqual(['npm', 'docker', 'docker-compose', 'github-actions'])
  })
})

test('el índice de las decisiones las tiene todas con su título, y cada número que falta dice por qué', () => {
  const folder = 'docs/decisiones'
  const [index = '', missing = ''] = read(`${folder}/README.md`).split('## Numbers without a page')
  const pages = readdirSync(folder).filter((name) => /^\d{3}-/.test(name))
  const titles = pages.map((name) => {
    const title = /^# \d{3} · (.+)$/m.exec(read(`${folder}/${name}`))?.[1]
    return `| [${name.slice(0, 3)}](${name}) | ${title} |`
  })
  expect(titles.filter((line) => !index.includes(line))).toEqual([])
  const last = Math.max(...pages.map((name) => Number(name.slice(0, 3))))
  const numbers = Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, '0'))
  const skipped = numbers.filter((number) => !pages.some((name) => name.startsWith(number)))
  expect(skipped.filter((number) => !missing.includes(`| ${number} | `))).toEqual([])
})
