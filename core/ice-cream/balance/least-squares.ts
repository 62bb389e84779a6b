/** One term of a sum of squares: (Σ coefficients·x − wanted)². */
export type SquareTerm = { readonly coefficients: readonly number[]; readonly wanted: number }

export type Bounds = { readonly min: number; readonly max: number }

const mostSteps = 500
const stillInside = 1e-7

/**
 * The x within bounds that makes the sum of the squares least: active set (§14.2), deterministic, no dependencies. A bound
 * with min = max fixes its variable. `start` is brought within bounds first. The terms must settle every free variable
 * (the balance does so by wanting to stay near the recipe).
 */
export const leastSquares = (
  terms: readonly SquareTerm[],
  start: readonly number[],
  bounds: readonly Bounds[],
): number[] => {
  const size = start.length
  const { matrix, vector } = normalEquations(terms, size)
  const at = (index: number): Bounds => bounds[index] ?? { min: 0, max: 0 }
  const x = start.map((value, index) => Math.min(at(index).max, Math.max(at(index).min, value)))
  const isFree = x.map((value, index) => value > at(index).min && value < at(index).max)
  const gradient = (index: number): number =>
    (matrix[index] ?? []).reduce((sum, entry, other) => sum + entry * (x[other] ?? 0), -(vector[index] ?? 0))

  for (let step = 0; step < mostSteps; step++) {
    const free = x.flatMap((_, index) => (isFree[index] ? [index] : []))
    const move = solve(
      matrix,
      free,
      free.map((row) => -gradient(row)),
    )
    let length = 1
    let blocking = -1
    for (const [position, index] of free.entries()) {
      const by = move[position] ?? 0
      const room = (by > 0 ? at(index).max : at(index).min) - (x[index] ?? 0)
      const reach = by === 0 ? 1 : room / by
      if (reach < length) {
        length = Math.max(0, reach)
        blocking = index
      }
    }
    for (const [position, index] of free.entries()) {
      const { min, max } = at(index)
      x[index] = Math.min(max, Math.max(min, (x[index] ?? 0) + length * (move[position] ?? 0)))
      if (index === blocking) {
        x[index] = (move[position] ?? 0) > 0 ? max : min
        isFree[index] = false
      }
    }
    if (blocking !== -1) continue
    const released = worstHeld(x, isFree, bounds, gradient)
    if (released === -1) break
    isFree[released] = true
  }
  return x
}

const normalEquations = (terms: readonly SquareTerm[], size: number): { matrix: number[][]; vector: number[] } => {
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  const vector = new Array<number>(size).fill(0)
  for (const { coefficients, wanted } of terms) {
    for (const [row, entry] of coefficients.entries()) {
      if (entry === 0) continue
      vector[row] = (vector[row] ?? 0) + entry * wanted
      const line = matrix[row]
      if (line === undefined) continue
      for (let column = 0; column < size; column++) {
        line[column] = (line[column] ?? 0) + entry * (coefficients[column] ?? 0)
      }
    }
  }
  return { matrix, vector }
}

/** The variable held at a bound that wants back inside the most; −1 when none does. */
const worstHeld = (
  x: readonly number[],
  isFree: readonly boolean[],
  bounds: readonly Bounds[],
  gradient: (index: number) => number,
): number => {
  let worst = -1
  let strongest = stillInside
  for (const [index, value] of x.entries()) {
    const { min = 0, max = 0 } = bounds[index] ?? {}
    if (isFree[index] || max <= min) continue
    const slope = gradient(index)
    const pull = value <= min ? -slope : slope
    if (pull > strongest) {
      strongest = pull
      worst = index
    }
  }
  return worst
}

/**
 * Gaussian elimination with pivots over the free variables; 1e-12 on the diagonal keeps a column that nothing settles from
 * dividing by zero. One block of numbers: a balance solves this hundreds of times, and arrays of arrays were most of its time.
 */
const solve = (
  matrix: readonly (readonly number[])[],
  free: readonly number[],
  right: readonly number[],
): Float64Array => {
  const size = free.length
  const width = size + 1
  const cells = new Float64Array(size * width)
  for (const [row, from] of free.entries()) {
    const line = matrix[from]
    for (const [column, other] of free.entries()) cells[row * width + column] = line?.[other] ?? 0
    const diagonal = row * width + row
    cells[diagonal] = (cells[diagonal] ?? 0) + 1e-12
    cells[row * width + size] = right[row] ?? 0
  }
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot
    for (let row = pivot + 1; row < size; row++) {
      if (Math.abs(cells[row * width + pivot] ?? 0) > Math.abs(cells[best * width + pivot] ?? 0)) best = row
    }
    if (best !== pivot) swapRows(cells, width, best, pivot)
    const top = pivot * width
    const head = cells[top + pivot] ?? 1
    for (let row = pivot + 1; row < size; row++) {
      const at = row * width
      const factor = (cells[at + pivot] ?? 0) / head
      if (factor === 0) continue
      for (let column = pivot; column < width; column++) {
        cells[at + column] = (cells[at + column] ?? 0) - factor * (cells[top + column] ?? 0)
      }
    }
  }
  const found = new Float64Array(size)
  for (let row = size - 1; row >= 0; row--) {
    const at = row * width
    let sum = cells[at + size] ?? 0
    for (let column = row + 1; column < size; column++) sum -= (cells[at + column] ?? 0) * (found[column] ?? 0)
    found[row] = sum / (cells[at + row] ?? 1)
  }
  return found
}

const swapRows = (cells: Float64Array, width: number, one: number, other: number): void => {
  for (let column = 0; column < width; column++) {
    const kept = cells[one * width + column] ?? 0
    cells[one * width + column] = cells[other * width + column] ?? 0
    cells[other * width + column] = kept
  }
}
