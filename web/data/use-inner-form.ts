import { useEffect, useRef, useState } from 'react'
import { dialogTexts } from './dialog-texts.ts'
import { focusIfLost } from './focus-if-lost.ts'
import { toast } from './toast.ts'

const { title, undo } = dialogTexts.cancelled

type InnerForm<Item, Draft> = {
  /** What is edited; null: something new. */
  readonly item: Item | null
  /** What was typed before the form was cancelled. */
  readonly draft: Draft | undefined
}

/**
 * A form that takes the place of a list within its dialog. Leaving it leads back to the list, where the keyboard goes on from
 * the element `backId`; a toast gives back what was typed as long as the list stands.
 */
export const useInnerForm = <Item, Draft>(backId: string) => {
  const [form, setForm] = useState<InnerForm<Item, Draft>>()
  const offer = useRef<number | null>(null)
  const withdraw = () => {
    if (offer.current !== null) toast.close(offer.current)
    offer.current = null
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref alone; with the list goes what was typed.
  useEffect(() => withdraw, [])
  const open = (item: Item | null, draft?: Draft) => {
    withdraw()
    setForm({ item, draft })
  }
  /** `draft`: what was typed, if it may be wanted back; `name`: how the toast calls the form. */
  const leave = (name: string, draft?: Draft) => {
    const item = form?.item ?? null
    setForm(undefined)
    focusIfLost(backId)
    if (draft === undefined) return
    offer.current = toast.info(title(name), undefined, { label: undo, undoes: true, onPress: () => open(item, draft) })
  }
  return { form, open, leave }
}
