import { Button } from '@mantine/core'
import { IconAlertCircle, IconHelpCircle, IconQuestionMark, IconUserEdit } from '@tabler/icons-react'
import { allergenDisclaimer, allergenNames, allergenOfficialNames } from '#core/nutrition/allergen-names.ts'
import type { AllergenEntry, AllergenReport } from '#core/nutrition/allergens.ts'
import type { Allergen } from '#core/pantry/food.ts'
import { allergenTexts as texts } from './allergen-texts.ts'
import css from './allergens.module.css'

type Props = {
  readonly report: AllergenReport
  /** Given: each allergen has its official name and a button to correct it; without, the list is compact. */
  readonly onCorrect?: (allergen: Allergen) => void
}

/**
 * The allergens of a recipe in a few lines: what it contains and may contain, with the ingredient that brings each, what the
 * cook took out, and whose allergens nobody knows. What is not named is not said to be absent.
 */
export function AllergenSummary({ report, onCorrect }: Props) {
  const inState = (state: AllergenEntry['state']) => report.entries.filter((entry) => entry.state === state)
  const groups = [
    { key: 'contiene', title: texts.contains, icon: IconAlertCircle, entries: inState('contiene') },
    { key: 'puede_contener', title: texts.mayContain, icon: IconHelpCircle, entries: inState('puede_contener') },
    { key: 'retirado', title: texts.takenOut, icon: IconUserEdit, entries: inState('retirado') },
  ]
  return (
    <div className={css.summary}>
      <dl className={css.groups}>
        {groups.map(
          ({ key, title, icon: Icon, entries }) =>
            entries.length > 0 && (
              <div key={key} className={css.group} data-state={key}>
                <dt>
                  <Icon stroke={1.5} aria-hidden />
                  {title}
                </dt>
                {entries.map((entry) => (
                  <dd key={entry.allergen}>
                    <span className={css.words}>
                      <strong>{allergenNames[entry.allergen]}</strong>{' '}
                      <span className={css.by}>{broughtBy(entry)}</span>
                      {onCorrect !== undefined && (
                        <span className={css.official}>{allergenOfficialNames[entry.allergen]}</span>
                      )}
                    </span>
                    {onCorrect !== undefined && (
                      <Button
                        variant="subtle"
                        aria-label={texts.correctOne(allergenNames[entry.allergen])}
                        onClick={() => onCorrect(entry.allergen)}
                      >
                        {texts.correctButton}
                      </Button>
                    )}
                  </dd>
                ))}
              </div>
            ),
        )}
        {report.unknown.length > 0 && (
          <div className={css.group} data-state="unknown">
            <dt>
              <IconQuestionMark stroke={1.5} aria-hidden />
              {texts.incomplete}
            </dt>
            <dd>{texts.unknown(report.unknown)}</dd>
          </div>
        )}
      </dl>
      {report.entries.length === 0 && <p className={css.none}>{texts.none}</p>}
      <p className={css.disclaimer}>{allergenDisclaimer}</p>
    </div>
  )
}

/** 'por harina, pan rallado', and whether the cook had a hand in it. */
const broughtBy = ({ state, computed, sources, correction, takenOutOf }: AllergenEntry): string => {
  const names = [...new Set(sources.map(({ ingredient, within }) => texts.within(ingredient, within)))]
  const by = names.length === 0 ? [] : [texts.by(names)]
  if (correction === null) return [...by, ...(takenOutOf === null ? [] : [texts.takenOutOf(takenOutOf)])].join(' · ')
  const mine = state === 'retirado' ? texts.takenOutByYou : computed === null ? texts.addedByYou : texts.changedByYou
  return [...by, correction.note.trim() === '' ? mine : texts.withNote(mine, correction.note.trim())].join(' · ')
}
