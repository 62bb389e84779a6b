import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Axe = Pick<typeof axe, 'run'>

/**
 * What axe finds on the page as it stands; with `rules`, only by these. It is put into a document once, looks for no frames
 * (our pages hold none) and describes only what fails: with @axe-core/playwright, which puts it in twice for each look and
 * has every passing element described, one look took three times as long.
 */
export const axeFindings = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(only === undefined ? {} : { runOnly: { type: 'rule', values: [...only] } }),
    })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary})`).join(', ')}`,
    )
  }, rules)
}
