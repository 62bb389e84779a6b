import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { errorMessages } from '#core/errors/messages.es.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { formTexts } from './texts.ts'
import type { RecipeFormState } from './use-recipe-form.ts'
import type { RecipeSave } from './use-recipe-save.ts'

const texts = formTexts.stale

/** The save was refused because the recipe changed elsewhere: says so in place and offers every way on. */
export function StaleNotice({ form, saving }: { readonly form: RecipeFormState; readonly saving: RecipeSave }) {
  const { conflict, busy, loadNewer, swap, saveMineAsNew } = saving
  const notice = useRef<HTMLDivElement>(null)
  // Guardar is at the bottom of a long form, this stands on top.
  useEffect(() => {
    if (conflict !== null) notice.current?.scrollIntoView({ block: 'center' })
  }, [conflict])

  if (conflict === null) return null
  const words = (
    {
      newer: [texts.title, texts.kept],
      gone: [errorMessages.not_found, texts.kept],
      theirs: [texts.loaded, form.aside === null ? '' : texts.kept],
      mine: [texts.title, texts.mineBack],
    } as const
  )[conflict]
  return (
    <Notice
      ref={notice}
      voice="amber"
      title={words[0]}
      role="alert"
      actions={
        <>
          {conflict === 'newer' && (
            <Button variant="default" onClick={() => void loadNewer()} disabled={busy}>
              {texts.load}
            </Button>
          )}
          {conflict === 'theirs' && (
            <Button variant="default" onClick={swap} disabled={busy}>
              {texts.mine}
            </Button>
          )}
          {conflict === 'mine' && (
            <Button variant="default" onClick={swap} disabled={busy}>
              {texts.theirs}
            </Button>
          )}
          <Button variant="default" onClick={() => void saveMineAsNew()} disabled={busy}>
            {texts.saveAsNew}
          </Button>
        </>
      }
    >
      <p>{words[1]}</p>
    </Notice>
  )
}
