import { useModel } from '#web/stock/use-model.ts'
import { usePreferences } from '#web/stock/use-preferences.ts'
import css from './scanner.module.css'
import { scannerTexts } from './texts.ts'

const texts = scannerTexts.tips

/** How to take a photo that can be read, and where it goes. */
export function Tips() {
  const model = useModel()
  const { preferences } = usePreferences()
  const leaves = model?.configured === true && !preferences.only_local
  return (
    <aside className={css.tips} aria-labelledby="tips">
      <h2 id="tips">{texts.title}</h2>
      <ul>
        {texts.list.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>
        {texts.privacy} {leaves && texts.toModel(model.host)}
      </p>
    </aside>
  )
}
