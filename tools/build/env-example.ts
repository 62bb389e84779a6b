/**
 * `npm run settings`: writes .env.example anew from the settings the server knows (server/config.ts), with their defaults and
 * what they mean. A test holds the file against them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { settingGroups } from '#server/config.ts'

export type Setting = { readonly name: string; readonly meaning: string; readonly initial: string }

const property = z.object({
  description: z.string(),
  default: z.union([z.string(), z.number()]).optional(),
})

/** The settings of each part, with the default as one would write it; '' where there is none. */
export const describedSettings = (): { readonly title: string; readonly settings: readonly Setting[] }[] =>
  settingGroups.map(({ title, settings }) => {
    const { properties = {} } = z.toJSONSchema(z.object(settings), { io: 'input', unrepresentable: 'any' })
    return {
      title,
      settings: Object.entries(properties).map(([name, found]) => {
        const { description, default: initial = '' } = property.parse(found)
        return { name, meaning: description, initial: String(initial) }
      }),
    }
  })

const head = `# Settings of Obrador. None is needed: every line shows the default, or nothing where there is none.
# Copy this file to .env and take the # away from what you change; npm start, the operator's scripts (npm run backup …) and
# compose.yaml read it. What the environment itself says goes before this file. Never commit .env: it may hold secrets.
# Made by npm run settings; do not edit.`

const composeOnly = `# compose.yaml alone
# The address of the house it is published on, and its port.
#OBRADOR_ADDRESS=127.0.0.1
#OBRADOR_PORT=3000
# With PostgreSQL: these two, and above DATABASE_URL=postgres://obrador:PASSWORD@postgres:5432/obrador with the same password.
#COMPOSE_PROFILES=postgres
#POSTGRES_PASSWORD=`

/** The text of .env.example. */
export const envExample = (): string => {
  const groups = describedSettings().map(({ title, settings }) =>
    [`# ${title}`, ...settings.map(({ name, meaning, initial }) => `# ${meaning}\n#${name}=${initial}`)].join('\n'),
  )
  return `${[head, ...groups, composeOnly].join('\n\n')}\n`
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../..', '.env.example'), envExample())
