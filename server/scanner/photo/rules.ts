import type { Grey } from './grey.ts'

/** Shares of the page's width: the thickness is of docs/ciencia/motor-local.md §3.2, step 6; the rest is ours. */
const thinnest = 0.0045
const longest = 0.09
/** A rule goes on behind a letter that stands on it or another rule that crosses it. */
const widestGap = 0.008
/** The feet of printed letters line up too, but leave more of the line open. */
const fullest = 0.8

const ink = 150

/**
 * Wipes out the lines of tables and ruled paper, which otherwise take whole columns of figures with them. A rule is a
 * chain of thin strokes at least 9 % of the page long with hardly a gap; where something thicker stands on it, that stays.
 */
export const eraseRules = (page: Grey): Grey => {
  const { width, height, data } = page
  const out = data.slice()
  const unit = Math.max(width, height)
  const measure = {
    thin: Math.max(2, Math.round(unit * thinnest)),
    long: Math.round(Math.min(width, height) * longest),
    gap: Math.round(unit * widestGap),
  }
  // Level lines: along x, measured across y; then the same upright.
  erase({ data, out, along: width, across: height, step: 1, leap: width, ...measure })
  erase({ data, out, along: height, across: width, step: width, leap: 1, ...measure })
  return { ...page, data: out }
}

type Sweep = {
  readonly data: Uint8Array
  readonly out: Uint8Array
  readonly along: number
  readonly across: number
  readonly step: number
  readonly leap: number
  readonly thin: number
  readonly long: number
  readonly gap: number
}

/** A thin stroke crossed at one place along: from–to across, and the chain it belongs to. */
type Stroke = { readonly at: number; readonly from: number; readonly to: number; readonly chain: Chain }
type Chain = { readonly strokes: Stroke[]; readonly start: number }

const erase = (sweep: Sweep): void => {
  let open: Stroke[] = []
  for (let at = 0; at < sweep.along; at++) {
    open = open.filter((stroke) => at - stroke.at <= sweep.gap || finish(stroke, sweep))
    const last = open
    const next: Stroke[] = []
    for (const { from, to } of thinStrokes(sweep, at)) {
      const before = last.find(
        (stroke) => from <= stroke.to + 1 && to >= stroke.from - 1 && !next.some(({ chain }) => chain === stroke.chain),
      )
      const chain = before?.chain ?? { strokes: [], start: at }
      const stroke = { at, from, to, chain }
      chain.strokes.push(stroke)
      next.push(stroke)
    }
    open = [...last.filter(({ chain }) => !next.some((stroke) => stroke.chain === chain)), ...next]
  }
  for (const stroke of open) finish(stroke, sweep)
}

/** The end of a chain: what it covered is wiped if it was a rule. Always false, for `filter`. */
const finish = ({ at, chain }: Stroke, { out, across, step, leap, long }: Sweep): false => {
  const span = at - chain.start + 1
  if (span >= long && chain.strokes.length >= fullest * span) {
    for (const [index, { at: here, from, to }] of chain.strokes.entries()) {
      // Up to the next stroke, so that no dot is left where two rules cross.
      const end = chain.strokes[index + 1]?.at ?? here + 1
      for (let along = here; along < end; along++)
        for (let line = Math.max(0, from - 2); line <= Math.min(across - 1, to + 2); line++)
          out[along * step + line * leap] = 255
    }
  }
  return false
}

function* thinStrokes({ data, across, step, leap, thin }: Sweep, at: number): Generator<{ from: number; to: number }> {
  let from = -1
  for (let line = 0; line <= across; line++) {
    const dark = line < across && (data[at * step + line * leap] ?? 255) < ink
    if (dark && from < 0) from = line
    if (dark || from < 0) continue
    if (line - from <= thin) yield { from, to: line - 1 }
    from = -1
  }
}
