import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Notice } from '#web/ui/Notice.tsx'
import css from './scanner.module.css'
import { scannerTexts } from './texts.ts'
import type { Found } from './use-scan.ts'

const texts = scannerTexts.several

type Props = {
  readonly found: readonly Found[]
  readonly saved: readonly string[]
  readonly onSave: (one: Found) => Promise<void>
}

/** The recipes of one sheet, offered one by one. */
export function SeveralRecipes({ found, saved, onSave }: Props) {
  const [busy, setBusy] = useState<string | null>(null)
  const save = async (one: Found): Promise<void> => {
    setBusy(one.id)
    await onSave(one)
    setBusy(null)
  }
  const toLibrary = (
    <Button variant="default" renderRoot={(props) => <Link {...props} to="/library" />}>
      {texts.library}
    </Button>
  )
  return (
    <Notice voice="herb" title={texts.title(found.length)} {...(saved.length > 0 && { actions: toLibrary })}>
      <p>{texts.text}</p>
      <ul className={css.found}>
        {found.map((one) => (
          <li key={one.id}>
            <span>
              <strong>{one.recipe.name}</strong>
              {one.warnings.length > 0 && <small>{texts.doubts(one.warnings.length)}</small>}
            </span>
            {saved.includes(one.id) ? (
              <span>{texts.saved}</span>
            ) : (
              <Button
                variant="default"
                aria-label={texts.saveOne(one.recipe.name)}
                disabled={busy !== null}
                onClick={() => void save(one)}
              >
                {texts.save}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
