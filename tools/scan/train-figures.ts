import {
  type FigureNet,
  features,
  figures,
  hidden,
  hiddenOf,
  netSize,
  outputOf,
} from '#server/scanner/reading/figure-net.ts'
import { random } from './figure-distortions.ts'

export type Example = { readonly input: Float32Array; readonly figure: number }

const rounds = 16
const batch = 64
const rate = 2e-3
/** Share of the hidden cells that is left out of each example, so that none is relied on alone. */
const leftOut = 0.2

const normal = (): number => Math.sqrt(-2 * Math.log(random() + 1e-9)) * Math.cos(2 * Math.PI * random())

/** Adam over small batches, the rate going down to nothing. */
export const trained = (examples: readonly Example[]): { net: FigureNet; isRight: (example: Example) => boolean } => {
  const net = new Float32Array(netSize)
  const second = features * hidden + hidden
  for (let at = 0; at < features * hidden; at++) net[at] = normal() * Math.sqrt(2 / features)
  for (let at = 0; at < hidden * figures; at++) net[second + at] = normal() * Math.sqrt(2 / hidden)
  const [mean, square] = [new Float32Array(netSize), new Float32Array(netSize)]
  const order = Uint32Array.from(examples.keys())
  let steps = 0
  for (let round = 0; round < rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    const now = rate * (1 - round / rounds) + rate / 200
    for (let start = 0; start < order.length; start += batch) {
      const slope = new Float32Array(netSize)
      for (const at of order.subarray(start, start + batch)) addSlope(net, slope, examples[at])
      steps++
      const [first, next] = [1 - 0.9 ** steps, 1 - 0.999 ** steps]
      for (let at = 0; at < netSize; at++) {
        const g = (slope[at] ?? 0) / batch
        const m = 0.9 * (mean[at] ?? 0) + 0.1 * g
        const v = 0.999 * (square[at] ?? 0) + 0.001 * g * g
        mean[at] = m
        square[at] = v
        net[at] = (net[at] ?? 0) - (now * (m / first)) / (Math.sqrt(v / next) + 1e-8)
      }
    }
  }
  return {
    net,
    isRight: ({ input, figure }) => {
      const out = outputOf(net, hiddenOf(net, input))
      return out.indexOf(Math.max(...out)) === figure
    },
  }
}

/** Adds how the loss of an example changes with each weight. */
const addSlope = (net: FigureNet, slope: Float32Array, example: Example | undefined): void => {
  if (example === undefined) return
  const { input, figure } = example
  const layer = hiddenOf(net, input).map((value) => (random() < leftOut ? 0 : value / (1 - leftOut)))
  const out = outputOf(net, layer)
  out[figure] = (out[figure] ?? 0) - 1
  const second = features * hidden + hidden
  const back = new Float32Array(hidden)
  for (let from = 0; from < hidden; from++)
    for (let to = 0; to < figures; to++) {
      const at = second + from * figures + to
      slope[at] = (slope[at] ?? 0) + (layer[from] ?? 0) * (out[to] ?? 0)
      if ((layer[from] ?? 0) > 0) back[from] = (back[from] ?? 0) + ((out[to] ?? 0) * (net[at] ?? 0)) / (1 - leftOut)
    }
  for (let to = 0; to < figures; to++) {
    const at = second + hidden * figures + to
    slope[at] = (slope[at] ?? 0) + (out[to] ?? 0)
  }
  for (let from = 0; from < features; from++) {
    const value = input[from] ?? 0
    if (value !== 0)
      for (let to = 0; to < hidden; to++)
        slope[from * hidden + to] = (slope[from * hidden + to] ?? 0) + value * (back[to] ?? 0)
  }
  for (let to = 0; to < hidden; to++)
    slope[features * hidden + to] = (slope[features * hidden + to] ?? 0) + (back[to] ?? 0)
}
