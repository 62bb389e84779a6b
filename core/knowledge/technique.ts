/** How something is done, for a colleague who asks in passing (reference/ia-y-escaner.md §6.2). */
export type Technique = {
  readonly names: readonly string[]
  readonly what: string
  readonly when: string
  /** Temperature and time, with their units; blank where neither matters. */
  readonly figures: string
  /** What goes wrong, and its remedy. */
  readonly faults: readonly { readonly fault: string; readonly remedy: string }[]
}
