import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Formula } from '#core/ice-cream/composition/formula.ts'
import { MoreItems } from '#web/ui/MoreItems.tsx'
import { SearchBox } from '#web/ui/SearchBox.tsx'
import css from './lab.module.css'
import { labTexts as texts, typeNames } from './texts.ts'
import { useFormulaFilter } from './use-formula-filter.ts'

type Props = {
  readonly formulas: readonly Formula[]
  readonly selectedId: string | null
  readonly list: Parameters<typeof MoreItems>[0]['list']
  readonly onSelect: (id: string) => void
  readonly onDelete: (formula: Formula) => void
}

/** All formulas, the newest first; one is chosen. */
export function FormulaList({ formulas, selectedId, list, onSelect, onDelete }: Props) {
  const { found, isComplete, isOffered, text, setText } = useFormulaFilter(formulas, list)
  return (
    <section aria-label={texts.list}>
      <h2 className={css.heading}>{texts.list}</h2>
      {isOffered && <SearchBox className={css.search} label={texts.search} value={text} onChange={setText} />}
      {formulas.length === 0 ? (
        <p className={css.quiet}>{texts.none}</p>
      ) : (
        <div className={css.scroll}>
          <ul className={css.formulas}>
            {found.map((formula) => (
              <li key={formula.id} className={css.formula} data-selected={formula.id === selectedId || undefined}>
                <button
                  type="button"
                  className={css.choose}
                  aria-pressed={formula.id === selectedId}
                  onClick={() => onSelect(formula.id)}
                >
                  <span className={css.formulaName}>{formula.name}</span>
                  <span className={css.formulaFacts}>
                    {typeNames[formula.type]} · {formula.results === null ? texts.notAnalyzed : texts.analyzed}
                  </span>
                </button>
                <ActionIcon color="brick" aria-label={texts.delete(formula.name)} onClick={() => onDelete(formula)}>
                  <IconTrash size="1.25rem" stroke={1.5} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className={css.quiet}>{isComplete ? texts.noneFound : texts.searching}</p>}
          <MoreItems list={list} />
        </div>
      )}
    </section>
  )
}
