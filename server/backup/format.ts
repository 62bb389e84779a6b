import { z } from 'zod'

/**
 * One backup is one file that serves both engines: gzip of text lines, each a JSON value.
 *
 *     {"format":"obrador-copia","format_version":1,"version":"…","created_at":"…","engine":"sqlite","migrations":[…]}
 *     {"secret":"app-secret","text":"…"}                  the keys of the data folder, unless they were left out
 *     {"table":"recipes","columns":["user_id",…]}         parents before children
 *     ["0199…","…",4,null,true,{"a":1}]                   one row: text, number, boolean, null, JSON value
 *     {"end_of":"recipes","rows":1,"sha256":"…"}          of the lines of its rows
 *     {"complete":true,"tables":23,"rows":1,"sha256":"…"} of every line before; without it the file is cut short
 */
export const formatName = 'obrador-copia'
export const formatVersion = 1

const head = z.object({
  format: z.literal(formatName),
  format_version: z.number(),
  version: z.string(),
  created_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string().regex(/^\d{4}_[a-z_]+$/)).min(1),
})

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const secret = z.object({ secret: z.string(), text: z.string() })
const table = z.object({ table: name, columns: z.array(name).min(1) })
const endOfTable = z.object({ end_of: name, rows: z.number(), sha256 })
const complete = z.object({ complete: z.literal(true), tables: z.number(), rows: z.number(), sha256 })

export const lineSchemas = { head, secret, table, endOfTable, complete }

export type Head = z.infer<typeof head>
export type Secret = z.infer<typeof secret>
export type Complete = z.infer<typeof complete>
export type Value = string | number | boolean | null | object
export type Row = readonly Value[]
/** Rows travel in handfuls: one step of an iterator per row would cost more than the row. */
export type Rows = readonly Row[]
export type Table = { readonly name: string; readonly columns: readonly string[] }
