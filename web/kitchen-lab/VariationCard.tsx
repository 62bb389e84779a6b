import { ActionIcon, Button } from '@mantine/core'
import {
  IconAdjustments,
  IconArrowsDiff,
  IconDeviceFloppy,
  IconMessagePlus,
  IconPencil,
  IconToolsKitchen2,
  IconTrash,
} from '@tabler/icons-react'
import { formatDateTime } from '#core/format/date.ts'
import { diffOf, isSame } from '#core/kitchen-lab/diff.ts'
import type { Variation } from '#core/kitchen-lab/project.ts'
import { DiffList } from './DiffList.tsx'
import { EffectView } from './EffectView.tsx'
import { NewerBase } from './NewerBase.tsx'
import { diffTexts, effectTexts, variationTexts as texts } from './texts.ts'
import type { EffectState } from './use-effects.ts'
import css from './variation.module.css'

type Props = {
  readonly variation: Variation
  readonly effect: EffectState
  /** Chosen to be compared. */
  readonly compared: boolean
  readonly onEditBase: (recipeId: string) => void
  readonly onComment: () => void
  readonly onChange: () => void
  readonly onRename: () => void
  readonly onCompare: () => void
  readonly onSaveAsRecipe: () => void
  readonly onDelete: () => void
}

const small = { size: '1.125rem', stroke: 1.5, 'aria-hidden': true } as const

/** One variation: what it is based on, what it changes and what that does, and what can be done with it. */
export function VariationCard({ variation, effect, compared, ...act }: Props) {
  const { name, description, base, changes, recipeId } = variation
  const diff = base === null ? null : diffOf(base, changes)
  const unchanged = diff !== null && isSame(diff) && changes.notes === undefined
  return (
    <article className={css.card} aria-label={name}>
      <div className={css.top}>
        <h3 className={css.name}>{name}</h3>
        <div className={css.icons}>
          <ActionIcon color="steel" aria-label={texts.rename(name)} onClick={act.onRename}>
            <IconPencil size="1.25rem" stroke={1.5} aria-hidden />
          </ActionIcon>
          <ActionIcon color="brick" aria-label={texts.delete(name)} onClick={act.onDelete}>
            <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      <BasedOn variation={variation} />
      {description !== null && <p className={css.description}>{description}</p>}
      {base !== null && variation.newerBase !== null && (
        <NewerBase variation={variation} base={base} newer={variation.newerBase} />
      )}
      {unchanged && <p className={css.quiet}>{diffTexts.none}</p>}
      {diff !== null && !unchanged && (
        <div className={css.part}>
          <h4 className={css.partTitle}>{diffTexts.title}</h4>
          <DiffList diff={diff} notes={changes.notes} />
        </div>
      )}
      {base !== null && (
        <div className={css.part}>
          <h4 className={css.partTitle}>{effectTexts.title}</h4>
          <EffectView effect={effect} />
        </div>
      )}
      <div className={css.actions}>
        {base !== null && (
          <Button variant="light" leftSection={<IconAdjustments {...small} />} onClick={act.onChange}>
            {texts.change}
          </Button>
        )}
        <Button variant="default" leftSection={<IconMessagePlus {...small} />} onClick={act.onComment}>
          {texts.comment}
        </Button>
        {recipeId !== null && (
          <Button
            variant="default"
            leftSection={<IconToolsKitchen2 {...small} />}
            onClick={() => act.onEditBase(recipeId)}
          >
            {texts.editBase}
          </Button>
        )}
        {base !== null && (
          <>
            <Button
              variant={compared ? 'light' : 'subtle'}
              aria-pressed={compared}
              leftSection={<IconArrowsDiff {...small} />}
              onClick={act.onCompare}
            >
              {texts.compare}
            </Button>
            <Button variant="subtle" leftSection={<IconDeviceFloppy {...small} />} onClick={act.onSaveAsRecipe}>
              {texts.saveAsRecipe}
            </Button>
          </>
        )}
      </div>
    </article>
  )
}

function BasedOn({ variation: { recipeName, base, createdAt } }: { readonly variation: Variation }) {
  return (
    <div className={css.basedOn}>
      <p>
        {texts.basedOn} <span className={css.base}>{recipeName ?? texts.noRecipe}</span>
      </p>
      <p className={css.quiet}>{texts.created(formatDateTime(createdAt))}</p>
      {recipeName === null && <p className={css.quiet}>{base === null ? texts.noCopy : texts.copyOf(base.name)}</p>}
    </div>
  )
}
