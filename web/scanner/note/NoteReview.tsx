import { Button, Checkbox, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { DeliveryNote } from '#core/parsing/notes/delivery-note.ts'
import { deliveryNoteCsv } from '#core/parsing/notes/delivery-note-csv.ts'
import { downloadCsv } from '#web/data/download.ts'
import { useKeepPriceList } from '#web/stock/read-price-list.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { NoteLine } from './NoteLine.tsx'
import css from './note.module.css'
import { draftOf, type LineDraft, takenOf } from './note-draft.ts'
import { noteTexts as texts } from './texts.ts'

/** What an invoice says, to be held against the paper line by line and put right. Nothing of it is kept from here. */
export function NoteReview({ note }: { readonly note: DeliveryNote }) {
  const [draft, setDraft] = useState(() => draftOf(note))
  const keep = useKeepPriceList()
  const navigate = useNavigate()
  const { kind, supplier, date, vatIncluded, lines } = draft
  const taken = takenOf(draft)
  const change = (at: number, line: LineDraft) =>
    setDraft({ ...draft, lines: lines.map((one, index) => (index === at ? line : one)) })
  const list = () => deliveryNoteCsv(taken)
  const download = () => downloadCsv(texts.file(supplier, date), list())
  const compare = () => {
    if (keep(list())) void navigate({ to: '/cost-analysis', hash: 'prices' })
    else download()
  }
  const actions = (
    <>
      <Button onClick={compare} disabled={taken.lines.length === 0}>
        {texts.compare(taken.lines.length)}
      </Button>
      <Button variant="default" onClick={download} disabled={taken.lines.length === 0}>
        {texts.download}
      </Button>
    </>
  )
  return (
    <Notice voice="amber" title={texts.title(kind)} heading actions={actions}>
      <p>{texts.text}</p>
      <div className={css.head}>
        <TextInput
          label={texts.supplier}
          value={supplier}
          onChange={(event) => setDraft({ ...draft, supplier: event.currentTarget.value })}
          autoComplete="off"
          maxLength={120}
        />
        <TextInput
          type="date"
          label={texts.date}
          value={date}
          onChange={(event) => setDraft({ ...draft, date: event.currentTarget.value })}
        />
        <Checkbox
          label={texts.vatIncluded}
          checked={vatIncluded}
          onChange={(event) => setDraft({ ...draft, vatIncluded: event.currentTarget.checked })}
        />
      </div>
      <ul className={css.lines} aria-label={texts.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines come and go only with the paper
          <li key={at}>
            <NoteLine line={line} number={at + 1} vatIncluded={vatIncluded} onChange={(next) => change(at, next)} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}
