import { z } from 'zod'

/** The whole schema with its limits, to be read by a model in its instructions. */
export const describedSchema = (schema: z.core.$ZodType): unknown =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

/**
 * What strict modes take (docs/ciencia/motor-local.md §7.1): every property required, nothing else allowed, optional ones nullable,
 * and none of the limits, which some providers answer with a 400. zod checks those afterwards in any case.
 */
export const strictSchema = (schema: z.core.$ZodType): unknown => strict(describedSchema(schema))

const plain = new Set(['type', 'enum', 'const', 'description', '$ref'])

const strict = (node: unknown): unknown => {
  if (!isRecord(node)) return node
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(node)) {
    if (plain.has(key)) result[key] = value
    if (key === 'items') result[key] = strict(value)
    if (key === '$defs' && isRecord(value)) result[key] = mapValues(value, strict)
    if ((key === 'anyOf' || key === 'oneOf') && Array.isArray(value)) result['anyOf'] = value.map(strict)
  }
  if (!isRecord(node['properties'])) return result
  const required: readonly unknown[] = Array.isArray(node['required']) ? node['required'] : []
  const properties = mapValues(node['properties'], (value, name) =>
    required.includes(name) ? strict(value) : { anyOf: [strict(value), { type: 'null' }] },
  )
  return { ...result, properties, required: Object.keys(properties), additionalProperties: false }
}

const mapValues = (record: Record<string, unknown>, change: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
