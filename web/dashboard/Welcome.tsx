import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { examplesTexts } from '#web/stock/examples-texts.ts'
import { LoadExamplesButton } from '#web/stock/LoadExamplesButton.tsx'
import { dashboardTexts } from './texts.ts'
import css from './welcome.module.css'

const { welcome: texts } = dashboardTexts

/** The first hour: an account without a single recipe is told where to begin. */
export function Welcome() {
  return (
    <section className={css.welcome} aria-labelledby="welcome">
      <h2 id="welcome" className={css.title}>
        {texts.title}
      </h2>
      <p className={css.text}>{texts.text}</p>
      <div className={css.actions}>
        <LoadExamplesButton variant="filled" />
        <Button component={Link} to="/recipes" variant="default">
          {texts.write}
        </Button>
        <Button component={Link} to="/guia" variant="default">
          {texts.guide}
        </Button>
      </div>
      <p className={css.hint}>{examplesTexts.hint}</p>
    </section>
  )
}
