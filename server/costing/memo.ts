/** Names and prices a kitchen uses come again and again; this many take a few megabytes. */
const remembered = 20_000

/** Values worked out before, by key; when there are too many, all are forgotten at once. */
export class Memo<Value> {
  readonly #known = new Map<string, Value>()

  get size(): number {
    return this.#known.size
  }

  of(key: string, make: () => Value): Value {
    const before = this.#known.get(key)
    if (before !== undefined) return before
    if (this.#known.size >= remembered) this.#known.clear()
    const made = make()
    this.#known.set(key, made)
    return made
  }
}
