import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import css from './costing.module.css'
import { pagerTexts as texts } from './texts.ts'
import { type Paging, pageSize } from './use-costing.ts'

type Props = {
  /** What is paged, for its name: 'Precios guardados'. */
  readonly of: string
  readonly paging: Paging
  /** Rows on this page. */
  readonly shown: number
  readonly total: number | undefined
  readonly nextCursor: string | null
}

/** '51–100 de 5.000' and the way to the pages beside it; nothing while all fits on one page. */
export function Pager({ of, paging, shown, total, nextCursor }: Props) {
  const { index, next, previous } = paging
  if (index === 0 && nextCursor === null) return null
  const first = index * pageSize + 1
  return (
    <nav className={css.pager} aria-label={texts.pages(of)}>
      <p role="status">{texts.range(first, first + shown - 1, total)}</p>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size="1.125rem" aria-hidden />}
        disabled={index === 0}
        onClick={previous}
      >
        {texts.previous}
      </Button>
      <Button
        variant="default"
        rightSection={<IconChevronRight size="1.125rem" aria-hidden />}
        disabled={nextCursor === null}
        onClick={() => nextCursor !== null && next(nextCursor)}
      >
        {texts.next}
      </Button>
    </nav>
  )
}
