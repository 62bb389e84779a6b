/** A queue with one lane per cook. Cooks are served in turn, so that one who asks for much does not hold up the others. */
export type FairQueue<Item> = {
  /** False where the cook's lane or the whole line is full: the item is not taken. */
  readonly add: (userId: string, item: Item) => boolean
  /** The first of the cook whose turn it is. */
  readonly next: () => Item | undefined
  readonly size: () => number
}

type Limits = {
  /** Items that may wait in all, and of one cook. */
  readonly most: number
  readonly mostPerCook: number
}

export const openFairQueue = <Item>({ most, mostPerCook }: Limits): FairQueue<Item> => {
  // A Map keeps its order: the first lane is the next one to be served.
  const lanes = new Map<string, Item[]>()
  let size = 0
  return {
    add: (userId, item) => {
      const lane = lanes.get(userId) ?? []
      if (size >= most || lane.length >= mostPerCook) return false
      lane.push(item)
      lanes.set(userId, lane)
      size++
      return true
    },
    next: () => {
      const [first] = lanes
      if (first === undefined) return undefined
      const [userId, lane] = first
      lanes.delete(userId)
      const item = lane.shift()
      if (lane.length > 0) lanes.set(userId, lane)
      size--
      return item
    },
    size: () => size,
  }
}
