import { TextInput, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useSignOut } from '#web/data/use-sign-out.ts'
import { LoadedModal } from '#web/ui/LoadedModal.tsx'
import type { Entry } from './entries.ts'
import { Options } from './Options.tsx'
import css from './palette.module.css'
import { paletteTexts as texts } from './texts.ts'
import { usePalette } from './use-palette.ts'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** Everywhere one can go and everything one can begin, found by typing: screens, recipes, actions. */
export function Palette({ opened, onClose, onKeys }: Props) {
  // Leading elsewhere, the focus belongs to the new page and not to the button that opened this.
  const [leaving, setLeaving] = useState(false)
  const perform = usePerform(onKeys)
  const choose = (entry: Entry) => {
    setLeaving(entry.deed.kind !== 'theme')
    if (entry.deed.kind !== 'keys') onClose()
    perform(entry)
  }
  return (
    <LoadedModal
      opened={opened}
      onClose={() => {
        setLeaving(false)
        onClose()
      }}
      title={texts.title}
      size="lg"
      yOffset="8dvh"
      returnFocus={!leaving}
      transitionProps={{ duration: 0 }}
    >
      {/* Closed, the dialog draws nothing, so every opening starts anew. */}
      <Search onChoose={choose} />
    </LoadedModal>
  )
}

function Search({ onChoose }: { readonly onChoose: (entry: Entry) => void }) {
  const palette = usePalette()
  const listId = useId()
  const optionId = (id: string) => `${listId}-${id}`
  const { active, activeEntry } = palette
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])
  return (
    <>
      <TextInput
        className={css.field}
        role="combobox"
        aria-label={texts.field}
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === '' ? undefined : optionId(active)}
        placeholder={texts.placeholder}
        leftSection={<IconSearch size="1.25rem" aria-hidden />}
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={palette.text}
        onChange={(event) => palette.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          const step = { ArrowDown: 1, ArrowUp: -1 } as const
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            palette.move(step[event.key])
          }
          if (event.key === 'Enter' && activeEntry !== undefined) {
            event.preventDefault()
            onChoose(activeEntry)
          }
        }}
      />
      <VisuallyHidden role="status">{palette.status}</VisuallyHidden>
      {palette.failed && <p className={css.failed}>{texts.failed}</p>}
      <Options
        id={listId}
        groups={palette.groups}
        active={active}
        optionId={optionId}
        onPoint={palette.choose}
        onChoose={onChoose}
      />
    </>
  )
}

const usePerform = (onKeys: () => void) => {
  const navigate = useNavigate()
  const signOut = useSignOut()
  const { setColorScheme } = useMantineColorScheme()
  return ({ deed }: Entry): void => {
    if (deed.kind === 'go') void navigate(deed.to)
    if (deed.kind === 'theme') setColorScheme(deed.scheme)
    if (deed.kind === 'keys') onKeys()
    if (deed.kind === 'sign-out') void signOut()
  }
}
