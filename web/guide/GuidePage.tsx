import { guide } from '#docs/guia.md'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { Contents } from './Contents.tsx'
import { GuideBlock } from './GuideBlock.tsx'
import css from './guide.module.css'
import { guideTexts as texts } from './texts.ts'

/** The cook's guide, from docs/guia.md: contents at hand, sections with an address of their own. */
export function GuidePage() {
  return (
    <div className={css.page}>
      <PageHeader title={texts.title} />
      <Contents sections={guide.sections} />
      <div className={css.text}>
        {guide.intro.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is read
          <GuideBlock key={at} block={block} />
        ))}
        {guide.sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id} className={css.section}>
            <h2 id={id} tabIndex={-1} className={css.heading}>
              {title}
            </h2>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is read
              <GuideBlock key={at} block={block} under={id} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
