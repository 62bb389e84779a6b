import { Switch } from '@mantine/core'
import { useState } from 'react'
import { setSingleKeys, singleKeysOn } from '#web/data/single-keys.ts'
import { LoadedModal } from '#web/ui/LoadedModal.tsx'
import css from './palette.module.css'
import { keysTexts as texts } from './texts.ts'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** `?`: every key there is, and the switch that silences those of a single letter. */
export function KeysDialog({ opened, onClose }: Props) {
  const [single, setSingle] = useState(singleKeysOn)
  const turn = (on: boolean) => {
    setSingle(on)
    setSingleKeys(on)
  }
  return (
    <LoadedModal opened={opened} onClose={onClose} title={texts.title} size="lg">
      <p className={css.about}>{texts.text}</p>
      <dl className={css.keys}>
        {keyRows().map(({ ways, what }) => (
          <div key={what} className={css.keyRow}>
            <dt>
              {ways.map((keys, index) => (
                <span key={keys.join()}>
                  {index > 0 && <span className={css.or}> {texts.or} </span>}
                  {keys.map((key, place) => (
                    <span key={key}>
                      {place > 0 && '+'}
                      <kbd className={css.key}>{key}</kbd>
                    </span>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={texts.switch}
        description={texts.switchText}
        checked={single}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
    </LoadedModal>
  )
}

type KeyRow = { readonly ways: readonly (readonly string[])[]; readonly what: string }

const keyRows = (): readonly KeyRow[] => {
  const { rows } = texts
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? texts.mac : texts.control
  return [
    { ways: [[control, 'K'], ['/']], what: rows.palette },
    { ways: [['n']], what: rows.new },
    { ways: [[control, 'Z']], what: rows.undo },
    { ways: [['?']], what: rows.keys },
    { ways: [[texts.escape]], what: rows.close },
    { ways: [[texts.enter]], what: rows.row },
    { ways: [[texts.enter]], what: rows.send },
    { ways: [[texts.shift, texts.enter]], what: rows.line },
  ]
}
