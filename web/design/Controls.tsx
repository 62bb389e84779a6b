import { ActionIcon, Badge, Button, Checkbox, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconPencil, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DecimalInput } from '#web/ui/DecimalInput.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import css from './design.module.css'
import { designTexts } from './texts.ts'

const { buttons, fields, badges } = designTexts

/** Buttons from the loudest to the quietest, every kind of field, and the badges of the three judgements. */
export function Controls() {
  const [quantity, setQuantity] = useState<number | null>(12.5)
  const [words, setWords] = useState('')
  return (
    <div className={css.stack}>
      <div className={css.row}>
        <Button>{buttons.primary}</Button>
        <Button variant="default">{buttons.default}</Button>
        <Button variant="light" leftSection={<IconPlus size="1.25rem" aria-hidden />}>
          {buttons.light}
        </Button>
        <Button variant="subtle" leftSection={<IconPrinter size="1.25rem" stroke={1.5} aria-hidden />}>
          {buttons.subtle}
        </Button>
        <Button color="brick">{buttons.destructive}</Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button loading>{buttons.busy}</Button>
        <ActionIcon aria-label={buttons.edit}>
          <IconPencil size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
        <ActionIcon color="brick" aria-label={buttons.delete}>
          <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <TextInput label={fields.name} description={fields.hint} />
      <TextInput label={fields.name} error={fields.wrong} />
      <DecimalInput label={fields.quantity} value={quantity} onChange={setQuantity} />
      <NativeSelect label={fields.folder} data={[...fields.folders]} />
      <SearchBox label={fields.search} value={words} onChange={setWords} />
      <Checkbox label={fields.choice} defaultChecked />
      <Switch label={fields.switch} description={fields.switchHint} />
      <SegmentedControl fullWidth aria-label={fields.state} data={[...fields.states]} />
      <div className={css.row}>
        <Badge>{badges.neutral}</Badge>
        <Badge color="copper">{badges.here}</Badge>
        <Badge color="herb" leftSection={<IconCheck size="0.875rem" aria-hidden />}>
          {badges.ok}
        </Badge>
        <Badge color="amber" leftSection={<IconAlertTriangle size="0.875rem" aria-hidden />}>
          {badges.doubtful}
        </Badge>
        <Badge color="brick" leftSection={<IconAlertTriangle size="0.875rem" aria-hidden />}>
          {badges.wrong}
        </Badge>
      </div>
    </div>
  )
}
