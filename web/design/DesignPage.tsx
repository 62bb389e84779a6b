import type { ReactNode } from 'react'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Colours } from './Colours.tsx'
import { Controls } from './Controls.tsx'
import { Dialogs } from './Dialogs.tsx'
import css from './design.module.css'
import { Parts } from './Parts.tsx'
import { Typography } from './Typography.tsx'
import { designTexts as texts } from './texts.ts'

/** `/diseno`, in development only: the tokens and the shared parts as they are, by day and by night. */
export function DesignPage() {
  return (
    <main className={css.page}>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Section title={texts.colours}>
        <Colours />
      </Section>
      <Section title={texts.type}>
        <Typography />
      </Section>
      <Section title={texts.controls}>
        <BothThemes>
          <Controls />
        </BothThemes>
      </Section>
      <Section title={texts.parts}>
        <Parts />
      </Section>
      <Section title={texts.dialogs}>
        <Dialogs />
      </Section>
    </main>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  )
}

/** The same twice: light-dark() takes the scheme of the element it is used on. */
function BothThemes({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css.both}>
      <div className={css.time} data-time="day">
        {children}
      </div>
      <div className={css.time} data-time="night">
        {children}
      </div>
    </div>
  )
}
