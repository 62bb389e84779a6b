import { Badge, Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { useSignOut } from '#web/data/use-sign-out.ts'
import css from './account.module.css'
import type { DeviceSession } from './account-requests.ts'
import { lastUse } from './last-use.ts'
import { accountTexts } from './texts.ts'

type Props = {
  readonly session: DeviceSession
  /** Something is being ended, here or in another row. */
  readonly busy: boolean
  readonly ending: boolean
  readonly onEnd: () => void
}

const { sessions: texts } = accountTexts

/** One device. Ending this one is signing out, with its own words and way. */
export function SessionRow({ session, busy, ending, onEnd }: Props) {
  const signOut = useSignOut()
  const { device, ip, current } = session
  const when = lastUse(session.refreshed_at, new Date())
  const Icon = iconFor(device)
  return (
    <li className={css.session} data-current={current || undefined}>
      <Icon className={css.deviceIcon ?? ''} stroke={1.4} aria-hidden />
      <div className={css.device}>
        <p className={css.deviceName}>
          {device}
          {current && <Badge color="herb">{texts.here}</Badge>}
        </p>
        <p className={css.deviceFacts}>
          <span>{current ? texts.now : texts.lastUse(when)}</span>
          {ip !== null && <span>{ip}</span>}
        </p>
      </div>
      <Button
        className={css.end ?? ''}
        variant="default"
        aria-label={current ? texts.endHere : texts.endOf(device, when)}
        loading={ending}
        disabled={busy}
        onClick={() => (current ? void signOut() : onEnd())}
      >
        {texts.end}
      </Button>
    </li>
  )
}

/** The server's names end with the system: 'Safari en iPad'. */
const iconFor = (device: string) => {
  if (/iPad/.test(device)) return IconDeviceTablet
  return /Android|iPhone/.test(device) ? IconDeviceMobile : IconDeviceDesktop
}
