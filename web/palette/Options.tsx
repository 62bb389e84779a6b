import type { Entry } from './entries.ts'
import css from './palette.module.css'
import { paletteTexts as texts } from './texts.ts'
import type { Group } from './use-palette.ts'

type Props = {
  readonly id: string
  readonly groups: readonly Group[]
  readonly active: string
  readonly optionId: (id: string) => string
  readonly onPoint: (id: string) => void
  readonly onChoose: (entry: Entry) => void
}

/** The listbox of the palette. The focus stays in the field above; the active option is only marked. */
export function Options({ id, groups, active, optionId, onPoint, onChoose }: Props) {
  return (
    <div id={id} role="listbox" aria-label={texts.list} className={css.list}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={group.id} role="group" aria-labelledby={optionId(`group-${group.id}`)}>
          <div id={optionId(`group-${group.id}`)} className={css.group}>
            {group.title}
          </div>
          {group.entries.map((entry) => (
            <Option
              key={entry.id}
              id={optionId(entry.id)}
              entry={entry}
              active={entry.id === active}
              onPoint={() => onPoint(entry.id)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly entry: Entry
  readonly active: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

function Option({ id, entry: { label, note, icon: Icon }, active, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names this by aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={css.option}
      // Moving, not entering: a list that scrolls under a resting pointer chooses nothing.
      onMouseMove={onPoint}
      // The field must not lose the focus before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon className={css.icon ?? ''} stroke={1.5} aria-hidden />
      <span className={css.label}>{label}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </div>
  )
}
