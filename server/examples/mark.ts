import type { ExampleKind } from '#core/api/examples.ts'

/** A row of the table examples, without its owner. */
export type Mark = {
  readonly key: string
  readonly kind: ExampleKind
  readonly row_id: string
  readonly version: string
}

/** `key` is the thing's within its kind. */
export const markOf = (kind: ExampleKind, key: string, row_id: string, version: string): Mark => ({
  key: `${kind} ${key}`,
  kind,
  row_id,
  version,
})
