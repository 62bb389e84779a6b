import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatQuantity } from '#core/format/decimal.ts'
import { formatEuros } from '#core/format/money.ts'
import type { DeliveryNote } from '#core/parsing/delivery-note.ts'
import { deliveryNoteCsv } from '#core/parsing/delivery-note-csv.ts'
import { downloadCsv } from '#web/data/download.ts'
import { Notice } from '#web/ui/Notice.tsx'
import css from './scanner.module.css'
import { scannerTexts } from './texts.ts'

const texts = scannerTexts.note

/** What an invoice says, line by line, to be held against the paper; nothing of it is kept. */
export function DeliveryNoteLines({ note }: { readonly note: DeliveryNote }) {
  const { kind, supplier, date, lines } = note
  const actions = (
    <>
      <Button onClick={() => downloadCsv(texts.file(supplier, date), deliveryNoteCsv(note))}>{texts.download}</Button>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/cost-analysis" />}>
        {texts.costs}
      </Button>
    </>
  )
  return (
    <Notice voice="amber" title={texts.title(kind)} actions={actions}>
      <p>{texts.from(supplier, date)}</p>
      <p>{texts.text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too */}
      <section className={css.lines} aria-label={texts.caption} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {texts.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ product, format, quantity, price, adds }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one product may be the same
              <tr key={at}>
                <th scope="row">{product}</th>
                <td>{format}</td>
                <td>{quantity === null ? '' : formatQuantity(quantity)}</td>
                <td>{formatEuros(price)}</td>
                <td>{adds ? '' : texts.doubtful}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Notice>
  )
}
