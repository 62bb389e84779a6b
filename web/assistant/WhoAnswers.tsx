import { Link } from '@tanstack/react-router'
import { useModel } from '#web/stock/use-model.ts'
import { usePreferences } from '#web/stock/use-preferences.ts'
import css from './assistant.module.css'
import { assistantTexts } from './texts.ts'

const { who: texts } = assistantTexts

/** Who answers and, with a model, to which host the text goes. Said before anything is sent. */
export function WhoAnswers() {
  const model = useModel()
  const { preferences, loaded } = usePreferences()
  if (model === undefined || !loaded) return <p className={css.who} />
  if (!model.configured) return <p className={css.who}>{texts.local}</p>
  return (
    <p className={css.who}>
      {preferences.only_local ? texts.chosen : texts.model(model.model, model.host)}{' '}
      <Link to="/account">{texts.change}</Link>
    </p>
  )
}
