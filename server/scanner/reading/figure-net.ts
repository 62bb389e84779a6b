import { readFileSync } from 'node:fs'
import { signSize } from './figure-signs.ts'

/** Cells each way of what is seen of the ink, and of its edges; kinds of edges. */
const inkCells = 12
const edgeCells = 6
const directions = 4
/** Of an edge: what is told apart from an edge of the next direction. */
const oblique = 0.5
const edgeWeight = 2

export const features = inkCells ** 2 + directions * edgeCells ** 2
export const hidden = 48
export const figures = 10

/** A small network of one hidden layer: its weights one after the other, in the order in which they are used. */
export type FigureNet = Float32Array
export const netSize = features * hidden + hidden + hidden * figures + figures

let known: FigureNet | undefined

/** What `tools/scan/make-figures.ts` made of the figures of many faces. */
export const figureNet = (): FigureNet => {
  if (known === undefined) {
    const bytes = readFileSync(new URL('figures.bin', import.meta.url))
    known = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  }
  return known
}

/** How likely a sign is each of the ten figures. */
export const likelihoods = (net: FigureNet, sign: Float32Array): Float32Array =>
  outputOf(net, hiddenOf(net, featuresOf(sign)))

/** The weights of the first layer stand input by input, those of the second hidden by hidden; the biases behind each. */
export const hiddenOf = (net: FigureNet, input: Float32Array): Float32Array => {
  const layer = net.slice(features * hidden, features * hidden + hidden)
  for (let from = 0; from < features; from++) {
    const value = input[from] ?? 0
    if (value !== 0)
      for (let to = 0; to < hidden; to++) layer[to] = (layer[to] ?? 0) + value * (net[from * hidden + to] ?? 0)
  }
  return layer.map((value) => Math.max(0, value))
}

export const outputOf = (net: FigureNet, layer: Float32Array): Float32Array => {
  const start = features * hidden + hidden
  const out = net.slice(start + hidden * figures)
  for (let from = 0; from < hidden; from++)
    for (let to = 0; to < figures; to++)
      out[to] = (out[to] ?? 0) + (layer[from] ?? 0) * (net[start + from * figures + to] ?? 0)
  const most = Math.max(...out)
  const powers = out.map((value) => Math.exp(value - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map((power) => power / sum)
}

/** What is looked at in a sign: its ink in large cells, and in larger ones which way its edges run. */
export const featuresOf = (sign: Float32Array): Float32Array => {
  const at = (x: number, y: number): number => sign[y * signSize + x] ?? 0
  const seen = new Float32Array(features)
  const [ink, edge] = [signSize / inkCells, signSize / edgeCells]
  const inner = (place: number): boolean => place > 0 && place < signSize - 1
  for (let y = 0; y < signSize; y++)
    for (let x = 0; x < signSize; x++) {
      const cell = Math.floor(y / ink) * inkCells + Math.floor(x / ink)
      seen[cell] = (seen[cell] ?? 0) + at(x, y) / ink ** 2
      const across = inner(x) ? at(x + 1, y) - at(x - 1, y) : 0
      const down = inner(y) ? at(x, y + 1) - at(x, y - 1) : 0
      for (let way = 0; way < directions; way++) {
        const angle = (Math.PI * way) / directions
        const along = Math.abs(across * Math.cos(angle) + down * Math.sin(angle)) - oblique * Math.hypot(across, down)
        const part = inkCells ** 2 + way * edgeCells ** 2 + Math.floor(y / edge) * edgeCells + Math.floor(x / edge)
        seen[part] = (seen[part] ?? 0) + (edgeWeight * Math.max(0, along)) / edge ** 2
      }
    }
  return seen
}
