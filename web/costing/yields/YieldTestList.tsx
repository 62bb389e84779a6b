import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type YieldTestRow, yieldTestFromRow } from '#core/api/yield-tests.ts'
import { usableKiloCost, usablePercent } from '#core/costing/costs/yield-test.ts'
import { yieldTexts as texts } from './texts.ts'
import css from './yields.module.css'

type Props = {
  readonly tests: readonly YieldTestRow[]
  readonly onEdit: (test: YieldTestRow) => void
  readonly onDelete: (test: YieldTestRow) => void
}

/** The kitchen's tests with what follows from each at the price of now; in a narrow place a card each. */
export function YieldTestList({ tests, onEdit, onDelete }: Props) {
  const { columns } = texts
  return (
    <table className={css.table} aria-label={texts.list}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className={css.number}>
            {columns.usable}
          </th>
          <th scope="col" className={css.number}>
            {columns.kilo}
          </th>
          <th scope="col">{columns.date}</th>
          <th scope="col" className={css.actions}>
            {columns.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {tests.map((row) => {
          const { ingredient_name: name, kilo_price, tested_on } = row
          const test = yieldTestFromRow(row)
          return (
            <tr key={name}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              <td className={css.number} data-label={columns.usable}>
                {texts.percent(usablePercent(test))}
              </td>
              <td className={css.number} data-label={columns.kilo}>
                {kilo_price === null ? (
                  <span className={css.more}>{texts.noKilo}</span>
                ) : (
                  <>
                    {texts.kilo(usableKiloCost(kilo_price, test))}
                    <span className={css.more}>{texts.bought(kilo_price)}</span>
                  </>
                )}
              </td>
              <td className={css.date} data-label={columns.date}>
                {texts.date(tested_on)}
              </td>
              <td className={css.actions}>
                <ActionIcon aria-label={texts.edit(name)} onClick={() => onEdit(row)}>
                  <IconPencil size="1.25rem" stroke={1.5} aria-hidden />
                </ActionIcon>
                <ActionIcon color="brick" aria-label={texts.delete(name)} onClick={() => onDelete(row)}>
                  <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
                </ActionIcon>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
