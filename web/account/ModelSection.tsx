import { Button, Switch } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import type { ModelStatusAnswer } from '#core/api/model-status.ts'
import { failureText } from '#web/data/failure.ts'
import { usePreferences } from '#web/stock/use-preferences.ts'
import { AccountSection } from './AccountSection.tsx'
import css from './account.module.css'
import { lastUse } from './last-use.ts'
import { accountOperations, accountTexts } from './texts.ts'
import { useModelStatus } from './use-account.ts'

const { model: texts } = accountTexts

type Configured = Extract<ModelStatusAnswer, { configured: true }>

/** Who thinks for this cook: our own engine, or a model somewhere, whether it answers, and the switch that keeps it out. */
export function ModelSection() {
  const { data: status, error, refetch, isFetching } = useModelStatus()
  const { preferences, loaded, choose } = usePreferences()
  const onlyLocal = preferences.only_local
  const again = (
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {texts.again}
    </Button>
  )
  return (
    <AccountSection title={texts.title} text={texts.text}>
      {status === undefined && error === null && <p className={css.note}>{texts.checking}</p>}
      {status === undefined && error !== null && (
        <div className={css.failure}>
          <p>{failureText(error, accountOperations.model.failure[1])}</p>
          {again}
        </div>
      )}
      {status?.configured === false && <LocalOnly />}
      {status?.configured === true && (
        <>
          <Facts status={status} used={!onlyLocal} />
          {status.notice !== null && !onlyLocal && <p className={css.note}>{status.notice}</p>}
          {again}
        </>
      )}
      <Switch
        className={css.switch ?? ''}
        label={texts.onlyLocal}
        description={texts.onlyLocalText}
        checked={onlyLocal}
        disabled={!loaded}
        onChange={(event) => choose({ only_local: event.currentTarget.checked })}
      />
    </AccountSection>
  )
}

function LocalOnly() {
  return (
    <>
      <p className={css.note}>{texts.localText}</p>
      <dl className={css.variables}>
        {texts.variables.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Facts({ status, used }: { readonly status: Configured; readonly used: boolean }) {
  const { model, visionModel, kind, host, checkedAt } = status
  const { facts } = texts
  return (
    <dl className={css.facts}>
      <dt>{facts.answers}</dt>
      <dd>{used ? model : texts.local}</dd>
      <dt>{facts.provider}</dt>
      <dd>{texts.providers[kind]}</dd>
      <dt>{facts.vision}</dt>
      <dd>{visionModel ?? texts.noVision}</dd>
      <dt>{facts.host}</dt>
      <dd>{used ? host : texts.nowhere}</dd>
      <dt>{facts.state}</dt>
      <dd>
        <State status={status} used={used} />
      </dd>
      <dt>{facts.checked}</dt>
      <dd>{lastUse(checkedAt, new Date())}</dd>
    </dl>
  )
}

function State({ status: { reachable, notice }, used }: { readonly status: Configured; readonly used: boolean }) {
  if (!used) {
    return (
      <span className={css.state}>
        <IconCircleMinus aria-hidden />
        {texts.notAsked}
      </span>
    )
  }
  const well = reachable && notice === null
  const words = well ? texts.reachable : reachable ? texts.troubled : texts.unreachable
  return (
    <span className={css.state} data-voice={well ? 'herb' : 'amber'}>
      {well ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      {words}
    </span>
  )
}
