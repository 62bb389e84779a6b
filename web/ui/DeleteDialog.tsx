import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import css from './delete-dialog.module.css'

type Props<Item> = {
  /** Null: closed. */
  readonly item: Item | null
  readonly nameOf: (item: Item) => string
  readonly texts: { readonly title: string; readonly text: string; readonly confirm: string; readonly cancel: string }
  /** What goes along with it, below the question. */
  readonly more?: (item: Item) => ReactNode
  readonly busy: boolean
  readonly onConfirm: (item: Item) => void
  readonly onClose: () => void
}

/** A question of the specification before something is deleted, with the name of what would go. */
export function DeleteDialog<Item>({ item, nameOf, texts, more, busy, onConfirm, onClose }: Props<Item>) {
  // The name stays while the dialog fades out.
  const [last, setLast] = useState(item)
  if (item !== null && item !== last) setLast(item)
  return (
    <ConfirmDialog
      opened={item !== null}
      title={texts.title}
      text={
        <>
          {last !== null && <p className={css.name}>{nameOf(last)}</p>}
          <p>{texts.text}</p>
          {last !== null && more?.(last)}
        </>
      }
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      busy={busy}
      onConfirm={() => {
        if (item !== null) onConfirm(item)
      }}
      onClose={onClose}
    />
  )
}
