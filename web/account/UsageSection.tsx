import { Button } from '@mantine/core'
import { type Quota, usageText } from '#core/api/usage.ts'
import { failureText } from '#web/data/failure.ts'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import { accountOperations, accountTexts } from './texts.ts'
import { useUsage } from './use-account.ts'

const { usage: texts } = accountTexts

/** From this share on a line says that room is running out. */
const nearlyFull = 0.9

/** How much of each the account holds, of how much it may hold. */
export function UsageSection() {
  const { data, error, refetch, isFetching } = useUsage()
  return (
    <AccountSection title={texts.title} text={texts.text}>
      {data === undefined && error === null && <p className={css.note}>{texts.loading}</p>}
      {data === undefined && error !== null && (
        <div className={css.failure}>
          <p>{failureText(error, accountOperations.usage.failure[1])}</p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
            {accountTexts.retry}
          </Button>
        </div>
      )}
      {data !== undefined && (
        <ul className={css.usage} aria-label={texts.list}>
          <Line thing="bytes" share={data.bytes} />
          {data.items.map(({ thing, ...share }) => (
            <Line key={thing} thing={thing} share={share} />
          ))}
        </ul>
      )}
    </AccountSection>
  )
}

type Share = { readonly used: number; readonly most: number }

function Line({ thing, share }: { readonly thing: Quota; readonly share: Share }) {
  const near = share.used >= share.most * nearlyFull
  const text = usageText(thing, share)
  return (
    <li className={css.share} data-voice={near ? 'amber' : undefined}>
      <span>
        {text}
        {near && ` · ${share.used >= share.most ? texts.full : texts.near}`}
      </span>
      <meter
        className={css.meter}
        aria-label={text}
        min={0}
        max={share.most}
        value={Math.min(share.used, share.most)}
      />
    </li>
  )
}
