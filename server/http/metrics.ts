/** Names and values of one series: 'method="GET",status="200"', written by `labels`. */
export type Series = string

type Reading = number | readonly (readonly [Series, number])[]

/**
 * Counters, gauges and histograms in Prometheus' text format (version 0.0.4). A gauge is read when somebody asks; one
 * that throws is left out, since a database that is away must not hide the rest.
 */
export type Metrics = {
  readonly counter: (name: string, help: string) => (series?: Series, by?: number) => void
  readonly gauge: (name: string, help: string, read: () => Reading | Promise<Reading>) => void
  /** `bounds` are upper ends in ascending order, in the unit the name says. */
  readonly histogram: (name: string, help: string, bounds: readonly number[]) => (series: Series, value: number) => void
  readonly write: () => Promise<string>
}

type Family = { readonly head: string; readonly lines: () => Promise<readonly string[]> }

export const openMetrics = (): Metrics => {
  const families: Family[] = []
  const add = (name: string, type: string, help: string, lines: Family['lines']): void => {
    families.push({ head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines })
  }
  return {
    counter: (name, help) => {
      const values = new Map<Series, number>()
      add(name, 'counter', help, async () => [...values].map(([series, value]) => line(name, series, value)))
      return (series = '', by = 1) => {
        values.set(series, (values.get(series) ?? 0) + by)
      }
    },
    gauge: (name, help, read) => {
      add(name, 'gauge', help, async () => {
        const reading = await read()
        const pairs = typeof reading === 'number' ? ([['', reading]] as const) : reading
        return pairs.map(([series, value]) => line(name, series, value))
      })
    },
    histogram: (name, help, bounds) => {
      const values = new Map<Series, Counted>()
      add(name, 'histogram', help, async () =>
        [...values].flatMap(([series, counted]) => histogramLines(name, series, bounds, counted)),
      )
      return (series, value) => {
        let counted = values.get(series)
        if (counted === undefined) {
          counted = { counts: new Float64Array(bounds.length + 1), sum: 0 }
          values.set(series, counted)
        }
        let slot = 0
        while (slot < bounds.length && value > (bounds[slot] ?? 0)) slot++
        counted.counts[slot] = (counted.counts[slot] ?? 0) + 1
        counted.sum += value
      }
    },
    write: async () => {
      const texts = await Promise.all(
        families.map(async ({ head, lines }) => {
          const found = await lines().catch(() => [])
          return found.length === 0 ? '' : `${head}\n${found.join('\n')}\n`
        }),
      )
      return texts.join('')
    },
  }
}

type Counted = { readonly counts: Float64Array; sum: number }

const histogramLines = (name: string, series: Series, bounds: readonly number[], { counts, sum }: Counted) => {
  const before = series === '' ? '' : `${series},`
  let total = 0
  const buckets = [...bounds.map(String), '+Inf'].map((bound, slot) => {
    total += counts[slot] ?? 0
    return line(`${name}_bucket`, `${before}le="${bound}"`, total)
  })
  return [...buckets, line(`${name}_sum`, series, sum), line(`${name}_count`, series, total)]
}

const line = (name: string, series: Series, value: number): string =>
  `${name}${series === '' ? '' : `{${series}}`} ${value}`

const escapes: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' }

/** The labels of a series, their values escaped as the format asks. */
export const labels = (values: Readonly<Record<string, string | number>>): Series =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, (one) => escapes[one] ?? one)}"`)
    .join(',')
