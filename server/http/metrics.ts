export type Labels = Readonly<Record<string, string | number>>

/**
 * What is counted for Prometheus. Names follow its customs: unit at the end, `_total` for what only grows. A gauge is read
 * when somebody asks; one that throws is left out, since a database that is away must not hide the rest.
 */
export type Metrics = {
  readonly counter: (name: string, help: string, labels: readonly string[]) => (values: Labels) => void
  readonly gauge: (name: string, help: string, read: () => number | Promise<number>) => void
  /** One value for each state of something, under one label. */
  readonly gauges: (name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) => void
  /** Seconds, counted in buckets by their upper ends. */
  readonly histogram: (
    name: string,
    help: string,
    labels: readonly string[],
    buckets: readonly number[],
  ) => (values: Labels, seconds: number) => void
  /** Always 1: what there is to know stands in the labels. */
  readonly info: (name: string, help: string, values: Labels) => void
}

const nothing = (): void => undefined

/** For a server nobody watches: nothing is counted, nothing is loaded. */
export const noMetrics: Metrics = {
  counter: () => nothing,
  gauge: nothing,
  gauges: nothing,
  histogram: () => nothing,
  info: nothing,
}

/** Metrics of Prometheus' own client, with its standard ones of the process and of Node; `write` gives them all as text. */
export const openMetrics = async (): Promise<
  Metrics & { readonly write: () => Promise<string>; readonly contentType: string }
> => {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('@prometheus-io/client')
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const addGauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: (set: SetGauge) => void | Promise<void>,
  ) => {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        try {
          await read((labels, value) => this.set(labels, value))
        } catch {
          this.reset()
          if (labelNames.length === 0) this.remove()
        }
      },
    })
  }
  return {
    counter: (name, help, labelNames) => {
      const counter = new Counter({ name, help, labelNames: [...labelNames], registers })
      return (values) => counter.inc(values)
    },
    gauge: (name, help, read) => addGauge(name, help, [], async (set) => set({}, await read())),
    gauges: (name, help, label, read) =>
      addGauge(name, help, [label], (set) => {
        for (const [state, value] of Object.entries(read())) set({ [label]: state }, value)
      }),
    histogram: (name, help, labelNames, buckets) => {
      const histogram = new Histogram({ name, help, labelNames: [...labelNames], buckets: [...buckets], registers })
      return (values, seconds) => histogram.observe(values, seconds)
    },
    info: (name, help, values) => addGauge(name, help, Object.keys(values), (set) => set(values, 1)),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type SetGauge = (labels: Labels, value: number) => void
