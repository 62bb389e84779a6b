import type { Slots } from '#core/safety/hearing/read-slots.ts'

/** The row that fits what is named: by its own name first, then by the tags of its foods, in the order of the table. */
export const rowFor = <Row extends { readonly id: string; readonly tags: readonly string[] }>(
  rows: readonly Row[],
  { tags }: Slots,
  prefix: string,
): Row | null =>
  rows.find(({ id }) => tags.has(`${prefix}-${id}`)) ??
  rows.find((row) => row.tags.some((tag) => tags.has(tag))) ??
  null
