import type { Page } from '@playwright/test'

/** What axe does not look for: size of targets, one h1, headings in order, names that tell two controls apart, a page too wide. */

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role^=menuitem]'

/**
 * Controls a wet finger misses: smaller than 44 px each way, label included, and not answering 21 px to each side of their
 * middle either. Links within a sentence are exempt (WCAG 2.2, 2.5.5), and what lies under an open dialog.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const overlays = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
    const inFront = overlays.findLast((one) => one.getClientRects().length > 0) ?? document
    const isInline = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim().length ?? 0)
    }
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      const { visibility, clipPath } = getComputedStyle(element)
      return width > 1 && height > 1 && visibility !== 'hidden' && clipPath === 'none'
    }
    const isLarge = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width >= 43.5 && height >= 43.5
    }
    const answersAround = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const around = [
        [x - 21, y],
        [x + 21, y],
        [x, y - 21],
        [x, y + 21],
      ] as const
      return around.every(([px, py]) => {
        const hit = document.elementFromPoint(px, py)
        return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
      })
    }
    const found: string[] = []
    for (const element of inFront.querySelectorAll(selector)) {
      if (element.closest('[inert], [aria-hidden=true]') !== null || element.matches(':disabled') || isInline(element))
        continue
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      // A field's frame is the field: pressing it is one pixel beside.
      const frame = element.matches('input, select, textarea') ? [element.parentElement] : []
      const shown = [element, ...labels, ...frame].filter((one) => one !== null && isShown(one))
      if (shown.length === 0 || shown.some((one) => one !== null && isLarge(one)) || answersAround(element)) continue
      const { width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
      found.push(`${element.localName} '${name.trim().slice(0, 40)}' ${Math.round(width)}×${Math.round(height)}`)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(found)]
  }, controls)

/**
 * Controls a keyboard cannot reach: shown, working, and not in the order of the tab key, unless arrows move within their group;
 * and what takes a press (a pointing hand) without being or holding a control.
 */
export const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden'
    }
    const hidden = '[inert], [aria-hidden=true]'
    const groups = '[role=tablist], [role=radiogroup], [role=listbox], [role=menu], [role=grid]'
    const said = (element: Element) =>
      `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`
    const skipped = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) =>
        one.tabIndex < 0 && isShown(one) && !one.matches(':disabled') && one.closest(`${hidden}, ${groups}`) === null,
    )
    const pressed = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
      (one) =>
        getComputedStyle(one).cursor === 'pointer' &&
        getComputedStyle(one.parentElement ?? one).cursor !== 'pointer' &&
        isShown(one) &&
        one.closest(`${hidden}, ${selector}, label`) === null &&
        one.querySelector(`${selector}, label`) === null,
    )
    return [...new Set([...skipped, ...pressed].map(said))]
  }, controls)

/** Headings, landmarks, language, title; and whether the page is wider than its window. */
export const structureProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
      (heading) => heading.getClientRects().length > 0 && heading.closest('[role=dialog]') === null,
    )
    const problems: string[] = []
    const first = headings.filter(({ localName }) => localName === 'h1').length
    if (first !== 1) problems.push(`${first} h1`)
    let rank = 0
    for (const { localName, textContent } of headings) {
      const next = Number(localName.slice(1))
      if (next > rank + 1) problems.push(`h${next} after h${rank}: '${textContent}'`)
      rank = next
    }
    if (document.documentElement.lang !== 'es') problems.push(`lang '${document.documentElement.lang}'`)
    if (document.querySelectorAll('main').length !== 1) problems.push('not one main')
    if (document.title.trim() === '') problems.push('no title')
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wider > 0) problems.push(`${wider} px wider than the window`)
    // A dialog scrolls by itself, so the page does not grow with it.
    for (const dialog of document.querySelectorAll('[role=dialog]'))
      for (const part of [dialog, ...dialog.querySelectorAll('*')]) {
        const beyond = part.scrollWidth - part.clientWidth
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(part).overflowX)
        if (scrolls && part.clientWidth > 0 && beyond > 0 && !part.matches('input, textarea, select'))
          problems.push(`a part of the dialog is ${beyond} px wider than its room: wider than the window`)
      }
    return problems
  })

/** Two frames on and at rest: the page has been told of a new size or has its answers, has followed and is drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const atRest = () => requestIdleCallback(done, { timeout: 1000 })
        requestAnimationFrame(() => requestAnimationFrame(atRest))
      }),
  )

type AXNode = {
  readonly nodeId: string
  readonly parentId?: string
  readonly ignored: boolean
  readonly role?: { readonly value?: string }
  readonly name?: { readonly value?: string }
  readonly description?: { readonly value?: string }
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))
const mustBeNamed = words(
  'button link textbox searchbox combobox checkbox switch radio spinbutton tab menuitem menuitemradio option dialog img navigation region',
)
const mustDiffer = words('button textbox searchbox combobox checkbox switch radio spinbutton menuitem')
/** What says of which thing a control is: 'Cantidad' of the group 'Ingrediente 2', 'Modificar' of the article 'Sin gluten'. */
const context = words('article group row listitem region dialog form radiogroup main navigation banner complementary')

/** What a screen reader calls the controls: those without a name, and those it cannot tell apart. */
export const nameProblems = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes }: { nodes: readonly AXNode[] } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const path = (node: AXNode): AXNode[] => {
    const parent = byId.get(node.parentId ?? '')
    return parent === undefined ? [node] : [...path(parent), node]
  }
  const seen = nodes.filter(({ ignored }) => !ignored)
  const dialog = seen.findLast(({ role }) => role?.value === 'dialog')
  const inFront = dialog === undefined ? seen : seen.filter((node) => path(node).includes(dialog))
  const problems: string[] = []
  const times = new Map<string, number>()
  for (const node of inFront) {
    const role = node.role?.value ?? ''
    const name = node.name?.value?.trim() ?? ''
    if (mustBeNamed.has(role) && name === '') problems.push(`${role} without a name`)
    if (!mustDiffer.has(role) || name === '') continue
    const around = path(node)
      .filter((one) => context.has(one.role?.value ?? ''))
      .map((one) => one.name?.value ?? '')
    const told = [role, name, node.description?.value ?? '', ...around].join(' · ')
    times.set(told, (times.get(told) ?? 0) + 1)
  }
  return [...problems, ...[...times].filter(([, count]) => count > 1).map(([told, count]) => `${count} × ${told}`)]
}
