import { measureFirstViews } from './first-view.ts'
import type { BenchKitchen } from './kitchen.ts'
import type { Report } from './report.ts'
import { measureRouteChanges } from './route-changes.ts'

/** What a cook with 5,000 recipes waits for in Chromium. */
export const benchBrowser = async (kitchen: BenchKitchen, report: Report): Promise<void> => {
  const { engine } = kitchen
  const figure = (what: string, value: number, unit: 'ms' | 'kB', aim?: number) =>
    report.figure({ part: 'browser', engine, what, value, unit, ...(aim === undefined ? {} : { aim }) })
  const { landing, recipes } = await measureFirstViews(kitchen.server().url, kitchen.ana)
  figure('first view of /, script, gzip', landing.scriptBytes / 1e3, 'kB', 120)
  figure('largest paint of /, empty cache', landing.largestPaintMilliseconds, 'ms', 1000)
  figure('first view of /recipes, script, gzip', recipes.scriptBytes / 1e3, 'kB', 200)
  figure('first view of /recipes, style, gzip', recipes.styleBytes / 1e3, 'kB')
  figure('first recipe visible, empty cache', recipes.shownMilliseconds, 'ms', 1000)
  for (const { to, first, again } of await measureRouteChanges(kitchen.server().url, kitchen.ana)) {
    figure(`to ${to}, first time`, first, 'ms')
    figure(`to ${to}, again`, again, 'ms', 100)
  }
}
