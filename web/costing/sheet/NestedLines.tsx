import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useId, useState } from 'react'
import type { CostLine } from '#core/costing/costs/cost.ts'
import type { CostedInBook } from '#core/costing/costs/cost-book.ts'
import { nestedLines } from '#core/costing/costs/nested-lines.ts'
import { formatEuros } from '#core/format/money.ts'
import css from './nested.module.css'
import { nestedTexts as texts } from './nested-texts.ts'

type Props = { readonly line: CostLine; readonly book: ReadonlyMap<string, CostedInBook> }

/** What an elaboración of the dish is made of, level by level: opened with a tap, and always open on paper. */
export function NestedLines({ line, book }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { link } = line
  if (link === null) return null
  const { lines, more } = nestedLines(line, book)
  return (
    <div className={css.nested}>
      <div className={css.head}>
        {lines.length > 0 && (
          <Button
            className={css.toggle ?? ''}
            variant="subtle"
            aria-expanded={open}
            aria-controls={id}
            leftSection={
              open ? <IconChevronDown size="1rem" aria-hidden /> : <IconChevronRight size="1rem" aria-hidden />
            }
            onClick={() => setOpen(!open)}
          >
            {open ? texts.close(line.name) : texts.open(line.name)}
          </Button>
        )}
        <Link className={css.recipe ?? ''} to="/library/$id" params={{ id: link.recipeId }}>
          {texts.recipe(link.name)}
        </Link>
      </div>
      <ul id={id} className={css.lines} data-closed={!open || undefined} aria-label={texts.lines(link.name)}>
        {lines.map(({ depth, name, quantity, unit, inServings, cost, isLink }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; the list never changes under one version
            key={index}
            className={css.line}
            data-link={isLink || undefined}
            style={{ '--depth': depth } as CSSProperties}
          >
            <span className={css.name}>{name}</span>
            <span className={css.amount}>{texts.amount(quantity, unit, inServings)}</span>
            <span className={css.cost}>{cost === null ? texts.unknown : formatEuros(cost)}</span>
          </li>
        ))}
        {more && <li className={css.more}>{texts.more}</li>}
      </ul>
    </div>
  )
}
